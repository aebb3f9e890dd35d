import { both } from '../../bilingual.ts';
import { required, weakens } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { beneficsIn, maleficsIn } from '../parts/occupying.ts';

export const bahuPutra: Rule = {
  id: 'bahu-putra',
  name: both('Bahu Putra', 'बहुपुत्र'),
  family: 'other',
  source: threeHundredCombinations(),
  isInterpretive: true,
  polarity: 'good',
  formation: both(
    'The lord of the 5th and Jupiter are strong, and a benefic is in the 5th house',
    'पंचमेश और गुरु बली हों तथा पाँचवें भाव में शुभ ग्रह हो',
  ),
  result: both('joy in several children', 'अनेक संतानों का सुख'),
  countedFrom: 'ascendant',
  houses: [5],
  participants: (chart) => [...new Set<SevenPlanet>([lordOfHouse(chart, 5), 'Jupiter'])],
  isPossible: (chart) => beneficsIn(chart, 5).length > 0,

  examine(chart, { ratios }) {
    const lord = lordOfHouse(chart, 5);
    const seen = (id: SevenPlanet) => {
      const { dignity, house, isCombust } = chart.planets[id];
      return { dignity, house, is_combust: isCombust };
    };
    const benefics = beneficsIn(chart, 5);
    const malefics = maleficsIn(chart, 5);
    return [
      required('strong_lord', both('The lord of the 5th is strong', 'पंचमेश बली है'), isStrong(chart, lord, ratios), {
        lord,
        ...seen(lord),
      }),
      required(
        'strong_jupiter',
        both('Jupiter is strong', 'गुरु बली है'),
        isStrong(chart, 'Jupiter', ratios),
        seen('Jupiter'),
      ),
      required('benefic_in_fifth', both('A benefic is in the 5th house', 'पाँचवें भाव में शुभ ग्रह है'), benefics.length > 0, {
        planets: benefics,
      }),
      weakens('malefic_in_fifth', both('A malefic is in the 5th house', 'पाँचवें भाव में पाप ग्रह है'), malefics.length > 0, {
        planets: malefics,
      }),
    ];
  },
};
