import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { vaisheshikamsha, vargaStandings } from '../../varga/vimsopaka.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { giverConditions } from './givers.ts';

/** Good vargas of the ten from which a lord is in a vaisheshikamsha that counts here. */
const LEAST_GOOD_VARGAS = 3;

// A planet does not join itself: where Jupiter owns the ascendant the yoga cannot be.
export const swaveeryaddhana: Rule = {
  id: 'swaveeryaddhana',
  name: both('Swaveerya Dhana', 'स्ववीर्य धन'),
  family: 'dhana',
  source: threeHundredCombinations(130),
  polarity: 'good',
  formation: both(
    'The lord of the ascendant is the strongest of the seven lords and in a kendra with Jupiter, and the lord of the 2nd is in its own or exaltation sign in three or more of the ten vargas',
    'लग्नेश सातों स्वामियों में सबसे बली होकर केंद्र में गुरु के साथ हो और द्वितीयेश दशवर्ग के तीन या अधिक वर्गों में स्वराशि या उच्च राशि में हो',
  ),
  result: both('wealth by one’s own effort', 'अपने पुरुषार्थ से धन'),
  countedFrom: 'ascendant',
  houses: [1, 2],
  participants: (chart) => [...new Set([lordOfHouse(chart, 1), 'Jupiter' as const, lordOfHouse(chart, 2)])],
  isPossible: (chart) => isWithJupiter(chart, lordOfHouse(chart, 1)),

  examine(chart, facts) {
    const lord = lordOfHouse(chart, 1);
    const second = lordOfHouse(chart, 2);
    const strongest = strongestOf(facts);
    const { house } = chart.planets[lord];
    const goodVargas = goodVargasOf(chart, second);
    return [
      required('strongest', STRONGEST, strongest === lord, { lord, strongest }),
      required('kendra', KENDRA, isKendra(house), { house }),
      required('jupiter_joins', WITH_JUPITER, isWithJupiter(chart, lord)),
      required('vaisheshikamsha', VAISHESHIKAMSHA, goodVargas >= LEAST_GOOD_VARGAS, {
        lord: second,
        good_vargas: goodVargas,
      }),
      ...giverConditions(chart, [...new Set([lord, second])]),
    ];
  },
};

const STRONGEST = both(
  'The lord of the ascendant is the strongest of the seven lords',
  'लग्नेश सातों स्वामियों में सबसे बली है',
);
const KENDRA = both('The lord of the ascendant is in a kendra', 'लग्नेश केंद्र में है');
const WITH_JUPITER = both('Jupiter joins the lord of the ascendant', 'गुरु लग्नेश के साथ है');
const VAISHESHIKAMSHA = both(
  'The lord of the 2nd is in its own or exaltation sign in three or more of the ten vargas',
  'द्वितीयेश दशवर्ग के तीन या अधिक वर्गों में स्वराशि या उच्च राशि में है',
);

function isWithJupiter(chart: Chart, lord: SevenPlanet): boolean {
  return lord !== 'Jupiter' && isConjunct(chart.planets[lord], chart.planets.Jupiter);
}

/** By shadbala against the least needed; by the strength of verdicts where a chart has no day and no place. */
function strongestOf({ ratios, strengths }: RuleFacts): SevenPlanet {
  const strength = (planet: SevenPlanet) => ratios?.[planet] ?? strengths[planet].value;
  return SEVEN_PLANETS.reduce((best, planet) => (strength(planet) > strength(best) ? planet : best));
}

function goodVargasOf(chart: Chart, planet: SevenPlanet): number {
  return vaisheshikamsha(vargaStandings(chart, planet, 'full'), 'dashavarga').goodVargas;
}
