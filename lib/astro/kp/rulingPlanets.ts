/** Ruling planets: who rules an instant at a place, in the order of their strength. */
import { practice, type Source } from '../source.ts';
import { NODES, SEVEN_PLANETS, type Planet } from '../tables/planets.ts';
import { agentsOf, type AgencyChoices } from './agency.ts';
import type { KpChart, KpPoint } from './kpChart.ts';

export const RULING_SOURCE: Source = practice(
  'K. S. Krishnamurti, KP Reader VI: ruling planets of the ascendant, the Moon and the day; sub lords by later practice',
);

/** The offices, the strongest first; the sub lords come last, as later lists add them. */
export const RULING_OFFICES = [
  'ascendant_star_lord',
  'ascendant_sign_lord',
  'moon_star_lord',
  'moon_sign_lord',
  'day_lord',
  'ascendant_sub_lord',
  'moon_sub_lord',
] as const;
export type RulingOffice = (typeof RULING_OFFICES)[number];

/** When the day of a lord begins. */
export const DAY_BEGINNINGS = ['sunrise', 'midnight'] as const;
export type DayBeginning = (typeof DAY_BEGINNINGS)[number];

/** One planet that rules, by one office or several; a node may rule for others alone. */
export interface RulingPlanet {
  readonly planet: Planet;
  readonly offices: readonly RulingOffice[];
  /** Of a node: the other ruling planets that it acts for. */
  readonly actsFor: readonly Planet[];
  /** Whether it stands in the star or sub of a retrograde planet; the nodes, always retrograde, do not count. */
  readonly isWeak: boolean;
}

export interface RulingPlanets {
  readonly offices: Readonly<Record<RulingOffice, Planet>>;
  /** The strongest first, each planet once; a node stands before the first planet that it acts for. */
  readonly ranked: readonly RulingPlanet[];
}

/** A chart of which no houses are needed. */
type SkyAlone = Pick<KpChart, 'planets'>;

/**
 * Returns the planets that rule an instant.
 *
 * @param ascendant the degree rising, which is no cusp in every division
 * @param dayLord of the day that `DayBeginning` counts
 */
export function rulingPlanets(
  chart: SkyAlone,
  ascendant: KpPoint,
  dayLord: Planet,
  choices: AgencyChoices,
): RulingPlanets {
  const { Moon } = chart.planets;
  const offices: Record<RulingOffice, Planet> = {
    ascendant_star_lord: ascendant.lords.starLord,
    ascendant_sign_lord: ascendant.lords.signLord,
    moon_star_lord: Moon.lords.starLord,
    moon_sign_lord: Moon.lords.signLord,
    day_lord: dayLord,
    ascendant_sub_lord: ascendant.lords.subLord,
    moon_sub_lord: Moon.lords.subLord,
  };
  const rulers = [...new Set(RULING_OFFICES.map((office) => offices[office]))];
  const ranked = preferred(chart, rulers, choices).map((planet) => ({
    planet,
    offices: RULING_OFFICES.filter((office) => offices[office] === planet),
    actsFor: representedBy(chart, planet, rulers, choices),
    isWeak: isInRetrograde(chart, planet),
  }));
  return { offices, ranked };
}

/** Lists the rulers that a node acts for. */
function representedBy(chart: SkyAlone, node: Planet, rulers: readonly Planet[], choices: AgencyChoices): Planet[] {
  return agentsOf(chart, node, choices)
    .map(({ planet }) => planet)
    .filter((planet) => rulers.includes(planet));
}

/** Puts each node that acts for a ruler before the first such ruler, unless it stands there already. */
function preferred(chart: SkyAlone, rulers: readonly Planet[], choices: AgencyChoices): Planet[] {
  let order = [...rulers];
  for (const node of NODES) {
    const first = Math.min(...representedBy(chart, node, rulers, choices).map((planet) => order.indexOf(planet)));
    const own = order.indexOf(node);
    if (first === Infinity || (own >= 0 && own < first)) continue;
    const before = order[first]!;
    order = order.filter((planet) => planet !== node);
    order.splice(order.indexOf(before), 0, node);
  }
  return order;
}

function isInRetrograde({ planets }: SkyAlone, planet: Planet): boolean {
  const { starLord, subLord } = planets[planet].lords;
  return SEVEN_PLANETS.some((id) => planets[id].isRetrograde && (id === starLord || id === subLord));
}
