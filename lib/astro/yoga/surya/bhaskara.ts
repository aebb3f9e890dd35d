import { both } from '../../bilingual.ts';
import { houseFrom } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';

export const bhaskara: Rule = {
  id: 'bhaskara',
  name: both('Bhaskara', 'भास्कर'),
  family: 'surya',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'Mercury is in the 2nd from the Sun, the Moon in the 11th from Mercury, and Jupiter in the 5th or 9th from the Moon',
    'बुध सूर्य से दूसरे, चंद्रमा बुध से ग्यारहवें और गुरु चंद्रमा से पाँचवें या नौवें भाव में हो',
  ),
  result: both('learning, courage', 'विद्या, साहस'),
  countedFrom: 'Sun',
  participants: () => ['Sun', 'Moon', 'Mercury', 'Jupiter'],

  examine(chart) {
    const { Sun, Moon, Mercury, Jupiter } = chart.planets;
    const mercury = houseFrom(Sun, Mercury);
    const moon = houseFrom(Mercury, Moon);
    const jupiter = houseFrom(Moon, Jupiter);
    return [
      required('mercury_second', both('Mercury is in the 2nd from the Sun', 'बुध सूर्य से दूसरे भाव में है'), mercury === 2, {
        house_from_sun: mercury,
      }),
      required(
        'moon_eleventh',
        both('The Moon is in the 11th from Mercury', 'चंद्रमा बुध से ग्यारहवें भाव में है'),
        moon === 11,
        {
          house_from_mercury: moon,
        },
      ),
      required(
        'jupiter_trine',
        both('Jupiter is in the 5th or 9th from the Moon', 'गुरु चंद्रमा से पाँचवें या नौवें भाव में है'),
        jupiter === 5 || jupiter === 9,
        { house_from_moon: jupiter },
      ),
    ];
  },
};
