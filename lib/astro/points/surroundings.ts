/** What surrounds a point of the chart: the lord of its sign, who stands with it and who aspects it. */
import { countFrom } from '../angle.ts';
import { aspectsOn } from '../chart/aspects.ts';
import { occupants, type Chart } from '../chart/chart.ts';
import { isBenefic } from '../planet/nature.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';

/** By who joins or aspects a point: friends alone, both kinds, others alone, nobody. */
export type PointTone = 'helped' | 'mixed' | 'strained' | 'alone';

export interface Surroundings {
  readonly signIndex: number;
  readonly house: number;
  /** Of the sign; of Scorpio Mars, of Aquarius Saturn. */
  readonly lord: Planet;
  readonly lordHouse: number;
  readonly joined: readonly Planet[];
  readonly aspectedBy: readonly Planet[];
  readonly tone: PointTone;
}

/** Returns what surrounds a point in a sign, by whole signs; benefics and the lord of the sign are its friends. */
export function surroundings(chart: Chart, signIndex: number): Surroundings {
  const house = countFrom(chart.ascendant.signIndex, signIndex);
  const lord = signLord(signIndex);
  const joined = occupants(chart, house);
  const aspectedBy = aspectsOn(chart, signIndex);
  const near = [...joined, ...aspectedBy];
  const friends = near.filter((planet) => planet === lord || isBenefic(chart, planet));
  return {
    signIndex,
    house,
    lord,
    lordHouse: chart.planets[lord].house,
    joined,
    aspectedBy,
    tone: toneOf(friends.length, near.length - friends.length),
  };
}

function toneOf(friends: number, others: number): PointTone {
  if (friends > 0) return others > 0 ? 'mixed' : 'helped';
  return others > 0 ? 'strained' : 'alone';
}
