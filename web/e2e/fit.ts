/**
 * What does not fit on a page as it is seen: texts that are cut off, covered, longer than their button, too small to
 * read, without a translation or run into one another, targets that something else lies over or that are too small for
 * a finger, and a page that can be moved about under its frame. All of it is measured, nothing is known of any game.
 */

import type { Page } from 'playwright-core';

export interface Misfit {
  kind: 'scroll' | 'cut' | 'spill' | 'collide' | 'hidden' | 'covered' | 'small' | 'tiny' | 'unsaid';
  /** Which element, as one would look for it. */
  where: string;
  text: string;
}

/** Runs on the page; it may therefore use nothing from outside. */
function measure(touch: boolean): Misfit[] {
  const FINGER = 44;
  /** Outlines and rounding. */
  const SLACK = 1.5;
  /** The smallest letters, in pixels; smaller ones only in a drawing that a finger enlarges. */
  const READABLE = 11.7;
  const ENLARGED = 9.5;
  const found: Misfit[] = [];
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  // A hint lies over what is seen without it.
  const scope = modal ?? document.querySelector('[data-desk]') ?? document.body;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
  const nameOf = (element: Element): string => {
    const own = (one: Element) =>
      one.tagName.toLowerCase() +
      [...one.classList]
        .filter((name) => !name.startsWith('svelte-') && !name.startsWith('s-'))
        .map((name) => `.${name}`)
        .join('') +
      ['data-target', 'data-at', 'data-tip']
        .filter((name) => one.hasAttribute(name))
        .slice(0, 1)
        .map((name) => `[${name}=${one.getAttribute(name) ?? ''}]`)
        .join('');
    const named = element.parentElement?.closest('[class]:not([class=""])');
    return (named && named !== document.body ? `${own(named)} > ` : '') + own(element);
  };
  const wordsOf = (element: Element) =>
    (element.textContent?.trim() || element.getAttribute('aria-label') || '').replace(/\s+/g, ' ').slice(0, 60);

  /** For screen readers only, or not shown. */
  const unseen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let one: Element | null = element; one; one = one.parentElement)
      if (styleOf(one).clipPath === 'inset(50%)') return true;
    return false;
  };
  /** What is left of a box inside everything that cuts it off; what can be scrolled to counts as seen. */
  function seenOf(element: Element, box: Box): { box: Box; scrolled: boolean } {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      // Nothing cuts off what is inside an svg of ours but the boxes around it.
      if (one instanceof SVGElement && !(one instanceof SVGSVGElement && style.overflowX === 'hidden')) continue;
      const [across, down] = [style.overflowX, style.overflowY];
      if (across === 'visible' && down === 'visible') continue;
      const frame = one.getBoundingClientRect();
      const moves = (way: string) => way === 'auto' || way === 'scroll';
      if (moves(across) || moves(down)) {
        const inside =
          seen.right <= frame.right + SLACK &&
          seen.left >= frame.left - SLACK &&
          seen.bottom <= frame.bottom + SLACK &&
          seen.top >= frame.top - SLACK;
        if (!inside && (moves(across) || (seen.right <= frame.right + SLACK && seen.left >= frame.left - SLACK)))
          return { box: seen, scrolled: true };
      }
      if (across !== 'visible') {
        seen.left = Math.max(seen.left, frame.left);
        seen.right = Math.min(seen.right, frame.right);
      }
      if (down !== 'visible') {
        seen.top = Math.max(seen.top, frame.top);
        seen.bottom = Math.min(seen.bottom, frame.bottom);
      }
      if (style.position === 'fixed') break;
    }
    seen.left = Math.max(seen.left, 0);
    seen.top = Math.max(seen.top, 0);
    seen.right = Math.min(seen.right, innerWidth);
    seen.bottom = Math.min(seen.bottom, innerHeight);
    return { box: seen, scrolled: false };
  }
  /** Behind a sheet that was laid over the table. */
  const sheet = scope.querySelector('[role=dialog]:not(dialog)')?.parentElement;
  const over = sheet?.getBoundingClientRect();
  const behind = (element: Element): boolean => {
    if (!sheet || !over || sheet.contains(element)) return false;
    const box = element.getBoundingClientRect();
    return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
  };
  const width = (box: Box) => box.right - box.left;
  const height = (box: Box) => box.bottom - box.top;

  /** Whatever lies over it can be scrolled away from it. */
  const scrolls = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const moves = /auto|scroll/.test(styleOf(one).overflowY);
      if (moves && one.scrollHeight > one.clientHeight + SLACK) return true;
    }
    return false;
  };

  // 1. The page itself stands still.
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push({ kind: 'scroll', where: 'page', text: `${page.scrollWidth} wide` });
  if (document.querySelector('.table-root') && page.scrollHeight > innerHeight)
    found.push({ kind: 'scroll', where: 'page', text: `${page.scrollHeight} high` });

  // 2. Texts.
  const lines: { element: Element; box: Box; text: string }[] = [];
  const nodes = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    // What is marked as spare repeats what is known elsewhere, and may give way.
    if (!text || !element || element.closest('title, desc, style, script, option, [data-spare]')) continue;
    if (unseen(element) || behind(element)) continue;
    if (/\[[a-z]+-[a-z-]+\]/.test(text)) found.push({ kind: 'unsaid', where: nameOf(element), text });
    // An <svg> is scaled by its view box, everything by the zoom of the table.
    const drawing = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null;
    const viewed = drawing?.viewBox.baseVal.width ?? 0;
    const scale = drawing && viewed ? drawing.clientWidth / viewed : 1;
    const zoom = (element as unknown as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const size = parseFloat(styleOf(element).fontSize) * scale * zoom;
    const least = touch && drawing ? ENLARGED : READABLE;
    if (size < least) found.push({ kind: 'tiny', where: nameOf(element), text: `${text.slice(0, 60)} (${size})` });
    range.selectNodeContents(node);
    // Letters that are squeezed to a length take no more than that, and are one text.
    const squeezed = element.closest('text[textLength]');
    const whole = squeezed ?? element;
    for (const box of squeezed ? [squeezed.getBoundingClientRect()] : range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const { box: seen, scrolled } = seenOf(element, box);
      if (scrolled) continue;
      // The box of a letter is higher than the letter.
      const low = box.height * 0.3;
      if (width(seen) < box.width - SLACK || height(seen) < box.height - low) {
        found.push({ kind: 'cut', where: nameOf(element), text: text.slice(0, 60) });
        break;
      }
      const button = element.closest('button');
      const edge = button && parseFloat(styleOf(button).borderLeftWidth) > 0 ? button.getBoundingClientRect() : null;
      if (edge && (box.left < edge.left - SLACK || box.right > edge.right + SLACK))
        found.push({ kind: 'spill', where: nameOf(element), text: text.slice(0, 60) });
      const inset = box.height * 0.22;
      lines.push({
        element: whole,
        text,
        box: { left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset },
      });
    }
  }
  for (const icon of scope.querySelectorAll('svg.d-i')) {
    if (unseen(icon) || behind(icon)) continue;
    const box = icon.getBoundingClientRect();
    const { box: seen, scrolled } = seenOf(icon, box);
    if (scrolled) continue;
    if (width(seen) < box.width * 0.85 || height(seen) < box.height * 0.85)
      found.push({ kind: 'cut', where: nameOf(icon), text: icon.querySelector('use')?.getAttribute('href') ?? '' });
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.box.top > one.box.bottom - SLACK) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 2 && one.element !== other.element && !scrolls(one.element) && !scrolls(other.element))
        found.push({
          kind: 'collide',
          where: `${nameOf(one.element)} with ${nameOf(other.element)}`,
          text: `${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`,
        });
    }
  });

  // 3. Something opaque over a text. What lets clicks through covers no less.
  const solid = (element: Element): boolean => {
    const style = styleOf(element);
    if (Number(style.opacity) < 0.5) return false;
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
      return (
        element instanceof SVGUseElement ||
        (element instanceof SVGGeometryElement &&
          style.fill !== 'none' &&
          !/, 0\)$|transparent/.test(style.fill) &&
          Number(style.fillOpacity) > 0.5)
      );
    return !/, 0(\.[0-4]\d*)?\)$|transparent|\/ 0(\.[0-4]\d*)?\)$/.test(style.backgroundColor);
  };
  const everything = document.createElement('style');
  everything.textContent = '*:not(dialog):not(.sheet) { pointer-events: auto !important; }';
  document.head.append(everything);
  for (const { element, box, text } of lines) {
    if (scrolls(element)) continue;
    const y = (box.top + box.bottom) / 2;
    const reach = Math.min(4, width(box) / 4);
    const hidden = [box.left + reach, box.right - reach].some((x) => {
      for (const over of document.elementsFromPoint(x, y)) {
        if (over === element || over.contains(element) || element.contains(over)) return false;
        if (element instanceof SVGElement && over.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) {
          // An earlier part of the same drawing lies below.
          if (over instanceof SVGElement && over.ownerSVGElement === element.ownerSVGElement) continue;
        }
        if (solid(over)) return true;
      }
      return false;
    });
    if (hidden) found.push({ kind: 'hidden', where: nameOf(element), text: text.slice(0, 60) });
  }
  everything.remove();

  // 4. Targets.
  const targets = [
    ...scope.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button], [data-target]'),
  ].filter((one) => !one.matches(':disabled, [type=hidden]') && !unseen(one) && !behind(one));
  /** A line of text that leads somewhere is as high as its letters. */
  const running = (target: Element) => target.matches('.log a');
  /** Something larger on the same screen chooses the same. */
  const twin = (target: Element) => target.hasAttribute('data-twin');
  /** The smallest side of what is seen of a target; a label counts as its field. */
  const boxOf = (target: Element): Box =>
    (target instanceof HTMLInputElement && target.labels?.[0] ? target.labels[0] : target).getBoundingClientRect();
  const large = new Set(
    targets
      .filter((one) => Math.min(width(boxOf(one)), height(boxOf(one))) >= FINGER - 0.6)
      .map((one) => one.getAttribute('data-target')),
  );
  for (const target of targets) {
    const box = boxOf(target);
    if (width(box) < 1 || height(box) < 1) continue;
    const { box: seen, scrolled } = seenOf(target, box);
    const say = (kind: Misfit['kind'], more = '') =>
      found.push({ kind, where: nameOf(target), text: `${wordsOf(target)}${more}` });
    const same = target.getAttribute('data-target');
    const own = (x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      if (!top) return false;
      if (target.contains(top) || top.closest('label')?.control === target) return true;
      return same !== null && top.closest('[data-target]')?.getAttribute('data-target') === same;
    };
    /** What can be hit may be larger than what is seen: so far from the middle it goes, there and back. */
    const reaches = () => {
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const here = boxOf(target);
      const [x, y] = [(here.left + here.right) / 2, (here.top + here.bottom) / 2];
      const far = (dx: number, dy: number) => {
        let step = 0;
        while (step < FINGER && own(x + dx * (step + 1), y + dy * (step + 1))) step += 1;
        return step;
      };
      return far(-1, 0) + far(1, 0) >= FINGER - 1 && far(0, -1) + far(0, 1) >= FINGER - 1;
    };
    // The same choice may be offered twice; one of them has to suit a finger.
    const smaller = Math.min(width(box), height(box)) < FINGER - 0.6 && !(same && large.has(same));
    if (touch && smaller && !running(target) && !twin(target) && !reaches())
      say('small', ` (${Math.round(width(box))}×${Math.round(height(box))})`);
    if (scrolled) continue;
    if (width(seen) < width(box) * 0.6 || height(seen) < height(box) * 0.6) {
      say('covered', ' (outside)');
      continue;
    }
    const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9];
    const hits = STEPS.flatMap((u) => STEPS.map((v) => own(seen.left + u * width(seen), seen.top + v * height(seen))));
    if (scrolls(target)) continue;
    const centre = hits[12];
    const share = hits.filter(Boolean).length / hits.length;
    if (!centre || share < 0.5) say('covered', ` (${Math.round(share * 100)} % free)`);
  }
  return found;
}

