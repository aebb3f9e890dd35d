import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { cancels, required } from '../../evidence.ts';
import { isOwnSign, isSignExalted } from '../../planet/dignity.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

// Jupiter in the 8th cannot rise.
const reliefs = furtherReliefs('strong_jupiter_rising');

// Where Jupiter himself owns the 2nd there is nobody to be with him, and the yoga is not formed.
export const mooka: Rule = {
  id: 'mooka',
  name: both('Mooka', 'मूक'),
  family: 'arishta',
  source: threeHundredCombinations(),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both('The lord of the 2nd is in the 8th house with Jupiter', 'द्वितीयेश आठवें भाव में गुरु के साथ हो'),
  result: both('a voice that grows with practice, sparing speech', 'अभ्यास से निखरने वाली वाणी, मितभाषिता'),
  countedFrom: 'ascendant',
  houses: [2],
  // The 8th house presses both.
  afflictors: () => [],
  participants: (chart) => [...new Set([lordOfHouse(chart, 2), 'Jupiter' as const])],

  examine(chart, facts) {
    const { Jupiter } = chart.planets;
    const { nodeExaltation } = chart.conventions;
    const lord = lordOfHouse(chart, 2);
    const { house } = chart.planets[lord];
    const isRaised =
      isOwnSign('Jupiter', Jupiter.signIndex, nodeExaltation) ||
      isSignExalted('Jupiter', Jupiter.signIndex, nodeExaltation);
    const isWithJupiter = lord !== 'Jupiter' && isConjunct(chart.planets[lord], Jupiter);
    return [
      required('lord_in_eighth', LORD_IN_EIGHTH, house === 8, { lord, house }),
      required('with_jupiter', WITH_JUPITER, isWithJupiter, { lord, house: Jupiter.house }),
      cancels('jupiter_raised', JUPITER_RAISED, isRaised, { sign: SIGNS[Jupiter.signIndex]! }),
      ...reliefs(chart, facts),
    ];
  },
};

const LORD_IN_EIGHTH = both('The lord of the 2nd is in the 8th house', 'द्वितीयेश आठवें भाव में है');
const WITH_JUPITER = both(
  'The lord of the 2nd is with Jupiter and is not Jupiter itself',
  'द्वितीयेश गुरु के साथ है और स्वयं गुरु नहीं है',
);
const JUPITER_RAISED = both('Jupiter is in its own or exaltation sign', 'गुरु स्वराशि या उच्च राशि में है');
