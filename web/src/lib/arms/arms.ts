/** The arms of people: four words that always give the same drawing. Seats have pointed shields, people round ones. */

import { SHAPES, type Shape } from './charges';

export const DIVISIONS = [
  'plain',
  'chief',
  'base',
  'bordure',
  'per-pale',
  'per-fess',
  'per-bend',
  'quarterly',
  'per-chevron',
  'paly',
  'barry',
  'chequy',
  'fess',
  'chevron',
] as const;
export const COLOURS = ['azure', 'gules', 'vert', 'purpure', 'sable'] as const;
export const METALS = ['or', 'argent'] as const;
export const CHARGES = Object.keys(SHAPES) as Charge[];

export type Division = (typeof DIVISIONS)[number];
export type Colour = (typeof COLOURS)[number];
export type Metal = (typeof METALS)[number];
export type Charge = keyof typeof SHAPES;
type Tincture = Colour | Metal;

export interface Arms {
  division: Division;
  colour: Colour;
  metal: Metal;
  charge: Charge;
}

const INK = '#2b2118';
const TINCTURE: Readonly<Record<Tincture, string>> = {
  azure: '#2c64a8',
  gules: '#a3271f',
  vert: '#2f6b3c',
  purpure: '#6b3a7d',
  sable: '#3a3028',
  or: '#e9bd4a',
  argent: '#fff6e2',
};

const one = <T extends string>(known: readonly T[], word: string | undefined): T | undefined =>
  known.find((other) => other === word);

/** Arms from their four words; nothing where they are none. */
export function read(text: string | null | undefined): Arms | null {
  const words = (text ?? '').split(' ');
  const [division, colour, metal, charge] = [
    one(DIVISIONS, words[0]),
    one(COLOURS, words[1]),
    one(METALS, words[2]),
    one(CHARGES, words[3]),
  ];
  return words.length === 4 && division && colour && metal && charge ? { division, colour, metal, charge } : null;
}

export const written = ({ division, colour, metal, charge }: Arms): string =>
  `${division} ${colour} ${metal} ${charge}`;

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Any arms; a plain field is three times as likely as each other division. */
export const anyArms = (): Arms => ({
  division: any([...DIVISIONS, 'plain', 'plain'] as const),
  colour: any(COLOURS),
  metal: any(METALS),
  charge: any(CHARGES),
});

/** Whether colour and metal share the field. */
export const isParted = ({ division }: Arms): boolean => division in HALF || division in STRIPES;

/** The key of the blazon, which names the parts in the order in which heralds do. */
export function blazon({ division }: Arms): string {
  if (division in HALF) return 'me-blazon-parted';
  if (division in STRIPES) return 'me-blazon-striped';
  return `me-blazon-${division}`;
}

const charge = (name: Charge, x: number, y: number, s: number, fill: string, thin = 1): string => {
  const c: Shape = SHAPES[name],
    w = ((1.25 * thin) / s).toFixed(2),
    line = fill === TINCTURE.sable ? TINCTURE.or : INK;
  return (
    `<g transform="translate(${x} ${y}) scale(${s})" stroke-linecap="round" stroke-linejoin="round"><path d="${c.d}" fill="${INK}" stroke="${INK}" stroke-width="${((2.2 * thin) / s).toFixed(2)}"/><path d="${c.d}" fill="${fill}"/>` +
    (c.ink ? `<path d="${c.ink}" fill="none" stroke="${line}" stroke-width="${w}"/>` : '') +
    (c.eye ? `<path d="${c.eye}" fill="${line}"/>` : '') +
    '</g>'
  );
};
const ROUND = 'M3 3H37V26C37 37.500 29.500 45.200 20 45.200S3 37.500 3 26Z';
const OUTER = 'M1.200 1.200H38.800V26C38.800 38.500 30.500 47 20 47S1.200 38.500 1.200 26Z';
// Petra Sancta's lines: azure lies, gules stands, vert and purpure lean, sable crosses, or is dotted, argent is empty.
const HATCH: Readonly<Record<Tincture, string>> = {
  azure: 'M0 1H4M0 3H4',
  gules: 'M1 0V4M3 0V4',
  vert: 'M-1-1L5 5M1-3L7 3M-3 1L3 7',
  purpure: 'M5-1L-1 5M3-3L-3 3M7 1L1 7',
  sable: 'M0 1H4M0 3H4M1 0V4M3 0V4',
  or: 'M1 1H1.010M3 3H3.010',
  argent: '',
};
const hatch = (t: Tincture, id: string): string =>
  `<pattern id="${id}-${t}" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="scale(.55)"><path d="${HATCH[t]}" fill="none" stroke="${t === 'sable' ? '#000' : INK}" stroke-opacity="${t === 'or' ? 0.5 : 0.3}" stroke-width="${t === 'or' ? 0.9 : 0.5}" stroke-linecap="round"/></pattern>`;
