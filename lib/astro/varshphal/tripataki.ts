/**
 * Tri-pataki chakra: twelve points on the ends of three upright and three level lines, the signs from the annual ascendant.
 *
 * Planets start from their natal signs and go on with the years of life; those on points that a line joins to another
 * touch it (vedha). It is read for the ascendant of the year, at the middle flag, and for the Moon.
 */
import { countFrom, nthSignFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { practice } from '../source.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import type { Annual } from './annual.ts';
import type { Progress } from './tajikaChoices.ts';

export const TRIPATAKI_SOURCE = practice('Tajika schools; S. Adawal, Tajik Shastra, chapter 6');

/** Years of the cycle of each planet. */
const CYCLES: Readonly<Record<Planet, 4 | 6 | 9>> = {
  Sun: 4,
  Moon: 9,
  Mars: 6,
  Mercury: 4,
  Jupiter: 4,
  Venus: 4,
  Saturn: 4,
  Rahu: 6,
  Ketu: 6,
};

/** The points that a line joins to each, the middle flag first. */
const JOINED: readonly (readonly number[])[] = [
  ...[
    [4, 7, 10],
    [3, 6, 9],
    [2, 8, 11],
    [1, 7, 10],
    [6, 9, 12],
    [2, 5, 11],
  ],
  ...[
    [1, 4, 10],
    [3, 9, 12],
    [2, 5, 8],
    [1, 4, 7],
    [3, 6, 12],
    [5, 8, 11],
  ],
];

/** Where a planet stands in the chakra. */
export interface TripatakiPlace {
  readonly planet: Planet;
  readonly signIndex: number;
  /** Counted from the annual ascendant. */
  readonly point: number;
}

/** Who touches a point, and who stands on it. */
export interface TripatakiTouch {
  readonly touching: readonly Planet[];
  readonly joining: readonly Planet[];
}

export interface Tripataki {
  /** Of life, the first from birth. */
  readonly runningYear: number;
  readonly places: readonly TripatakiPlace[];
  readonly ascendant: TripatakiTouch;
  readonly moon: TripatakiTouch;
}

/** Returns the chakra of a year. */
export function tripataki(annual: Annual, progress: Progress = 'remainder'): Tripataki {
  const { chart, completedYears, natal } = annual;
  return tripatakiOf(natal, chart.ascendant.signIndex, completedYears + 1, progress);
}

/** Returns the chakra of a running year of life, under the sign that rises in it. */
export function tripatakiOf(
  natal: Pick<Chart, 'signs'>,
  ascendantSignIndex: number,
  runningYear: number,
  progress: Progress,
): Tripataki {
  const places = PLANETS.map((planet): TripatakiPlace => {
    const steps = stepsOf(runningYear, CYCLES[planet], progress);
    const isBackward = planet === 'Rahu' || planet === 'Ketu';
    const signIndex = nthSignFrom(natal.signs[planet], isBackward ? 2 - steps : steps);
    return { planet, signIndex, point: countFrom(ascendantSignIndex, signIndex) };
  });
  const moonPoint = places.find(({ planet }) => planet === 'Moon')!.point;
  const others = places.filter(({ planet }) => planet !== 'Moon');
  return { runningYear, places, ascendant: touchOf(places, 1), moon: touchOf(others, moonPoint) };
}

/** Which sign is reached, counted from the natal one inclusive. */
function stepsOf(runningYear: number, cycle: number, progress: Progress): number {
  return progress === 'stay' ? Math.ceil(runningYear / cycle) : runningYear % cycle || cycle;
}

function touchOf(places: readonly TripatakiPlace[], point: number): TripatakiTouch {
  const planetsOn = (points: readonly number[]) =>
    places.filter((place) => points.includes(place.point)).map(({ planet }) => planet);
  return { touching: planetsOn(JOINED[point - 1]!), joining: planetsOn([point]) };
}
