/** Fourfold significators: which planets give the results of a house, and which houses a planet gives. */
import { practice, type Source } from '../source.ts';
import { forEachPlanet, PLANETS, type Planet } from '../tables/planets.ts';
import { HOUSES } from '../planet/lordship.ts';
import { agentsOf, type Agent, type AgencyChoices } from './agency.ts';
import { ownedBy, ownerOf, type HousedChart } from './kpChart.ts';

export const SIGNIFICATORS_SOURCE: Source = practice(
  'K. S. Krishnamurti, KP Reader II: planets in the star of an occupant, occupants, planets in the star of the owner, owner',
);

/** Four lists, the strongest first. */
export interface Fourfold<Item> {
  /** Of a house: planets in the star of an occupant. Of a planet: the house that its star lord occupies. */
  readonly a: readonly Item[];
  /** Of a house: occupants. Of a planet: the house that it occupies. */
  readonly b: readonly Item[];
  /** Of a house: planets in the star of the owner. Of a planet: houses that its star lord owns. */
  readonly c: readonly Item[];
  /** Of a house: the owner. Of a planet: houses that it owns. */
  readonly d: readonly Item[];
}

export interface HouseSignificators extends Fourfold<Planet> {
  readonly house: number;
  /** The same with each node before the planets that it acts for. */
  readonly withAgents: Fourfold<Planet>;
}

export interface PlanetSignifications extends Fourfold<number> {
  readonly planet: Planet;
  /** Whether no other planet stands in a star of this one, which makes it strong for what it occupies and owns. */
  readonly isSelfSignificator: boolean;
  /** Of a node: the planets that it acts for. */
  readonly agents: readonly Agent[];
  /** All houses of the four lists, ascending. */
  readonly houses: readonly number[];
  /** The same with those of the planets that a node acts for. */
  readonly housesWithAgents: readonly number[];
}

export interface Significators {
  /** The 1st house first. */
  readonly houses: readonly HouseSignificators[];
  readonly planets: Readonly<Record<Planet, PlanetSignifications>>;
}

/** Returns the significators of the twelve houses, and the houses that each planet signifies. */
export function significators(chart: HousedChart, choices: AgencyChoices): Significators {
  const agents = forEachPlanet((planet) => agentsOf(chart, planet, choices));
  const lists = forEachPlanet((planet) => signifiedBy(chart, planet));
  const houses = forEachPlanet((planet) => unionOf([lists[planet]]));
  return {
    houses: HOUSES.map((house) => {
      const four = significatorsOf(chart, house);
      return { house, ...four, withAgents: mapped(four, (planets) => joinedByNodes(planets, agents)) };
    }),
    planets: forEachPlanet((planet) => ({
      planet,
      ...lists[planet],
      isSelfSignificator: PLANETS.every((other) => other === planet || chart.planets[other].lords.starLord !== planet),
      agents: agents[planet],
      houses: houses[planet],
      housesWithAgents: unionOf([lists[planet], ...agents[planet].map((agent) => lists[agent.planet])]),
    })),
  };
}

function significatorsOf(chart: HousedChart, house: number): Fourfold<Planet> {
  const occupants = PLANETS.filter((planet) => chart.planets[planet].house === house);
  const owner = ownerOf(chart, house);
  const inStarOf = (lords: readonly Planet[]) =>
    PLANETS.filter((planet) => lords.includes(chart.planets[planet].lords.starLord));
  return { a: inStarOf(occupants), b: occupants, c: inStarOf([owner]), d: [owner] };
}

function signifiedBy(chart: HousedChart, planet: Planet): Fourfold<number> {
  const { house, lords } = chart.planets[planet];
  const star = chart.planets[lords.starLord];
  return { a: [star.house!], b: [house!], c: ownedBy(chart, star.id), d: ownedBy(chart, planet) };
}

function mapped<Item>(
  { a, b, c, d }: Fourfold<Item>,
  change: (items: readonly Item[]) => readonly Item[],
): Fourfold<Item> {
  return { a: change(a), b: change(b), c: change(c), d: change(d) };
}

/** A node is held to be stronger than the planet that it acts for, so it stands first. */
function joinedByNodes(
  planets: readonly Planet[],
  agents: Readonly<Record<Planet, readonly Agent[]>>,
): readonly Planet[] {
  const acting = PLANETS.filter(
    (node) => !planets.includes(node) && agents[node].some(({ planet }) => planets.includes(planet)),
  );
  return [...acting, ...planets];
}

function unionOf(lists: readonly Fourfold<number>[]): number[] {
  const found = new Set(lists.flatMap(({ a, b, c, d }) => [...a, ...b, ...c, ...d]));
  return HOUSES.filter((house) => found.has(house));
}
