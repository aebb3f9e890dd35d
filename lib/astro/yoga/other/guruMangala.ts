import { both } from '../../bilingual.ts';
import { houseFrom } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';

export const guruMangala: Rule = {
  id: 'guru-mangala',
  name: both('Guru Mangala', 'गुरु-मंगल'),
  family: 'other',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both('Jupiter and Mars are together or opposite each other', 'गुरु और मंगल एक साथ या परस्पर सप्तम हों'),
  result: both('energy guided by wisdom', 'विवेक से संचालित ऊर्जा'),
  countedFrom: null,
  participants: () => ['Mars', 'Jupiter'],

  examine(chart) {
    const { Mars, Jupiter } = chart.planets;
    const house = houseFrom(Jupiter, Mars);
    return [
      required(
        'together',
        both('Mars is with Jupiter or opposite to it', 'मंगल गुरु के साथ या उससे सप्तम में है'),
        house === 1 || house === 7,
        { house_from_jupiter: house },
      ),
    ];
  },
};
