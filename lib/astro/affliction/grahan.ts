/** Grahan: the Sun or the Moon in the sign of a node, in the birth chart or in the navamsa. */
import { wrap180 } from '../angle.ts';
import { isAspecting } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { cancels, required, strengthens, told, weakens } from '../evidence.ts';
import { isFriendlyOrBetter, isStrongBySign } from '../planet/dignity.ts';
import { elongationDeg } from '../planet/nature.ts';
import type { RuleCondition } from '../rule.ts';
import { practice } from '../source.ts';
import { navamsaSignIndex } from '../varga/position.ts';
import type { Affliction } from './affliction.ts';
import { nodeWith } from './nodeCompany.ts';
import { hundredths } from '../rounding.ts';
import { NODES, type Node, type Planet } from '../tables/planets.ts';

const LUMINARIES = ['Sun', 'Moon'] as const;
type Luminary = (typeof LUMINARIES)[number];

export interface Eclipse {
  readonly planet: Luminary;
  readonly node: Node;
}

export interface CloseEclipse extends Eclipse {
  readonly orbDeg: number;
}

/** Lists the luminaries that share the sign of a node. */
export function eclipses(chart: Chart): CloseEclipse[] {
  return LUMINARIES.flatMap((planet) => {
    const company = nodeWith(chart, planet);
    return company ? [{ planet, ...company }] : [];
  });
}

/** Lists the luminaries that share the navamsa sign of a node, whatever the distance in degrees. */
export function navamsaEclipses(chart: Chart): Eclipse[] {
  const signOf = (planet: Luminary | Node) => navamsaSignIndex(chart, chart.planets[planet]);
  const nodes = NODES.map((node) => ({ node, signIndex: signOf(node) }));
  return LUMINARIES.flatMap((planet) => {
    const signIndex = signOf(planet);
    return nodes.filter((node) => node.signIndex === signIndex).map(({ node }) => ({ planet, node }));
  });
}

/** Degrees from a node within which a luminary can be eclipsed in the sky. */
const ECLIPSE_LIMIT_DEG: Readonly<Record<Luminary, number>> = { Sun: 15, Moon: 12 };
/** A tithi on either side of new Moon (for the Sun) and of full Moon (for the Moon). */
const SYZYGY_DEG = 12;

/** Tells whether an eclipse may have taken place around the birth: near enough to the node at new or full Moon. */
export function isTrueEclipsePossible(chart: Chart, { planet, orbDeg }: CloseEclipse): boolean {
  const aimDeg = planet === 'Sun' ? 0 : 180;
  const isSyzygy = Math.abs(wrap180(elongationDeg(chart) - aimDeg)) <= SYZYGY_DEG;
  return isSyzygy && orbDeg <= ECLIPSE_LIMIT_DEG[planet];
}

/** Orb in degrees within which it is strong. */
const STRONG_DEG = 12;

/** Tells whether a node is within twelve degrees of a luminary that shares its sign. */
export function isCloseEclipse(found: readonly CloseEclipse[]): boolean {
  return found.some(({ orbDeg }) => orbDeg <= STRONG_DEG);
}

const CLOSE = both('A node is within twelve degrees of it', 'राहु या केतु इससे बारह अंश के भीतर है');
const TRUE_ECLIPSE = both(
  'The birth is at new or full Moon, near enough to the node for an eclipse of the sky',
  'जन्म अमावस्या या पूर्णिमा के पास है और दूरी इतनी कम कि आकाश में ग्रहण संभव था',
);
const BOTH_LUMINARIES = both('The Sun and the Moon are both with a node', 'सूर्य और चंद्रमा दोनों राहु या केतु के साथ हैं');

/** Lists the conditions that strengthen it. */
function weights(chart: Chart, found: readonly CloseEclipse[]): RuleCondition[] {
  const orbs = { orbs_deg: found.map(({ orbDeg }) => hundredths(orbDeg)) };
  const isTrue = found.some((eclipse) => isTrueEclipsePossible(chart, eclipse));
  const elongation = hundredths(elongationDeg(chart));
  return [
    strengthens('close', CLOSE, isCloseEclipse(found), orbs, 15),
    strengthens('true_eclipse', TRUE_ECLIPSE, isTrue, { moon_from_sun_deg: elongation, ...orbs }, 10),
    strengthens('both_luminaries', BOTH_LUMINARIES, found.length > 1, {}, 10),
  ];
}

