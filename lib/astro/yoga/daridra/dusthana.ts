/** Want by lords who stand in the dusthanas: those of the 1st and 2nd together, or that of the 11th. */
import { both } from '../../bilingual.ts';
import { cancels, required } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, threeHundredCombinations } from '../../source.ts';
import { lordsOf } from '../lordPair.ts';
import { noneAfflict, reliefConditions, withOutcome } from './relief.ts';

export const selfAndWealthInDusthana: Rule = {
  id: 'daridra-1-2-dusthana',
  name: both('Daridra (lords of 1 and 2 in dusthanas)', 'दरिद्र (लग्नेश-द्वितीयेश त्रिक भाव में)'),
  family: 'daridra',
  source: bphs(42),
  polarity: 'bad',
  formation: both(
    'The lords of the 1st and the 2nd are both in the 6th, 8th or 12th house',
    'लग्नेश और द्वितीयेश दोनों छठे, आठवें या बारहवें भाव में हों',
  ),
  result: both('hard-won money', 'परिश्रम से मिलने वाला धन'),
  countedFrom: 'ascendant',
  houses: [1, 2],
  afflictors: noneAfflict,
  participants: (chart) => [...new Set(lordsOf(chart, [1, 2]))],
  isPossible: (chart) => isDusthana(chart.planets[lordOfHouse(chart, 1)].house),

  examine(chart, facts) {
    const lords = lordsOf(chart, [1, 2]);
    const houses = lords.map((lord) => chart.planets[lord].house);
    const reliefs = reliefConditions(chart, facts, lords, ['at_home', 'lifted', 'benefic_aspect', 'good_exchange']);
    return [
      required('both_in_dusthana', BOTH_IN_DUSTHANA, houses.every(isDusthana), { lords, houses }),
      ...withOutcome(reliefs),
    ];
  },
};

const BOTH_IN_DUSTHANA = both(
  'The lords of the 1st and the 2nd are both in the 6th, 8th or 12th house',
  'लग्नेश और द्वितीयेश दोनों छठे, आठवें या बारहवें भाव में हैं',
);

export const gainsInDusthana: Rule = {
  id: 'daridra-11-dusthana',
  name: both('Daridra (lord of 11 in a dusthana)', 'दरिद्र (एकादशेश त्रिक भाव में)'),
  family: 'daridra',
  source: threeHundredCombinations(),
  polarity: 'bad',
  formation: both('The lord of the 11th is in the 6th, 8th or 12th house', 'एकादशेश छठे, आठवें या बारहवें भाव में हो'),
  result: both('care needed with debts', 'ऋण के विषय में सावधानी'),
  countedFrom: 'ascendant',
  houses: [11],
  afflictors: noneAfflict,
  participants: (chart) => [lordOfHouse(chart, 11)],
  isPossible: (chart) => isDusthana(chart.planets[lordOfHouse(chart, 11)].house),

  examine(chart, facts) {
    const lord = lordOfHouse(chart, 11);
    const { house, dignity } = chart.planets[lord];
    const reliefs = reliefConditions(chart, facts, [lord], ['lifted', 'benefic_aspect', 'good_exchange']);
    return [
      required('in_dusthana', IN_DUSTHANA, isDusthana(house), { lord, house }),
      ...withOutcome(reliefs, [cancels('at_home', AT_HOME, isStrongBySign(dignity), { dignity })]),
    ];
  },
};

const IN_DUSTHANA = both('The lord of the 11th is in the 6th, 8th or 12th house', 'एकादशेश छठे, आठवें या बारहवें भाव में है');
const AT_HOME = both('The lord of the 11th is exalted or in its own sign', 'एकादशेश उच्च या स्वराशि में है');
