import { both } from '../../bilingual.ts';
import { cancels, required } from '../../evidence.ts';
import { isOwnSign } from '../../planet/dignity.ts';
import { isDusthana } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { neechaBhanga } from '../../planet/neechaBhanga.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';
import { dusthanaLordsWith } from './dusthanaCompany.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

// A lord in a dusthana is never in a kendra, so that this relief cannot hold.
const reliefs = furtherReliefs('ascendant_lord_in_kendra');

export const ascendantLordInDusthana: Rule = {
  id: 'arishta-l1-dusthana',
  name: both('Lagnesh Dusthana', 'लग्नेश त्रिक'),
  family: 'arishta',
  source: bphs(12),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'The lord of the ascendant, away from its own sign, is in the 6th, 8th or 12th house, and is with the lord of one of these houses, combust or debilitated',
    'लग्नेश स्वराशि से अन्यत्र छठे, आठवें या बारहवें भाव में हो और षष्ठेश, अष्टमेश या द्वादशेश के साथ, अस्त या नीच हो',
  ),
  result: both('changing vitality, which rest and measure restore', 'घटती-बढ़ती ऊर्जा, जो विश्राम और संयम से लौटती है'),
  countedFrom: 'ascendant',
  houses: [1],
  afflictors: (chart) => dusthanaLordsWith(chart, lordOfHouse(chart, 1)),
  participants: (chart) => [lordOfHouse(chart, 1), ...dusthanaLordsWith(chart, lordOfHouse(chart, 1))],
  isPossible: (chart) => isDusthana(chart.planets[lordOfHouse(chart, 1)].house),

  examine(chart, facts) {
    const lord = lordOfHouse(chart, 1);
    const { house, signIndex, isCombust, dignity } = chart.planets[lord];
    const company = dusthanaLordsWith(chart, lord);
    const isDebilitated = dignity === 'debilitated';
    const lifting = isDebilitated ? (neechaBhanga(chart, lord)?.rules ?? []) : [];
    const benefics = beneficsAspecting(chart, signIndex);
    const isAtHome = isOwnSign(lord, signIndex, chart.conventions.nodeExaltation);
    return [
      required('in_dusthana', IN_DUSTHANA, isDusthana(house), { lord, house }),
      required('not_at_home', NOT_AT_HOME, !isAtHome, { lord, sign: SIGNS[signIndex]! }),
      required('afflicted', AFFLICTED, company.length > 0 || isCombust || isDebilitated, {
        planets: company,
        is_combust: isCombust,
        is_debilitated: isDebilitated,
      }),
      cancels('lifted', LIFTED, lifting.length > 0, { rules: lifting }),
      cancels('benefic_aspect', BENEFIC_ASPECT, benefics.length > 0, { planets: benefics }),
      ...reliefs(chart, facts),
    ];
  },
};

const IN_DUSTHANA = both('The lord of the ascendant is in the 6th, 8th or 12th house', 'लग्नेश छठे, आठवें या बारहवें भाव में है');
const NOT_AT_HOME = both('The lord of the ascendant is not in its own sign', 'लग्नेश स्वराशि में नहीं है');
const AFFLICTED = both(
  'The lord of the ascendant is with the lord of the 6th, 8th or 12th, combust or debilitated',
  'लग्नेश षष्ठेश, अष्टमेश या द्वादशेश के साथ, अस्त या नीच है',
);
const LIFTED = both('The debilitation of the lord of the ascendant is lifted', 'लग्नेश का नीच भंग होता है');
const BENEFIC_ASPECT = both('A benefic aspects the lord of the ascendant', 'लग्नेश पर शुभ ग्रह की दृष्टि है');
