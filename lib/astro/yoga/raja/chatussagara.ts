import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, strengthens } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { HOUSE_CLASSES } from '../../tables/houses.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

// Benefics are best here; as Mercury and Venus keep to the Sun, four kendras of benefics alone are all but impossible, so
// their majority counts.
export const chatussagara: Rule = {
  id: 'chatussagara',
  name: both('Chatussagara', 'चतुस्सागर'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both('All four kendras hold planets, the nodes not counted', 'चारों केंद्रों में ग्रह हों, राहु-केतु को छोड़कर'),
  result: both('fame that travels far, wealth', 'दूर तक फैलने वाला यश, धन'),
  countedFrom: 'ascendant',
  participants: (chart) => inKendras(chart),

  examine(chart) {
    const planets = inKendras(chart);
    const houses = HOUSE_CLASSES.kendra.filter((house) => planets.some((id) => chart.planets[id].house === house));
    const benefics = planets.filter((id) => isBenefic(chart, id));
    return [
      required('kendras_occupied', KENDRAS_OCCUPIED, houses.length === HOUSE_CLASSES.kendra.length, {
        planets,
        houses,
      }),
      strengthens('benefics', BENEFICS, benefics.length > planets.length / 2, { benefics }),
    ];
  },
};

const KENDRAS_OCCUPIED = both('Each of the four kendras holds a planet', 'चारों केंद्रों में से प्रत्येक में कोई ग्रह है');
const BENEFICS = both('More benefics than malefics are in the kendras', 'केंद्र में शुभ ग्रह पाप ग्रहों से अधिक हैं');

function inKendras({ planets }: Chart): SevenPlanet[] {
  return SEVEN_PLANETS.filter((id) => isKendra(planets[id].house));
}
