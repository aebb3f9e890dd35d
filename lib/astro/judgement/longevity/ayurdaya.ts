/** Pindayu, amsayu and nisargayu: years that planets and the ascendant give, each step with its verse (BPHS 43; Brihat Jataka 7). */
import { separationDeg } from '../../angle.ts';
import { isAspecting } from '../../chart/aspects.ts';
import { planetsOf, type Chart } from '../../chart/chart.ts';
import { isWithEnemy, relationToSignLord } from '../../planet/dignity.ts';
import { isBenefic } from '../../planet/nature.ts';
import { hundredths } from '../../rounding.ts';
import { brihatJataka, type Source } from '../../source.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import { DIGNITIES } from '../../tables/dignities.ts';
import { isNode, PLANETS, SEVEN_PLANETS, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { SIGN_ARC_DEG, signLord } from '../../tables/signs.ts';
import { isVargottama, vargaSignIndex } from '../../varga/position.ts';
import { lifeYearsFact as fact, type LifeYearsFact, type LifeYearsFacts } from './facts.ts';

export type AyurdayaId = 'pindayu' | 'amsayu' | 'nisargayu';

/** Years at the deepest degree of exaltation; half of them at that of debilitation. Amsayu has none. */
const FULL_YEARS: Readonly<Record<'pindayu' | 'nisargayu', Readonly<Record<SevenPlanet, number>>>> = {
  pindayu: { Sun: 19, Moon: 25, Mars: 15, Mercury: 12, Jupiter: 15, Venus: 21, Saturn: 20 },
  nisargayu: { Sun: 20, Moon: 1, Mars: 2, Mercury: 9, Jupiter: 18, Venus: 20, Saturn: 50 },
};

const YEARS_SOURCES: Readonly<Record<AyurdayaId, Source>> = {
  pindayu: brihatJataka(7, '1-2'),
  amsayu: brihatJataka(7, '10'),
  nisargayu: brihatJataka(8, '9'),
};

/** Share that a malefic loses in each house of the visible half; a benefic loses half of it. */
const HOUSE_SHARES: Readonly<Record<number, number>> = { 12: 1, 11: 1 / 2, 10: 1 / 3, 9: 1 / 4, 8: 1 / 5, 7: 1 / 6 };
const ENEMY_SHARE = 1 / 3;
const COMBUST_SHARE = 1 / 2;
const NEVER_LOST_TO_THE_SUN: readonly SevenPlanet[] = ['Venus', 'Saturn'];
const RISING_MALEFICS: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];

const BY_SIGN = brihatJataka(7, '2');
const BY_HOUSE = brihatJataka(7, '3');
const BY_RISING = brihatJataka(7, '4');
const BY_MULTIPLES = brihatJataka(7, '11');

/** A navamsa gives a year, and twelve of them make a round (Brihat Jataka 7.10). */
const NAVAMSA_DEG = SIGN_ARC_DEG / 9;
const ROUND_YEARS = 12;
const NAVAMSAS = 108;

/** What the years of a planet in amsayu are multiplied by; of several only the greatest, once (Brihat Jataka 7.13). */
export interface YearsIncrease {
  readonly id: Exclude<keyof LifeYearsFacts, YearsReduction['id'] | 'malefic_rising'>;
  readonly factor: 2 | 3;
  readonly text: LifeYearsFact;
  readonly source: Source;
}

export interface YearsReduction {
  readonly id: 'enemy_sign' | 'combust' | 'visible_half';
  /** Share of the remaining years that it takes, 0 to 1. */
  readonly share: number;
  readonly text: LifeYearsFact;
  readonly source: Source;
}

export interface PlanetYears {
  readonly planet: SevenPlanet;
  /** Null in amsayu, where the navamsas passed give the years. */
  readonly fullYears: number | null;
  /** Years before increase and reductions, to a hundredth. */
  readonly givenYears: number;
  readonly increase: YearsIncrease | null;
  readonly reductions: readonly YearsReduction[];
  /** Years after both, to a hundredth. */
  readonly years: number;
}

