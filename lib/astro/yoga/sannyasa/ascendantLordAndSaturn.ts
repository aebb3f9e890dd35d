import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { planetsAspecting } from '../parts/aspecting.ts';
import { inclinationConditions, RENOUNCING } from './dimmed.ts';

// Both readings of the rule want nobody else to look at the lord; which of the two looks at the other is left open.
export const ascendantLordAndSaturn: Rule = {
  id: 'sannyasa-lagnesh-saturn',
  name: both('Lagnesh-Shani Sannyasa', 'लग्नेश-शनि संन्यास'),
  family: 'sannyasa',
  source: brihatJataka(15),
  polarity: 'mixed',
  formation: both(
    'Saturn aspects the lord of the ascendant or is aspected by it, and no other planet aspects that lord',
    'लग्नेश पर शनि की या शनि पर लग्नेश की दृष्टि हो और लग्नेश पर किसी अन्य ग्रह की दृष्टि न हो',
  ),
  result: both('detachment, contentment with little', 'अनासक्ति, अल्प में संतोष'),
  ...RENOUNCING,
  countedFrom: 'ascendant',
  houses: [1],
  participants: (chart) => [...new Set([lordOfHouse(chart, 1), 'Saturn' as const])],

  examine(chart) {
    const lord = lordOfHouse(chart, 1);
    const others = planetsAspecting(chart, chart.signs[lord]).filter((id) => id !== 'Saturn');
    const bySaturn = lord !== 'Saturn' && isAspecting(chart, 'Saturn', chart.signs[lord]);
    const onSaturn = lord !== 'Saturn' && isAspecting(chart, lord, chart.signs.Saturn);
    return [
      required('bound_to_saturn', BOUND_TO_SATURN, bySaturn || onSaturn, {
        lord,
        by_saturn_aspect: bySaturn,
        by_aspect_on_saturn: onSaturn,
      }),
      required('no_other_aspect', NO_OTHER_ASPECT, others.length === 0, { lord, planets: others }),
      ...inclinationConditions(chart, [lord, 'Saturn']),
    ];
  },
};

const BOUND_TO_SATURN = both(
  'The lord of the ascendant, a planet other than Saturn, is aspected by Saturn or aspects it',
  'शनि से भिन्न लग्नेश पर शनि की दृष्टि है या वह शनि को देखता है',
);
const NO_OTHER_ASPECT = both('No other planet aspects the lord of the ascendant', 'लग्नेश पर किसी अन्य ग्रह की दृष्टि नहीं है');
