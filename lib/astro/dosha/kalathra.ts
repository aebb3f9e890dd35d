import { beneficsTouching, beneficsTouchingPlanet, joining } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import { occupants, signOfHouse } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isDusthana } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import { bphs, jatakaParijata } from '../source.ts';
import type { Dosha, PlainFacts } from './dosha.ts';

const BURDENING = ['Saturn', 'Rahu', 'Mars', 'Sun'] as const;

// The rule names four signs and not how many it takes. One of them stands in two charts of three, so two are asked for:
// house, lord and significator have to agree before a matter is called afflicted.
const SIGNS_NEEDED = 2;

export const kalathra: Dosha<PlainFacts> = {
  id: 'kalathra',
  name: both('Kalathra Dosha', 'कलत्र दोष'),
  source: bphs(18),
  alsoIn: [jatakaParijata(14)],
  isInterpretive: true,
  formation: both(
    'Two or more of these: the Sun, Mars, Saturn or Rahu in the 2nd house; in the 7th; with the lord of the 7th; Venus afflicted',
    'इनमें से दो या अधिक: सूर्य, मंगल, शनि या राहु दूसरे भाव में; सातवें भाव में; सप्तमेश के साथ; शुक्र पीड़ित',
  ),
  effects: both(
    'partnership that takes patience and plain words, marriage best chosen without haste',
    'धैर्य और स्पष्ट बात चाहने वाली साझेदारी, बिना उतावली के चुना गया विवाह',
  ),
  reliefs: 'points',
  participants: (chart) => [...new Set(['Venus' as const, lordOfHouse(chart, 7)])],
  houses: () => [2, 7],

  examine(chart) {
    const lord = lordOfHouse(chart, 7);
    const { Venus } = chart.planets;
    const inHouse = (house: number) => BURDENING.filter((id) => id !== lord && occupants(chart, house).includes(id));
    const [second, seventh] = [inHouse(2), inHouse(7)];
    const withLord = joining(chart, lord, BURDENING);
    const withVenus = joining(chart, 'Venus', BURDENING).filter((id) => id !== 'Sun');
    const isVenusPoor = Venus.isCombust || isFallen(chart, 'Venus') || isDusthana(Venus.house);
    const isVenusAfflicted = withVenus.length > 0 || isVenusPoor;
    const signs = [second.length > 0, seventh.length > 0, withLord.length > 0, isVenusAfflicted];
    const found = signs.filter(Boolean).length;
    const { isCombust, dignity, house } = Venus;
    const observed = { planets: withVenus, is_combust: isCombust, dignity, house };
    const onSeventh = beneficsTouching(chart, signOfHouse(chart, 7));
    const onLord = beneficsTouchingPlanet(chart, lord);
    return [
      required('two_signs', TWO_SIGNS, found >= SIGNS_NEEDED, { signs: found }),
      strengthens('in_seventh', IN_SEVENTH, seventh.length > 0, { planets: seventh }, 25),
      strengthens('with_seventh_lord', WITH_LORD, withLord.length > 0, { lord, planets: withLord }, 20),
      strengthens('venus_afflicted', VENUS, isVenusAfflicted, observed, 20),
      strengthens('in_second', IN_SECOND, second.length > 0, { planets: second }, 15),
      weakens('benefic_on_seventh', ON_SEVENTH, onSeventh.length > 0, { planets: onSeventh }, -15),
      weakens('benefic_on_lord', ON_LORD, onLord.length > 0, { lord, planets: onLord }, -15),
    ];
  },
};

const TWO_SIGNS = both('Two or more of its four signs are there', 'इसके चार लक्षणों में से दो या अधिक हैं');
const IN_SEVENTH = both('The Sun, Mars, Saturn or Rahu is in the 7th house', 'सूर्य, मंगल, शनि या राहु सातवें भाव में है');
const WITH_LORD = both(
  'The Sun, Mars, Saturn or Rahu is with the lord of the 7th',
  'सूर्य, मंगल, शनि या राहु सप्तमेश के साथ है',
);
const VENUS = both(
  'Venus is with Mars, Saturn or Rahu, or combust, debilitated without relief, or in the 6th, 8th or 12th house',
  'शुक्र मंगल, शनि या राहु के साथ है, या अस्त, नीच भंग रहित नीच, या फिर छठे, आठवें या बारहवें भाव में है',
);
const IN_SECOND = both('The Sun, Mars, Saturn or Rahu is in the 2nd house', 'सूर्य, मंगल, शनि या राहु दूसरे भाव में है');
const ON_SEVENTH = both('A benefic is in the 7th house or aspects it', 'सातवें भाव में शुभ ग्रह है या उसकी दृष्टि है');
const ON_LORD = both('A benefic joins or aspects the lord of the 7th', 'सप्तमेश पर शुभ ग्रह की युति या दृष्टि है');
