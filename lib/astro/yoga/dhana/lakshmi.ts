import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, strengthens } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { linkBetween, unreturnedAspect } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { usualGrade, type GradedBy, type Rule, type YogaGrade } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { blemishesOf, type BlemishKind } from '../../strength/blemish.ts';
import { isStrong } from '../../strength/standing.ts';
import type { Planet } from '../../tables/planets.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { oneWay } from '../lordPair.ts';
import { giverConditions } from './givers.ts';

/** The texts ask for dignity and a good place: a node and a war are not among what they name. */
const SPARED: readonly BlemishKind[] = ['near_node', 'defeated'];

// BPHS asks for the lord of the 9th at home in a kendra or trikona and for a lord of the ascendant who is sound; the
// specification and later practice for a strong lord of the 9th bound to Venus. Either forms the yoga, both make it full.
// Fortune in a dusthana is denied, whatever its dignity; and Venus, who needs no other there, must herself be at home.
export const lakshmi: Rule = {
  id: 'lakshmi',
  name: both('Lakshmi', 'लक्ष्मी'),
  family: 'dhana',
  source: bphs(36),
  alsoIn: [phaladeepika(6)],
  polarity: 'good',
  formation: both(
    'The lord of the 9th is in its own or exaltation sign in a kendra or trikona, and the lord of the ascendant is unhurt or strong; or the lord of the 9th is strong and in no dusthana, and is Venus at home or exalted, or is joined, in exchange or in aspect with Venus',
    'नवमेश स्वराशि या उच्च राशि में केंद्र या त्रिकोण में हो और लग्नेश अपीड़ित या बली हो; या फिर नवमेश बली हो, त्रिक भाव में न हो और स्वराशि या उच्च का शुक्र हो या शुक्र से युति, राशि-परिवर्तन या दृष्टि से जुड़ा हो',
  ),
  result: both('wealth, beauty, a generous character', 'धन, सौंदर्य, उदार स्वभाव'),
  countedFrom: 'ascendant',
  houses: [9],
  fullForm: both(
    'the lord of the 9th is at home or exalted in a kendra or trikona, and the lord of the ascendant is unhurt',
    'नवमेश केंद्र या त्रिकोण में स्वराशि या उच्च का हो और लग्नेश अपीड़ित हो',
  ),
  spares: SPARED,
  grade: lakshmiGrade,
  participants: (chart, facts) => forming(chart, readings(chart, facts)),

  examine(chart, facts) {
    const found = readings(chart, facts);
    const { lord, link, isByHouse, isByVenus } = found;
    const { dignity, house } = chart.planets[lord];
    const isOneWay = isByVenus && !isByHouse && link === 'one_way_aspect';
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
      oneWay(isOneWay, isOneWay ? unreturnedAspect(chart, lord, 'Venus') : null, RESTS_ON_ASPECT),
      ...giverConditions(chart, forming(chart, found)),
    ];
  },
};

const EITHER = both(
  'The lord of the 9th is at home or exalted in a kendra or trikona beside an unhurt or strong lord of the ascendant, or is strong outside dusthanas and bound to Venus',
  'नवमेश स्वराशि या उच्च राशि में केंद्र या त्रिकोण में है और लग्नेश अपीड़ित या बली है, या फिर नवमेश त्रिक भावों से बाहर बली होकर शुक्र से जुड़ा है',
);
const FULL = both('Both readings of the yoga hold', 'योग के दोनों रूप बनते हैं');
const RESTS_ON_ASPECT = both(
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
  const isVenusGiving = lord === 'Venus' ? isStrongBySign(dignity) : link !== null;
  return {
    lord,
    link,

    isByHouse: isWellPlaced && (isUnhurt(chart) || isStrong(chart, lordOfHouse(chart, 1), ratios)),
    isByVenus: !isDusthana(house) && isStrong(chart, lord, ratios) && isVenusGiving,
  };
}

/** Proper by what BPHS asks, with the lord of the ascendant unhurt (Phaladeepika 6). */
function lakshmiGrade(formed: GradedBy): YogaGrade {
  const { isByHouse } = readings(formed.chart, formed.facts);
  const usual = usualGrade(formed);
  return usual === 'proper' && !(isByHouse && isUnhurt(formed.chart)) ? 'blemished' : usual;
}

/** The lord of the ascendant is neither combust nor fallen, and in no dusthana. */
function isUnhurt(chart: Chart): boolean {
  return blemishesOf(chart, [lordOfHouse(chart, 1)], SPARED).length === 0;
}

/** The lord of the 9th with the lord of the ascendant, or else with Venus. */
function forming(chart: Chart, { lord, isByHouse, isByVenus }: Readings): Planet[] {
  if (isByHouse) return [...new Set<Planet>([lord, lordOfHouse(chart, 1)])];
  return isByVenus ? [...new Set<Planet>([lord, 'Venus'])] : [lord];
}
