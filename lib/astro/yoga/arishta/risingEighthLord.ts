import { both } from '../../bilingual.ts';
import { cancels, required, weakens } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { isStrong, isWeak } from '../../strength/standing.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

// The lord of the ascendant is weak or in the 8th by the rule’s own words: never strong in a kendra.
const reliefs = furtherReliefs('strong_jupiter_rising', 'ascendant_lord_in_kendra');

// The benefic aspect that would prevent it is tested on the ascendant, where the lord of the 8th is.
export const risingEighthLord: Rule = {
  id: 'arishta-8l-lagna',
  name: both('Arishta (lord of the 8th rising)', 'अरिष्ट (लग्न में अष्टमेश)'),
  family: 'arishta',
  source: bphs(9),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'The lord of the 8th is in the ascendant, aspected by no benefic, and the lord of the ascendant is weak or in the 8th house',
    'अष्टमेश लग्न में हो, उस पर किसी शुभ ग्रह की दृष्टि न हो और लग्नेश निर्बल या आठवें भाव में हो',
  ),
  result: both('complaints that return and ask for patient care', 'बार-बार लौटने वाली तकलीफ़ें, जो धैर्य से देखभाल माँगती हैं'),
  countedFrom: 'ascendant',
  houses: [1, 8],
  afflictors: (chart) => (lordOfHouse(chart, 8) === lordOfHouse(chart, 1) ? [] : [lordOfHouse(chart, 8)]),
  participants: (chart) => [...new Set([lordOfHouse(chart, 8), lordOfHouse(chart, 1)])],
  isPossible: (chart) => chart.planets[lordOfHouse(chart, 8)].house === 1,

  examine(chart, facts) {
    const [lord, eighthLord] = [lordOfHouse(chart, 1), lordOfHouse(chart, 8)];
    const { house } = chart.planets[lord];
    const isLordWeak = isWeak(chart, lord, facts.ratios);
    const benefics = beneficsAspecting(chart, chart.ascendant.signIndex);
    const { Jupiter } = chart.planets;
    const isJupiterHelping = isKendra(Jupiter.house) && isStrong(chart, 'Jupiter', facts.ratios);
    return [
      required('eighth_lord_rising', EIGHTH_LORD_RISING, chart.planets[eighthLord].house === 1, {
        lord: eighthLord,
        house: chart.planets[eighthLord].house,
      }),
      required('lord_low', LORD_LOW, isLordWeak || house === 8, { lord, is_weak: isLordWeak, house }),
      required('no_benefic_aspect', NO_BENEFIC_ASPECT, benefics.length === 0, { planets: benefics }),
      weakens('lord_of_both', LORD_OF_BOTH, lord === eighthLord, { lord }),
      cancels('strong_jupiter_in_kendra', STRONG_JUPITER_IN_KENDRA, isJupiterHelping, {
        house: Jupiter.house,
        dignity: Jupiter.dignity,
      }),
      ...reliefs(chart, facts),
    ];
  },
};

const EIGHTH_LORD_RISING = both('The lord of the 8th is in the ascendant', 'अष्टमेश लग्न में है');
const LORD_LOW = both('The lord of the ascendant is weak or in the 8th house', 'लग्नेश निर्बल या आठवें भाव में है');
const NO_BENEFIC_ASPECT = both('No benefic aspects the ascendant', 'लग्न पर किसी शुभ ग्रह की दृष्टि नहीं है');
const LORD_OF_BOTH = both(
  'One planet owns the ascendant and the 8th, and is spared the blame of the 8th',
  'लग्न और आठवें भाव का स्वामी एक ही ग्रह है, अतः उसे अष्टमेश का दोष नहीं लगता',
);
const STRONG_JUPITER_IN_KENDRA = both('A strong Jupiter is in a kendra', 'बली गुरु केंद्र में है');
