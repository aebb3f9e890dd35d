import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isTie, linkBetween, unreturnedAspect, type Link } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { blemishConditions, oneWay, WEALTH_BLEMISHES } from '../lordPair.ts';
import { giverConditions } from './givers.ts';

export const selfMadeDhana: Rule = {
  id: 'dhana-1-2-11',
  name: both('Dhana (1-2-11)', 'धन योग (1-2-11)'),
  family: 'dhana',
  source: bphs(41),
  polarity: 'good',
  formation: both(
    'The lord of the ascendant is joined, in exchange or in aspect with the lord of the 2nd or of the 11th, or stands in the 2nd or 11th while one of those lords stands in the 1st',
    'लग्नेश द्वितीयेश या एकादशेश से युति, राशि-परिवर्तन या दृष्टि से जुड़ा हो, या फिर दूसरे या ग्यारहवें भाव में हो और इनमें से कोई लग्न में हो',
  ),
  result: both('self-made wealth', 'अपने प्रयास से अर्जित धन'),
  countedFrom: 'ascendant',
  houses: [1, 2, 11],
  participants: (chart) => {
    const lords = formingHouses(bonds(chart)).map((house) => lordOfHouse(chart, house));
    return [...new Set(lords)];
  },

  examine(chart) {
    const { second, eleventh } = bonds(chart);
    const isPlaced = second.isPlaced || eleventh.isPlaced;
    const links = [second.link, eleventh.link];
    const isBound = isPlaced || links.some((link) => link !== null);
    const isOneWay = !isPlaced && !links.some(isTie);
    const houses = formingHouses({ second, eleventh });
    const lords = [...new Set(houses.map((house) => lordOfHouse(chart, house)))];
    return [
      required('bound', BOUND, isBound, {
        lord: lordOfHouse(chart, 1),
        link_with_2nd_lord: second.link,
        link_with_11th_lord: eleventh.link,
        by_place: isPlaced,
      }),
      oneWay(isBound && isOneWay, isBound && isOneWay ? soleAspect(chart) : null, RESTS_ON_ASPECTS),
      ...giverConditions(chart, lords),
      ...blemishConditions(chart, houses, WEALTH_BLEMISHES),
    ];
  },
};

const BOUND = both(
  'The lord of the ascendant is bound to the lord of the 2nd or 11th by company, exchange, aspect or place',
  'लग्नेश द्वितीयेश या एकादशेश से युति, राशि-परिवर्तन, दृष्टि या स्थिति से जुड़ा है',
);
const RESTS_ON_ASPECTS = both('It rests on aspects that are not returned', 'यह केवल एकतरफ़ा दृष्टि पर टिका है');

/** The planet whose aspect forms it, where there is one alone. */
function soleAspect(chart: Chart): Planet | null {
  const aspecting = [2, 11].map((house) => unreturnedAspect(chart, lordOfHouse(chart, 1), lordOfHouse(chart, house)));
  const found = [...new Set(aspecting.filter((planet) => planet !== null))];
  return found.length === 1 ? found[0]! : null;
}

interface Bond {
  readonly link: Link | null;
  /** The lord of the ascendant in the 2nd or 11th, this one in the 1st. */
  readonly isPlaced: boolean;
}

interface Bonds {
  readonly second: Bond;
  readonly eleventh: Bond;
}

function bonds(chart: Chart): Bonds {
  const first = lordOfHouse(chart, 1);
  const { house } = chart.planets[first];
  const isOut = house === 2 || house === 11;
  const bond = (owned: number): Bond => {
    const lord = lordOfHouse(chart, owned);
    return { link: linkBetween(chart, first, lord), isPlaced: isOut && chart.planets[lord].house === 1 };
  };
  return { second: bond(2), eleventh: bond(11) };
}

/** The houses whose lords form it: of the three those that are bound, all three where none is. */
function formingHouses({ second, eleventh }: Bonds): number[] {
  const isBound = ({ link, isPlaced }: Bond) => isPlaced || link !== null;
  if (isBound(second) === isBound(eleventh)) return [1, 2, 11];
  return isBound(second) ? [1, 2] : [1, 11];
}
