import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { isOddSign, SIGNS } from '../../tables/signs.ts';

// The text has a man born by day under odd signs and a woman born by night under even ones. Where the gender is not told,
// the day or night and the signs decide whose yoga it can be, and it stays reduced.
export const mahabhagya: Rule = {
  id: 'mahabhagya',
  name: both('Mahabhagya', 'महाभाग्य'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'A man is born by day with the Sun, the Moon and the ascendant in odd signs, or a woman by night with all three in even signs',
    'पुरुष का जन्म दिन में हो और सूर्य, चंद्रमा तथा लग्न विषम राशि में हों, या फिर स्त्री का जन्म रात्रि में हो और तीनों सम राशि में हों',
  ),
  result: both('great good fortune, generosity, renown', 'महान सौभाग्य, उदारता, ख्याति'),
  // It speaks of signs: by day the Sun is often in the 8th or the 12th.
  spares: ['in_dusthana'],
  countedFrom: null,
  participants: () => ['Sun', 'Moon'],

  examine(chart, { gender, isDayBirth }) {
    const signs = signsLookedAt(chart);
    const odd = signs.filter(isOddSign).length;
    const isMan = odd === signs.length && isDayBirth === true;
    const isWoman = odd === 0 && isDayBirth === false;
    return [
      required('one_parity', ONE_PARITY, odd === signs.length || odd === 0, {
        signs: signs.map((signIndex) => SIGNS[signIndex]!),
        odd,
      }),
      required('day_or_night', DAY_OR_NIGHT, isMan || isWoman, { is_day_birth: isDayBirth }),
      required('gender', GENDER, (isMan && gender !== 'female') || (isWoman && gender !== 'male'), {
        gender,
        for_a_man: isMan,
        for_a_woman: isWoman,
      }),
      weakens('gender_unknown', GENDER_UNKNOWN, gender === null, { gender }),
    ];
  },
};

const ONE_PARITY = both(
  'The Sun, the Moon and the ascendant are all in odd signs or all in even signs',
  'सूर्य, चंद्रमा और लग्न तीनों विषम राशि में या तीनों सम राशि में हैं',
);
const DAY_OR_NIGHT = both(
  'The birth is by day with odd signs, by night with even signs',
  'विषम राशियों के साथ जन्म दिन में, सम राशियों के साथ रात्रि में है',
);
const GENDER = both(
  'With odd signs it is a man’s, with even signs a woman’s, or it is not told whose',
  'विषम राशियों में जातक पुरुष, सम राशियों में स्त्री है, या फिर लिंग बताया नहीं गया',
);
const GENDER_UNKNOWN = both('It is not told whether for a man or a woman', 'यह नहीं बताया गया कि जातक पुरुष है या स्त्री');

function signsLookedAt({ ascendant, signs }: Chart): number[] {
  return [signs.Sun, signs.Moon, ascendant.signIndex];
}
