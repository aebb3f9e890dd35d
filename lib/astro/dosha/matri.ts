import { joining, planetsTouching, touchingPlanet } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import { signOfHouse } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isDusthana } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { bphs } from '../source.ts';
import { isWeak } from '../strength/standing.ts';
import type { Dosha } from './dosha.ts';

const BURDENING = ['Saturn', 'Rahu', 'Mars'] as const;

// Read as two conditions, either of which forms it: the Moon with one of the three in the 4th, or its lord in a dusthana.
export const matri: Dosha = {
  id: 'matri',
  name: both('Matri Dosha', 'मातृ दोष'),
  source: bphs(15),
  alsoIn: [bphs(83)],
  isInterpretive: true,
  formation: both(
    'The Moon is in the 4th house with Mars, Saturn or Rahu, or the lord of the 4th is in the 6th, 8th or 12th house',
    'चंद्रमा चौथे भाव में मंगल, शनि या राहु के साथ हो, या फिर चतुर्थेश छठे, आठवें या बारहवें भाव में हो',
  ),
  effects: both(
    'care for the mother’s strength, distance from the first home, peace that has to be made',
    'माता के स्वास्थ्य की देखभाल, जन्मस्थान से दूरी, स्वयं बनाई जाने वाली शांति',
  ),
  reliefs: 'points',
  participants: (chart) => [...new Set(['Moon' as const, lordOfHouse(chart, 4)])],
  houses: () => [4],

  examine(chart, { ratios }) {
    const { Moon } = chart.planets;
    const lord = lordOfHouse(chart, 4);
    const { dignity, house } = chart.planets[lord];
    const withMoon = joining(chart, 'Moon', BURDENING);
    const inFourth = BURDENING.filter((id) => id !== lord && chart.planets[id].house === 4);
    const isMoonBurdened = Moon.house === 4 && withMoon.length > 0;
    const isLordLost = isDusthana(house);
    const observed = { moon_in_fourth: isMoonBurdened, lord_in_dusthana: isLordLost, lord, house };
    const jupiterOn = {
      fourth_house: planetsTouching(chart, signOfHouse(chart, 4), ['Jupiter']).length > 0,
      lord: lord !== 'Jupiter' && touchingPlanet(chart, lord, ['Jupiter']).length > 0,
      moon: touchingPlanet(chart, 'Moon', ['Jupiter']).length > 0,
    };
    return [
      required('formed', FORMED, isMoonBurdened || isLordLost, observed, 20),
      strengthens('moon_joined', MOON_JOINED, withMoon.length > 0, { house: Moon.house, planets: withMoon }, 20),
      strengthens('in_fourth', IN_FOURTH, inFourth.length > 0, { planets: inFourth }, 15),
      strengthens('weak_lord', WEAK_LORD, isWeak(chart, lord, ratios), { lord, dignity, house }, 10),
      weakens('lord_dignified', LORD_DIGNIFIED, isStrongBySign(dignity), { lord, dignity }, -10),
      weakens('jupiter', JUPITER, Object.values(jupiterOn).some(Boolean), jupiterOn, -15),
    ];
  },
};

const FORMED = both(
  'The Moon is in the 4th with Mars, Saturn or Rahu, or the lord of the 4th is in the 6th, 8th or 12th house',
  'चंद्रमा चौथे भाव में मंगल, शनि या राहु के साथ है, या फिर चतुर्थेश छठे, आठवें या बारहवें भाव में है',
);
const MOON_JOINED = both('The Moon is with Mars, Saturn or Rahu', 'चंद्रमा के साथ मंगल, शनि या राहु है');
const IN_FOURTH = both('Mars, Saturn or Rahu is in the 4th house', 'मंगल, शनि या राहु चौथे भाव में है');
const WEAK_LORD = both('The lord of the 4th is weak', 'चतुर्थेश निर्बल है');
const LORD_DIGNIFIED = both('The lord of the 4th is exalted or in its own sign', 'चतुर्थेश उच्च या स्वराशि में है');
const JUPITER = both(
  'Jupiter is in the 4th house, aspects it, or joins or aspects its lord or the Moon',
  'गुरु चौथे भाव में है या उस पर गुरु की दृष्टि है, या चतुर्थेश या चंद्रमा पर गुरु की युति या दृष्टि है',
);
