/** Bandhana: pairs of houses that balance each other and bind (BPHS; Brihat Jataka). Nodes count among planets and as malefics. */
import { both } from '../bilingual.ts';
import { occupants, signOfHouse, type Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isBenefic } from '../planet/nature.ts';
import { bphs, brihatJataka } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { Affliction } from './affliction.ts';
import { beneficsTouching } from './touch.ts';

type BindingPair = readonly [number, number];

const PAIRS: readonly BindingPair[] = [
  [2, 12],
  [5, 9],
  [6, 12],
];

export const BINDING_HOUSES = [2, 5, 6, 9, 12];

/** Lists the pairs of houses with equally many planets, a malefic on either side; nodes count among both. */
function bindingPairs(chart: Chart): BindingPair[] {
  return PAIRS.filter(([a, b]) => {
    const first = occupants(chart, a);
    const second = occupants(chart, b);
    return first.length === second.length && hasMalefic(chart, first) && hasMalefic(chart, second);
  });
}

/** Lists the planets of all binding pairs, each once; empty where no pair binds. */
function boundPlanets(chart: Chart): Planet[] {
  return [...new Set(bindingPairs(chart).flatMap((pair) => pair.flatMap((house) => occupants(chart, house))))];
}

function hasMalefic(chart: Chart, planets: readonly Planet[]): boolean {
  return planets.some((id) => !isBenefic(chart, id));
}

export const bandhanaAffliction: Affliction = {
  source: bphs(),
  alsoIn: [brihatJataka()],
  formation: both(
    'Equally many planets, a malefic on either side, are in the 2nd and the 12th house, in the 5th and the 9th, or in the 6th and the 12th',
    'दूसरे-बारहवें, पाँचवें-नौवें या छठे-बारहवें भावों में समान संख्या में ग्रह हों और दोनों ओर कोई पाप ग्रह हो',
  ),
  reliefs: 'points',
  participants: boundPlanets,

  houses(chart) {
    const pairs = bindingPairs(chart);
    return pairs.length > 0 ? pairs.flat() : BINDING_HOUSES;
  },

  examine(chart) {
    const pairs = bindingPairs(chart);
    const bound = boundPlanets(chart);
    const gentle = bound.filter((id) => isBenefic(chart, id));
    const helpers = pairs.map((pair) => pair.flatMap((house) => beneficsTouching(chart, signOfHouse(chart, house))));
    const isHelped = pairs.length > 0 && helpers.every(({ length }) => length > 0);
    const observed = { pairs: pairs.map((pair) => pair.join('-')) };
    return [
      required('balanced_pair', BALANCED, pairs.length > 0, observed, 25),
      strengthens('several_pairs', SEVERAL, pairs.length > 1, observed, 20),
      strengthens('malefics_alone', MALEFICS_ALONE, pairs.length > 0 && gentle.length === 0, { planets: bound }, 15),
      weakens('benefic', BENEFIC, isHelped, { planets: [...new Set(helpers.flat())] }, -20),
    ];
  },
};

const BALANCED = both(
  'Equally many planets, a malefic on either side, are in houses 2 and 12, 5 and 9, or 6 and 12',
  'दूसरे-बारहवें, पाँचवें-नौवें या छठे-बारहवें भावों में समान संख्या में ग्रह हैं और दोनों ओर कोई पाप ग्रह है',
);
const SEVERAL = both('More than one such pair binds', 'ऐसे एक से अधिक युग्म हैं');
const MALEFICS_ALONE = both('None but malefics bind', 'बाँधने वाले सभी पाप ग्रह हैं');
const BENEFIC = both(
  'A benefic is in a house of each such pair or aspects it',
  'ऐसे प्रत्येक युग्म के किसी भाव में शुभ ग्रह है या उसकी दृष्टि है',
);
