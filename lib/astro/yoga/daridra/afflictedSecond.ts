import { both } from '../../bilingual.ts';
import { signOfHouse } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';
import { beneficsIn, maleficsIn } from '../parts/occupying.ts';
import { reliefConditions, withOutcome } from './relief.ts';

// The house is afflicted; its lord may relieve it.
export const afflictedSecond: Rule = {
  id: 'daridra-malefic-2',
  name: both('Daridra (2nd afflicted)', 'दरिद्र (द्वितीय भाव पीड़ित)'),
  family: 'daridra',
  source: bphs(42),
  polarity: 'bad',
  formation: both(
    'A malefic is in the 2nd, and no benefic is in it or aspects it',
    'दूसरे भाव में पाप ग्रह हो और उसमें न शुभ ग्रह हो, न उस पर शुभ ग्रह की दृष्टि',
  ),
  result: both('a drain on savings', 'बचत पर भार'),
  countedFrom: 'ascendant',
  houses: [2],
  afflictors: (chart) => maleficsIn(chart, 2),
  participants: (chart) => maleficsIn(chart, 2),
  isPossible: (chart) => maleficsIn(chart, 2).length > 0,

  examine(chart, facts) {
    const malefics = maleficsIn(chart, 2);
    const helpers = [...beneficsIn(chart, 2), ...beneficsAspecting(chart, signOfHouse(chart, 2))];
    const lord = lordOfHouse(chart, 2);
    const reliefs = reliefConditions(
      chart,
      facts,
      [lord],
      ['at_home', 'lifted', 'benefic_aspect', 'well_housed', 'good_exchange'],
    );
    return [
      required('malefic_in_2nd', MALEFIC, malefics.length > 0, { planets: malefics }),
      required('no_benefic', NO_BENEFIC, helpers.length === 0, { planets: helpers }),
      ...withOutcome(reliefs, [cancels('strong_lord', STRONG_LORD, isStrong(chart, lord, facts.ratios), { lord })]),
    ];
  },
};

const MALEFIC = both('A malefic is in the 2nd', 'दूसरे भाव में पाप ग्रह है');
const NO_BENEFIC = both('No benefic is in the 2nd or aspects it', 'दूसरे भाव में न शुभ ग्रह है, न उस पर शुभ ग्रह की दृष्टि');
const STRONG_LORD = both('The lord of the 2nd is strong', 'द्वितीयेश बली है');
