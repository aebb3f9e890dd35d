import { both } from '../../../bilingual.ts';
import { required, weakens } from '../../../evidence.ts';
import { isSignExalted } from '../../../planet/dignity.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import type { Rule } from '../../../rule.ts';
import { bphs } from '../../../source.ts';
import type { SevenPlanet } from '../../../tables/planets.ts';
import type { Chart } from '../../../chart/chart.ts';
import { stateBlemishes } from '../../lordPair.ts';

// The lord of the 7th can be exalted in the 10th for Sagittarius alone, where Mercury owns both; for every other ascendant
// we take the relaxed form, all three lords in the 10th, and count it reduced. One planet may be two of the three lords.
export const srinatha: Rule = {
  id: 'srinatha',
  name: both('Srinatha', 'श्रीनाथ'),
  family: 'raja',
  source: bphs(36),
  polarity: 'good',
  formation: both(
    'The lord of the 7th is in the 10th, exalted for the full form, and the lords of the 9th and 10th are with it',
    'सप्तमेश दसवें भाव में हो, पूर्ण योग के लिए उच्च का, और नवमेश तथा दशमेश उसके साथ हों',
  ),
  result: both('wealth, devotion, gracious manners', 'धन, भक्ति, सौम्य व्यवहार'),
  countedFrom: 'ascendant',
  houses: [7, 9, 10],
  participants: (chart) => lordsIn(chart),

  examine(chart) {
    const lord = lordOfHouse(chart, 7);
    const { house, signIndex, dignity } = chart.planets[lord];
    const others = [9, 10].map((owned) => lordOfHouse(chart, owned));
    const houses = others.map((id) => chart.planets[id].house);
    const isExalted = isSignExalted(lord, signIndex, chart.conventions.nodeExaltation);
    return [
      required('seventh_in_tenth', SEVENTH_IN_TENTH, house === 10, { lord, house }),
      required(
        'joined',
        JOINED,
        houses.every((other) => other === house),
        { lords: others, houses },
      ),
      weakens('not_exalted', NOT_EXALTED, !isExalted, { dignity }),
      // The lord of the 10th is in his own sign there and cancels the debilitation of a planet with him.
      ...stateBlemishes(chart, lordsIn(chart), ['combust', 'with_node']),
    ];
  },
};

const SEVENTH_IN_TENTH = both('The lord of the 7th is in the 10th house', 'सप्तमेश दसवें भाव में है');
const JOINED = both('The lords of the 9th and 10th are with the lord of the 7th', 'नवमेश और दशमेश सप्तमेश के साथ हैं');
const NOT_EXALTED = both('The lord of the 7th is not exalted', 'सप्तमेश उच्च का नहीं है');

function lordsIn(chart: Chart): SevenPlanet[] {
  return [...new Set([7, 9, 10].map((house) => lordOfHouse(chart, house)))];
}
