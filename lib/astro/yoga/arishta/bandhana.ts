import { bindingPairs, boundPlanets } from '../../affliction/bandhana.ts';
import { both } from '../../bilingual.ts';
import { signOfHouse } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

const reliefs = furtherReliefs();

// Nodes count among the planets and as malefics, since the rule limits neither. A benefic must look at each pair that binds.
export const bandhana: Rule = {
  id: 'sarpa-bandhana',
  name: both('Bandhana', 'बंधन'),
  family: 'arishta',
  source: bphs(),
  alsoIn: [brihatJataka(), RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'Equally many planets, a malefic on either side, are in the 2nd and the 12th house, in the 5th and the 9th, or in the 6th and the 12th',
    'दूसरे-बारहवें, पाँचवें-नौवें या छठे-बारहवें भावों में समान संख्या में ग्रह हों और दोनों ओर कोई पाप ग्रह हो',
  ),
  result: both('restrictions, duties that tie down for a time', 'रोक-टोक, कुछ समय तक बाँधने वाले दायित्व'),
  countedFrom: 'ascendant',
  participants: boundPlanets,

  examine(chart, facts) {
    const binding = bindingPairs(chart);
    const helpers = binding.map((pair) => pair.flatMap((n) => beneficsAspecting(chart, signOfHouse(chart, n))));
    return [
      required('balanced_pair', BALANCED_PAIR, binding.length > 0, { pairs: binding.map((pair) => pair.join('-')) }),
      cancels('benefic_aspect', BENEFIC_ASPECT, binding.length > 0 && helpers.every(({ length }) => length > 0), {
        planets: [...new Set(helpers.flat())],
      }),
      ...reliefs(chart, facts),
    ];
  },
};

const BALANCED_PAIR = both(
  'Equally many planets, a malefic on either side, are in houses 2 and 12, 5 and 9, or 6 and 12',
  'दूसरे-बारहवें, पाँचवें-नौवें या छठे-बारहवें भावों में समान संख्या में ग्रह हैं और दोनों ओर कोई पाप ग्रह है',
);
const BENEFIC_ASPECT = both(
  'A benefic aspects a house of each such pair',
  'ऐसे प्रत्येक युग्म के किसी भाव पर शुभ ग्रह की दृष्टि है',
);
