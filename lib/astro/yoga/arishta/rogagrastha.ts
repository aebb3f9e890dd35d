import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import { isDusthana, isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { isStrong, isWeak } from '../../strength/standing.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { dusthanaLordsWith } from './dusthanaCompany.ts';
import { helpersIn, RELIEF_SOURCE, furtherReliefs } from './relief.ts';

// The lord of the ascendant is weak or in a dusthana by the rule’s own words: never strong in a kendra.
const reliefs = furtherReliefs('ascendant_lord_in_kendra');

// Both ways need two planets: a lord of the ascendant that owns the 6th as well is not with himself.
export const rogagrastha: Rule = {
  id: 'rogagrastha',
  name: both('Rogagrastha', 'रोगग्रस्त'),
  family: 'arishta',
  source: threeHundredCombinations(),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'The lord of the ascendant is in the 6th, 8th or 12th house with the lord of one of these, or is weak while the lord of the 6th is in the ascendant',
    'लग्नेश छठे, आठवें या बारहवें भाव में षष्ठेश, अष्टमेश या द्वादशेश के साथ हो, या निर्बल हो और षष्ठेश लग्न में हो',
  ),
  result: both('health that asks for attention and prevention', 'स्वास्थ्य पर ध्यान और बचाव की आवश्यकता'),
  countedFrom: 'ascendant',
  houses: [1],
  afflictors(chart, facts) {
    const { company, isSixthRising } = waysOf(chart, facts);
    return [...company, ...(isSixthRising ? [lordOfHouse(chart, 6)] : [])];
  },
  participants(chart, facts) {
    const { lord, company, isSixthRising } = waysOf(chart, facts);
    return [...new Set([lord, ...company, ...(isSixthRising ? [lordOfHouse(chart, 6)] : [])])];
  },

  examine(chart, facts) {
    const { lord, company, isSixthRising } = waysOf(chart, facts);
    const helpers = helpersIn(chart, isKendra).filter((id) => isStrong(chart, id, facts.ratios));
    return [
      required('either_way', EITHER_WAY, company.length > 0 || isSixthRising, {
        lord,
        house: chart.planets[lord].house,
        by_company: company.length > 0,
        by_rising_sixth_lord: isSixthRising,
        planets: company,
      }),
      cancels('strong_benefic_in_kendra', STRONG_BENEFIC, helpers.length > 0, { planets: helpers }),
      ...reliefs(chart, facts),
    ];
  },
};

function waysOf(chart: Chart, { ratios }: RuleFacts) {
  const lord = lordOfHouse(chart, 1);
  const sixthLord = lordOfHouse(chart, 6);
  const company = isDusthana(chart.planets[lord].house) ? dusthanaLordsWith(chart, lord) : [];
  const isSixthRising = sixthLord !== lord && chart.planets[sixthLord].house === 1 && isWeak(chart, lord, ratios);
  return { lord, company, isSixthRising };
}

const EITHER_WAY = both(
  'The lord of the ascendant is in a dusthana with another lord of one, or is weak while the lord of the 6th rises',
  'लग्नेश त्रिक भाव में किसी अन्य त्रिकेश के साथ है, या निर्बल है और षष्ठेश लग्न में है',
);
const STRONG_BENEFIC = both(
  'A benefic and strong Mercury, Jupiter or Venus is in a kendra',
  'बुध, गुरु या शुक्र शुभ और बली होकर केंद्र में है',
);