const JUPITER = both(
  'Jupiter aspects every luminary that is eclipsed',
  'जिसे ग्रहण लगा है, उस सूर्य या चंद्रमा पर गुरु की दृष्टि है; दोनों ग्रसित हों तो दोनों पर',
);
const DIGNIFIED = both(
  'Every luminary that is eclipsed is at home or exalted',
  'जिसे ग्रहण लगा है, वह सूर्य या चंद्रमा स्वराशि या उच्च राशि में है; दोनों ग्रसित हों तो दोनों',
);
const FRIENDLY_NODE = both(
  'The node stands in a friend’s sign, at home or exalted',
  'ग्रसने वाला राहु या केतु मित्र राशि, स्वराशि या उच्च राशि में है',
);

/** Lists the conditions that cancel or halve it. Where two luminaries are eclipsed, a relief must hold for both. */
function reliefs(chart: Chart, eclipsed: readonly Eclipse[]): RuleCondition[] {
  const { planets } = chart;
  const every = (holds: (eclipse: Eclipse) => boolean) => eclipsed.length > 0 && eclipsed.every(holds);
  const observed = { planets: [...new Set(eclipsed.map(({ planet }) => planet))] };
  const nodes = [...new Set(eclipsed.map(({ node }) => node))];
  return [
    cancels(
      'jupiter_aspect',
      JUPITER,
      every(({ planet }) => isAspecting(chart, 'Jupiter', planets[planet].signIndex)),
      observed,
    ),
    cancels(
      'dignified',
      DIGNIFIED,
      every(({ planet }) => isStrongBySign(planets[planet].dignity)),
      observed,
    ),
    weakens(
      'friendly_node',
      FRIENDLY_NODE,
      every(({ node }) => isFriendlyOrBetter(planets[node].dignity)),
      { nodes },
    ),
  ];
}

const WITH_NODE = both(
  'The Sun or the Moon shares the sign of a node in the birth chart',
  'सूर्य या चंद्रमा जन्म कुंडली में राहु या केतु के साथ एक राशि में है',
);
const IN_NAVAMSA = both(
  'The Sun or the Moon shares the sign of a node in the navamsa',
  'सूर्य या चंद्रमा नवांश में राहु या केतु के साथ एक राशि में है',
);
const IN_BOTH = both(
  'The same luminary is with a node in the birth chart and in the navamsa',
  'वही सूर्य या चंद्रमा जन्म कुंडली और नवांश दोनों में राहु या केतु के साथ है',
);

/** In the birth chart; in the navamsa alone it is partial. */
export const grahanAffliction: Affliction = {
  source: practice('Grahan: the Sun or the Moon with a node, as later practice has it'),
  isInterpretive: true,
  formation: both(
    'The Sun or the Moon shares the sign of Rahu or Ketu in the birth chart; in the navamsa alone it is partial',
    'सूर्य या चंद्रमा जन्म कुंडली में राहु या केतु के साथ एक राशि में हो; केवल नवांश में हो तो आंशिक',
  ),
  reliefs: 'halves',

  participants(chart) {
    const inChart = eclipses(chart);
    const found = inChart.length > 0 ? inChart : navamsaEclipses(chart);
    if (found.length === 0) return [...LUMINARIES, ...NODES];
    return [...new Set(found.flatMap(({ planet, node }): Planet[] => [planet, node]))];
  },

  isPartial: (evidence) => evidence.some(({ id, isMet }) => id === 'in_navamsa' && isMet),

  examine(chart) {
    const inChart = eclipses(chart);
    const inNavamsa = navamsaEclipses(chart);
    const twice = inChart.filter(({ planet }) => inNavamsa.some((other) => other.planet === planet));
    return [
      required('with_node', WITH_NODE, inChart.length > 0, { in_birth_chart: inChart.map(paired) }, 40),
      told('in_navamsa', IN_NAVAMSA, inNavamsa.length > 0, { in_navamsa: inNavamsa.map(paired) }),
      ...weights(chart, inChart),
      strengthens('in_both', IN_BOTH, twice.length > 0, { planets: twice.map(({ planet }) => planet) }, 20),
      ...reliefs(chart, inChart),
    ];
  },
};

function paired({ planet, node }: Eclipse): string {
  return `${planet} with ${node}`;
}
