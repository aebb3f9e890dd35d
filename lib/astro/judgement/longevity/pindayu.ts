/** Pindayu: the years that the planets give by their distance from exaltation, with their reductions (BPHS 43). */
import { separationDeg } from '../../angle.ts';
import { planetsOf, type Chart, type ChartPlanet } from '../../chart/chart.ts';
import { isWithEnemy, relationToSignLord } from '../../planet/dignity.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import { DIGNITIES } from '../../tables/dignities.ts';
import { isNode, SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';
import { pindayuFact as fact, type PindayuFact } from './facts.ts';

/** At the deepest degree of exaltation; half of them at that of debilitation. */
const FULL_YEARS: Readonly<Record<SevenPlanet, number>> = {
  Sun: 19,
  Moon: 25,
  Mars: 15,
  Mercury: 12,
  Jupiter: 15,
  Venus: 21,
  Saturn: 20,
};

/** Share that a malefic loses in each house of the visible half; a benefic loses half of it. */
const HOUSE_SHARES: Readonly<Record<number, number>> = { 12: 1, 11: 1 / 2, 10: 1 / 3, 9: 1 / 4, 8: 1 / 5, 7: 1 / 6 };
const ENEMY_SHARE = 1 / 3;
const COMBUST_SHARE = 1 / 2;
const NEVER_LOST_TO_THE_SUN: readonly SevenPlanet[] = ['Venus', 'Saturn'];

export interface PindayuReduction {
  readonly id: 'enemy_sign' | 'combust' | 'visible_half';
  /** Share of the remaining years that it takes, 0 to 1. */
  readonly share: number;
  readonly text: PindayuFact;
}

export interface PindayuPlanet {
  readonly planet: SevenPlanet;
  readonly fullYears: number;
  /** Years before reductions, to a hundredth. */
  readonly givenYears: number;
  readonly reductions: readonly PindayuReduction[];
  /** Years after reductions, to a hundredth. */
  readonly years: number;
}

export interface Pindayu {
  readonly planets: readonly PindayuPlanet[];
  /** A year for each navamsa of the rising sign that has risen. */
  readonly ascendantYears: number;
  /** The sum of all. */
  readonly years: number;
}

/**
 * Returns the years of life that each of the seven and the ascendant give, and their sum.
 *
 * @param strengths tell which of several planets in a house loses to the visible half: the strongest alone (BPHS 43)
 */
export function pindayu(chart: Chart, strengths: PlanetStrengths): Pindayu {
  const planets = SEVEN_PLANETS.map((id) => yearsOf(chart, id, strengths));
  const ascendantYears = hundredths((chart.ascendant.degreeInSign / SIGN_ARC_DEG) * 9);
  const sum = planets.reduce((total, { years }) => total + years, ascendantYears);
  return { planets, ascendantYears, years: hundredths(sum) };
}

function yearsOf(chart: Chart, id: SevenPlanet, strengths: PlanetStrengths): PindayuPlanet {
  const planet = chart.planets[id];
  const { deepDegree, exaltedSign } = DIGNITIES[id];
  const fullYears = FULL_YEARS[id];
  const awayDeg = separationDeg(planet.longitudeDeg, exaltedSign * SIGN_ARC_DEG + deepDegree);
  const givenYears = hundredths(fullYears * (1 - awayDeg / 360));
  const reductions = reductionsOf(chart, id, planet, strengths);
  const left = reductions.reduce((years, { share }) => years * (1 - share), givenYears);
  return { planet: id, fullYears, givenYears, reductions, years: hundredths(left) };
}

function reductionsOf(
  chart: Chart,
  id: SevenPlanet,
  planet: ChartPlanet,
  strengths: PlanetStrengths,
): PindayuReduction[] {
  const { dignity, house, isCombust, isRetrograde, signIndex } = planet;
  // Debilitation does not depend on the lord of the sign, nor do own sign and exaltation.
  const welcome = dignity === 'debilitated' ? relationToSignLord(id, signIndex, chart.signs) : dignity;
  const houseShare = (HOUSE_SHARES[house] ?? 0) * (isBenefic(chart, id) ? 1 / 2 : 1);
  return [
    ...(isWithEnemy(welcome) && !isRetrograde
      ? [{ id: 'enemy_sign', share: ENEMY_SHARE, text: fact('enemy_sign', {}) } as const]
      : []),
    ...(isCombust && !NEVER_LOST_TO_THE_SUN.includes(id)
      ? [{ id: 'combust', share: COMBUST_SHARE, text: fact('combust', {}) } as const]
      : []),
    ...(houseShare > 0 && isStrongestInHouse(chart, id, strengths)
      ? [
          {
            id: 'visible_half',
            share: houseShare,
            text: fact('visible_half', { share: houseShare, house, isBenefic: isBenefic(chart, id) }),
          } as const,
        ]
      : []),
  ];
}

function isStrongestInHouse(chart: Chart, id: SevenPlanet, strengths: PlanetStrengths): boolean {
  const { house } = chart.planets[id];
  const others = planetsOf(chart).filter((other) => other.house === house && other.id !== id && !isNode(other.id));
  return others.every((other) => strengths[other.id].value <= strengths[id].value);
}

function hundredths(years: number): number {
  return Math.round(years * 100) / 100;
}
