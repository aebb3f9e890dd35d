import { kaalSarp, kaalSarpAffliction, kaalSarpType } from '../affliction/kaalSarp.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const kaalSarpDosha: Dosha = {
  ...kaalSarpAffliction,
  id: 'kaal_sarp',
  name: both('Kaal Sarp Dosha', 'काल सर्प दोष'),
  effects: both('obstacles and a late rise, after which gains last', 'बाधाएँ और विलंब से उन्नति, जिसके बाद लाभ टिकते हैं'),

  effectsIn(chart) {
    const { theme } = kaalSarpType(chart);
    const isMilder = kaalSarp(chart).direction === 'viloma';
    return both(
      `${isMilder ? 'milder obstacles' : 'obstacles'} and a late rise, felt most in ${theme.en}`,
      `${isMilder ? 'हल्की बाधाएँ' : 'बाधाएँ'} और विलंब से उन्नति, विशेषकर ${theme.hi} में`,
    );
  },
};
