import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { blemishConditions, lordsOf, type BlemishId } from '../lordPair.ts';
import { giverConditions } from './givers.ts';

/** Neither lord is in a dusthana, an exchange lifts debilitation, and the lord of the 2nd never owns the 8th. */
const POSSIBLE: readonly BlemishId[] = ['combust', 'rooted_in_dusthana', 'owns_3_or_6', 'with_node'];

// The two lords exchange places: each in another sign of the other, they would bind other houses.
export const ayatnadhana: Rule = {
  id: 'ayatnadhana',
  name: both('Ayatna Dhana Labha', 'अयत्न धन लाभ'),
  family: 'dhana',
  source: threeHundredCombinations(143),
  polarity: 'good',
  formation: both(
    'The lord of the 1st is in the 2nd and the lord of the 2nd in the 1st',
    'लग्नेश दूसरे भाव में और द्वितीयेश लग्न में हो',
  ),
  result: both('wealth with little strain', 'सहज धन-लाभ'),
  countedFrom: 'ascendant',
  houses: [1, 2],
  participants: (chart) => lordsOf(chart, [1, 2]),

  examine(chart) {
    const lords = lordsOf(chart, [1, 2]);
    const houses = lords.map((lord) => chart.planets[lord].house);
    return [
      required('exchange', EXCHANGE, houses[0] === 2 && houses[1] === 1, { lords, houses }),
      ...giverConditions(chart, lords),
      ...blemishConditions(chart, [1, 2], POSSIBLE),
    ];
  },
};

const EXCHANGE = both(
  'The lord of the 1st is in the 2nd and the lord of the 2nd in the 1st',
  'लग्नेश दूसरे भाव में और द्वितीयेश लग्न में है',
);
