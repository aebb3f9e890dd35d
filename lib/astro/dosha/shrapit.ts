import { kaalSarpType } from '../affliction/kaalSarp.ts';
import { shrapitAffliction } from '../affliction/shrapit.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const shrapit: Dosha = {
  ...shrapitAffliction,
  id: 'shrapit',
  name: both('Shrapit Dosha', 'श्रापित दोष'),
  effects: both(
    'efforts that bear fruit late, duties that feel inherited',
    'देर से फल देने वाले प्रयत्न, विरासत जैसे लगने वाले दायित्व',
  ),

  /** The matters it touches are those of the house of Rahu, as for kaal sarp. */
  effectsIn(chart) {
    const { theme } = kaalSarpType(chart);
    return both(
      `efforts that bear fruit late and duties that feel inherited, most of all in ${theme.en}`,
      `देर से फल देने वाले प्रयत्न और विरासत जैसे लगने वाले दायित्व, विशेषकर ${theme.hi} में`,
    );
  },
};
