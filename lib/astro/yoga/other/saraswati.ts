import { both } from '../../bilingual.ts';
import { required, weakens } from '../../evidence.ts';
import { isFriendlyOrBetter } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { isFormedByTwo, twoOfThree } from '../parts/threeBenefics.ts';

const PLANETS_OF_LEARNING = ['Mercury', 'Jupiter', 'Venus'] as const;

export const saraswati: Rule = {
  id: 'saraswati',
  name: both('Saraswati', 'सरस्वती'),
  family: 'other',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'Mercury, Jupiter and Venus are each in a kendra, a trikona or the 2nd house, and Jupiter is in his own sign, exalted or in a friend’s sign',
    'बुध, गुरु और शुक्र प्रत्येक केंद्र, त्रिकोण या दूसरे भाव में हों तथा गुरु स्वराशि, उच्च या मित्र राशि में हो',
  ),
  result: both('scholarship, poetry, skill in many arts', 'विद्वत्ता, काव्य, अनेक कलाओं में निपुणता'),
  isPartial: isFormedByTwo('well_housed'),
  countedFrom: 'ascendant',
  participants: () => PLANETS_OF_LEARNING,

  examine({ planets }) {
    const isPlaced = (house: number) => isKendra(house) || isTrikona(house) || house === 2;
    const outside = PLANETS_OF_LEARNING.filter((id) => !isPlaced(planets[id].house));
    const combust = PLANETS_OF_LEARNING.filter((id) => planets[id].isCombust);
    const { dignity } = planets.Jupiter;
    return [
      required(
        'well_housed',
        both(
          'Mercury, Jupiter and Venus are each in a kendra, a trikona or the 2nd house',
          'बुध, गुरु और शुक्र प्रत्येक केंद्र, त्रिकोण या दूसरे भाव में हैं',
        ),
        outside.length === 0,
        { planets_outside: outside },
      ),
      twoOfThree(PLANETS_OF_LEARNING.filter((id) => !outside.includes(id))),
      required(
        'jupiter_at_home',
        both('Jupiter is in his own sign, exalted or in a friend’s sign', 'गुरु स्वराशि, उच्च राशि या मित्र राशि में है'),
        isFriendlyOrBetter(dignity),
        { dignity },
      ),
      weakens('combust', both('One of the three is combust', 'तीनों में से कोई अस्त है'), combust.length > 0, {
        planets: combust,
      }),
    ];
  },
};
