/** Papa samya: malefics in hard houses of both charts, counted against each other (practice of Kerala). */
import { countFrom } from '../../../angle.ts';
import { isAspecting, isConjunct } from '../../../chart/aspects.ts';
import type { Chart } from '../../../chart/chart.ts';
import { PAPA_HOUSES, PAPA_PASSABLE, PAPA_PLANETS, PAPA_WEIGHTS } from '../../../tables/matching/charts.ts';
import { eachOfTwo, type Two } from '../../../tables/matching/roles.ts';
import type { Planet } from '../../../tables/planets.ts';
import { signLord } from '../../../tables/signs.ts';
import { chartPairFact, type ChartPairFact, type PapaState } from '../facts/chartFacts.ts';

/** What the houses are counted from. */
export type PapaPlace = keyof typeof PAPA_WEIGHTS;
const PAPA_PLACES = Object.keys(PAPA_WEIGHTS) as readonly PapaPlace[];

/** Choices of Kerala manuals; none of them by default. */
export interface PapaOptions {
  /** Whether Ketu counts like the four. */
  readonly isKetuCounted: boolean;
  /** Whether Mars is spared as lord of the ascendant. */
  readonly isMarsLordSpared: boolean;
  /** Whether a malefic with Jupiter or aspected by him is spared. */
  readonly isJupiterSparing: boolean;
}

export const PAPA_OPTIONS: PapaOptions = { isKetuCounted: false, isMarsLordSpared: false, isJupiterSparing: false };

/** One malefic by its house from one place; no points where the house is not a hard one, or the malefic is spared. */
export interface PapaCount {
  readonly planet: Planet;
  readonly from: PapaPlace;
  readonly house: number;
  readonly points: number;
}

export interface PapaPoints {
  readonly counts: readonly PapaCount[];
  readonly sums: Readonly<Record<PapaPlace, number>>;
  readonly total: number;
}

export interface PapaMatch extends Two<PapaPoints> {
  readonly state: PapaState;
  readonly seen: ChartPairFact;
}

/** Compares the malefics of two charts; more of them in the bride's is told, and nothing foretold from it. */
export function papaSamya(charts: Two<Chart>, options: PapaOptions): PapaMatch {
  const points = eachOfTwo(charts, (chart) => papaPoints(chart, options));
  const totals = eachOfTwo(points, ({ total }) => total);
  const groomOver = totals.groom - totals.bride;
  const state = papaState(groomOver);
  return { ...points, state, seen: chartPairFact('papa_samya', { totals, state, groomOver }) };
}

function papaState(groomOver: number): PapaState {
  if (groomOver === 0) return 'equal';
  if (groomOver < 0) return 'bride_heavier';
  return groomOver <= PAPA_PASSABLE ? 'passable' : 'groom_heavier';
}

/** Returns the points of the malefics of one chart. */
export function papaPoints(chart: Chart, options: PapaOptions): PapaPoints {
  const planets: readonly Planet[] = options.isKetuCounted ? [...PAPA_PLANETS, 'Ketu'] : PAPA_PLANETS;
  const counts = PAPA_PLACES.flatMap((from) => planets.map((planet) => papaCount(chart, planet, from, options)));
  const sumFrom = (place: PapaPlace) =>
    counts.reduce((sum, { from, points }) => (from === place ? sum + points : sum), 0);
  const sums = { ascendant: sumFrom('ascendant'), moon: sumFrom('moon'), venus: sumFrom('venus') };
  return { counts, sums, total: sums.ascendant + sums.moon + sums.venus };
}

function papaCount(chart: Chart, planet: Planet, from: PapaPlace, options: PapaOptions): PapaCount {
  const house = countFrom(signOfPlace(chart, from), chart.signs[planet]);
  const isCounted = PAPA_HOUSES.includes(house) && !isSpared(chart, planet, options);
  return { planet, from, house, points: isCounted ? PAPA_WEIGHTS[from] : 0 };
}

function signOfPlace({ ascendant, signs }: Chart, from: PapaPlace): number {
  if (from === 'ascendant') return ascendant.signIndex;
  return from === 'moon' ? signs.Moon : signs.Venus;
}

function isSpared(chart: Chart, planet: Planet, { isJupiterSparing, isMarsLordSpared }: PapaOptions): boolean {
  const { ascendant, planets, signs } = chart;
  if (isMarsLordSpared && planet === 'Mars' && signLord(ascendant.signIndex) === 'Mars') return true;
  if (!isJupiterSparing) return false;
  return isConjunct(planets.Jupiter, planets[planet]) || isAspecting(chart, 'Jupiter', signs[planet]);
}