/** A malefic in the first house takes part of the whole sum (krurodaya harana). */
export interface RisingReduction {
  readonly planets: readonly Planet[];
  /** Of the sum of planets and ascendant, 0 to 1/12. */
  readonly share: number;
  readonly takenYears: number;
  readonly text: LifeYearsFact;
  readonly source: Source;
}

export interface Ayurdaya {
  readonly id: AyurdayaId;
  readonly planets: readonly PlanetYears[];
  /** A year for each navamsa of the rising sign that has risen; in amsayu counted from Aries in rounds of twelve. */
  readonly ascendantYears: number;
  /** Null where none of the three rises, and in amsayu, which does not know it (Brihat Jataka 7.12). */
  readonly rising: RisingReduction | null;
  /** The sum of all, to a hundredth. */
  readonly years: number;
  /** Of the years that planets give, before anything is added or taken. */
  readonly source: Source;
}

/** The three measures and their mean. */
export interface LifeYears {
  readonly measures: readonly Ayurdaya[];
  readonly meanYears: number;
}

/**
 * Returns the years of life by each of the three measures, and the mean of them.
 *
 * @param strengths tell which of several planets in a house loses to the visible half: the strongest alone
 */
export function lifeYears(chart: Chart, strengths: PlanetStrengths): LifeYears {
  const losses = new Map(SEVEN_PLANETS.map((id) => [id, reductionsOf(chart, id, strengths)]));
  const measures = (['pindayu', 'amsayu', 'nisargayu'] as const).map((id) => ayurdaya(chart, id, losses));
  const sum = measures.reduce((total, { years }) => total + years, 0);
  return { measures, meanYears: hundredths(sum / measures.length) };
}

function ayurdaya(chart: Chart, id: AyurdayaId, losses: ReadonlyMap<SevenPlanet, readonly YearsReduction[]>): Ayurdaya {
  const planets = SEVEN_PLANETS.map((planet): PlanetYears => {
    const fullYears = id === 'amsayu' ? null : FULL_YEARS[id][planet];
    const { longitudeDeg } = chart.planets[planet];
    const givenYears = hundredths(
      fullYears === null ? navamsaYears(longitudeDeg) : fullYears * exaltationShare(planet, longitudeDeg),
    );
    const increase = id === 'amsayu' ? increaseOf(chart, planet) : null;
    const reductions = losses.get(planet)!;
    const raised = givenYears * (increase?.factor ?? 1);
    const years = hundredths(reductions.reduce((left, { share }) => left * (1 - share), raised));
    return { planet, fullYears, givenYears, increase, reductions, years };
  });
  const { degreeInSign, longitudeDeg } = chart.ascendant;
  const ascendantYears = hundredths(id === 'amsayu' ? navamsaYears(longitudeDeg) : degreeInSign / NAVAMSA_DEG);
  const sum = planets.reduce((total, { years }) => total + years, ascendantYears);
  const rising = id === 'amsayu' ? null : risingReduction(chart, sum);
  const years = hundredths(sum - (rising?.takenYears ?? 0));
  return { id, planets, ascendantYears, rising, years, source: YEARS_SOURCES[id] };
}

/** Full at the deepest degree of exaltation, half at that of debilitation, evenly between. */
function exaltationShare(planet: SevenPlanet, longitudeDeg: number): number {
  const { deepDegree, exaltedSign } = DIGNITIES[planet];
  return 1 - separationDeg(longitudeDeg, exaltedSign * SIGN_ARC_DEG + deepDegree) / 360;
}

function navamsaYears(longitudeDeg: number): number {
  return (longitudeDeg / NAVAMSA_DEG) % ROUND_YEARS;
}

