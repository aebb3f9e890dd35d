/** The three pairs of longevity, which give the third of life that needs most care (Jaimini Upadesha Sutras 2.1; BPHS 43). */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { modality, signLord, type Modality } from '../tables/signs.ts';
import type { Planet } from '../tables/planets.ts';
import { strongerLord } from './stronger.ts';

export type LifeThird = 'alpayu' | 'madhyayu' | 'purnayu';
/** The third that is told; undecided where the pairs and the years of the planets differ. */
export type LifeClass = LifeThird | 'undecided';

/** Years of age; the last has no end. */
export const LIFE_THIRD_YEARS: Readonly<Record<LifeThird, readonly [from: number, to: number]>> = {
  alpayu: [0, 32],
  madhyayu: [32, 64],
  purnayu: [64, Infinity],
};

/** The bodies of the pairs. */
export type LifeBody = Planet | 'Ascendant' | 'Hora ascendant';

export interface LongevityPair {
  readonly id: 'lords_of_1_and_8' | 'moon_and_saturn' | 'ascendant_and_hora';
  /** In the order of their signs; one planet may own the first and the eighth. */
  readonly bodies: readonly [LifeBody, LifeBody];
  readonly signIndexes: readonly [number, number];
  readonly third: LifeThird;
}

export interface LongevityPairs {
  readonly pairs: readonly LongevityPair[];
  readonly third: LifeThird;
  /** Two or three agree; else the third pair decides, or the second with the Moon in the first house or the seventh. */
  readonly decidedBy: 'majority' | 'ascendant_and_hora' | 'moon_and_saturn';
}

/** What the pairs, corrected by Saturn and Jupiter, and the years of the planets say together. */
export interface LifeVerdict {
  readonly found: LongevityPairs;
  /** One class less by Saturn, one more by Jupiter; both undo each other. */
  readonly isLowered: boolean;
  readonly isRaised: boolean;
  /** The third by the pairs after both corrections. */
  readonly byPairs: LifeThird;
  /** The third that holds the mean of pindayu, amsayu and nisargayu. */
  readonly byYears: LifeThird;
  readonly category: LifeClass;
}

/** What the pair of the lords says where the other lord of a sign with two is taken in place of a node. */
export interface OtherLord {
  readonly house: 1 | 8;
  readonly node: Planet;
  readonly lord: Planet;
  readonly third: LifeThird;
}

/** Returns the third of life by the three pairs, without the corrections that later texts add. */
export function longevityPairs(chart: Chart, horaSignIndex: number): LongevityPairs {
  const lordOf = (house: number) => strongerLord(chart, signOfHouse(chart, house)).winner;
  const signOf = (body: LifeBody) => {
    if (body === 'Hora ascendant') return horaSignIndex;
    return body === 'Ascendant' ? chart.ascendant.signIndex : chart.signs[body];
  };
  const pair = (id: LongevityPair['id'], bodies: LongevityPair['bodies']): LongevityPair => {
    const [first, second] = [signOf(bodies[0]), signOf(bodies[1])];
    return { id, bodies, signIndexes: [first, second], third: THIRDS[modality(first)][modality(second)] };
  };
  const pairs = [
    pair('lords_of_1_and_8', [lordOf(1), lordOf(8)]),
    pair('moon_and_saturn', ['Moon', 'Saturn']),
    pair('ascendant_and_hora', ['Ascendant', 'Hora ascendant']),
  ] as const;
  const agreed = pairs.find(({ third }, i) => pairs.some((other, j) => i !== j && other.third === third));
  if (agreed) return { pairs, third: agreed.third, decidedBy: 'majority' };
  const { house } = chart.planets.Moon;
  const decider = house === 1 || house === 7 ? pairs[1] : pairs[2];
  return {
    pairs,
    third: decider.third,
    decidedBy: decider.id === 'moon_and_saturn' ? decider.id : 'ascendant_and_hora',
  };
}

/** Returns what schools that give Scorpio and Aquarius one lord each read in the first pair; null where no node was taken. */
export function otherLord(chart: Chart, { bodies, signIndexes }: LongevityPair): OtherLord | null {
  const i = bodies.findIndex((body) => body === 'Rahu' || body === 'Ketu');
  if (i < 0) return null;
  const house = i === 0 ? 1 : 8;
  const lord = signLord(signOfHouse(chart, house));
  const third = THIRDS[modality(chart.signs[lord])][modality(signIndexes[1 - i]!)];
  return { house, node: bodies[i] as Planet, lord, third };
}

const THIRDS: Readonly<Record<Modality, Readonly<Record<Modality, LifeThird>>>> = {
  movable: { movable: 'purnayu', fixed: 'madhyayu', dual: 'alpayu' },
  fixed: { movable: 'madhyayu', fixed: 'alpayu', dual: 'purnayu' },
  dual: { movable: 'alpayu', fixed: 'purnayu', dual: 'madhyayu' },
};
