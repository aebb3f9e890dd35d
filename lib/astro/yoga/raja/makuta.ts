import { both } from '../../bilingual.ts';
import { houseFrom, type Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

export const makuta: Rule = {
  id: 'makuta',
  name: both('Makuta', 'मकुट'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'Jupiter is in the 9th from the lord of the 9th, a benefic in the 9th from Jupiter, and Saturn in the 10th house',
    'गुरु नवमेश से नौवें, कोई शुभ ग्रह गुरु से नौवें और शनि दसवें भाव में हो',
  ),
  result: both('leadership of a group, administrative skill', 'किसी समूह का नेतृत्व, प्रशासन-कौशल'),
  countedFrom: 'ascendant',
  houses: [9, 10],
  participants: (chart) => [
    ...new Set<SevenPlanet>([lordOfHouse(chart, 9), 'Jupiter', ...beneficsNinthFromJupiter(chart), 'Saturn']),
  ],

  examine(chart) {
    const { Jupiter, Saturn } = chart.planets;
    const lord = lordOfHouse(chart, 9);
    const place = houseFrom(chart.planets[lord], Jupiter);
    const planets = beneficsNinthFromJupiter(chart);
    return [
      required('jupiter_from_lord_of_9', JUPITER, place === 9, { lord, place }),
      required('benefic_from_jupiter', BENEFIC, planets.length > 0, { planets }),
      required('saturn_in_10', SATURN, Saturn.house === 10, { house: Saturn.house }),
    ];
  },
};

const JUPITER = both('Jupiter is in the 9th from the lord of the 9th', 'गुरु नवमेश से नौवें स्थान में है');
const BENEFIC = both('A benefic is in the 9th from Jupiter', 'कोई शुभ ग्रह गुरु से नौवें स्थान में है');
const SATURN = both('Saturn is in the 10th house', 'शनि दसवें भाव में है');

function beneficsNinthFromJupiter(chart: Chart): SevenPlanet[] {
  const { planets } = chart;
  return SEVEN_PLANETS.filter((id) => houseFrom(planets.Jupiter, planets[id]) === 9 && isBenefic(chart, id));
}
