import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { giverConditions } from './givers.ts';

export const bahudravyarjana: Rule = {
  id: 'bahudravyarjana',
  name: both('Bahudravyarjana', 'बहुद्रव्यार्जन'),
  family: 'dhana',
  source: threeHundredCombinations(129),
  polarity: 'good',
  formation: both(
    'The lord of the ascendant is in the 2nd, the lord of the 2nd in the 11th and the lord of the 11th in the 1st',
    'लग्नेश दूसरे भाव में, द्वितीयेश ग्यारहवें भाव में और एकादशेश लग्न में हो',
  ),
  result: both('large earnings', 'प्रचुर आय'),
  countedFrom: 'ascendant',
  houses: [1, 2, 11],
  participants: (chart) => [lordOfHouse(chart, 1), lordOfHouse(chart, 2), lordOfHouse(chart, 11)],

  examine(chart) {
    const lords = [lordOfHouse(chart, 1), lordOfHouse(chart, 2), lordOfHouse(chart, 11)] as const;
    const [first, second, eleventh] = lords;
    const { house } = chart.planets[first];
    const secondStands = chart.planets[second].house;
    const eleventhStands = chart.planets[eleventh].house;
    return [
      required('ascendant_lord_in_2nd', IN_2ND, house === 2, { lord: first, house }),
      required('second_lord_in_11th', IN_11TH, secondStands === 11, { lord: second, house: secondStands }),
      required('eleventh_lord_in_1st', IN_1ST, eleventhStands === 1, { lord: eleventh, house: eleventhStands }),
      ...giverConditions(chart, lords),
    ];
  },
};

const IN_2ND = both('The lord of the ascendant is in the 2nd', 'लग्नेश दूसरे भाव में है');
const IN_11TH = both('The lord of the 2nd is in the 11th', 'द्वितीयेश ग्यारहवें भाव में है');
const IN_1ST = both('The lord of the 11th is in the 1st', 'एकादशेश लग्न में है');
