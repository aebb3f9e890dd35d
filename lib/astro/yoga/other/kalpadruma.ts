import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isSignExalted } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, threeHundredCombinations } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { navamsaSignIndex } from '../../varga/position.ts';

/**
 * The lord of the ascendant, his dispositor, and the dispositors of that one in the birth chart and in the navamsa.
 *
 * Santhanam reads the last as the navamsa dispositor of the third planet; we take that of the second, as practice does,
 * so that one planet has a dispositor in each chart.
 */
function chainOf(
  chart: Chart,
): [lord: SevenPlanet, dispositor: SevenPlanet, inBirth: SevenPlanet, inNavamsa: SevenPlanet] {
  const lord = lordOfHouse(chart, 1);
  const dispositor = signLord(chart.signs[lord]);
  return [
    lord,
    dispositor,
    signLord(chart.signs[dispositor]),
    signLord(navamsaSignIndex(chart, chart.planets[dispositor])),
  ];
}

export const kalpadruma: Rule = {
  id: 'kalpadruma',
  name: both('Kalpadruma', 'कल्पद्रुम'),
  family: 'other',
  source: threeHundredCombinations(),
  alsoIn: [bphs(36, '33-34')],
  isInterpretive: true,
  polarity: 'good',
  formation: both(
    'The lord of the ascendant, his dispositor, and the planets that dispose of this one in the birth chart and in the navamsa, are all in kendras or trikonas or exalted',
    'लग्नेश, उसका राशि-स्वामी, तथा उस ग्रह के जन्म कुंडली और नवांश के राशि-स्वामी सभी केंद्र या त्रिकोण में हों या उच्च के हों',
  ),
  result: both('authority, righteousness, prosperity', 'अधिकार, धर्मपरायणता, समृद्धि'),
  countedFrom: 'ascendant',
  houses: [1],
  participants: (chart) => [...new Set(chainOf(chart))],

  examine(chart) {
    const chain = chainOf(chart);
    const { nodeExaltation } = chart.conventions;
    const low = [...new Set(chain)].filter((id) => {
      const { house, signIndex } = chart.planets[id];
      return !isKendra(house) && !isTrikona(house) && !isSignExalted(id, signIndex, nodeExaltation);
    });
    return [
      required(
        'chain_raised',
        both(
          'The lord of the ascendant and the three dispositors are all in kendras or trikonas or exalted',
          'लग्नेश और तीनों राशि-स्वामी केंद्र या त्रिकोण में हैं या उच्च के हैं',
        ),
        low.length === 0,
        {
          lord: chain[0],
          dispositor: chain[1],
          next_in_birth_chart: chain[2],
          next_in_navamsa: chain[3],
          planets_outside: low,
        },
      ),
    ];
  },
};
