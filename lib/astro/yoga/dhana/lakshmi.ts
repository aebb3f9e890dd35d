import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, strengthens, weakens } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import type { Planet } from '../../tables/planets.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { giverConditions } from './givers.ts';

// BPHS asks for the lord of the 9th at home in a kendra or trikona and for a strong lord of the ascendant; later practice
// for a strong lord of the 9th bound to Venus. Either forms the yoga, both make it full.
export const lakshmi: Rule = {
  id: 'lakshmi',
  name: both('Lakshmi', 'लक्ष्मी'),
  family: 'dhana',
  source: bphs(36),
  alsoIn: [phaladeepika(6)],
  polarity: 'good',
  formation: both(
    'The lord of the 9th is in its own or exaltation sign in a kendra or trikona, and the lord of the ascendant is strong; or the lord of the 9th is strong and is Venus, or joined, in exchange or in aspect with Venus',
    'नवमेश स्वराशि या उच्च राशि में केंद्र या त्रिकोण में हो और लग्नेश बली हो; या फिर नवमेश बली हो और स्वयं शुक्र हो या शुक्र से युति, राशि-परिवर्तन या दृष्टि से जुड़ा हो',
  ),
  result: both('wealth, beauty, a generous character', 'धन, सौंदर्य, उदार स्वभाव'),
  countedFrom: 'ascendant',
  houses: [9],
  participants: (chart, facts) => forming(chart, readings(chart, facts)),

  examine(chart, facts) {
    const found = readings(chart, facts);
    const { lord, link, isByHouse, isByVenus } = found;
    const { dignity, house } = chart.planets[lord];
    return [
      required('either_reading', EITHER, isByHouse || isByVenus, {
        lord,
        dignity,
        house,
        link_with_venus: link,
        by_house: isByHouse,
        by_venus: isByVenus,
      }),
      strengthens('full', FULL, isByHouse && isByVenus),
      weakens('one_way', ONE_WAY, isByVenus && !isByHouse && link === 'one_way_aspect', { link }),
      ...giverConditions(chart, forming(chart, found)),
    ];
  },
};

const EITHER = both(
  'The lord of the 9th is at home or exalted in a kendra or trikona beside a strong lord of the ascendant, or is strong and bound to Venus',
  'नवमेश स्वराशि या उच्च राशि में केंद्र या त्रिकोण में है और लग्नेश बली है, या फिर नवमेश बली होकर शुक्र से जुड़ा है',
);
const FULL = both('Both readings of the yoga hold', 'योग के दोनों रूप बनते हैं');
const ONE_WAY = both(
  'It rests on an aspect between the lord of the 9th and Venus that is not returned',
  'यह नवमेश और शुक्र के बीच एकतरफ़ा दृष्टि पर टिका है',
);

interface Readings {
  readonly lord: Planet;
  readonly link: ReturnType<typeof linkBetween>;
  readonly isByHouse: boolean;
  readonly isByVenus: boolean;
}

function readings(chart: Chart, { ratios }: RuleFacts): Readings {
  const lord = lordOfHouse(chart, 9);
  const { dignity, house } = chart.planets[lord];
  const link = linkBetween(chart, lord, 'Venus');
  const isWellPlaced = isStrongBySign(dignity) && (isKendra(house) || isTrikona(house));
  return {
    lord,
    link,
    isByHouse: isWellPlaced && isStrong(chart, lordOfHouse(chart, 1), ratios),
    isByVenus: (lord === 'Venus' || link !== null) && isStrong(chart, lord, ratios),
  };
}

/** The lord of the 9th, with the lord of the ascendant or Venus as the reading has it. */
function forming(chart: Chart, { lord, isByHouse, isByVenus }: Readings): Planet[] {
  return [
    ...new Set<Planet>([lord, ...(isByHouse ? [lordOfHouse(chart, 1)] : []), ...(isByVenus ? ['Venus' as const] : [])]),
  ];
}
