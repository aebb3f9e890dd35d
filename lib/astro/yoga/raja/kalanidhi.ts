import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required, strengthens } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { signLord, SIGNS } from '../../tables/signs.ts';
import { stateBlemishes } from '../lordPair.ts';

const FORMERS = ['Jupiter', 'Mercury', 'Venus'] as const;
const SUPPORTERS = ['Mercury', 'Venus'] as const;

export const kalanidhi: Rule = {
  id: 'kalanidhi',
  name: both('Kalanidhi', 'कलानिधि'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'Jupiter is in the 2nd or 5th, and Mercury and Venus both join or aspect it',
    'गुरु दूसरे या पाँचवें भाव में हो और बुध तथा शुक्र दोनों की उस पर युति या दृष्टि हो',
  ),
  result: both('arts, honours, good spirits', 'कला, सम्मान, प्रसन्न स्वभाव'),
  countedFrom: 'ascendant',
  participants: () => FORMERS,

  examine(chart) {
    const { house, signIndex } = chart.planets.Jupiter;
    const supporters = SUPPORTERS.filter((id) => chart.signs[id] === signIndex || isAspecting(chart, id, signIndex));
    const lord = signLord(signIndex);
    return [
      required('jupiter_in_2nd_or_5th', JUPITER_HOUSE, house === 2 || house === 5, { house }),
      required('mercury_and_venus', MERCURY_AND_VENUS, supporters.length === SUPPORTERS.length, {
        planets: supporters,
      }),
      strengthens('their_sign', THEIR_SIGN, lord === 'Mercury' || lord === 'Venus', { sign: SIGNS[signIndex]! }),
      ...stateBlemishes(chart, FORMERS),
    ];
  },
};

const JUPITER_HOUSE = both('Jupiter is in the 2nd or 5th house', 'गुरु दूसरे या पाँचवें भाव में है');
const MERCURY_AND_VENUS = both(
  'Mercury and Venus both join or aspect Jupiter',
  'बुध और शुक्र दोनों की गुरु पर युति या दृष्टि है',
);
const THEIR_SIGN = both('Jupiter is in a sign of Mercury or Venus', 'गुरु बुध या शुक्र की राशि में है');
