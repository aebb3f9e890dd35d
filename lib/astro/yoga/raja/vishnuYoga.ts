import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { navamsaSignIndex } from '../../varga/position.ts';
import { blemishConditions, lordsOf, type BlemishId } from '../lordPair.ts';

/** One planet may hold two of the three offices: Saturn owns the 9th and the 10th for Taurus. */
export const vishnuYoga: Rule = {
  id: 'vishnu-yoga',
  name: both('Vishnu', 'विष्णु'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'The lords of the 9th and the 10th are in the 2nd, together with the lord of the navamsa sign of the lord of the 9th',
    'नवमेश, दशमेश और नवमेश की नवांश राशि का स्वामी, तीनों दूसरे भाव में हों',
  ),
  result: both('wealth, devotion, learning', 'धन, भक्ति, विद्या'),
  countedFrom: 'ascendant',
  houses: [2, 9, 10],
  participants: (chart) => [...new Set([...lordsOf(chart, [9, 10]), navamsaLord(chart)])],
  isPossible: (chart) => chart.planets[lordOfHouse(chart, 9)].house === 2,

  examine(chart) {
    const lords = lordsOf(chart, [9, 10]);
    const houses = lords.map((lord) => chart.planets[lord].house);
    const lord = navamsaLord(chart);
    const { house } = chart.planets[lord];
    return [
      required('lords_in_2', LORDS_IN_2, houses[0] === 2 && houses[1] === 2, { lords, houses }),
      required('navamsa_lord_in_2', NAVAMSA_LORD_IN_2, house === 2, { lord, house }),
      ...blemishConditions(chart, [9, 10], BLEMISHES),
    ];
  },
};

/** All but one: the 2nd is no dusthana. */
const BLEMISHES: readonly BlemishId[] = [
  'combust',
  'debilitated',
  'rooted_in_dusthana',
  'owns_8_or_11',
  'owns_3_or_6',
  'with_node',
];

const LORDS_IN_2 = both('The lords of the 9th and the 10th are in the 2nd house', 'नवमेश और दशमेश दूसरे भाव में हैं');
const NAVAMSA_LORD_IN_2 = both(
  'The lord of the navamsa sign of the lord of the 9th is in the 2nd house',
  'नवमेश की नवांश राशि का स्वामी दूसरे भाव में है',
);

function navamsaLord(chart: Chart): SevenPlanet {
  return signLord(navamsaSignIndex(chart, chart.planets[lordOfHouse(chart, 9)]));
}
