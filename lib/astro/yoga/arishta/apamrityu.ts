import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { cancels, required } from '../../evidence.ts';
import type { Chart } from '../../chart/chart.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

// Any Jupiter in a kendra, the ascendant among them, relieves it by its own words; and Rahu, with Mars or opposite him, is
// never in the 3rd, 6th or 11th.
const reliefs = furtherReliefs('strong_jupiter_rising', 'rahu_well_housed');

// Where Mars himself owns the 8th he is both planets, and a node joined with him is enough.
export const apamrityu: Rule = {
  id: 'apamrityu',
  name: both('Apamrityu', 'अपमृत्यु'),
  family: 'arishta',
  source: bphs(44),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'The lord of the 8th is with Mars and a node in the 8th house or the 1st, aspected by no benefic',
    'अष्टमेश मंगल और राहु या केतु के साथ आठवें या पहले भाव में हो और उन पर किसी शुभ ग्रह की दृष्टि न हो',
  ),
  result: both('caution on the road, with fire and with sharp tools', 'मार्ग में, अग्नि और धारदार औज़ारों के साथ सावधानी'),
  countedFrom: 'ascendant',
  acts: 'untold',
  houses: [8],
  participants: (chart) => [...new Set([lordOfHouse(chart, 8), 'Mars' as const, ...nodesWithMars(chart)])],

  examine(chart, facts) {
    const { Mars, Jupiter } = chart.planets;
    const lord = lordOfHouse(chart, 8);
    const { house } = chart.planets[lord];
    const nodes = nodesWithMars(chart);
    const benefics = beneficsAspecting(chart, Mars.signIndex);
    return [
      required('eighth_lord_house', EIGHTH_LORD_HOUSE, house === 8 || house === 1, { lord, house }),
      required('with_mars', WITH_MARS, isConjunct(chart.planets[lord], Mars), { lord, house: Mars.house }),
      required('with_node', WITH_NODE, nodes.length > 0, { planets: nodes }),
      required('no_benefic_aspect', NO_BENEFIC_ASPECT, benefics.length === 0, { planets: benefics }),
      cancels('jupiter_in_kendra', JUPITER_IN_KENDRA, isKendra(Jupiter.house), { house: Jupiter.house }),
      ...reliefs(chart, facts),
    ];
  },
};

function nodesWithMars({ signs }: Chart): Planet[] {
  return (['Rahu', 'Ketu'] as const).filter((node) => signs[node] === signs.Mars);
}

const EIGHTH_LORD_HOUSE = both('The lord of the 8th is in the 8th house or the 1st', 'अष्टमेश आठवें या पहले भाव में है');
const WITH_MARS = both('The lord of the 8th is Mars or is with Mars', 'अष्टमेश मंगल है या मंगल के साथ है');
const WITH_NODE = both('A node is with Mars', 'मंगल के साथ राहु या केतु है');
const NO_BENEFIC_ASPECT = both('No benefic aspects Mars', 'मंगल पर किसी शुभ ग्रह की दृष्टि नहीं है');
const JUPITER_IN_KENDRA = both('Jupiter is in a kendra', 'गुरु केंद्र में है');
