import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { blemishConditions, lordsOf, type BlemishId } from '../lordPair.ts';

/** Lords in the 2nd and the 9th stand in no dusthana, and what is debilitated there is lifted by the exchange. */
const BLEMISHES: readonly BlemishId[] = ['combust', 'rooted_in_dusthana', 'owns_8_or_11', 'owns_3_or_6', 'with_node'];

export const khadga: Rule = {
  id: 'khadga',
  name: both('Khadga', 'खड्ग'),
  family: 'raja',
  source: bphs(36),
  polarity: 'good',
  formation: both(
    'The lord of the 9th is in the 2nd and the lord of the 2nd in the 9th, and the lord of the ascendant is in a kendra or trikona',
    'नवमेश दूसरे भाव में और द्वितीयेश नौवें भाव में हो, तथा लग्नेश केंद्र या त्रिकोण में हो',
  ),
  result: both('learning, wealth, high standing', 'विद्या, धन, उच्च पद'),
  countedFrom: 'ascendant',
  houses: [2, 9],
  participants: (chart) => [...new Set([...lordsOf(chart, [2, 9]), lordOfHouse(chart, 1)])],

  examine(chart) {
    const lords = lordsOf(chart, [2, 9]);
    const houses = lords.map((lord) => chart.planets[lord].house);
    const lord = lordOfHouse(chart, 1);
    const { house } = chart.planets[lord];
    return [
      required('exchange', EXCHANGE, houses[0] === 9 && houses[1] === 2, { lords, houses }),
      required('first_well_placed', FIRST_WELL_PLACED, isKendra(house) || isTrikona(house), { lord, house }),
      ...blemishConditions(chart, [2, 9], BLEMISHES),
    ];
  },
};

const EXCHANGE = both(
  'The lord of the 9th is in the 2nd and the lord of the 2nd in the 9th',
  'नवमेश दूसरे भाव में और द्वितीयेश नौवें भाव में है',
);
const FIRST_WELL_PLACED = both('The lord of the ascendant is in a kendra or trikona', 'लग्नेश केंद्र या त्रिकोण में है');
