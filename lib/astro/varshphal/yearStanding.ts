/** The standing of a planet in a year: its strength and its house. Weights are interpretive. */
import type { Chart } from '../chart/chart.ts';
import { naturalNature, type NaturalNature } from '../planet/nature.ts';
import { forEachPlanet, isNode, type Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import type { StandingArgs } from './facts.ts';
import type { PanchaVargiyas } from './panchaVargiya.ts';

/** `judgedBy` is the planet whose strength counts; nodes, which always are retrograde, do not count as such. */
export interface YearStanding extends StandingArgs {
  /** Factor of its strength by house, 0.1 to 1, as a benefic or a malefic. */
  readonly houseFactor: number;
  /** 0 to 1. */
  readonly share: number;
}

export type YearStandings = (planet: Planet) => YearStanding;

/**
 * The 1st house first. Benefics help in angles and trines and lose in the 6th, 8th and 12th; malefics help in the 3rd,
 * 6th and 11th and afflict the angles, the 8th and the 12th, but that in the 10th they are good for office.
 */
const HOUSE_FACTORS: Readonly<Record<NaturalNature, readonly number[]>> = {
  benefic: [1, 0.8, 0.6, 1, 1, 0.3, 0.9, 0.2, 1, 1, 1, 0.3],
  malefic: [0.4, 0.4, 0.9, 0.2, 0.4, 0.9, 0.2, 0.1, 0.5, 0.7, 1, 0.2],
};
const COMBUST_FACTOR = 0.75;
const RETROGRADE_FACTOR = 0.9;
const FULL_BALA = 20;

/** Returns a function from a planet to its standing in the annual chart. */
export function yearStandings(chart: Chart, balas: PanchaVargiyas): YearStandings {
  const made = forEachPlanet((planet): YearStanding => {
    const { house, isCombust, signIndex } = chart.planets[planet];
    const judgedBy = isNode(planet) ? signLord(signIndex) : planet;
    const bala = balas[judgedBy].classical.value;
    const isRetrograde = chart.planets[planet].isRetrograde && !isNode(planet);
    const houseFactor = HOUSE_FACTORS[naturalNature(chart, planet)][house - 1]!;
    const light = (isCombust ? COMBUST_FACTOR : 1) * (isRetrograde ? RETROGRADE_FACTOR : 1);
    const share = (bala / FULL_BALA) * houseFactor * light;
    return { planet, judgedBy, bala, house, houseFactor, isCombust, isRetrograde, share };
  });
  return (planet) => made[planet];
}

/** Returns what sentences say of a standing. */
export function standingArgs({ bala, house, isCombust, isRetrograde, judgedBy, planet }: YearStanding): StandingArgs {
  return { planet, judgedBy, bala, house, isCombust, isRetrograde };
}
