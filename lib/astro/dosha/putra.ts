import { beneficsTouchingPlanet, HARSH_PLANETS, planetsTouching, touchingPlanet } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import { occupants, signOfHouse, type Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { bphs } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { Dosha, PlainFacts } from './dosha.ts';

const MALEFICS_NEEDED = 2;

/** Which of the 5th house, its lord and Jupiter two malefics join or aspect. A lord is no burden to his own house. */
function burdens(chart: Chart) {
  const lord = lordOfHouse(chart, 5);
  const onHouse: Planet[] = planetsTouching(chart, signOfHouse(chart, 5), HARSH_PLANETS).filter((id) => id !== lord);
  const onLord: Planet[] = touchingPlanet(chart, lord, HARSH_PLANETS);
  const onJupiter: Planet[] = touchingPlanet(chart, 'Jupiter', HARSH_PLANETS);
  const isEnough = (planets: readonly Planet[]) => planets.length >= MALEFICS_NEEDED;
  return {
    lord,
    house: { planets: onHouse, isMet: isEnough(onHouse) },
    // Where Jupiter himself owns the 5th he is counted once, as the lord.
    jupiter: { planets: onJupiter, isMet: lord !== 'Jupiter' && isEnough(onJupiter) },
    ofLord: { planets: onLord, isMet: isEnough(onLord) },
  };
}

export const putra: Dosha<PlainFacts> = {
  id: 'putra',
  name: both('Putra Dosha', 'पुत्र दोष'),
  source: bphs(16),
  alsoIn: [bphs(83)],
  formation: both(
    'Two or more malefics join or aspect the 5th house, its lord or Jupiter',
    'पाँचवें भाव, पंचमेश या गुरु पर दो या अधिक पाप ग्रहों की युति या दृष्टि हो',
  ),
  effects: both(
    'joy of children that comes with waiting or care, study that asks for persistence',
    'प्रतीक्षा या देखभाल के साथ मिलने वाला संतान-सुख, लगन चाहने वाली विद्या',
  ),
  reliefs: 'points',
  participants: (chart) => [...new Set(['Jupiter' as const, lordOfHouse(chart, 5)])],
  houses: () => [5],

  examine(chart) {
    const { house, jupiter, lord, ofLord } = burdens(chart);
    const found = [house, ofLord, jupiter].filter(({ isMet }) => isMet).length;
    const inFifth = occupants(chart, 5).filter((id) => isBenefic(chart, id));
    const onLord = beneficsTouchingPlanet(chart, lord);
    return [
      required('under_two_malefics', UNDER_TWO, found > 0, { found }),
      strengthens('house', HOUSE, house.isMet, { planets: house.planets }, 20),
      strengthens('lord', LORD, ofLord.isMet, { lord, planets: ofLord.planets }, 20),
      strengthens('jupiter', JUPITER, jupiter.isMet, { planets: jupiter.planets }, 20),
      strengthens('all', ALL, found === 3, { found }, 10),
      weakens('benefic_in_fifth', IN_FIFTH, inFifth.length > 0, { planets: inFifth }, -20),
      weakens('benefic_on_lord', ON_LORD, onLord.length > 0, { lord, planets: onLord }, -10),
    ];
  },
};

const UNDER_TWO = both(
  'Two or more malefics join or aspect the 5th house, its lord or Jupiter',
  'पाँचवें भाव, पंचमेश या गुरु पर दो या अधिक पाप ग्रहों की युति या दृष्टि है',
);
const HOUSE = both(
  'Two or more malefics join or aspect the 5th house',
  'पाँचवें भाव पर दो या अधिक पाप ग्रहों की युति या दृष्टि है',
);
const LORD = both(
  'Two or more malefics join or aspect the lord of the 5th',
  'पंचमेश पर दो या अधिक पाप ग्रहों की युति या दृष्टि है',
);
const JUPITER = both(
  'Two or more malefics join or aspect Jupiter, the significator of children',
  'संतानकारक गुरु पर दो या अधिक पाप ग्रहों की युति या दृष्टि है',
);
const ALL = both('House, lord and significator are all afflicted so', 'भाव, स्वामी और कारक तीनों इस प्रकार पीड़ित हैं');
const IN_FIFTH = both('A benefic is in the 5th house', 'पाँचवें भाव में शुभ ग्रह है');
const ON_LORD = both('A benefic joins or aspects the lord of the 5th', 'पंचमेश पर शुभ ग्रह की युति या दृष्टि है');
