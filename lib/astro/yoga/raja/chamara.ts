import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { isSignExalted } from '../../planet/dignity.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { SEVEN_PLANETS } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { stateBlemishes } from '../lordPair.ts';
import { eitherWay, planetsOfWays, type Way, type Ways } from '../parts/ways.ts';

const MEETING_HOUSES = [1, 7, 9, 10];

export const chamara: Rule = {
  id: 'chamara',
  name: both('Chamara', 'चामर'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'The lord of the ascendant is exalted in a kendra and aspected by Jupiter, or two benefics are together in house 1, 7, 9 or 10',
    'लग्नेश उच्च का होकर केंद्र में हो और उस पर गुरु की दृष्टि हो, या फिर दो शुभ ग्रह पहले, सातवें, नौवें या दसवें भाव में साथ हों',
  ),
  result: both('honour, learning', 'सम्मान, विद्या'),
  countedFrom: 'ascendant',
  participants: (chart) => planetsOfWays(waysIn(chart)),

  examine(chart) {
    const ways = waysIn(chart);
    return [
      eitherWay(EITHER_WAY, ways),
      ...stateBlemishes(chart, planetsOfWays(ways), ['combust', 'debilitated', 'with_node']),
    ];
  },
};

const EITHER_WAY = both(
  'The lord of the ascendant is exalted in a kendra under Jupiter’s aspect, or two benefics are together in house 1, 7, 9 or 10',
  'लग्नेश उच्च का होकर केंद्र में गुरु से दृष्ट है, या फिर दो शुभ ग्रह पहले, सातवें, नौवें या दसवें भाव में साथ हैं',
);

function waysIn(chart: Chart): Ways {
  return { by_lord: byLord(chart), by_benefics: byBenefics(chart) };
}

function byLord(chart: Chart): Way {
  const lord = lordOfHouse(chart, 1);
  const { house, signIndex } = chart.planets[lord];
  const isMet =
    isKendra(house) &&
    isSignExalted(lord, signIndex, chart.conventions.nodeExaltation) &&
    isAspecting(chart, 'Jupiter', signIndex);
  return { isMet, planets: [lord, 'Jupiter'], observed: { lord, house, sign: SIGNS[signIndex]! } };
}

function byBenefics(chart: Chart): Way {
  const benefics = SEVEN_PLANETS.filter(
    (id) => MEETING_HOUSES.includes(chart.planets[id].house) && isBenefic(chart, id),
  );
  const planets = benefics.filter((a) => benefics.some((b) => a !== b && chart.signs[a] === chart.signs[b]));
  return { isMet: planets.length > 0, planets, observed: { benefics: planets } };
}
