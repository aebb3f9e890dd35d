import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, strengthens } from '../../evidence.ts';
import { isOwnSign, isSignExalted } from '../../planet/dignity.ts';
import { isKendra } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

const NEEDED = 3;

export const golaRajaUccha: Rule = {
  id: 'gola-raja-uccha',
  name: both('Uccha-bahulya Raja', 'उच्च-बाहुल्य राजयोग'),
  family: 'raja',
  source: brihatJataka(11),
  polarity: 'good',
  formation: both(
    'Three or more planets, the nodes left out, are in their exaltation or own signs in kendras',
    'राहु-केतु को छोड़कर तीन या अधिक ग्रह उच्च या स्वराशि में होकर केंद्र में हों',
  ),
  result: both('a commanding position, means and dignity', 'उच्च अधिकार, साधन और गरिमा'),
  countedFrom: 'ascendant',
  participants: highInKendras,

  examine(chart) {
    const planets = highInKendras(chart);
    return [
      required('three_or_more', THREE, planets.length >= NEEDED, { planets }),
      // The number makes the grade.
      strengthens('four_or_more', FOUR, planets.length > NEEDED, { number: planets.length }),
      strengthens('five_or_more', FIVE, planets.length > NEEDED + 1, { number: planets.length }),
    ];
  },
};

const THREE = both(
  'Three or more planets are exalted or at home in kendras',
  'तीन या अधिक ग्रह केंद्र में उच्च या स्वराशि के हैं',
);
const FOUR = both('They are four or more', 'वे चार या अधिक हैं');
const FIVE = both('They are five or more', 'वे पाँच या अधिक हैं');

function highInKendras(chart: Chart): SevenPlanet[] {
  const { nodeExaltation } = chart.conventions;
  return SEVEN_PLANETS.filter((id) => {
    const { house, signIndex } = chart.planets[id];
    return (
      isKendra(house) && (isOwnSign(id, signIndex, nodeExaltation) || isSignExalted(id, signIndex, nodeExaltation))
    );
  });
}
