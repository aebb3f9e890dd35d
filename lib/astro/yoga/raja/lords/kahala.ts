import { isConjunct } from '../../../chart/aspects.ts';
import { both } from '../../../bilingual.ts';
import type { Chart } from '../../../chart/chart.ts';
import { isStrongBySign } from '../../../planet/dignity.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import type { Rule } from '../../../rule.ts';
import { phaladeepika } from '../../../source.ts';
import { isStrong } from '../../../strength/standing.ts';
import type { RuleFacts } from '../../../strength/verdictStrength.ts';
import { stateBlemishes } from '../../lordPair.ts';
import { isInMutualKendras } from '../../parts/kendras.ts';
import { eitherWay, planetsOfWays, type Way, type Ways } from '../../parts/ways.ts';

// Where Jupiter himself owns the 4th, the first way is closed: nobody is in a kendra from himself.
export const kahala: Rule = {
  id: 'kahala',
  name: both('Kahala', 'काहल'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'The lord of the 4th and Jupiter are in kendras from each other and the lord of the ascendant is strong, or the lord of the 4th is in its own or exaltation sign with the lord of the 10th',
    'चतुर्थेश और गुरु परस्पर केंद्र में हों और लग्नेश बली हो, या फिर चतुर्थेश स्वराशि या उच्च का होकर दशमेश के साथ हो',
  ),
  result: both('bold leadership, energy', 'साहसी नेतृत्व, ऊर्जा'),
  countedFrom: 'ascendant',
  participants: (chart, facts) => planetsOfWays(waysIn(chart, facts)),

  examine(chart, facts) {
    const ways = waysIn(chart, facts);
    return [eitherWay(EITHER_WAY, ways), ...stateBlemishes(chart, planetsOfWays(ways))];
  },
};

const EITHER_WAY = both(
  'The lord of the 4th and Jupiter are in kendras from each other with a strong lord of the ascendant, or the lord of the 4th is in its own or exaltation sign with the lord of the 10th',
  'चतुर्थेश और गुरु परस्पर केंद्र में हैं और लग्नेश बली है, या फिर चतुर्थेश स्वराशि या उच्च का होकर दशमेश के साथ है',
);

function waysIn(chart: Chart, { ratios }: RuleFacts): Ways {
  return { by_jupiter: byJupiter(chart, ratios), by_10th: byTenth(chart) };
}

function byJupiter(chart: Chart, ratios: RuleFacts['ratios']): Way {
  const [first, fourth] = [lordOfHouse(chart, 1), lordOfHouse(chart, 4)];
  const isFirstStrong = isStrong(chart, first, ratios);
  return {
    isMet: isFirstStrong && isInMutualKendras(chart, fourth, 'Jupiter'),
    planets: [fourth, 'Jupiter', first],
    observed: { lord_4: fourth, lord_1: first, is_lord_1_strong: isFirstStrong },
  };
}

function byTenth(chart: Chart): Way {
  const [fourth, tenth] = [lordOfHouse(chart, 4), lordOfHouse(chart, 10)];
  const { dignity } = chart.planets[fourth];
  return {
    isMet: isStrongBySign(dignity) && isConjunct(chart.planets[fourth], chart.planets[tenth]),
    planets: [fourth, tenth],
    observed: { dignity_of_lord_4: dignity, lord_10: tenth },
  };
}
