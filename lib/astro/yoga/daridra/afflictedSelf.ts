import { isPoorBySign } from '../../affliction/want.ts';
import { companions } from '../../planet/avasthas.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isDusthana } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { lordsOf } from '../lordPair.ts';
import { reliefConditions, withOutcome } from './relief.ts';

export const afflictedSelf: Rule = {
  id: 'daridra-l1-malefic',
  name: both('Daridra (lord of 1 afflicted)', 'दरिद्र (लग्नेश पीड़ित)'),
  family: 'daridra',
  source: bphs(42),
  polarity: 'bad',
  formation: both(
    'The lord of the ascendant is in the 6th, 8th or 12th house with a malefic, and the lord of the 2nd is debilitated or in an enemy’s sign',
    'लग्नेश पाप ग्रह के साथ छठे, आठवें या बारहवें भाव में हो और द्वितीयेश नीच या शत्रु राशि में हो',
  ),
  result: both('means that ask for thrift', 'सीमित साधन, मितव्यय की आवश्यकता'),
  countedFrom: 'ascendant',
  houses: [1, 2],
  afflictors: (chart) => adjacentMalefics(chart).filter((id) => id !== lordOfHouse(chart, 2)),
  participants: (chart) => [...new Set<Planet>([...lordsOf(chart, [1, 2]), ...adjacentMalefics(chart)])],
  isPossible: (chart) => isDusthana(chart.planets[lordOfHouse(chart, 1)].house),

  examine(chart, facts) {
    const lords = lordsOf(chart, [1, 2]);
    const [first, second] = lords;
    const { house } = chart.planets[first];
    const { dignity } = chart.planets[second];
    const malefics = adjacentMalefics(chart);
    const reliefs = reliefConditions(chart, facts, lords, [
      'at_home',
      'lifted',
      'benefic_aspect',
      'well_housed',
      'good_exchange',
    ]);
    return [
      required('in_dusthana', IN_DUSTHANA, isDusthana(house), { lord: first, house }),
      required('with_malefic', WITH_MALEFIC, malefics.length > 0, { planets: malefics }),
      required('poor_second_lord', POOR_SECOND_LORD, isPoorBySign(chart, second), {
        lord: second,
        dignity,
      }),
      ...withOutcome(reliefs),
    ];
  },
};

/** In the sign of the lord of the ascendant. */
function adjacentMalefics(chart: Chart): Planet[] {
  return companions(chart, chart.planets[lordOfHouse(chart, 1)])
    .map(({ id }) => id)
    .filter((id) => !isBenefic(chart, id));
}

const IN_DUSTHANA = both('The lord of the ascendant is in the 6th, 8th or 12th house', 'लग्नेश छठे, आठवें या बारहवें भाव में है');
const WITH_MALEFIC = both('A malefic is with the lord of the ascendant', 'लग्नेश के साथ पाप ग्रह है');
const POOR_SECOND_LORD = both(
  'The lord of the 2nd is debilitated or in an enemy’s sign',
  'द्वितीयेश नीच या शत्रु राशि में है',
);
