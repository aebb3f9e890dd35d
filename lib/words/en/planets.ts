/** Sentences of /planets in English. */
import type { ReliefFacts } from '../../astro/planet/facts.ts';
import { placedByDignity } from '../../astro/planetWords.ts';
import type { Sentences } from '../sentences.ts';
import { named } from './grammar.ts';

export const RELIEF_EN: Sentences<ReliefFacts> = {
  dignity: ({ dignity, planet }) =>
    `${named(planet)} is strong by sign, ${placedByDignity(dignity)}, and keeps much of its own`,
  inferior_conjunction: ({ planet }) =>
    `${named(planet)} is retrograde: it passes before the Sun, nearest to the Earth`,
  vargottama: ({ planet }) => `${named(planet)} holds the same sign in the navamsa`,
  pushkara_navamsa: ({ planet }) => `${named(planet)} stands in a pushkara navamsa`,
  different_sign: () => 'the Sun stands in another sign, which takes one grade off',
};
