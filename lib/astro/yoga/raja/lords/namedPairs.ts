/** Raja yogas of two lords that have names of their own: rows of the shape of every kendra and trikona pair. */
import { both, type Bilingual } from '../../../bilingual.ts';
import type { Rule } from '../../../rule.ts';
import { bphs, laghuParashari } from '../../../source.ts';
import { ordinal } from '../../../words.ts';
import { blemishConditions, bondConditions, lordsOf, RAJA_FORM, tieOf, type HousePair } from '../../lordPair.ts';

const HINDI_LORDS: Readonly<Record<number, string>> = {
  1: 'लग्नेश',
  4: 'चतुर्थेश',
  5: 'पंचमेश',
  9: 'नवमेश',
  10: 'दशमेश',
};

export const rajaLords: readonly Rule[] = [
  raja(
    'lagnesh-panchamesh',
    both('Lagnesh-Panchamesh', 'लग्नेश-पंचमेश'),
    [1, 5],
    both('merit, intelligence, joy in children', 'पुण्य, बुद्धि, संतान-सुख'),
  ),
  raja(
    'lagnesh-navamesh',
    both('Lagnesh-Navamesh', 'लग्नेश-नवमेश'),
    [1, 9],
    both('fortune, good guidance', 'भाग्य, उत्तम मार्गदर्शन'),
  ),
  raja(
    'chaturthesh-panchamesh',
    both('Sukhesh-Putresh', 'सुखेश-पुत्रेश'),
    [4, 5],
    both('property, comfort', 'संपत्ति, सुख-सुविधा'),
  ),
  raja(
    'panchamesh-karmesh',
    both('Putresh-Karmesh', 'पुत्रेश-कर्मेश'),
    [5, 10],
    both('influence through intellect', 'बुद्धि के बल से प्रभाव'),
  ),
  raja('navamesh-chaturthesh', both('Bhagyesh-Sukhesh', 'भाग्येश-सुखेश'), [9, 4], both('vehicles, houses', 'वाहन, गृह-सुख')),
];

function raja(id: string, name: Bilingual, houses: HousePair, result: Bilingual): Rule {
  const [a, b] = houses;
  return {
    id,
    name,
    family: 'raja',
    source: bphs(34),
    alsoIn: [bphs(39), laghuParashari(2)],
    polarity: 'good',
    formation: both(
      `The lords of the ${ordinal(a)} and the ${ordinal(b)} are joined, in exchange or in aspect`,
      `${HINDI_LORDS[a]!} और ${HINDI_LORDS[b]!} युति, राशि-परिवर्तन या दृष्टि से जुड़े हों`,
    ),
    result,
    ...RAJA_FORM,
    countedFrom: 'ascendant',
    houses,
    participants: (chart) => lordsOf(chart, houses),
    tie: tieOf(houses),
    examine: (chart) => [...bondConditions(chart, houses), ...blemishConditions(chart, houses)],
  };
}
