import { afflictionRule } from '../../affliction/affliction.ts';
import { kaalSarpAffliction } from '../../affliction/kaalSarp.ts';
import { both } from '../../bilingual.ts';

export const kaalSarpYoga = afflictionRule(kaalSarpAffliction, {
  id: 'kaal-sarp',
  name: both('Kaal Sarp', 'काल सर्प'),
  family: 'other',
  result: both('obstacles early on, a late and lasting rise', 'आरंभ में बाधाएँ, विलंब से स्थायी उन्नति'),
  countedFrom: null,
});