const frame = (body: string, id: string, fine: boolean): string =>
  fine
    ? `<clipPath id="${id}"><path d="${ROUND}"/></clipPath><g clip-path="url(#${id})">${body}<path d="${ROUND}" fill="none" stroke="#fff6e2" stroke-opacity=".5" stroke-width="3.600"/></g><path d="${ROUND}" fill="none" stroke="${INK}" stroke-width="1.700" stroke-linejoin="round"/>`
    : `<clipPath id="${id}"><path d="${ROUND}"/></clipPath><g clip-path="url(#${id})">${body}</g><path d="${ROUND}" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><path d="${OUTER}" fill="none" stroke="#fff6e2" stroke-opacity=".55"/>`;

// Two halves that change tinctures: the second half of a divided field.
const HALF: Readonly<Partial<Record<Division, string>>> = {
  'per-pale': 'M20 0H40V48H20Z',
  'per-fess': 'M0 23H40V48H0Z',
  'per-bend': 'M0 3L37 40V48H0Z',
  quarterly: 'M20 0H40V23H20ZM0 23H20V48H0Z',
  'per-chevron': 'M20 13L44 37V48H-4V37Z',
};
const STRIPES: Readonly<Partial<Record<Division, string>>> = {
  paly: 'M8.700 0H14.300V48H8.700ZM20 0H25.700V48H20ZM31.400 0H37V48H31.400Z',
  barry: 'M0 10H40V17H0ZM0 24H40V31H0ZM0 38H40V48H0Z',
  chequy: Array.from({ length: 30 }, (_, i) => [i % 5, Math.floor(i / 5)])
    .filter(([x = 0, y = 0]) => (x + y) % 2)
    .map(([x = 0, y = 0]) => `M${3 + x * 6.8} ${3 + y * 7.6}h6.800v7.600h-6.800Z`)
    .join(''),
};

/**
 * The inside of a drawing of 40 by 48: round at the foot, always with a charge. From 64 px on it is finer, with the
 * engravers' hatching, which has told tinctures without colour since the 17th century. `id` is one of the page.
 */
export function drawn(w: Arms, id: string, fine = false): string {
  const f = TINCTURE[w.colour],
    m = TINCTURE[w.metal],
    thin = fine ? 0.7 : 1,
    line = fine ? 0.9 : 1.3;
  const put = (x: number, y: number, s: number, fill: string) => charge(w.charge, x, y, s, fill, thin);
  const paint = (d: string, t: Tincture, edge = false) =>
    `<path d="${d}" fill="${TINCTURE[t]}"${edge ? ` stroke="${INK}" stroke-width="${line}"` : ''}/>` +
    (fine && HATCH[t] ? `<path d="${d}" fill="url(#${id}-${t})"/>` : '');
  let b = (fine ? hatch(w.colour, id) + hatch(w.metal, id) : '') + paint('M0 0H40V48H0Z', w.colour);
  switch (w.division) {
    case 'chief':
      b += paint('M-1-1H41V13.500H-1Z', w.metal, true) + put(20, 28, 0.86, m);
      break;
    case 'base':
      b +=
        put(20, 17.5, 0.9, m) +
        paint('M0 33q5-4 10 0t10 0t10 0t10 0V50H0Z', w.metal, true) +
        `<path d="M2 39q4.500-3.500 9 0t9 0t9 0t9 0" fill="none" stroke="${f}" stroke-width="2.400"/>`;
      break;
    case 'bordure':
      b +=
        `<path d="${ROUND}" fill="none" stroke="${m}" stroke-width="9"/><path d="M7.600 7.600H32.400V26C32.400 34.500 27 40.700 20 40.700S7.600 34.500 7.600 26Z" fill="none" stroke="${INK}" stroke-width="${line}"/>` +
        put(20, 22.5, 0.84, m);
      break;
    case 'per-pale':
    case 'per-fess':
    case 'per-bend':
    case 'quarterly':
    case 'per-chevron':
      b +=
        paint(HALF[w.division] ?? '', w.metal) +
        put(20, 23, 1.02, m) +
        `<clipPath id="${id}-h"><path d="${HALF[w.division]}"/></clipPath><g clip-path="url(#${id}-h)">${put(20, 23, 1.02, f)}</g>`;
      break;
    case 'paly':
    case 'barry':
    case 'chequy':
      b +=
        paint(STRIPES[w.division] ?? '', w.metal) +
        `<circle cx="20" cy="22.500" r="13" fill="${m}" stroke="${INK}" stroke-width="${line}"/>` +
        put(20, 22.5, 0.72, f);
      break;
    case 'fess':
      b += paint('M-1 13.500H41V33H-1Z', w.metal, true) + put(20, 23.2, 0.7, f);
      break;
    case 'chevron':
      b += paint('M-2 29L20 10L42 29V20.500L20 1.500L-2 20.500Z', w.metal, true) + put(20, 28.5, 0.8, m);
      break;
    default:
      b += put(20, 22.5, 1.08, m);
  }
  return frame(b, id, fine);
}

// A charge alone on a roundel: the signs by which two devices are compared.
export const signed = (name: Charge, fill: Tincture): string =>
  `<circle cx="20" cy="20" r="18" fill="${TINCTURE.argent}" stroke="${INK}" stroke-width="2"/>${charge(name, 20, 20, 0.96, TINCTURE[fill])}`;
