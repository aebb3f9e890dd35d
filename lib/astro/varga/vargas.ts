/** The twenty divisional charts (BPHS 6; D5, D6, D8 and D11 by later practice): one row each, a mapping per method. */
import { bphs, practice, type Source } from '../source.ts';
import { irregular, trimsamsaEndsDeg } from './irregular.ts';
import { element, isOddSign, modality, type Element, type Modality } from '../tables/signs.ts';

/** Returns the varga sign of a part: `s` the sign by index, `k` the part of it, both from 0. Any integer; wrapped later. */
export type VargaMapping = (s: number, k: number) => number;

export interface Varga {
  readonly id: VargaId;
  readonly division: number;
  readonly name: string;
  /** The name in Devanagari, which Sanskrit and Hindi share. */
  readonly sanskrit: string;
  /** Of the default method. */
  readonly source: Source;
  /** Whether the text settles the default method. */
  readonly confidence: 'rule_exact' | 'interpretive';
  /** The default first. */
  readonly methods: Readonly<Record<string, VargaMapping>>;
  /** Where the parts of a sign end under the default method, if they are unequal. */
  readonly unequalEndsDeg?: (s: number) => readonly number[];
}

export const VARGA_IDS = [
  'd1',
  'd2',
  'd3',
  'd4',
  'd5',
  'd6',
  'd7',
  'd8',
  'd9',
  'd10',
  'd11',
  'd12',
  'd16',
  'd20',
  'd24',
  'd27',
  'd30',
  'd40',
  'd45',
  'd60',
] as const;
export type VargaId = (typeof VARGA_IDS)[number];

const cyclic =
  (division: number): VargaMapping =>
  (s, k) =>
    division * s + k;
const fromSign =
  (step: number): VargaMapping =>
  (s, k) =>
    s + step * k;
const byParity =
  (odd: VargaMapping, even: VargaMapping): VargaMapping =>
  (s, k) =>
    isOddSign(s) ? odd(s, k) : even(s, k);
const fromModality =
  (start: Readonly<Record<Modality, number>>): VargaMapping =>
  (s, k) =>
    start[modality(s)] + k;
const fromElement =
  (start: Readonly<Record<Element, number>>): VargaMapping =>
  (s, k) =>
    start[element(s)] + k;
const listed =
  (signs: readonly number[]): VargaMapping =>
  (_, k) =>
    signs[k]!;
/** Signs of Mars, Saturn, Jupiter, Mercury and Venus: the odd ones in odd signs, in even signs the even ones backwards. */
const byFivePlanets = byParity(listed([0, 10, 8, 2, 6]), listed([1, 5, 11, 9, 7]));
/** Odd signs run through the zodiac one after another, even signs through it backwards (Somanatha). */
const somanatha =
  (division: number): VargaMapping =>
  (s, k) => {
    const nth = division * Math.floor(s / 2) + k;
    return isOddSign(s) ? nth : 11 - nth;
  };

const pvr = practice('P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach');
const rath = practice('Sanjay Rath (Rudramsa)');

