import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';

const ASKED = ['Jupiter', 'Venus', 'Mercury', 'Moon'] as const;

export const rajalakshana: Rule = {
  id: 'rajalakshana',
  name: both('Rajalakshana', 'राजलक्षण'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'Jupiter, Venus, Mercury and the Moon are all in the 1st house or the other kendras',
    'गुरु, शुक्र, बुध और चंद्रमा सब लग्न में या अन्य केंद्रों में हों',
  ),
  result: both('a noble bearing, good looks, good qualities', 'राजसी व्यक्तित्व, सुंदरता, सद्गुण'),
  countedFrom: 'ascendant',
  // The Moon stands in a kendra, from which the same four are the kendras.
  isSameFromMoon: true,
  participants: () => ASKED,

  examine(chart) {
    const elsewhere = ASKED.filter((id) => !isKendra(chart.planets[id].house));
    return [required('all_in_kendras', ALL, elsewhere.length === 0, { elsewhere })];
  },
};

const ALL = both(
  'Jupiter, Venus, Mercury and the Moon are all in kendras: houses 1, 4, 7 and 10',
  'गुरु, शुक्र, बुध और चंद्रमा चारों केंद्र में, अर्थात् पहले, चौथे, सातवें या दसवें भाव में हैं',
);
