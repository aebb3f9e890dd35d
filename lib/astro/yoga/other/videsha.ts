import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { linkBetween, unreturnedAspect } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { practice } from '../../source.ts';
import { oneWay } from '../lordPair.ts';
import { eitherWay, planetsOfWays, type Ways } from '../parts/ways.ts';

function waysAbroad(chart: Chart) {
  const [first, ninth, twelfth] = [lordOfHouse(chart, 1), lordOfHouse(chart, 9), lordOfHouse(chart, 12)];
  const link = linkBetween(chart, ninth, twelfth);
  return {
    linked: { isMet: link !== null, planets: [ninth, twelfth] as const, observed: { lords: [ninth, twelfth], link } },
    lord_1_in_12: { isMet: chart.planets[first].house === 12, planets: [first] },
    lord_12_in_9: { isMet: chart.planets[twelfth].house === 9, planets: [twelfth] },
  } satisfies Ways;
}

export const videsha: Rule = {
  id: 'videsh-9-12',
  name: both('Videsha', 'विदेश योग'),
  family: 'other',
  source: practice('Common practice for life abroad'),
  isInterpretive: true,
  polarity: 'mixed',
  formation: both(
    'The lords of the 9th and the 12th are joined, in exchange or in aspect, or the lord of the ascendant is in the 12th, or the lord of the 12th in the 9th',
    'नवमेश और द्वादशेश युति, राशि-परिवर्तन या दृष्टि से जुड़े हों, या लग्नेश बारहवें भाव में हो, या द्वादशेश नौवें भाव में हो',
  ),
  result: both('life and work in foreign places', 'विदेश में जीवन और कार्य'),
  // Lords of the 1st and the 12th in the 12th are what it speaks of.
  spares: ['in_dusthana'],
  countedFrom: 'ascendant',
  houses: [9, 12],
  participants: (chart) => planetsOfWays(waysAbroad(chart)),

  examine(chart) {
    const ways = waysAbroad(chart);
    const { linked, lord_1_in_12: isFirstAway, lord_12_in_9: isTwelfthInNinth } = ways;
    const { link } = linked.observed;
    const isOneWay = link === 'one_way_aspect' && !isFirstAway.isMet && !isTwelfthInNinth.isMet;
    return [
      eitherWay(
        both(
          'The lords of the 9th and the 12th are linked, or the lord of the ascendant is in the 12th, or the lord of the 12th in the 9th',
          'नवमेश और द्वादशेश जुड़े हैं, या लग्नेश बारहवें भाव में है, या द्वादशेश नौवें भाव में है',
        ),
        ways,
      ),
      oneWay(
        isOneWay,
        isOneWay ? unreturnedAspect(chart, ...linked.planets) : null,
        both(
          'Only one of the lords of the 9th and the 12th aspects the other, and nothing else forms it',
          'नवमेश और द्वादशेश में से केवल एक की दूसरे पर दृष्टि है, और कोई अन्य आधार नहीं है',
        ),
      ),
    ];
  },
};
