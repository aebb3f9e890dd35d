/**
 * Points of the koots by class; rows are the groom's, columns the bride's.
 *
 * Classes are those of Muhurta Chintamani; most points have no verse and are those of almanacs, so each table has its other
 * readings beside it.
 */
import { varnaOfSign, type Varna, type Vashya } from '../avakahada.ts';
import type { Gana, Yoni } from '../nakshatraQualities.ts';
import type { SevenPlanet } from '../planets.ts';
import { element, type Element } from '../signs.ts';

type Matrix = readonly (readonly number[])[];

/** Ranks of the varnas in the koot of that name. */
export const VARNA_RANKS: Readonly<Record<Varna, number>> = { brahmin: 4, kshatriya: 3, vaishya: 2, shudra: 1 };

/** Varnas of the lords of signs; Saturn's is below the four. */
export const LORD_VARNAS: Readonly<Record<SevenPlanet, Varna | 'below'>> = {
  Sun: 'kshatriya',
  Moon: 'vaishya',
  Mars: 'kshatriya',
  Mercury: 'shudra',
  Jupiter: 'brahmin',
  Venus: 'brahmin',
  Saturn: 'below',
};

/** Returns the rank of a lord by its varna. */
export function lordVarnaRank(lord: SevenPlanet): number {
  const varna = LORD_VARNAS[lord];
  return varna === 'below' ? 0 : VARNA_RANKS[varna];
}

/** Telugu and Tamil almanacs: earth and air change places. */
const EARTH_SHUDRA: Readonly<Record<Element, Varna>> = {
  fire: 'kshatriya',
  earth: 'shudra',
  air: 'vaishya',
  water: 'brahmin',
};

/** B. V. Raman, Muhurtha: Aries to Pisces. */
const RAMAN_VARNAS: readonly Varna[] = [
  ...(['vaishya', 'shudra', 'vaishya', 'brahmin'] as const),
  ...(['kshatriya', 'shudra', 'kshatriya', 'brahmin'] as const),
  ...(['kshatriya', 'shudra', 'vaishya', 'brahmin'] as const),
];

/** Varna of a sign by index, by each reading; the first is that of Muhurta Chintamani. */
export const VARNA_READINGS = {
  default: varnaOfSign,
  earth_shudra: (signIndex: number): Varna => EARTH_SHUDRA[element(signIndex)],
  raman: (signIndex: number): Varna => RAMAN_VARNAS[signIndex]!,
} as const;

/** The order of rows and columns of vashya. */
export const VASHYA_ORDER: Readonly<Record<Vashya, number>> = {
  chatushpada: 0,
  manava: 1,
  jalachara: 2,
  vanachara: 3,
  keeta: 4,
};

