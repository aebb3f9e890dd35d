/** What spoils a planet that forms a yoga (BPHS 34; Laghu Parashari 2). */
import { separationDeg } from '../angle.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { defeaterOf } from '../chart/conjunctions.ts';
import { isDusthana } from '../chart/houses.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import { isNode, NODES, type Planet } from '../tables/planets.ts';

export type BlemishKind = 'combust' | 'fallen' | 'in_dusthana' | 'defeated' | 'near_node';

/** A planet of a yoga, and what spoils it. */
export interface PlanetBlemish {
  readonly planet: Planet;
  readonly kind: BlemishKind;
}

/** The names of blemishes: each continues the name of a planet. */
export const BLEMISH_NAMES: Readonly<Record<BlemishKind, Bilingual>> = {
  combust: both('combust', 'अस्त'),
  fallen: both('debilitated, and nothing lifts it', 'नीच, नीच भंग नहीं'),
  in_dusthana: both('in the 6th, 8th or 12th house', 'छठे, आठवें या बारहवें भाव में'),
  defeated: both('defeated in planetary war', 'ग्रह-युद्ध में पराजित'),
  near_node: both('within ten degrees of a node', 'राहु या केतु से दस अंश के भीतर'),
};

/** A node nearer than this blemishes a planet. */
const NODE_ORB_DEG = 10;

const TESTS: Readonly<Record<BlemishKind, (chart: Chart, planet: Planet) => boolean>> = {
  combust: (chart, planet) => chart.planets[planet].isCombust,
  fallen: isFallen,
  in_dusthana: (chart, planet) => isDusthana(chart.planets[planet].house),
  defeated: (chart, planet) => defeaterOf(chart, planet) !== null,
  near_node: isWithNode,
};
/** Every blemish, for figures of places, which no state of a planet spoils. */
export const BLEMISH_KINDS = Object.keys(TESTS) as BlemishKind[];

/**
 * Lists what spoils the planets of a yoga; nothing where it is unblemished.
 *
 * @param spared blemishes that the yoga itself brings
 */
export function blemishesOf(
  chart: Chart,
  planets: readonly Planet[],
  spared: readonly BlemishKind[] = [],
): PlanetBlemish[] {
  const found: PlanetBlemish[] = [];
  for (const planet of planets) {
    for (const kind of BLEMISH_KINDS)
      if (!spared.includes(kind) && TESTS[kind](chart, planet)) found.push({ planet, kind });
  }
  return found;
}

/** Tells whether a node is in one sign with a planet that is none itself, and near. */
export function isWithNode(chart: Chart, planet: Planet): boolean {
  if (isNode(planet)) return false;
  const { signIndex, longitudeDeg } = chart.planets[planet];
  return NODES.some(
    (node) =>
      chart.signs[node] === signIndex && separationDeg(chart.planets[node].longitudeDeg, longitudeDeg) <= NODE_ORB_DEG,
  );
}
