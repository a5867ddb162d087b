"""Says at the end what could not be tried, so that nobody takes it for tested."""

from test_examples import HERE, NEEDS


def pytest_terminal_summary(terminalreporter):
    missing = [f"{name} ({need})" for name, need in NEEDS.items() if name not in HERE]
    if missing:
        terminalreporter.write_line(f"{len(missing)} examples were not run: {', '.join(missing)}")
