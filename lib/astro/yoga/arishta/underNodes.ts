/** Yogas of a planet under a node: angaraka, guru chandal, grahan, shrapit. The doshas of these names weigh the same conditions. */
import { ANGARAKA_SOURCE, angarakaConditions } from '../../affliction/angaraka.ts';
import { eclipses, GRAHAN_SOURCE, grahanReliefs, grahanWeights, LUMINARIES } from '../../affliction/grahan.ts';
import {
  GURU_CHANDAL_FORMATION,
  GURU_CHANDAL_SOURCE,
  guruChandalConditions,
  guruChandalPlanets,
} from '../../affliction/guruChandal.ts';
import { nodeWith } from '../../affliction/nodeCompany.ts';
import { SHRAPIT_SOURCE, shrapitConditions } from '../../affliction/shrapit.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, withUsualPoints } from '../../evidence.ts';
import type { Rule, RuleCondition } from '../../rule.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';
import { NODES } from '../../tables/planets.ts';

const reliefs = furtherReliefs();

type Named = Pick<Rule, 'id' | 'name' | 'source' | 'formation' | 'result' | 'participants'>;

/** @param conditionsOf with the points of the dosha, which a yoga does not take over */
function underNode(named: Named, conditionsOf: (chart: Chart) => readonly RuleCondition[]): Rule {
  return {
    ...named,
    family: 'arishta',
    alsoIn: [RELIEF_SOURCE],
    isInterpretive: true,
    polarity: 'bad',
    countedFrom: null,
    examine: (chart, facts) => [...conditionsOf(chart).map(withUsualPoints), ...reliefs(chart, facts)],
  };
}

const angaraka = underNode(
  {
    id: 'angaraka',
    source: ANGARAKA_SOURCE,
    name: both('Angaraka', 'अंगारक'),
    formation: both('Mars shares a sign with Rahu or Ketu', 'मंगल राहु या केतु के साथ एक राशि में हो'),
    result: both(
      'haste and heat that ask for care with tools and traffic',
      'उतावलापन और आवेश, औज़ार व वाहन में सावधानी की अपेक्षा',
    ),
    participants(chart) {
      const company = nodeWith(chart, 'Mars');
      return company ? ['Mars', company.node] : ['Mars', ...NODES];
    },
  },
  angarakaConditions,
);

const guruChandal = underNode(
  {
    id: 'guru-chandal',
    source: GURU_CHANDAL_SOURCE,
    name: both('Guru Chandala', 'गुरु चांडाल'),
    formation: GURU_CHANDAL_FORMATION,
    result: both('unorthodox belief, questions to tradition', 'परंपरा से हटी आस्था, रूढ़ियों पर प्रश्न'),
    participants: guruChandalPlanets,
  },
  guruChandalConditions,
);

const WITH_NODE = both('The Sun or the Moon shares the sign of a node', 'सूर्य या चंद्रमा राहु या केतु के साथ एक राशि में है');

const grahan = underNode(
  {
    id: 'grahan',
    source: GRAHAN_SOURCE,
    name: both('Grahana', 'ग्रहण'),
    formation: both('The Sun or the Moon shares a sign with Rahu or Ketu', 'सूर्य या चंद्रमा राहु या केतु के साथ एक राशि में हो'),
    result: both('strain of confidence or of the mind, deepened insight', 'आत्मविश्वास या मन का तनाव, गहरी अंतर्दृष्टि'),
    participants(chart) {
      const found = eclipses(chart).flatMap(({ planet, node }) => [planet, node]);
      return found.length > 0 ? [...new Set(found)] : [...LUMINARIES, ...NODES];
    },
  },
  (chart) => {
    const found = eclipses(chart);
    const planets = found.map(({ planet }) => planet);
    return [
      required('with_node', WITH_NODE, found.length > 0, { planets, nodes: found.map(({ node }) => node) }),
      ...grahanWeights(chart, found),
      ...grahanReliefs(chart, found),
    ];
  },
);

const shrapit = underNode(
  {
    id: 'shrapit',
    source: SHRAPIT_SOURCE,
    name: both('Shrapit', 'श्रापित'),
    formation: both('Saturn and Rahu share a sign', 'शनि और राहु एक राशि में हों'),
    result: both(
      'obstacles that feel inherited, fruit that comes late',
      'विरासत जैसी लगने वाली बाधाएँ, देर से मिलने वाला फल',
    ),
    participants: () => ['Saturn', 'Rahu'],
  },
  shrapitConditions,
);

export const underNodes: readonly Rule[] = [angaraka, guruChandal, grahan, shrapit];
