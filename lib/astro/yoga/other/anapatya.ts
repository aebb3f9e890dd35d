import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { isWeak } from '../../strength/standing.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { beneficsIn } from '../parts/occupying.ts';

/** Jupiter and the lords of the 1st, 5th and 7th; one that owns two of these is named once. */
function bearersOfChildren(chart: Chart): SevenPlanet[] {
  return [...new Set<SevenPlanet>(['Jupiter', lordOfHouse(chart, 1), lordOfHouse(chart, 5), lordOfHouse(chart, 7)])];
}

export const anapatya: Rule = {
  id: 'anapatya',
  name: both('Anapatya', 'अनपत्य'),
  family: 'other',
  source: threeHundredCombinations(),
  polarity: 'bad',
  formation: both(
    'Jupiter and the lords of the 1st, 5th and 7th are all weak',
    'गुरु तथा लग्नेश, पंचमेश और सप्तमेश सभी निर्बल हों',
  ),
  result: both('patience and care in the matter of children', 'संतान के विषय में धैर्य और सावधानी'),
  countedFrom: 'ascendant',
  houses: [1, 5, 7],
  // They are weak of themselves.
  afflictors: () => [],
  participants: bearersOfChildren,

  examine(chart, { ratios }) {
    const planets = bearersOfChildren(chart);
    const notWeak = planets.filter((id) => !isWeak(chart, id, ratios));
    const benefics = beneficsIn(chart, 5);
    return [
      required(
        'all_weak',
        both('Jupiter and the lords of the 1st, 5th and 7th are all weak', 'गुरु तथा लग्नेश, पंचमेश और सप्तमेश सभी निर्बल हैं'),
        notWeak.length === 0,
        { planets, not_weak: notWeak },
      ),
      cancels('benefic_in_fifth', both('A benefic is in the 5th house', 'पाँचवें भाव में शुभ ग्रह है'), benefics.length > 0, {
        planets: benefics,
      }),
    ];
  },
};
