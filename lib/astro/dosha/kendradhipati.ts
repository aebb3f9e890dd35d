import { touchingPlanet } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isTrikona } from '../chart/houses.ts';
import { lordOfHouse, ownedHouses } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { bphs } from '../source.ts';
import { isStrong } from '../strength/standing.ts';
import { modality, SIGNS } from '../tables/signs.ts';
import type { Dosha } from './dosha.ts';

/** The maraka houses, in which the blame of a kendra lord is greatest. */
const MARAKA_HOUSES = [2, 7];

// For Gemini and Virgo it is Jupiter, for Sagittarius and Pisces Mercury: each owns the 7th and a second kendra.
export const kendradhipati: Dosha = {
  id: 'kendradhipati',
  name: both('Kendradhipati Dosha', 'केंद्राधिपति दोष'),
  source: bphs(34),
  formation: both(
    'The ascendant is Gemini, Virgo, Sagittarius or Pisces, and the lord of the 7th, who owns two kendras and no trikona, is a benefic',
    'लग्न मिथुन, कन्या, धनु या मीन हो और दो केंद्रों का स्वामी सप्तमेश, जो किसी त्रिकोण का स्वामी नहीं, शुभ ग्रह हो',
  ),
  effects: both(
    'help that has to be asked for in partnership and work, good will that shows late',
    'साझेदारी और कार्य में माँगने पर मिलने वाली सहायता, देर से दिखने वाली सद्भावना',
  ),
  reliefs: 'points',
  participants: (chart) => [lordOfHouse(chart, 7)],
  houses: (chart) => ownedHouses(chart, lordOfHouse(chart, 7)),

  examine(chart, { ratios }) {
    const lord = lordOfHouse(chart, 7);
    const { dignity, house } = chart.planets[lord];
    const { signIndex } = chart.ascendant;
    const isDual = modality(signIndex) === 'dual';
    const troubling = touchingPlanet(chart, lord, ['Mars', 'Saturn', 'Rahu', 'Ketu']);
    return [
      required('dual_ascendant', DUAL, isDual, { ascendant: SIGNS[signIndex]!, lord }, 25),
      required('benefic_lord', BENEFIC, isBenefic(chart, lord), { lord, owned_houses: ownedHouses(chart, lord) }),
      strengthens('in_maraka_house', IN_MARAKA, MARAKA_HOUSES.includes(house), { house }, 15),
      strengthens('troubled', TROUBLED, troubling.length > 0, { planets: troubling }, 10),
      weakens('in_trikona', IN_TRIKONA, isTrikona(house), { house }, -20),
      weakens('strong', STRONG, isStrong(chart, lord, ratios), { dignity, house }, -20),
    ];
  },
};

const DUAL = both(
  'The ascendant is dual: Gemini, Virgo, Sagittarius or Pisces',
  'लग्न द्विस्वभाव है: मिथुन, कन्या, धनु या मीन',
);
const BENEFIC = both('The lord of the 7th is a natural benefic', 'सप्तमेश नैसर्गिक शुभ ग्रह है');
const IN_MARAKA = both('The lord of the 7th stands in the 2nd or the 7th house', 'सप्तमेश दूसरे या सातवें भाव में है');
const TROUBLED = both(
  'Mars, Saturn or a node joins the lord of the 7th, or Mars or Saturn aspects it',
  'सप्तमेश के साथ मंगल, शनि, राहु या केतु है, या उस पर मंगल या शनि की दृष्टि है',
);
const IN_TRIKONA = both('The lord of the 7th stands in a trikona', 'सप्तमेश त्रिकोण में है');
const STRONG = both('The lord of the 7th is strong', 'सप्तमेश बली है');
