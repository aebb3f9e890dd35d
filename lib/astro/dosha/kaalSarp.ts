import {
  KAAL_SARP_FORMED,
  KAAL_SARP_SOURCE,
  kaalSarp as kaalSarpOf,
  kaalSarpReliefs,
  kaalSarpType,
  kaalSarpWeights,
  observedOutsiders,
} from '../affliction/kaalSarp.ts';
import { both } from '../bilingual.ts';
import { required, weakens } from '../evidence.ts';
import type { Dosha } from './dosha.ts';

const FORMED_POINTS = 50;

// With a single planet outside it is formed if that is the Moon or is in the sign of a node; with any other one outside
// the dosha is absent.
export const kaalSarpDosha: Dosha = {
  id: 'kaal_sarp',
  name: both('Kaal Sarp Dosha', 'काल सर्प दोष'),
  source: KAAL_SARP_SOURCE,
  isInterpretive: true,
  formation: both(
    'The seven planets from the Sun to Saturn stand on one side of the line between Rahu and Ketu; partial where the Moon alone, or one planet in the sign of a node, stands outside',
    'सूर्य से शनि तक सातों ग्रह राहु-केतु रेखा के एक ही ओर हों; केवल चंद्रमा, या राहु-केतु की राशि का एक ग्रह बाहर हो तो आंशिक',
  ),
  effects: both('obstacles and a late rise, after which gains last', 'बाधाएँ और विलंब से उन्नति, जिसके बाद लाभ टिकते हैं'),
  reliefs: 'points',
  participants: () => ['Rahu', 'Ketu'],

  effectsIn(chart) {
    const { theme } = kaalSarpType(chart);
    const isMilder = kaalSarpOf(chart).direction === 'viloma';
    return both(
      `${isMilder ? 'milder obstacles' : 'obstacles'} and a late rise, felt most in ${theme.en}`,
      `${isMilder ? 'हल्की बाधाएँ' : 'बाधाएँ'} और विलंब से उन्नति, विशेषकर ${theme.hi} में`,
    );
  },

  examine(chart, { ratios }) {
    const found = kaalSarpOf(chart);
    const { form, direction, outsiders } = found;
    const weights = kaalSarpWeights(chart, found);
    const observed = { type: kaalSarpType(chart).id, direction, outsiders: outsiders.map(({ planet }) => planet) };
    const formedPoints = weights.reduce((sum, { isMet, points }) => sum + (isMet ? points : 0), FORMED_POINTS);
    return [
      required('within_nodes', KAAL_SARP_FORMED, form !== null, observed, FORMED_POINTS),
      ...weights,
      weakens('partial', PARTIAL, form === 'partial', observedOutsiders(found), -formedPoints / 2),
      ...kaalSarpReliefs(chart, found, ratios),
    ];
  },
};

const PARTIAL = both('One planet stands outside: the dosha is partial (anshik)', 'एक ग्रह बाहर है: दोष आंशिक है');
