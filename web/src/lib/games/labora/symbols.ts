/** What a building does, as a row of symbols: what goes in, an arrow, what comes out. */

import { ANY, CATALOG, building, type Amounts, type Bill, type Step, type Trade, type Yield } from './catalog';
import type { Building, Good } from './types';

/** A symbol with a number before it, a mark between symbols, or a word of the page by its key. */
export type Token = { icon: string; count?: string } | { mark: '→' | '/' | '|' } | { times: string } | { word: string };

const amount = (icon: string, count: number): Token => (count === 1 ? { icon } : { icon, count: String(count) });
const amounts = (list: Amounts): Token[] => list.map(([good, count]) => amount(good, count));
const between = (list: Token[][], mark: '/' | '|'): Token[] =>
  list.flatMap((one, index) => (index ? [{ mark } as Token, ...one] : one));

/** All basic goods, each as many: any of them. */
function isAnyBasic(list: Amounts): boolean {
  return (
    list.length === CATALOG.basic_goods.length &&
    list.every(([good, count]) => CATALOG.basic_goods.some((basic) => basic === good) && count === list[0]?.[1])
  );
}

const half = (halves: number): string =>
  halves === 1 ? '½' : halves % 2 ? `${Math.floor(halves / 2)}½` : String(halves / 2);

export function billTokens({ goods, food, half_energy, points, different }: Bill): Token[] {
  return [
    ...amounts(goods),
    ...(food ? [amount('food', food)] : []),
    ...(half_energy ? [{ icon: 'energy', ...(half_energy === 2 ? {} : { count: half(half_energy) }) }] : []),
    ...(points ? [amount('points', points)] : []),
    ...(different ? [amount('kinds', different)] : []),
  ];
}

export function yieldTokens(get: Yield): Token[] {
  if ('table' in get) return [{ icon: get.table[0], count: get.table[1].join('/') }];
  if ('goods' in get) return amounts(get.goods);
  return isAnyBasic(get.one_of)
    ? [amount('basic', get.one_of[0]?.[1] ?? 1)]
    : between(
        get.one_of.map((one) => amounts([one])),
        '/',
      );
}

const timesOf = (most: number): Token[] => (most === 1 ? [] : [{ times: most >= ANY ? '∞' : `${most}×` }]);

export function tradeTokens({ most, pay, get }: Trade): Token[] {
  const out = yieldTokens(get);
  return [...timesOf(most), ...billTokens(pay), ...(out.length ? [{ mark: '→' } as Token, ...out] : [])];
}

const icons = (goods: readonly Good[]): Token[] =>
  between(
    goods.map((good) => [{ icon: good }]),
    '/',
  );

function stepTokens(step: Step): Token[] {
  switch (step) {
    case 'build':
      return [{ icon: 'build' }];
    case 'settle':
      return [{ icon: 's-hamlet' }];
    case 'fell':
      return [{ icon: 'fell' }];
    case 'cut':
      return [{ icon: 'cut' }];
    case 'clear_first':
      return [{ icon: 't-forest' }, { mark: '→' }];
    case 'all_clergy_home':
      return [{ icon: 'prior' }, { icon: 'brother' }, { word: 'labora-ui-home' }];
    case 'prior_home':
      return [{ icon: 'prior' }, { word: 'labora-ui-home' }];
    case 'free_district':
      return [{ icon: 'district' }];
    case 'free_plot':
      return [{ icon: 'plot' }];
    default:
      break;
  }
  if ('gain' in step)
    return isAnyBasic(step.gain)
      ? [{ mark: '→' }, ...amounts(step.gain).map((one) => one)]
      : [{ mark: '→' }, ...amounts(step.gain)];
  if ('choose' in step)
    return between(
      step.choose.map((one) => amounts([one])),
      '/',
    );
  if ('two_basics' in step) return step.two_basics.map((count) => amount('basic', count));
  if ('trade' in step) return tradeTokens(step.trade);
  if ('price' in step) return [...billTokens(step.price.pay), { mark: '→' }, ...yieldTokens(step.price.get)];
  if ('trades' in step) return between(step.trades[1].map(tradeTokens), '|');
  if ('show' in step)
    return [
      { icon: step.show[0], count: step.show[1].map(([from]) => from).join('/') },
      { mark: '→' },
      { icon: 'coin', count: step.show[1].map(([, coins]) => coins).join('/') },
    ];
  if ('wheel' in step) return [{ icon: 'wheel' }, { mark: '→' }, ...icons(step.wheel)];
  if ('joker' in step) return [{ icon: 'joker' }, { mark: '→' }, ...icons(step.joker)];
  if ('copy' in step)
    return [
      { word: `labora-ui-copy-${step.copy.replace('_', '-')}` },
      ...(step.copy === 'holds_prior' ? [{ icon: 'prior' }] : step.copy === 'occupied' ? [{ icon: 'brother' }] : []),
    ];
  if ('clear' in step)
    return [...timesOf(step.clear[0]), { icon: 't-forest' }, { mark: '→' }, ...amounts(step.clear[1])];
  if ('reward' in step)
    return [
      { icon: 'points' },
      ...(step.reward === 'cloisters'
        ? [{ mark: '|' } as Token, { icon: 'b-cloister' }]
        : [{ mark: '|' } as Token, { icon: 't-forest' }, { icon: 't-moor' }]),
    ];
  return [
    { times: `${step.improve}×` },
    ...between(
      [
        ...CATALOG.improvements.map(([from]) => [{ icon: from } as Token]),
        [{ icon: CATALOG.improvements.at(-1)?.[1] ?? '' }],
      ],
      '/',
    ),
  ];
}

const isTrade = (step: Step): boolean => typeof step === 'object' && ('trade' in step || 'trades' in step);

/** The function in rows: every trade has its own; what follows a price stands behind it. */
export function rowsOf(name: Building): Token[][] {
  const rows: Token[][] = [];
  let before: Step | undefined;
  for (const step of building(name).function) {
    const last = rows.at(-1);
    if (typeof step === 'object' && 'trades' in step) rows.push(...step.trades[1].map(tradeTokens));
    else if (last && before && !isTrade(step) && !isTrade(before)) last.push(...stepTokens(step));
    else rows.push(stepTokens(step));
    before = step;
  }
  return rows;
}

const ARROW = 0.66;
/** Letters of a word beside the symbols, in parts of a symbol. */
const LETTER = 0.46;

/** How wide a symbol is, in parts of its size; words are told by their own letters. */
function emsOf(token: Token, said: (word: string) => string): number {
  if ('icon' in token) return 1 + (token.count ? 0.5 * token.count.length + 0.1 : 0);
  if ('times' in token) return 0.5 * token.times.length;
  if ('word' in token) return LETTER * said(token.word).length;
  return token.mark === '→' ? ARROW : 0.3;
}

/** The size at which all rows are seen whole in a box, those that are too long in several lines. */
export function symbolSize(
  rows: readonly (readonly Token[])[],
  box: { width: number; height: number },
  most: number,
  said: (word: string) => string,
): number {
  const GAP = 3;
  const LEAST = 9;
  for (let size = most; size > LEAST; size--) {
    let lines = 0;
    let wide = true;
    for (const row of rows) {
      lines += 1;
      let used = -GAP;
      for (const token of row) {
        const ems = emsOf(token, said) * size;
        if (ems > box.width) wide = false;
        if (used + GAP + ems > box.width) {
          lines += 1;
          used = ems;
        } else used += GAP + ems;
      }
    }
    if (wide && lines * (size + 1) <= box.height) return size;
  }
  return LEAST;
}
