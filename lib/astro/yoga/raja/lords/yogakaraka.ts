import { both } from '../../../bilingual.ts';
import type { Chart } from '../../../chart/chart.ts';
import { cancels, required, weakens } from '../../../evidence.ts';
import { isStrongBySign } from '../../../planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../../../chart/houses.ts';
import { ownedHouses } from '../../../planet/lordship.ts';
import { isFallen } from '../../../planet/neechaBhanga.ts';
import type { Rule } from '../../../rule.ts';
import { bphs } from '../../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../../tables/planets.ts';
import { isWithNode } from '../../../strength/blemish.ts';
import { housedText } from '../../parts/openTexts.ts';

export const yogakaraka: Rule = {
  id: 'yogakaraka',
  name: both('Yogakaraka', 'योगकारक'),
  family: 'raja',
  source: bphs(34),
  polarity: 'good',
  formation: both(
    'One planet owns a kendra and a trikona besides the 1st, and stands in a kendra, a trikona, its own or exaltation sign',
    'एक ही ग्रह लग्न के अतिरिक्त केंद्र और त्रिकोण का स्वामी होकर केंद्र, त्रिकोण, स्वराशि या उच्च राशि में हो',
  ),
  result: both('a rise by the work of a single planet', 'एक ही ग्रह के बल से उन्नति'),
  countedFrom: 'ascendant',

  participants(chart) {
    const planet = ownerOfBoth(chart);
    return planet ? [planet] : [];
  },

  examine(chart) {
    const planet = ownerOfBoth(chart);
    const owned = planet ? ownedHouses(chart, planet) : [];
    const house = planet ? chart.planets[planet].house : null;
    return [
      required('owner', OWNER, planet !== null, { planet, houses: owned }),
      required('well_placed', WELL_PLACED, planet !== null && isWellPlaced(chart, planet), { planet, house }),
      cancels('combust', COMBUST, planet !== null && chart.planets[planet].isCombust, { planet }),
      cancels('debilitated', DEBILITATED, planet !== null && isFallen(chart, planet), { planet }),
      weakens('in_dusthana', IN_DUSTHANA, house !== null && isDusthana(house), { planet, house }),
      weakens('with_node', WITH_NODE, planet !== null && isWithNode(chart, planet), { planet }),
    ];
  },
};

const OWNER = both(
  'One planet owns a kendra and a trikona besides the 1st',
  'एक ही ग्रह लग्न के अतिरिक्त केंद्र और त्रिकोण का स्वामी है',
);
const WELL_PLACED = both(
  'It is in a kendra, a trikona, its own or exaltation sign',
  'वह केंद्र, त्रिकोण, स्वराशि या उच्च राशि में है',
);
const COMBUST = both('It is combust', 'वह अस्त है');
const DEBILITATED = both('It is debilitated, and nothing lifts it', 'वह नीच राशि में है और नीच भंग नहीं है');
const IN_DUSTHANA = housedText(
  both('It stands in the 6th, 8th or 12th house', 'वह छठे, आठवें या बारहवें भाव में है'),
  both('It stands', 'वह'),
);
const WITH_NODE = both('A node stands with it, within ten degrees', 'राहु या केतु उसके साथ, दस अंश के भीतर है');

function ownerOfBoth(chart: Chart): SevenPlanet | null {
  const found = SEVEN_PLANETS.find((planet) => {
    const owned = ownedHouses(chart, planet);
    return owned.some((n) => n === 5 || n === 9) && owned.some((n) => n === 4 || n === 7 || n === 10);
  });
  return found ?? null;
}

function isWellPlaced(chart: Chart, planet: SevenPlanet): boolean {
  const { house, dignity } = chart.planets[planet];
  return isKendra(house) || isTrikona(house) || isStrongBySign(dignity);
}
