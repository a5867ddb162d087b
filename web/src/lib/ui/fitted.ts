/**
 * A text that is never cut: where it is too long for the height it may have, its letters become smaller. How much is
 * said in `--fit`, by which the element's own styles multiply their size.
 */

const STEPS = [1, 0.92, 0.85, 0.78, 0.72, 0.66] as const;
/** Letters that can still be read, in pixels. */
const READABLE = 11.8;
/** What hangs below a line does not have to fit. */
const TAILS = 3;

export function fitted(element: HTMLElement): () => void {
  const fit = () => {
    const most = parseFloat(getComputedStyle(element).maxHeight);
    let last: number = STEPS[0];
    for (const step of STEPS) {
      element.style.setProperty('--fit', String(step));
      if (parseFloat(getComputedStyle(element).fontSize) < READABLE) break;
      last = step;
      if (!(element.scrollHeight > most + TAILS)) break;
    }
    element.style.setProperty('--fit', String(last));
    // What has no room left under it stands beside it, unseen: there is nothing to press there.
    const spare = element.nextElementSibling;
    if (!(spare instanceof HTMLElement)) return;
    const away = spare.offsetLeft > element.offsetLeft;
    for (const button of spare.querySelectorAll('button')) button.style.visibility = away ? 'hidden' : '';
  };
  fit();
  const texts = new MutationObserver(fit);
  texts.observe(element, { childList: true, characterData: true, subtree: true });
  // What it may have changes with the width of the page only, what it takes with its letters.
  addEventListener('resize', fit);
  const fonts = 'fonts' in document ? document.fonts : null;
  fonts?.addEventListener('loadingdone', fit);
  return () => {
    texts.disconnect();
    removeEventListener('resize', fit);
    fonts?.removeEventListener('loadingdone', fit);
  };
}
