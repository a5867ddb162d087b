/** The tab tells that it is my turn: a dot before the title, and the favicon in colours with a seal. */

export function setAttention(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
