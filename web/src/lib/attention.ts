/** The tab tells that it is my turn: a dot before the title, with how many games wait where it is more than this one, and
 * the favicon in colours with a seal. */

export function setAttention(title: string, mine: boolean, count = 0): void {
  document.title = mine ? (count > 0 ? `● ${count} · ${title}` : `● ${title}`) : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const before = icon?.getAttribute('href') ?? '';
  // Beside the other, wherever the page lies.
  const href = before.replace(/[^/]*$/, mine ? 'favicon-turn.svg' : 'favicon.svg');
  if (before !== href) icon?.setAttribute('href', href);
}

/** Whoever looks at a table needs no notice of it any more; the worker that showed it takes it away. */
export function withdrawNotice(path: string): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.getRegistration().then((worker) => worker?.active?.postMessage({ type: 'seen', path }));
}
