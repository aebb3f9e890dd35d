import { isAspecting, isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { blemishConditions, lordsOf, type BlemishId } from '../lordPair.ts';
import { giverConditions } from './givers.ts';

/** Neither lord has his moolatrikona in a dusthana or owns the 8th, whatever rises. */
const POSSIBLE: readonly BlemishId[] = ['combust', 'debilitated', 'in_dusthana', 'owns_3_or_6', 'with_node'];

export const matrumooladdhana: Rule = {
  id: 'matrumooladdhana',
  name: both('Matrumoola Dhana', 'मातृमूल धन'),
  family: 'dhana',
  source: threeHundredCombinations(138),
  polarity: 'good',
  formation: both('The lord of the 4th joins or aspects the lord of the 2nd', 'द्वितीयेश पर चतुर्थेश की युति या दृष्टि हो'),
  result: both('wealth through the mother, land or home', 'माता, भूमि या घर से धन'),
  countedFrom: 'ascendant',
  houses: [2, 4],
  participants: (chart) => lordsOf(chart, [2, 4]),

  examine(chart) {
    const lords = lordsOf(chart, [2, 4]);
    const [second, fourth] = lords;
    const isJoined = isConjunct(chart.planets[second], chart.planets[fourth]);
    const isAspected = isAspecting(chart, fourth, chart.signs[second]);
    return [
      required('influenced', INFLUENCED, isJoined || isAspected, { lords, joined: isJoined, aspected: isAspected }),
      ...giverConditions(chart, lords),
      ...blemishConditions(chart, [2, 4], POSSIBLE),
    ];
  },
};

const INFLUENCED = both(
  'The lord of the 4th joins or aspects the lord of the 2nd',
  'द्वितीयेश पर चतुर्थेश की युति या दृष्टि है',
);
