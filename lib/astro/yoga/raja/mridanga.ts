import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isSignExalted, isStrongBySign } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { navamsaSignIndex } from '../../varga/position.ts';
import { stateBlemishes } from '../lordPair.ts';

interface Bearing {
  readonly exalted: SevenPlanet;
  /** Lord of its navamsa sign. */
  readonly bearer: SevenPlanet;
  readonly isBorne: boolean;
}

// The exaltation of the nodes is disputed, so only the seven planets count.
export const mridanga: Rule = {
  id: 'mridanga',
  name: both('Mridanga', 'मृदंग'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'A planet is exalted, the lord of its navamsa sign is in its own or exaltation sign in a kendra or trikona, and the lord of the ascendant is strong',
    'कोई ग्रह उच्च का हो, उसकी नवांश राशि का स्वामी स्वराशि या उच्च का होकर केंद्र या त्रिकोण में हो, और लग्नेश बली हो',
  ),
  result: both('honours from the state, wide respect', 'राजकीय सम्मान, व्यापक आदर'),
  countedFrom: 'ascendant',
  participants: (chart) => [...new Set([...formers(bearingsIn(chart)), lordOfHouse(chart, 1)])],

  examine(chart, { ratios }) {
    const bearings = bearingsIn(chart);
    const borne = formers(bearings);
    const lord = lordOfHouse(chart, 1);
    return [
      required('borne_exaltation', BORNE_EXALTATION, borne.length > 0, {
        exalted: bearings.map(({ exalted }) => exalted),
        navamsa_lords: bearings.map(({ bearer }) => bearer),
        borne: bearings.filter(({ isBorne }) => isBorne).map(({ exalted }) => exalted),
      }),
      required('first_strong', FIRST_STRONG, isStrong(chart, lord, ratios), { lord }),
      ...stateBlemishes(chart, borne, ['combust', 'in_dusthana', 'with_node']),
    ];
  },
};

const BORNE_EXALTATION = both(
  'The lord of the navamsa sign of an exalted planet is in its own or exaltation sign in a kendra or trikona',
  'किसी उच्च ग्रह की नवांश राशि का स्वामी स्वराशि या उच्च का होकर केंद्र या त्रिकोण में है',
);
const FIRST_STRONG = both('The lord of the ascendant is strong', 'लग्नेश बली है');

/** Of every exalted planet, whether borne or not. */
function bearingsIn(chart: Chart): Bearing[] {
  const { planets, signs, conventions } = chart;
  return SEVEN_PLANETS.filter((id) => isSignExalted(id, signs[id], conventions.nodeExaltation)).map((exalted) => {
    const bearer = signLord(navamsaSignIndex(chart, planets[exalted]));
    const { house, dignity } = planets[bearer];
    return { exalted, bearer, isBorne: isStrongBySign(dignity) && (isKendra(house) || isTrikona(house)) };
  });
}

function formers(bearings: readonly Bearing[]): SevenPlanet[] {
  const borne = bearings.filter(({ isBorne }) => isBorne);
  return [...new Set(borne.flatMap(({ exalted, bearer }) => [exalted, bearer]))];
}
