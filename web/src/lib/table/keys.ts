/** What a key does at a table, wherever the focus is not in a text field. */

export type Command =
  | 'undo'
  | 'redo'
  | 'older'
  | 'newer'
  | 'first'
  | 'last'
  | 'older-mine'
  | 'newer-mine'
  | 'confirm'
  | 'cancel'
  | 'help'
  | 'chat'
  | 'type'
  | 'hint'
  | 'stand'
  | 'plan'
  | 'next'
  | 'face';

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const PLAIN: Record<string, Command> = {
  ArrowLeft: 'older',
  ArrowRight: 'newer',
  Home: 'first',
  End: 'last',
  '[': 'older-mine',
  ']': 'newer-mine',
  Enter: 'confirm',
  Escape: 'cancel',
  '?': 'help',
  c: 'chat',
  '/': 'type',
  h: 'hint',
  n: 'next',
  s: 'stand',
  t: 'plan',
  v: 'face',
};

/** The list that the help shows. */
export const SHORTCUTS: { keys: string[]; does: string }[] = [
  { keys: ['/'], does: 'web-keys-type' },
  { keys: ['1', '…', '9'], does: 'web-keys-number' },
  { keys: ['Enter'], does: 'web-keys-confirm' },
  { keys: ['Esc'], does: 'web-keys-cancel' },
  { keys: ['Space'], does: 'web-keys-forward' },
  { keys: ['Ctrl', 'Z'], does: 'web-undo' },
  { keys: ['Ctrl', 'Y'], does: 'web-redo' },
  { keys: ['←', '→'], does: 'web-keys-step' },
  { keys: ['[', ']'], does: 'web-keys-mine' },
  { keys: ['Home', 'End'], does: 'web-keys-ends' },
  { keys: ['Shift'], does: 'web-keys-large' },
  { keys: ['H'], does: 'web-keys-hint' },
  { keys: ['S'], does: 'web-stand' },
  { keys: ['T'], does: 'web-keys-plan' },
  { keys: ['N'], does: 'web-keys-next' },
  { keys: ['C'], does: 'web-keys-chat' },
  { keys: ['V'], does: 'web-keys-face' },
  { keys: ['?'], does: 'web-keys-help' },
];

export function commandFor(pressed: Pressed, inField: boolean): Command | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (inField) return null;
    const letter = key.toLowerCase();
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : null;
  }
  if (inField) return key === 'Escape' ? 'cancel' : null;
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether what has the focus takes this key itself. */
export function takesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Enter' && target.closest('button, a, summary, [role=button], [role=option]')) return true;
  const arrows = key.startsWith('Arrow') || key === 'Home' || key === 'End';
  return (
    arrows && target.closest('[role=menu], [role=listbox], [role=grid], [role=radiogroup], input[type=range]') !== null
  );
}

/** Whether a key belongs to a text field. An empty one has nothing to undo, so the table undoes. */
export function inTextField(target: EventTarget | null, pressed: Pressed): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const input = target.closest('input, textarea');
  if (input instanceof HTMLInputElement && input.value === '' && (pressed.ctrlKey || pressed.metaKey)) return false;
  if (input instanceof HTMLInputElement) return !['radio', 'checkbox', 'range', 'button'].includes(input.type);
  return input !== null || target.isContentEditable;
}
