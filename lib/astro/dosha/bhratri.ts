import { nodeWith } from '../affliction/nodeCompany.ts';
import { beneficsTouching, beneficsTouchingPlanet } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import { signOfHouse } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isDusthana } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { bphs } from '../source.ts';
import { isWeak } from '../strength/standing.ts';
import type { Dosha } from './dosha.ts';
import { hundredths } from '../rounding.ts';

// Read as two conditions, either of which forms it: Mars with a node, or the lord of the 3rd in a dusthana.
export const bhratri: Dosha = {
  id: 'bhratri',
  name: both('Bhratri Dosha', 'भ्रातृ दोष'),
  source: bphs(14),
  alsoIn: [bphs(83)],
  isInterpretive: true,
  formation: both(
    'Mars is with Rahu or Ketu, or the lord of the 3rd is in the 6th, 8th or 12th house',
    'मंगल राहु या केतु के साथ हो, या फिर तृतीयेश छठे, आठवें या बारहवें भाव में हो',
  ),
  effects: both(
    'distance or rivalry among brothers and sisters that good will can mend, courage that grows by practice',
    'भाई-बहनों में दूरी या प्रतिस्पर्धा जिसे सद्भाव मिटा सके, अभ्यास से बढ़ने वाला साहस',
  ),
  reliefs: 'points',
  participants: (chart) => [...new Set(['Mars' as const, lordOfHouse(chart, 3)])],
  houses: () => [3],

  examine(chart, { ratios }) {
    const lord = lordOfHouse(chart, 3);
    const { dignity, house } = chart.planets[lord];
    const company = nodeWith(chart, 'Mars');
    const isMarsWithNode = company !== null;
    const isLordLost = isDusthana(house);
    const weak = [...new Set(['Mars' as const, lord])].filter((id) => isWeak(chart, id, ratios));
    const onThird = beneficsTouching(chart, signOfHouse(chart, 3));
    const onEither = [...new Set([...beneficsTouchingPlanet(chart, 'Mars'), ...beneficsTouchingPlanet(chart, lord)])];
    const observed = { mars_with_node: isMarsWithNode, lord_in_dusthana: isLordLost, lord, house };
    return [
      required('formed', FORMED, isMarsWithNode || isLordLost, observed, 20),
      strengthens('mars_with_node', WITH_NODE, isMarsWithNode, orbOf(company), 15),
      strengthens('both_ways', BOTH_WAYS, isMarsWithNode && isLordLost, { lord, house }, 15),
      strengthens('weak', WEAK, weak.length > 0, { planets: weak }, 10),
      weakens('lord_dignified', LORD_DIGNIFIED, isStrongBySign(dignity), { lord, dignity }, -10),
      weakens('benefic_on_third', ON_THIRD, onThird.length > 0, { planets: onThird }, -10),
      weakens('benefic_on_mars_or_lord', ON_EITHER, onEither.length > 0, { planets: onEither }, -10),
    ];
  },
};

function orbOf(company: ReturnType<typeof nodeWith>) {
  return { node: company?.node ?? null, orb_deg: company && hundredths(company.orbDeg) };
}

const FORMED = both(
  'Mars is with Rahu or Ketu, or the lord of the 3rd is in the 6th, 8th or 12th house',
  'मंगल राहु या केतु के साथ है, या फिर तृतीयेश छठे, आठवें या बारहवें भाव में है',
);
const WITH_NODE = both(
  'Mars, the significator of brothers and sisters, is with a node',
  'भाई-बहनों का कारक मंगल राहु या केतु के साथ है',
);
const BOTH_WAYS = both('It is formed both ways', 'यह दोनों प्रकार से बनता है');
const WEAK = both('Mars or the lord of the 3rd is weak', 'मंगल या तृतीयेश निर्बल है');
const LORD_DIGNIFIED = both('The lord of the 3rd is exalted or in its own sign', 'तृतीयेश उच्च या स्वराशि में है');
const ON_THIRD = both('A benefic is in the 3rd house or aspects it', 'तीसरे भाव में शुभ ग्रह है या उसकी दृष्टि है');
const ON_EITHER = both(
  'A benefic joins or aspects Mars or the lord of the 3rd',
  'मंगल या तृतीयेश पर शुभ ग्रह की युति या दृष्टि है',
);