function increaseOf(chart: Chart, id: SevenPlanet): YearsIncrease | null {
  const planet = chart.planets[id];
  const { isRetrograde, signIndex } = planet;
  const isOwn = (sign: number) => signLord(sign) === id;
  const found: readonly (readonly [isMet: boolean, increase: YearsIncrease])[] = [
    [signIndex === DIGNITIES[id].exaltedSign, INCREASES.exalted],
    [isRetrograde, INCREASES.retrograde],
    [isVargottama(chart, planet), INCREASES.vargottama],
    [isOwn(signIndex), INCREASES.own_sign],
    [isOwn(vargaSignIndex(chart, 'd9', planet)), INCREASES.own_navamsa],
    [isOwn(vargaSignIndex(chart, 'd3', planet)), INCREASES.own_drekkana],
  ];
  return found.find(([isMet]) => isMet)?.[1] ?? null;
}

/** In the order in which they are looked for: those that treble before those that double. */
const INCREASES: Readonly<Record<YearsIncrease['id'], YearsIncrease>> = {
  exalted: { id: 'exalted', factor: 3, text: fact('exalted', {}), source: BY_MULTIPLES },
  retrograde: { id: 'retrograde', factor: 3, text: fact('retrograde', {}), source: BY_MULTIPLES },
  vargottama: { id: 'vargottama', factor: 2, text: fact('vargottama', {}), source: BY_MULTIPLES },
  own_sign: { id: 'own_sign', factor: 2, text: fact('own_sign', {}), source: BY_MULTIPLES },
  own_navamsa: { id: 'own_navamsa', factor: 2, text: fact('own_navamsa', {}), source: BY_MULTIPLES },
  own_drekkana: { id: 'own_drekkana', factor: 2, text: fact('own_drekkana', {}), source: BY_MULTIPLES },
};

function reductionsOf(chart: Chart, id: SevenPlanet, strengths: PlanetStrengths): YearsReduction[] {
  const { dignity, house, isCombust, isRetrograde, signIndex } = chart.planets[id];
  // Debilitation does not depend on the lord of the sign, nor do own sign and exaltation.
  const welcome = dignity === 'debilitated' ? relationToSignLord(id, signIndex, chart.signs) : dignity;
  const isKind = isBenefic(chart, id);
  const houseShare = (HOUSE_SHARES[house] ?? 0) * (isKind ? 1 / 2 : 1);
  const found: YearsReduction[] = [];
  if (isWithEnemy(welcome) && !isRetrograde) {
    found.push({ id: 'enemy_sign', share: ENEMY_SHARE, text: fact('enemy_sign', {}), source: BY_SIGN });
  }
  if (isCombust && !NEVER_LOST_TO_THE_SUN.includes(id)) {
    found.push({ id: 'combust', share: COMBUST_SHARE, text: fact('combust', {}), source: BY_SIGN });
  }
  if (houseShare > 0 && isStrongestInHouse(chart, id, strengths)) {
    const text = fact('visible_half', { share: houseShare, house, isBenefic: isKind });
    found.push({ id: 'visible_half', share: houseShare, text, source: BY_HOUSE });
  }
  return found;
}

function isStrongestInHouse(chart: Chart, id: SevenPlanet, strengths: PlanetStrengths): boolean {
  const { house } = chart.planets[id];
  const others = planetsOf(chart).filter((other) => other.house === house && other.id !== id && !isNode(other.id));
  return others.every((other) => strengths[other.id].value <= strengths[id].value);
}

/** As many parts of 108 as navamsas have risen, with the fraction of the last one; half where a benefic aspects the sign. */
function risingReduction(chart: Chart, sumYears: number): RisingReduction | null {
  const planets = RISING_MALEFICS.filter((id) => chart.planets[id].house === 1);
  if (planets.length === 0) return null;
  const { degreeInSign, signIndex } = chart.ascendant;
  const benefic = PLANETS.find((id) => isBenefic(chart, id) && isAspecting(chart, id, signIndex)) ?? null;
  const share = (degreeInSign / NAVAMSA_DEG / NAVAMSAS) * (benefic === null ? 1 : 1 / 2);
  const text = fact('malefic_rising', { planets, benefic });
  return { planets, share, takenYears: hundredths(sumYears * share), text, source: BY_RISING };
}
