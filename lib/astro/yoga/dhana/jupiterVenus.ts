import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { lordsOf } from '../lordPair.ts';
import { giverConditions } from './givers.ts';

export const jupiterVenusDhana: Rule = {
  id: 'dhana-jupiter-venus',
  name: both('Guru-Shukra Dhana', 'गुरु-शुक्र धन'),
  family: 'dhana',
  source: bphs(41),
  polarity: 'good',
  formation: both(
    'Jupiter or Venus is in the 2nd or 11th, strong, and aspected by the lord of the 2nd or the 11th',
    'गुरु या शुक्र दूसरे या ग्यारहवें भाव में बली हो और उस पर द्वितीयेश या एकादशेश की दृष्टि हो',
  ),
  result: both('liquid wealth', 'सुलभ धन'),
  countedFrom: 'ascendant',
  houses: [2, 11],
  participants(chart, facts) {
    return forming(chart, givers(chart, facts));
  },

  // Each condition tests the planets that meet the previous one, as one planet must meet all three.
  examine(chart, facts) {
    const found = givers(chart, facts);
    const { placed, strong, held } = found;
    return [
      required('in_house_of_wealth', PLACED, placed.length > 0, { planets: placed }),
      required('strong', STRONG, strong.length > 0, { planets: strong }),
      required('aspected', ASPECTED, held.length > 0, {
        planets: held,
        lords: [...new Set(held.flatMap((giver) => lordsAspecting(chart, giver)))],
      }),
      ...giverConditions(chart, forming(chart, found)),
    ];
  },
};

const GIVERS = ['Jupiter', 'Venus'] as const;

const PLACED = both('Jupiter or Venus is in the 2nd or 11th', 'गुरु या शुक्र दूसरे या ग्यारहवें भाव में है');
const STRONG = both('Jupiter or Venus in one of these two houses is strong', 'इन दो भावों में स्थित गुरु या शुक्र बली है');
const ASPECTED = both(
  'The lord of the 2nd or the 11th aspects Jupiter or Venus, strong in one of these houses',
  'ऐसे बली गुरु या शुक्र पर द्वितीयेश या एकादशेश की दृष्टि है',
);

interface Givers {
  readonly placed: readonly SevenPlanet[];
  /** Of those placed. */
  readonly strong: readonly SevenPlanet[];
  /** Of those strong: under the aspect of a lord. */
  readonly held: readonly SevenPlanet[];
}

function givers(chart: Chart, { ratios }: RuleFacts): Givers {
  const placed = GIVERS.filter((giver) => chart.planets[giver].house === 2 || chart.planets[giver].house === 11);
  const strong = placed.filter((giver) => isStrong(chart, giver, ratios));
  const held = strong.filter((giver) => lordsAspecting(chart, giver).length > 0);
  return { placed, strong, held };
}

/** The planets that meet most conditions, with the lords that aspect them. */
function forming(chart: Chart, { placed, strong, held }: Givers): SevenPlanet[] {
  const those = [held, strong, placed, GIVERS].find((planets) => planets.length > 0)!;
  return [...new Set([...those, ...those.flatMap((giver) => lordsAspecting(chart, giver))])];
}

function lordsAspecting(chart: Chart, giver: SevenPlanet): SevenPlanet[] {
  return lordsOf(chart, [2, 11]).filter((lord) => isAspecting(chart, lord, chart.signs[giver]));
}
