/** Sentences of /karma in English. */
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { REMEDIES_EN } from './acts.ts';
import { BALANCE_EN } from './balance.ts';
import { BIRTH_TIME_EN } from './birthTime.ts';
import { CORRELATION_EN } from './correlation.ts';
import { DEBTS_EN } from './debts.ts';
import { FOUNDATION_EN } from './foundation.ts';
import { LIFE_AREAS_EN } from './lifeAreas.ts';
import { LORDS_IN_D60_EN } from './lordsInD60.ts';
import { PATTERNS_EN } from './patterns.ts';
import { shashtiamshaOf } from '../varga/phrases.ts';
import { named } from '../grammar.ts';

export const KARMA_EN: Sentences<KarmaWords> = {
  ...BIRTH_TIME_EN,
  ...FOUNDATION_EN,
  ...BALANCE_EN,
  ...CORRELATION_EN,
  ...LIFE_AREAS_EN,
  ...PATTERNS_EN,
  ...DEBTS_EN,
  ...LORDS_IN_D60_EN,
  ...REMEDIES_EN,
  scores: ({ correlation, karma, navamsa, overall }) =>
    `The shashtiamshas give ${karma}, birth chart and D60 together ${correlation}, navamsa and D60 together ${navamsa}: ${overall} of 100 in all.`,
  opening: ({ atmakaraka, overall, shashtiamsha }) => {
    const { name, nature } = shashtiamshaOf(shashtiamsha);
    return `The karma of this chart stands at ${overall} of 100. The Atmakaraka, ${named(atmakaraka)}, falls in ${name}, a ${nature} shashtiamsha.`;
  },
};
