/** Mars in both charts, from the verdicts on Manglik; and Raman's units, which are further evidence. */
import type { Chart } from '../../../chart/chart.ts';
import type { DoshaVerdict } from '../../../dosha/dosha.ts';
import { manglikComparison, manglikSide, type ManglikMatch } from '../../../dosha/manglik/match.ts';
import { manglikBase, type ManglikReading } from '../../../dosha/manglik/marsHouses.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../../../planet/dignity.ts';
import {
  EQUAL_UNITS,
  MARS_UNITS,
  PASSABLE_SHARE,
  UNIT_EXEMPT,
  UNIT_EXEMPT_ANYWHERE,
  UNIT_HOUSES,
  UNIT_SHARES,
  type UnitDignity,
} from '../../../tables/matching/charts.ts';
import { eachOfTwo, type Role, type Two } from '../../../tables/matching/roles.ts';
import type { FactOf } from '../../../factsOf.ts';
import type { Planet } from '../../../tables/planets.ts';
import { naturalRelation } from '../../../tables/relationships.ts';
import { signLord } from '../../../tables/signs.ts';
import { chartPairFact, type ChartPairFact, type ChartPairFacts, type UnitsState } from '../facts/chartFacts.ts';

/** One chart with the verdict on its Mars. */
export interface MarsSide {
  readonly chart: Chart;
  readonly verdict: DoshaVerdict;
}

export interface MarsMatch {
  readonly state: ManglikMatch;
  /** Which of the two has it where only one does. */
  readonly bearer: Role | null;
  /** What stands for Mars in the chart that has none. */
  readonly malefics: readonly Planet[];
  readonly seen: FactOf<ChartPairFacts, 'mars'>;
}

/**
 * Compares Mars in two charts.
 *
 * @param sides verdicts on Manglik by the same reading
 */
export function marsMatch({ bride, groom }: Two<MarsSide>, reading: ManglikReading): MarsMatch {
  const { bearer, malefics, state } = manglikComparison(
    manglikSide(groom.chart, groom.verdict),
    manglikSide(bride.chart, bride.verdict),
    reading,
  );
  const role: Role | null = bearer === null ? null : bearer === 'own' ? 'groom' : 'bride';
  const charts = { groom: groom.chart, bride: bride.chart };
  const seen = chartPairFact('mars', {
    state,
    bearer: role,
    malefics,
    scores: eachOfTwo(charts, (chart) => manglikBase(chart, reading)),
    houses: eachOfTwo(charts, (chart) => chart.planets.Mars.house),
  });
  return { state, bearer: role, malefics, seen };
}

/** Units of one malefic by its house and sign. */
export interface MaleficUnits {
  readonly planet: Planet;
  readonly house: number;
  readonly signIndex: number;
  readonly dignity: UnitDignity;
  readonly units: number;
}

export interface UnitsMatch {
  readonly parts: Two<readonly MaleficUnits[]>;
  readonly totals: Two<number>;
  readonly state: UnitsState;
  readonly seen: ChartPairFact;
}

type Malefic = keyof typeof UNIT_SHARES;

/** Returns Raman's units of the malefics in both charts, counted from the ascendant, and how they compare. */
export function unitsMatch(charts: Two<Chart>): UnitsMatch {
  const parts = eachOfTwo(charts, unitsOf);
  const totals = eachOfTwo(parts, (list) => list.reduce((sum, { units }) => sum + units, 0));
  const state = unitsState(totals);
  return { parts, totals, state, seen: chartPairFact('mars_units', { units: totals, state }) };
}

function unitsOf(chart: Chart): readonly MaleficUnits[] {
  return (Object.keys(UNIT_SHARES) as Malefic[]).flatMap((planet): MaleficUnits[] => {
    const { house, signIndex } = chart.planets[planet];
    const share = UNIT_HOUSES[house];
    if (share === undefined || (planet === 'Mars' && isExempt(house, signIndex))) return [];
    const dignity = unitDignity(chart, planet);
    return [{ planet, house, signIndex, dignity, units: MARS_UNITS[dignity] * share * UNIT_SHARES[planet] }];
  });
}

function isExempt(house: number, signIndex: number): boolean {
  return UNIT_EXEMPT_ANYWHERE.includes(signIndex) || UNIT_EXEMPT[house]!.includes(signIndex);
}

function unitDignity({ conventions, signs }: Chart, planet: Malefic): UnitDignity {
  const { nodeExaltation } = conventions;
  const signIndex = signs[planet];
  if (isSignDebilitated(planet, signIndex, nodeExaltation)) return 'debilitated';
  if (isSignExalted(planet, signIndex, nodeExaltation)) return 'exalted';
  return isOwnSign(planet, signIndex, nodeExaltation) ? 'own' : naturalRelation(planet, signLord(signIndex));
}

function unitsState({ bride, groom }: Two<number>): UnitsState {
  if (Math.abs(groom - bride) <= EQUAL_UNITS) return 'equal';
  return groom > bride && groom - bride <= bride * PASSABLE_SHARE ? 'passable' : 'unequal';
}
