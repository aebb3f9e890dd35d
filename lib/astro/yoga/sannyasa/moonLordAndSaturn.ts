import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { isWeak } from '../../strength/standing.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { planetsAspecting } from '../parts/aspecting.ts';
import { inclinationConditions, RENOUNCING } from './dimmed.ts';

// "Not aspected by others" leaves Saturn’s own aspect free.
export const moonLordAndSaturn: Rule = {
  id: 'sannyasa-dispositor-saturn',
  name: both('Chandra-dispositor Sannyasa', 'चंद्र राशीश संन्यास'),
  family: 'sannyasa',
  source: brihatJataka(15, '3'),
  polarity: 'mixed',
  formation: both(
    'The lord of the Moon’s sign aspects Saturn and is aspected by no other planet, or is weak and aspected by Saturn',
    'चंद्र राशि का स्वामी शनि को देखे और उस पर किसी अन्य ग्रह की दृष्टि न हो, या वह निर्बल हो और उस पर शनि की दृष्टि हो',
  ),
  result: both('the bent of a monk, simplicity of life', 'साधु-वृत्ति, जीवन की सादगी'),
  ...RENOUNCING,
  countedFrom: null,
  participants: (chart) => [...new Set([moonLord(chart), 'Saturn' as const])],

  examine(chart, { ratios }) {
    const lord = moonLord(chart);
    const sign = chart.signs[lord];
    const others = planetsAspecting(chart, sign).filter((id) => id !== 'Saturn');
    const isOther = lord !== 'Saturn';
    const isLordWeak = isWeak(chart, lord, ratios);
    const onSaturn = isOther && others.length === 0 && isAspecting(chart, lord, chart.signs.Saturn);
    const bySaturn = isOther && isLordWeak && isAspecting(chart, 'Saturn', sign);
    return [
      required('either_way', EITHER_WAY, onSaturn || bySaturn, {
        lord,
        by_aspect_on_saturn: onSaturn,
        by_saturn_aspect: bySaturn,
        is_weak: isLordWeak,
        planets: others,
      }),
      ...inclinationConditions(chart, [lord, 'Saturn']),
    ];
  },
};

function moonLord({ signs }: Chart): SevenPlanet {
  return signLord(signs.Moon);
}

const EITHER_WAY = both(
  'The lord of the Moon’s sign, a planet other than Saturn, aspects Saturn with no other planet aspecting it, or is weak and aspected by Saturn',
  'शनि से भिन्न चंद्र राशीश शनि को देखता है और उस पर किसी अन्य की दृष्टि नहीं, या वह निर्बल है और उस पर शनि की दृष्टि है',
);
