import {
  eclipses,
  GRAHAN_SOURCE,
  grahanReliefs,
  grahanWeights,
  LUMINARIES,
  navamsaEclipses,
  type Eclipse,
} from '../affliction/grahan.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens } from '../evidence.ts';
import type { Dosha } from './dosha.ts';
import { NODES } from '../tables/planets.ts';

const IN_CHART_POINTS = 40;
const IN_NAVAMSA_POINTS = 20;

/** Effects of each pair: Rahu turns outward, Ketu takes away. */
const EFFECTS: Readonly<Record<`${Eclipse['planet']} ${Eclipse['node']}`, Bilingual>> = {
  'Sun Rahu': both(
    'strain of confidence in public life, with those in authority and with the father',
    'सार्वजनिक जीवन में, अधिकारियों और पिता के साथ आत्मविश्वास का तनाव',
  ),
  'Sun Ketu': both(
    'a sense of loss of place or recognition, which turns to inwardness',
    'पद या मान के छूटने का भाव, जो अंतर्मुखता में बदलता है',
  ),
  'Moon Rahu': both(
    'a restless mind, worry about the world, care for the mother',
    'चंचल मन, बाहरी चिंताएँ, माता की देखभाल',
  ),
  'Moon Ketu': both(
    'a withdrawn mind, partings that are felt deeply, a need for quiet',
    'अंतर्मुख मन, बिछोह की गहरी अनुभूति, शांति की चाह',
  ),
};

export const grahan: Dosha = {
  id: 'grahan',
  name: both('Grahan Dosha', 'ग्रहण दोष'),
  source: GRAHAN_SOURCE,
  isInterpretive: true,
  formation: both(
    'The Sun or the Moon shares the sign of Rahu or Ketu, in the birth chart or in the navamsa',
    'सूर्य या चंद्रमा जन्म कुंडली या नवांश में राहु या केतु के साथ एक राशि में हो',
  ),
  effects: both('strain of confidence or of the mind', 'आत्मविश्वास या मन का तनाव'),
  reliefs: 'halves',

  participants(chart) {
    const found = allEclipses(chart);
    if (found.length === 0) return [...LUMINARIES, ...NODES];
    return [...new Set(found.flatMap(({ planet, node }) => [planet, node]))];
  },

  effectsIn(chart) {
    const described = [...new Set(allEclipses(chart).map(({ planet, node }) => EFFECTS[`${planet} ${node}`]))];
    return both(described.map(({ en }) => en).join('; '), described.map(({ hi }) => hi).join('; '));
  },

  examine(chart) {
    const inChart = eclipses(chart);
    const inNavamsa = navamsaEclipses(chart);
    const twice = inChart.filter(({ planet }) => inNavamsa.some((other) => other.planet === planet));
    const isFormed = inChart.length + inNavamsa.length > 0;
    const points = inChart.length > 0 ? IN_CHART_POINTS : IN_NAVAMSA_POINTS;
    const observed = { in_birth_chart: inChart.map(paired), in_navamsa: inNavamsa.map(paired) };
    return [
      required('with_node', WITH_NODE, isFormed, observed, points),
      ...grahanWeights(chart, inChart),
      strengthens('in_both', IN_BOTH, twice.length > 0, { planets: twice.map(({ planet }) => planet) }, 20),
      ...grahanReliefs(chart, [...inChart, ...inNavamsa]),
    ];
  },
};

const WITH_NODE = both(
  'The Sun or the Moon shares the sign of a node, in the birth chart or in the navamsa',
  'सूर्य या चंद्रमा जन्म कुंडली या नवांश में राहु या केतु के साथ एक राशि में है',
);
const IN_BOTH = both(
  'The same luminary is with a node in the birth chart and in the navamsa',
  'वही सूर्य या चंद्रमा जन्म कुंडली और नवांश दोनों में राहु या केतु के साथ है',
);

/** Those of the birth chart first: they weigh more. */
function allEclipses(chart: Chart): Eclipse[] {
  return [...eclipses(chart), ...navamsaEclipses(chart)];
}

function paired({ planet, node }: Eclipse): string {
  return `${planet} with ${node}`;
}