/** Puts the measuring on every page of a browser, once. */
export async function prepare(page: Page): Promise<void> {
  await page.context().addInitScript(`window.misfits = ${measure.toString()}`);
}

/** What does not fit on the page as it is seen now. */
export function misfitsNow(page: Page, touch: boolean): Promise<Misfit[]> {
  return page.evaluate((finger) => (window as unknown as { misfits: typeof measure }).misfits(finger), touch);
}

/** What does not fit on the table as it stands, in each of the views that a small screen has of it. */
export function misfits(page: Page, touch: boolean): Promise<{ view: string; found: Misfit[] }[]> {
  return page.evaluate(async (finger) => {
    const drawn = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const here = window as unknown as { misfits: typeof measure };
    // A notice over the table that one puts away.
    for (const notice of document.querySelectorAll<HTMLElement>('[data-recap]')) notice.style.display = 'none';
    await drawn();
    const tabs = () => [...document.querySelectorAll<HTMLElement>('.table-root nav button')];
    const all = [];
    // A sheet over the views is put aside by the first of them.
    if (!tabs().length || document.querySelector('[role=dialog]:not(dialog)'))
      all.push({ view: '', found: here.misfits(finger) });
    for (const index of tabs().keys()) {
      tabs()[index]?.click();
      await drawn();
      all.push({ view: tabs()[index]?.textContent?.trim() ?? '', found: here.misfits(finger) });
    }
    return all;
  }, touch);
}
