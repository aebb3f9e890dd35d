/** Wealth through children, rivals or the spouse: a strong lord of the 2nd with a bond to their significators. */
import { isConjunct, isInfluencing } from '../../chart/aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { giverConditions } from './givers.ts';

interface Row extends Pick<Rule, 'id' | 'name' | 'formation' | 'result'> {
  readonly combination: number;
  /** House and planet that signify those others. */
  readonly house: 5 | 6 | 7;
  readonly karaka: SevenPlanet;
  /** Whether both are required, and whether an aspect counts like a conjunction. */
  readonly touch: 'either_joins' | 'both_influence';
  readonly touched: Bilingual;
}

const ROWS: readonly Row[] = [
  {
    id: 'putramooladdhana',
    name: both('Putramoola Dhana', 'पुत्रमूल धन'),
    combination: 139,
    house: 5,
    karaka: 'Jupiter',
    touch: 'either_joins',
    formation: both(
      'The lord of the 2nd is strong and joined by the lord of the 5th or Jupiter, and the lord of the ascendant is strong',
      'बली द्वितीयेश पंचमेश या गुरु के साथ हो और लग्नेश बली हो',
    ),
    touched: both('The lord of the 5th or Jupiter joins the lord of the 2nd', 'पंचमेश या गुरु द्वितीयेश के साथ है'),
    result: both('wealth through children', 'संतान के माध्यम से धन'),
  },
  {
    id: 'shatrumooladdhana',
    name: both('Shatrumoola Dhana', 'शत्रुमूल धन'),
    combination: 140,
    house: 6,
    karaka: 'Mars',
    touch: 'either_joins',
    formation: both(
      'The lord of the 2nd is strong and joined by the lord of the 6th or Mars, and the lord of the ascendant is strong',
      'बली द्वितीयेश षष्ठेश या मंगल के साथ हो और लग्नेश बली हो',
    ),
    touched: both('The lord of the 6th or Mars joins the lord of the 2nd', 'षष्ठेश या मंगल द्वितीयेश के साथ है'),
    result: both('wealth won from rivals, contests or law', 'प्रतिद्वंद्विता, प्रतियोगिता या विधि से धन'),
  },
  {
    id: 'kalatramooladdhana',
    name: both('Kalatramoola Dhana', 'कलत्रमूल धन'),
    combination: 141,
    house: 7,
    karaka: 'Venus',
    touch: 'both_influence',
    formation: both(
      'The lord of the 2nd is strong and joined or aspected by the lord of the 7th and Venus, and the lord of the ascendant is strong',
      'बली द्वितीयेश पर सप्तमेश और शुक्र की युति या दृष्टि हो और लग्नेश बली हो',
    ),
    touched: both(
      'The lord of the 7th and Venus join or aspect the lord of the 2nd',
      'द्वितीयेश पर सप्तमेश और शुक्र की युति या दृष्टि है',
    ),
    result: both('wealth through the spouse', 'जीवनसाथी के माध्यम से धन'),
  },
];

export const dhanaThroughOthers: readonly Rule[] = ROWS.map(
  ({ combination, house, karaka, touch, touched, ...described }): Rule => ({
    ...described,
    family: 'dhana',
    source: threeHundredCombinations(combination),
    polarity: 'good',
    countedFrom: 'ascendant',
    houses: [1, 2, house],
    participants(chart) {
      const lord = lordOfHouse(chart, 2);
      const others = othersThan(lord, [lordOfHouse(chart, house), karaka]);
      return forming(
        chart,
        others.filter((other) => isTouching(chart, other, lord, touch)),
      );
    },
    isPossible: (chart, { ratios }) => isStrong(chart, lordOfHouse(chart, 2), ratios),
    examine(chart, { ratios }) {
      const lord = lordOfHouse(chart, 2);
      const ascendantLord = lordOfHouse(chart, 1);
      const others = othersThan(lord, [lordOfHouse(chart, house), karaka]);
      const planets = others.filter((other) => isTouching(chart, other, lord, touch));
      const isTouched = planets.length > 0 && (touch === 'either_joins' || planets.length === others.length);
      return [
        required('strong_lord', STRONG_LORD, isStrong(chart, lord, ratios), {
          lord,
          dignity: chart.planets[lord].dignity,
        }),
        required('touched', touched, isTouched, { planets }),
        required('strong_ascendant_lord', STRONG_ASCENDANT_LORD, isStrong(chart, ascendantLord, ratios), {
          lord: ascendantLord,
          dignity: chart.planets[ascendantLord].dignity,
        }),
        ...giverConditions(chart, forming(chart, planets)),
      ];
    },
  }),
);

const STRONG_LORD = both('The lord of the 2nd is strong', 'द्वितीयेश बली है');
const STRONG_ASCENDANT_LORD = both('The lord of the ascendant is strong', 'लग्नेश बली है');

// A planet neither joins nor aspects itself. Where the lord of the 2nd is one of the two, only the other is asked for;
// where he is both, nobody is left to touch him.
function othersThan(lord: SevenPlanet, those: readonly SevenPlanet[]): SevenPlanet[] {
  return [...new Set(those)].filter((planet) => planet !== lord);
}

function forming(chart: Chart, touching: readonly SevenPlanet[]): SevenPlanet[] {
  return [...new Set([lordOfHouse(chart, 2), ...touching, lordOfHouse(chart, 1)])];
}

function isTouching(chart: Chart, by: SevenPlanet, lord: SevenPlanet, touch: Row['touch']): boolean {
  return touch === 'either_joins' ? isConjunct(chart.planets[by], chart.planets[lord]) : isInfluencing(chart, by, lord);
}
