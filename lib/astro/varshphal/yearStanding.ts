/** How a planet fares in a year: its strength there and its house. The weighing is interpretive. */
import type { Chart } from '../chart.ts';
import { forEachPlanet, isNode, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { ordinal } from '../words.ts';
import type { PanchaVargiyas } from './panchaVargiya.ts';

export interface YearStanding {
  readonly planet: Planet;
  /** Whose strength counts: the planet itself, or the lord of a node's sign. */
  readonly judgedBy: SevenPlanet;
  /** Of 20. */
  readonly bala: number;
  /** From the ascendant of the year. */
  readonly house: number;
  readonly isCombust: boolean;
  /** Of a node never, as the nodes go back by nature. */
  readonly isRetrograde: boolean;
  /** 0 to 1. */
  readonly share: number;
  readonly label: string;
}

export type YearStandings = (planet: Planet) => YearStanding;

/** The 1st house first: angles and trines carry, the 6th, 8th and 12th hold back. */
const HOUSE_FACTORS = [1, 0.9, 0.85, 1, 1, 0.6, 1, 0.5, 1, 1, 1, 0.55];
const COMBUST_FACTOR = 0.75;
const RETROGRADE_FACTOR = 0.9;
const FULL_BALA = 20;

/** Returns what a house, 1 to 12, leaves of a strength, 0.5 to 1; interpretive. */
export function houseFactor(house: number): number {
  return HOUSE_FACTORS[house - 1]!;
}

/** Returns a look-up of how each planet fares in the annual chart. */
export function yearStandings(chart: Chart, balas: PanchaVargiyas): YearStandings {
  const made = forEachPlanet((planet): YearStanding => {
    const { house, isCombust, signIndex } = chart.planets[planet];
    const judgedBy = isNode(planet) ? signLord(signIndex) : planet;
    const bala = balas[judgedBy].classical.value;
    const isRetrograde = chart.planets[planet].isRetrograde && !isNode(planet);
    const light = (isCombust ? COMBUST_FACTOR : 1) * (isRetrograde ? RETROGRADE_FACTOR : 1);
    const whose = judgedBy === planet ? '' : ` (by its dispositor ${judgedBy})`;
    const state = `${isCombust ? ', combust' : ''}${isRetrograde ? ', retrograde' : ''}`;
    const label = `${planet}${whose}: ${bala.toFixed(2)} of 20 units, in the ${ordinal(house)}${state}`;
    const share = (bala / FULL_BALA) * houseFactor(house) * light;
    return { planet, judgedBy, bala, house, isCombust, isRetrograde, share, label };
  });
  return (planet) => made[planet];
}