export const VARGAS: Readonly<Record<VargaId, Varga>> = {
  d1: row('d1', 1, 'Rashi', 'राशि', bphs(6, '2-4'), { parashara: (s) => s }),
  d2: row('d2', 2, 'Hora', 'होरा', bphs(6, '5-6'), {
    parashara: byParity(listed([4, 3]), listed([3, 4])),
    parivritti: cyclic(2),
    parivritti_even_reversed: byParity(cyclic(2), (s, k) => 2 * s + 1 - k),
    raman: (s, k) => s + 10 * k,
    kashinatha: irregular.kashinathaHora,
  }),
  d3: row('d3', 3, 'Drekkana', 'द्रेष्काण', bphs(6, '7-8'), {
    parashara: fromSign(4),
    parivritti: cyclic(3),
    somanatha: somanatha(3),
    jagannatha: (s, k) => fromModality({ movable: s, fixed: s + 8, dual: s + 4 })(s, 4 * k),
  }),
  d4: row('d4', 4, 'Chaturthamsa', 'चतुर्थांश', bphs(6, '9'), { parashara: fromSign(3), parivritti: cyclic(4) }),
  d5: row('d5', 5, 'Panchamsa', 'पञ्चमांश', pvr, {
    standard: byFivePlanets,
    parivritti: cyclic(5),
  }),
  d6: row('d6', 6, 'Shashthamsa', 'षष्ठांश', pvr, { standard: cyclic(6) }),
  d7: row('d7', 7, 'Saptamsa', 'सप्तांश', bphs(6, '10-11'), {
    parashara: byParity(fromSign(1), (s, k) => s + 6 + k),
    even_reversed: byParity(fromSign(1), (s, k) => s + 6 - k),
  }),
  d8: row('d8', 8, 'Ashtamsa', 'अष्टमांश', pvr, { standard: fromModality({ movable: 0, fixed: 8, dual: 4 }) }),
  d9: row('d9', 9, 'Navamsa', 'नवांश', bphs(6, '12'), {
    parashara: cyclic(9),
    kalachakra: irregular.kalachakraNavamsa,
    somanatha: somanatha(9),
  }),
  d10: row('d10', 10, 'Dasamsa', 'दशांश', bphs(6, '13-14'), {
    parashara: byParity(fromSign(1), (s, k) => s + 8 + k),
    even_reversed: byParity(fromSign(1), (s, k) => s + 8 - k),
  }),
  d11: row('d11', 11, 'Ekadasamsa', 'एकादशांश', rath, {
    rath: (s, k) => 12 - s + k,
    raman: (s, k) => 11 - (12 - s + k),
    parivritti: cyclic(11),
  }),
  d12: row('d12', 12, 'Dwadasamsa', 'द्वादशांश', bphs(6, '15'), { parashara: fromSign(1) }),
  d16: row('d16', 16, 'Shodasamsa', 'षोडशांश', bphs(6, '16'), {
    parashara: fromModality({ movable: 0, fixed: 4, dual: 8 }),
  }),
  d20: row('d20', 20, 'Vimsamsa', 'विंशांश', bphs(6, '17-21'), {
    parashara: fromModality({ movable: 0, fixed: 8, dual: 4 }),
  }),
  d24: row('d24', 24, 'Chaturvimsamsa', 'चतुर्विंशांश', bphs(6, '22-23'), {
    parashara: byParity(
      (_, k) => 4 + k,
      (_, k) => 3 + k,
    ),
    even_reversed: byParity(
      (_, k) => 4 + k,
      (_, k) => 3 - k,
    ),
  }),
  d27: row('d27', 27, 'Saptavimsamsa', 'सप्तविंशांश', bphs(6, '24-26'), {
    parashara: fromElement({ fire: 0, earth: 3, air: 6, water: 9 }),
  }),
  d30: row(
    'd30',
    30,
    'Trimsamsa',
    'त्रिंशांश',
    bphs(6, '27-28'),
    {
      parashara: byFivePlanets,
      equal: fromSign(1),
    },
    trimsamsaEndsDeg,
  ),
  d40: row('d40', 40, 'Khavedamsa', 'खवेदांश', bphs(6, '29-30'), {
    parashara: byParity(
      (_, k) => k,
      (_, k) => 6 + k,
    ),
  }),
  d45: row('d45', 45, 'Akshavedamsa', 'अक्षवेदांश', bphs(6, '31-32'), {
    parashara: fromModality({ movable: 0, fixed: 4, dual: 8 }),
  }),
  // The verse can also be read as counting from Aries.
  d60: {
    ...row('d60', 60, 'Shashtiamsa', 'षष्ट्यंश', bphs(6, '33-41'), { from_sign: fromSign(1), from_aries: (_, k) => k }),
    confidence: 'interpretive',
  },
};

/** Where the methods other than the default of a varga come from. */
const OTHER_METHODS: Readonly<Record<string, Source>> = {
  parivritti: practice('Parivritti: all parts in turn through the zodiac'),
  parivritti_even_reversed: practice('Parivritti with even signs backwards (P. V. R. Narasimha Rao)'),
  raman: practice('B. V. Raman; for the hora also Brihat Jataka 1.12 as the view of some'),
  kashinatha: practice('Kashinatha hora: day-strong and night-strong sign of the lord'),
  somanatha: practice('Somanatha: odd signs forward through the zodiac, even signs backwards'),
  jagannatha: practice('Jagannatha drekkana: from the movable sign of the element'),
  kalachakra: practice('Kalachakra navamsa: the padas of Kalachakra dasha'),
  even_reversed: practice('The verses of the default, parts of even signs counted backwards'),
  equal: practice('Thirty equal parts counted from the sign itself'),
  from_aries: practice('The verses of the default, parts counted from Aries'),
};

/** Returns where a mapping comes from. */
export function methodSource({ methods, source }: Varga, method: string): Source {
  return method === Object.keys(methods)[0] ? source : OTHER_METHODS[method]!;
}

/** Names of the methods of each varga that offers more than one, the default first. */
export const VARGA_METHODS: Readonly<Record<string, readonly [string, ...string[]]>> = Object.fromEntries(
  Object.values(VARGAS)
    .map(({ id, methods }) => [id, Object.keys(methods) as [string, ...string[]]] as const)
    .filter(([, methods]) => methods.length > 1),
);

function row(
  id: VargaId,
  division: number,
  name: string,
  sanskrit: string,
  source: Source,
  methods: Readonly<Record<string, VargaMapping>>,
  unequalEndsDeg?: (s: number) => readonly number[],
): Varga {
  const confidence = source.chapter === undefined ? 'interpretive' : 'rule_exact';
  return { id, division, name, sanskrit, source, confidence, methods, ...(unequalEndsDeg && { unequalEndsDeg }) };
}
