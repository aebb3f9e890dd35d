import { aspectsOn } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { houseFrom, type Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika, threeHundredCombinations } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';

// The text joins two lords; one planet that owns both signs has nobody to join and does not form it.
export const pushkala: Rule = {
  id: 'pushkala',
  name: both('Pushkala', 'पुष्कल'),
  family: 'chandra',
  source: phaladeepika(6),
  alsoIn: [threeHundredCombinations()],
  polarity: 'good',
  formation: both(
    'The lord of the Moon’s sign, in a kendra or a great friend’s sign, is with a strong lord of the ascendant or in a kendra from it, and a benefic aspects the ascendant',
    'चंद्र राशि का स्वामी केंद्र में या अधिमित्र की राशि में, बली लग्नेश के साथ या उससे केंद्र में हो, और लग्न पर शुभ ग्रह की दृष्टि हो',
  ),
  result: both('fame, favour of those in authority', 'यश, राजकृपा'),
  countedFrom: 'ascendant',
  houses: [1],
  participants: (chart) => [...new Set(lordsOf(chart))],

  examine(chart, { ratios }) {
    const lords = lordsOf(chart);
    const [ofMoon, ofAscendant] = lords;
    const { dignity, house } = chart.planets[ofMoon];
    const apart = houseFrom(chart.planets[ofAscendant], chart.planets[ofMoon]);
    const benefics = aspectsOn(chart, chart.ascendant.signIndex).filter((id) => isBenefic(chart, id));
    return [
      required('two_planets', TWO_PLANETS, ofMoon !== ofAscendant, { lords }),
      required('well_placed', WELL_PLACED, isKendra(house) || dignity === 'great_friend', {
        planet: ofMoon,
        house,
        dignity,
      }),
      required('joined', JOINED, isKendra(apart), { lords, house_from_ascendant_lord: apart }),
      required('benefic_aspect', BENEFIC_ASPECT, benefics.length > 0, { planets: benefics }),
      required('strong_ascendant_lord', STRONG, isStrong(chart, ofAscendant, ratios), { planet: ofAscendant }),
    ];
  },
};

const TWO_PLANETS = both(
  'The Moon’s sign and the ascendant have different lords',
  'चंद्र राशि और लग्न के स्वामी अलग-अलग ग्रह हैं',
);
const WELL_PLACED = both(
  'The lord of the Moon’s sign is in a kendra, or in the sign of a great friend',
  'चंद्र राशि का स्वामी केंद्र में, या अधिमित्र की राशि में है',
);
const JOINED = both('It is with the lord of the ascendant or in a kendra from it', 'वह लग्नेश के साथ या उससे केंद्र में है');
const BENEFIC_ASPECT = both('A benefic aspects the ascendant', 'लग्न पर शुभ ग्रह की दृष्टि है');
const STRONG = both('The lord of the ascendant is strong', 'लग्नेश बली है');

function lordsOf(chart: Chart): readonly [ofMoon: SevenPlanet, ofAscendant: SevenPlanet] {
  return [signLord(chart.signs.Moon), lordOfHouse(chart, 1)];
}