/** The first is K. S. Charak's (XXVII-2), which follows the 2, 1, 1/2, 0 of the commentary. */
export const VASHYA_POINTS = {
  charak: [
    [2, 1, 1, 0, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 0, 1],
    [0.5, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  future_point: [
    [2, 1, 1, 0, 1],
    [1, 2, 0.5, 0, 0],
    [1, 0.5, 2, 1, 1],
    [0.5, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  reconstructed_web: [
    [2, 1, 1, 0, 1],
    [1, 2, 0.5, 0, 0],
    [1, 0.5, 2, 1, 1],
    [0, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  saravali: [
    [2, 0.5, 1, 0, 1],
    [0.5, 2, 0, 0, 0],
    [1, 0, 2, 2, 1],
    [0, 0, 2, 2, 0],
    [2, 0, 2, 0, 2],
  ],
  maitreya8: [
    [2, 1, 0.5, 0, 1],
    [0, 2, 1, 0, 1],
    [0, 1, 2, 0, 1],
    [0.5, 0.5, 1, 2, 0],
    [0, 1, 1, 0, 2],
  ],
} as const satisfies Record<string, Matrix>;

/** The order of rows and columns of yoni. */
export const YONI_ORDER: Readonly<Record<Yoni, number>> = {
  horse: 0,
  elephant: 1,
  sheep: 2,
  serpent: 3,
  dog: 4,
  cat: 5,
  rat: 6,
  cow: 7,
  buffalo: 8,
  tiger: 9,
  deer: 10,
  monkey: 11,
  mongoose: 12,
  lion: 13,
};

/** What each number of points says of two animals, from none up. */
export const YONI_GRADES = ['hostile', 'unfriendly', 'indifferent', 'friendly', 'same'] as const;
export type YoniGrade = (typeof YONI_GRADES)[number];

/** Horse and deer have 1 in some prints. */
const HORSE_DEER_ONE = 1;

const YONI: Matrix = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/** K. S. Charak, table XXVII-4. */
const YONI_CHARAK: Matrix = [
  [4, 2, 3, 2, 2, 3, 3, 2, 0, 1, 3, 2, 2, 1],
  [2, 4, 3, 2, 2, 3, 2, 3, 3, 1, 3, 2, 2, 0],
  [3, 3, 4, 2, 2, 3, 2, 3, 3, 1, 3, 0, 2, 1],
  [2, 2, 2, 4, 2, 1, 1, 2, 2, 2, 2, 1, 0, 2],
  [2, 2, 2, 2, 4, 1, 1, 2, 2, 2, 0, 2, 2, 2],
  [3, 3, 3, 1, 1, 4, 0, 3, 3, 2, 3, 2, 2, 2],
  [3, 2, 2, 1, 1, 0, 4, 3, 3, 2, 3, 2, 1, 2],
  [2, 3, 3, 2, 2, 3, 3, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 2, 2, 3, 3, 3, 4, 1, 3, 2, 2, 1],
  [1, 1, 1, 2, 2, 2, 2, 0, 1, 4, 1, 2, 2, 3],
  [3, 3, 3, 2, 0, 3, 3, 3, 3, 1, 4, 2, 2, 1],
  [2, 2, 0, 1, 2, 2, 2, 2, 2, 2, 2, 4, 2, 2],
  [2, 2, 2, 0, 2, 2, 1, 2, 2, 2, 2, 2, 4, 2],
  [1, 0, 1, 2, 2, 2, 2, 1, 1, 3, 1, 2, 2, 4],
];

/** The first is that of almanacs; all have the seven hostile pairs of Muhurta Chintamani. */
export const YONI_POINTS = {
  default: YONI,
  charak: YONI_CHARAK,
  horse_deer_one: withPair(YONI, 'horse', 'deer', HORSE_DEER_ONE),
} as const satisfies Record<string, Matrix>;

function withPair(matrix: Matrix, one: Yoni, other: Yoni, points: number): Matrix {
  const pair = [YONI_ORDER[one], YONI_ORDER[other]];
  return matrix.map((row, i) =>
    row.map((cell, j) => (i !== j && pair.includes(i) && pair.includes(j) ? points : cell)),
  );
}

/** The order of rows and columns of gana. */
export const GANA_ORDER: Readonly<Record<Gana, number>> = { deva: 0, manushya: 1, rakshasa: 2 };

/** The first is K. S. Charak's (XXVII-6). */
export const GANA_POINTS = {
  default: [
    [6, 6, 0],
    [5, 6, 0],
    [1, 0, 6],
  ],
  transposed: [
    [6, 5, 1],
    [6, 6, 0],
    [0, 0, 6],
  ],
  one_each_way: [
    [6, 6, 1],
    [5, 6, 0],
    [1, 0, 6],
  ],
} as const satisfies Record<string, Matrix>;

/** Two lords by how each regards the other, the kinder regard first. */
export type LordsCase =
  'same' | 'friend_friend' | 'friend_neutral' | 'neutral_neutral' | 'friend_enemy' | 'neutral_enemy' | 'enemy_enemy';

type LordsPoints = Readonly<Record<LordsCase, number>>;

const LORDS: LordsPoints = {
  same: 5,
  friend_friend: 5,
  friend_neutral: 4,
  neutral_neutral: 3,
  friend_enemy: 1,
  neutral_enemy: 0.5,
  enemy_enemy: 0,
};

/** The first is that of nearly all prints; the last that of some Telugu almanacs. */
export const LORDS_POINTS = {
  default: LORDS,
  maitreya8: { ...LORDS, neutral_neutral: 2, friend_enemy: 2, neutral_enemy: 1 },
  telugu: { ...LORDS, friend_enemy: 2, neutral_enemy: 1 },
} as const satisfies Record<string, LordsPoints>;
