/** Where planets pass well, counted from the Moon of birth, and where others obstruct them (Phaladeepika 26). */
import type { Planet } from './planets.ts';

/** Good houses from the Moon of birth, each with the house from which it is obstructed. */
export type VedhaPairs = readonly (readonly [good: number, vedha: number])[];

const AS_SATURN: VedhaPairs = [
  [3, 12],
  [6, 9],
  [11, 5],
];

/** Venus from the 11th and 12th, and the nodes altogether, differ between lists; this is the reading of the text. */
export const VEDHA_PAIRS: Readonly<Record<Planet, VedhaPairs>> = {
  Sun: [
    [3, 9],
    [6, 12],
    [10, 4],
    [11, 5],
  ],
  Moon: [
    [1, 5],
    [3, 9],
    [6, 12],
    [7, 2],
    [10, 4],
    [11, 8],
  ],
  Mars: AS_SATURN,
  Mercury: [
    [2, 5],
    [4, 3],
    [6, 9],
    [8, 1],
    [10, 8],
    [11, 12],
  ],
  Jupiter: [
    [2, 12],
    [5, 4],
    [7, 3],
    [9, 10],
    [11, 8],
  ],
  Venus: [
    [1, 8],
    [2, 7],
    [3, 1],
    [4, 10],
    [5, 9],
    [8, 5],
    [9, 11],
    [11, 6],
    [12, 3],
  ],
  Saturn: AS_SATURN,
  Rahu: AS_SATURN,
  Ketu: AS_SATURN,
};

/** Father and son do not obstruct each other: the Sun and Saturn, the Moon and Mercury. */
export const NO_VEDHA_BETWEEN: readonly (readonly [Planet, Planet])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
];

export const MOORTIS = ['swarna', 'rajata', 'tamra', 'loha'] as const;
export type Moorti = (typeof MOORTIS)[number];

/** The form that a planet enters a sign in, by the house of the passing Moon from the Moon of birth, the 1st first. */
export const MOORTI_OF_HOUSE: readonly Moorti[] = [
  'swarna',
  'rajata',
  'tamra',
  'loha',
  'rajata',
  'swarna',
  'tamra',
  'loha',
  'rajata',
  'tamra',
  'swarna',
  'loha',
];
