/** Planets together: in one sign, at war, or across the border of two signs. */
import { separationDeg } from '../angle.ts';
import { isConjunct } from './aspects.ts';
import { planetsOf, type Chart, type ChartPlanet } from './chart.ts';
import type { Planet } from '../tables/planets.ts';

export type Closeness = 'tight' | 'close' | 'wide';

export interface Conjunction {
  readonly planets: readonly [ChartPlanet, ChartPlanet];
  readonly orbDeg: number;
  readonly closeness: Closeness;
  readonly war: PlanetaryWar | null;
}

/** Two planets with discs within a degree (graha yuddha; Surya Siddhanta 7.18-23). */
export interface PlanetaryWar {
  readonly winner: Planet;
  readonly loser: Planet;
}

const TIGHT_DEG = 5;
const CLOSE_DEG = 10;
const WAR_DEG = 1;
const ACROSS_BORDER_DEG = 3;
const WARRIORS: readonly Planet[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** Lists every pair of planets in one sign, in the order of the wire. */
export function conjunctions(chart: Chart): Conjunction[] {
  return pairs(chart)
    .filter(([a, b]) => isConjunct(a, b))
    .map((planets) => conjunction(planets));
}

/** Lists pairs within three degrees but in neighbouring signs; for information only, as these are no conjunctions. */
export function conjunctionsAcrossBorder(chart: Chart): Conjunction[] {
  return pairs(chart)
    .map((planets) => conjunction(planets))
    .filter(({ planets: [a, b], orbDeg }) => !isConjunct(a, b) && orbDeg <= ACROSS_BORDER_DEG);
}

/** Returns how close a conjunction is: tight up to 5 degrees, close up to 10, wide beyond. */
export function closeness(orbDeg: number): Closeness {
  if (orbDeg <= TIGHT_DEG) return 'tight';
  return orbDeg <= CLOSE_DEG ? 'close' : 'wide';
}

function conjunction(planets: readonly [ChartPlanet, ChartPlanet]): Conjunction {
  const [a, b] = planets;
  const orbDeg = separationDeg(a.longitudeDeg, b.longitudeDeg);
  return { planets, orbDeg, closeness: closeness(orbDeg), war: war(a, b) };
}

/** The more northerly of the two wins; on equal latitude nobody does. */
function war(a: ChartPlanet, b: ChartPlanet): PlanetaryWar | null {
  const isConjunctPair = isConjunct(a, b) && WARRIORS.includes(a.id) && WARRIORS.includes(b.id);
  const isWar = isConjunctPair && separationDeg(a.longitudeDeg, b.longitudeDeg) < WAR_DEG;
  if (!isWar || a.latitudeDeg === b.latitudeDeg) return null;
  return a.latitudeDeg > b.latitudeDeg ? { winner: a.id, loser: b.id } : { winner: b.id, loser: a.id };
}

/** Returns the planet that has defeated this one in war, or null. */
export function defeaterOf({ planets }: Chart, id: Planet): Planet | null {
  return WARRIORS.find((other) => other !== id && war(planets[id], planets[other])?.loser === id) ?? null;
}

/** Lists the wars of a chart without its other conjunctions, in the order of these. */
export function wars({ planets }: Chart): PlanetaryWar[] {
  return WARRIORS.flatMap((id, i) => WARRIORS.slice(i + 1).flatMap((other) => war(planets[id], planets[other]) ?? []));
}

function pairs(chart: Chart): (readonly [ChartPlanet, ChartPlanet])[] {
  const planets = planetsOf(chart);
  return planets.flatMap((a, i) => planets.slice(i + 1).map((b) => [a, b] as const));
}
