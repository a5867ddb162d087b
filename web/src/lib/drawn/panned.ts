/**
 * A row that may be longer than its room: it says on which side there is more, by `data-more`, which the styles fade
 * out there, and it begins at the end that is asked for.
 */
export function panned(from: 'start' | 'end' = 'start'): (element: HTMLElement) => () => void {
  return (element) => {
    const tell = () => {
      const left = element.scrollLeft > 1;
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      const more = left && right ? 'both' : left ? 'left' : right ? 'right' : null;
      if (more) element.dataset.more = more;
      else delete element.dataset.more;
    };
    element.scrollLeft = from === 'end' ? element.scrollWidth : 0;
    tell();
    element.addEventListener('scroll', tell, { passive: true });
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => {
      element.removeEventListener('scroll', tell);
      sizes.disconnect();
    };
  };
}
