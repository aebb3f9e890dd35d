import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { practice } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { lordsOf } from '../lordPair.ts';
import { giverConditions } from './givers.ts';

export const kubera: Rule = {
  id: 'kubera-yoga',
  name: both('Kubera', 'कुबेर'),
  family: 'dhana',
  source: practice('Common practice'),
  isInterpretive: true,
  polarity: 'good',
  formation: both(
    'The lords of the 2nd and the 11th are in their own or exaltation signs, both in a kendra or trikona, and Jupiter aspects either',
    'द्वितीयेश और एकादशेश दोनों स्वराशि या उच्च राशि में केंद्र या त्रिकोण में हों और किसी एक पर गुरु की दृष्टि हो',
  ),
  result: both('treasure, reserves that grow', 'कोष, बढ़ती हुई संचित निधि'),
  countedFrom: 'ascendant',
  houses: [2, 11],
  participants: (chart) => [...new Set([...lordsOf(chart, [2, 11]), 'Jupiter' as const])],

  examine(chart) {
    const lords = lordsOf(chart, [2, 11]);
    const aspected = lords.filter((lord) => isAspecting(chart, 'Jupiter', chart.signs[lord]));
    return [
      required(
        'at_home',
        AT_HOME,
        lords.every((lord) => isStrongBySign(chart.planets[lord].dignity)),
        {
          lords,
          dignities: lords.map((lord) => chart.planets[lord].dignity),
        },
      ),
      required(
        'kendra_or_trikona',
        WELL_HOUSED,
        lords.every((lord) => isWellHoused(chart, lord)),
        {
          houses: lords.map((lord) => chart.planets[lord].house),
        },
      ),
      required('jupiter_aspect', ASPECTED, aspected.length > 0, { planets: aspected }),
      ...giverConditions(chart, lords),
    ];
  },
};

const AT_HOME = both(
  'The lords of the 2nd and the 11th are in their own or exaltation signs',
  'द्वितीयेश और एकादशेश दोनों स्वराशि या उच्च राशि में हैं',
);
const WELL_HOUSED = both(
  'The lords of the 2nd and the 11th stand in a kendra or trikona',
  'द्वितीयेश और एकादशेश दोनों केंद्र या त्रिकोण में हैं',
);
const ASPECTED = both('Jupiter aspects the lord of the 2nd or the 11th', 'द्वितीयेश या एकादशेश पर गुरु की दृष्टि है');

function isWellHoused(chart: Chart, lord: SevenPlanet): boolean {
  const { house } = chart.planets[lord];
  return isKendra(house) || isTrikona(house);
}
