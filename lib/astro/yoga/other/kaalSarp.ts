import {
  KAAL_SARP_FORMED,
  KAAL_SARP_SOURCE,
  kaalSarp as kaalSarpOf,
  kaalSarpReliefs,
  kaalSarpType,
  kaalSarpWeights,
  observedOutsiders,
} from '../../affliction/kaalSarp.ts';
import { both } from '../../bilingual.ts';
import { cancels, required, withUsualPoints } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';

// The dosha calls the form with one planet outside partial; as a yoga that planet undoes it, so it is cancelled.
export const kaalSarpYoga: Rule = {
  id: 'kaal-sarp',
  name: both('Kaal Sarp', 'काल सर्प'),
  family: 'other',
  source: KAAL_SARP_SOURCE,
  isInterpretive: true,
  polarity: 'bad',
  formation: both(
    'All seven planets from the Sun to Saturn stand on one side of the line between Rahu and Ketu',
    'सूर्य से शनि तक सातों ग्रह राहु-केतु रेखा के एक ही ओर हों',
  ),
  result: both('obstacles early on, a late and lasting rise', 'आरंभ में बाधाएँ, विलंब से स्थायी उन्नति'),
  countedFrom: null,
  participants: () => ['Rahu', 'Ketu'],

  examine(chart, { ratios }) {
    const found = kaalSarpOf(chart);
    const { form, direction, outsiders } = found;
    const observed = { type: kaalSarpType(chart).id, direction, outsiders: outsiders.map(({ planet }) => planet) };
    return [
      required('within_nodes', KAAL_SARP_FORMED, form !== null, observed),
      ...kaalSarpWeights(chart, found).map(withUsualPoints),
      cancels('one_outside', ONE_OUTSIDE, form === 'partial', observedOutsiders(found)),
      ...kaalSarpReliefs(chart, found, ratios).map(withUsualPoints),
    ];
  },
};

const ONE_OUTSIDE = both('One planet stands outside the arc', 'एक ग्रह चाप के बाहर है');
