import { both } from '../../../bilingual.ts';
import type { Chart } from '../../../chart/chart.ts';
import { required, strengthens } from '../../../evidence.ts';
import { isStrongBySign } from '../../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../../chart/houses.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import { usualGrade, type Rule } from '../../../rule.ts';
import { phaladeepika } from '../../../source.ts';
import type { Planet, SevenPlanet } from '../../../tables/planets.ts';
import { signLord } from '../../../tables/signs.ts';
import { navamsaSignIndex } from '../../../varga/position.ts';
import { stateBlemishes } from '../../lordPair.ts';

// As the text has it, one good place of one of two planets is enough, so that most charts have it in some measure: it is
// full where both are well placed, proper where one that carries it is at home or exalted in a kendra or trikona, and all
// four of the chain make Kalpadruma.
export const parijata: Rule = {
  id: 'parijata',
  name: both('Parijata', 'पारिजात'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'The dispositor of the lord of the ascendant has in its turn a lord of its sign or of its navamsa sign that is in a kendra or trikona, or in its own or exaltation sign',
    'लग्नेश जिस राशि में हो उसके स्वामी का राशीश या नवांशेश केंद्र या त्रिकोण में, या फिर स्वराशि या उच्च राशि में हो',
  ),
  result: both('a happy middle and later life', 'मध्य और उत्तर वय में सुख'),
  fullForm: both(
    'the last dispositor is in its own or exaltation sign in a kendra or trikona',
    'अंतिम राशीश स्वराशि या उच्च राशि में केंद्र या त्रिकोण में हो',
  ),
  grade: (formed) => {
    const usual = usualGrade(formed);
    const isFull = formed.planets.some((lord) => isWellHoused(formed.chart, lord) && isHigh(formed.chart, lord));
    return usual === 'proper' && !isFull ? 'blemished' : usual;
  },
  countedFrom: 'ascendant',
  participants(chart) {
    const { lords, carriers } = chainIn(chart);
    return carriers.length > 0 ? carriers : lords;
  },

  examine(chart) {
    const { dispositor, lords, carriers } = chainIn(chart);
    return [
      required('carried', CARRIED, carriers.length > 0, { dispositor, lords, carriers }),
      strengthens('both_carry', BOTH_CARRY, carriers.length === lords.length, { carriers }),
      ...stateBlemishes(chart, carriers),
    ];
  },
};

const CARRIED = both(
  'The lord of the sign or of the navamsa sign of the ascendant lord’s dispositor is in a kendra or trikona, or in its own or exaltation sign',
  'लग्नेश के राशीश का राशीश या नवांशेश केंद्र या त्रिकोण में, या फिर स्वराशि या उच्च राशि में है',
);
const BOTH_CARRY = both(
  'The dispositor of the lord of the ascendant has both its sign lord and its navamsa lord well placed',
  'लग्नेश के राशीश का राशीश और नवांशेश दोनों सुस्थित हैं',
);

interface Chain {
  /** Of the lord of the ascendant. */
  readonly dispositor: SevenPlanet;
  /** Of its sign and of its navamsa sign; one planet may be both. */
  readonly lords: readonly SevenPlanet[];
  /** Those of them that are well placed. */
  readonly carriers: readonly SevenPlanet[];
}

function isWellHoused({ planets }: Chart, lord: Planet): boolean {
  return isKendra(planets[lord].house) || isTrikona(planets[lord].house);
}

function isHigh({ planets }: Chart, lord: Planet): boolean {
  return isStrongBySign(planets[lord].dignity);
}

function chainIn(chart: Chart): Chain {
  const { planets, signs } = chart;
  const dispositor = signLord(signs[lordOfHouse(chart, 1)]);
  const navamsaLord = signLord(navamsaSignIndex(chart, planets[dispositor]));
  const lords = [...new Set([signLord(signs[dispositor]), navamsaLord])];
  const carriers = lords.filter((lord) => isWellHoused(chart, lord) || isHigh(chart, lord));
  return { dispositor, lords, carriers };
}
