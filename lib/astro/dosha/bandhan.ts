import { BINDING_HOUSES, bindingPairs, boundPlanets } from '../affliction/bandhana.ts';
import { beneficsTouching } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import { signOfHouse } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isBenefic } from '../planet/nature.ts';
import { bphs, brihatJataka } from '../source.ts';
import type { Dosha } from './dosha.ts';

export const bandhan: Dosha = {
  id: 'bandhan',
  name: both('Bandhan Dosha', 'बंधन दोष'),
  source: bphs(),
  alsoIn: [brihatJataka()],
  formation: both(
    'Equally many planets, a malefic on either side, are in the 2nd and the 12th house, in the 5th and the 9th, or in the 6th and the 12th',
    'दूसरे-बारहवें, पाँचवें-नौवें या छठे-बारहवें भावों में समान संख्या में ग्रह हों और दोनों ओर कोई पाप ग्रह हो',
  ),
  effects: both(
    'duties that tie down for a time, rules and papers to be kept in order',
    'कुछ समय तक बाँधने वाले दायित्व, नियम और कागज़ात व्यवस्थित रखने की आवश्यकता',
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
