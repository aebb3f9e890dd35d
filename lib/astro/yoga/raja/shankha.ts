import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import { modality, SIGNS } from '../../tables/signs.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { stateBlemishes } from '../lordPair.ts';
import { isInMutualKendras } from '../parts/kendras.ts';
import { eitherWay, planetsOfWays, type Way, type Ways } from '../parts/ways.ts';

// One planet that owns both houses of a pair makes neither way: nobody is in a kendra from himself or in his own company.
export const shankha: Rule = {
  id: 'shankha',
  name: both('Shankha', 'शंख'),
  family: 'raja',
  source: bphs(36),
  polarity: 'good',
  formation: both(
    'The lords of the 5th and 6th are in kendras from each other and the lord of the ascendant is strong, or the lords of the 1st and 10th share a movable sign and the lord of the 9th is strong',
    'पंचमेश और षष्ठेश परस्पर केंद्र में हों और लग्नेश बली हो, या फिर लग्नेश और दशमेश एक चर राशि में हों और नवमेश बली हो',
  ),
  result: both('a humane heart, a long and active life', 'दयालु हृदय, दीर्घ और सक्रिय जीवन'),
  countedFrom: 'ascendant',
  participants: (chart, facts) => planetsOfWays(waysIn(chart, facts)),

  examine(chart, facts) {
    const ways = waysIn(chart, facts);
    return [eitherWay(EITHER_WAY, ways), ...stateBlemishes(chart, planetsOfWays(ways))];
  },
};

const EITHER_WAY = both(
  'The lords of the 5th and 6th are in kendras from each other with a strong lord of the ascendant, or those of the 1st and 10th share a movable sign with a strong lord of the 9th',
  'पंचमेश और षष्ठेश परस्पर केंद्र में हैं और लग्नेश बली है, या फिर लग्नेश और दशमेश एक चर राशि में हैं और नवमेश बली है',
);

function waysIn(chart: Chart, { ratios }: RuleFacts): Ways {
  return { by_5th_and_6th: byFifthAndSixth(chart, ratios), by_1st_and_10th: byFirstAndTenth(chart, ratios) };
}

function byFifthAndSixth(chart: Chart, ratios: RuleFacts['ratios']): Way {
  const [first, fifth, sixth] = [lordOfHouse(chart, 1), lordOfHouse(chart, 5), lordOfHouse(chart, 6)];
  const isFirstStrong = isStrong(chart, first, ratios);
  return {
    isMet: isFirstStrong && isInMutualKendras(chart, fifth, sixth),
    planets: [fifth, sixth, first],
    observed: { lords_5_6: [fifth, sixth], lord_1: first, is_lord_1_strong: isFirstStrong },
  };
}

function byFirstAndTenth(chart: Chart, ratios: RuleFacts['ratios']): Way {
  const [first, ninth, tenth] = [lordOfHouse(chart, 1), lordOfHouse(chart, 9), lordOfHouse(chart, 10)];
  const { signIndex } = chart.planets[first];
  const isTogether = first !== tenth && isConjunct(chart.planets[first], chart.planets[tenth]);
  const isNinthStrong = isStrong(chart, ninth, ratios);
  return {
    isMet: isTogether && modality(signIndex) === 'movable' && isNinthStrong,
    planets: [first, tenth, ninth],
    observed: { lord_10: tenth, sign_of_lord_1: SIGNS[signIndex]!, lord_9: ninth, is_lord_9_strong: isNinthStrong },
  };
}
