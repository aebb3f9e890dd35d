import { fallsOfSelf } from '../../affliction/want.ts';
import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required, weakens } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, threeHundredCombinations } from '../../source.ts';
import { lordsOf } from '../lordPair.ts';
import { reliefConditions, withOutcome } from './relief.ts';

export const ketuMoon: Rule = {
  id: 'daridra-ketu-lagna',
  name: both('Daridra (Ketu-Moon)', 'दरिद्र (केतु-चंद्र)'),
  family: 'daridra',
  source: bphs(42),
  alsoIn: [threeHundredCombinations(146)],
  polarity: 'bad',
  formation: both(
    'Ketu and the Moon are in the 1st, or the lord of the ascendant is in the 8th with the lord of the 8th',
    'लग्न में केतु और चंद्रमा हों, या फिर लग्नेश अष्टमेश के साथ आठवें भाव में हो',
  ),
  result: both('lean phases', 'आर्थिक तंगी के कुछ दौर'),
  countedFrom: 'ascendant',
  houses: [1],
  afflictors(chart) {
    const { isKetuWithMoon, isLordInEighth } = fallsOfSelf(chart);
    return [...(isKetuWithMoon ? (['Ketu'] as const) : []), ...(isLordInEighth ? [lordOfHouse(chart, 8)] : [])];
  },
  participants(chart) {
    const { isKetuWithMoon, isLordInEighth } = fallsOfSelf(chart);
    const nodeAndMoon = isKetuWithMoon || !isLordInEighth ? (['Ketu', 'Moon'] as const) : [];
    return [...new Set([...nodeAndMoon, ...(isLordInEighth ? lordsOf(chart, [1, 8]) : [])])];
  },

  examine(chart, facts) {
    const { isKetuWithMoon, isLordInEighth } = fallsOfSelf(chart);
    const lord = lordOfHouse(chart, 1);
    const isHeld = isKetuWithMoon && isAspecting(chart, 'Jupiter', chart.ascendant.signIndex);
    return [
      required('either', EITHER, isKetuWithMoon || isLordInEighth, {
        ketu_and_moon: isKetuWithMoon,
        lord_in_8th: isLordInEighth,
        lord,
      }),
      ...withOutcome([
        ...reliefConditions(
          chart,
          facts,
          [lord],
          ['at_home', 'lifted', 'benefic_aspect', 'well_housed', 'good_exchange'],
        ),
        weakens('jupiter_on_first', JUPITER_ON_FIRST, isHeld),
      ]),
    ];
  },
};

const EITHER = both(
  'Ketu and the Moon are in the 1st, or the lord of the ascendant is in the 8th with the lord of the 8th',
  'लग्न में केतु और चंद्रमा हैं, या फिर लग्नेश अष्टमेश के साथ आठवें भाव में है',
);
const JUPITER_ON_FIRST = both('Jupiter aspects Ketu and the Moon in the 1st', 'लग्न में केतु और चंद्रमा पर गुरु की दृष्टि है');
