/** What owning a house adds to the nature of a planet, in English. */
import type { LordshipFacts } from '../../astro/planet/facts.ts';
import type { Sentences } from '../sentences.ts';
import { ordinal } from './grammar.ts';

export const LORDSHIP_EN: Sentences<LordshipFacts> = {
  ascendant_lord: () => 'lord of the ascendant, kendra and trikona in one',
  trikona_lord: ({ house }) => `lord of the ${ordinal(house)}, a trikona`,
  benefic_of_kendra: ({ house }) => `natural benefic owning the ${ordinal(house)}, a kendra (kendradhipati)`,
  malefic_of_kendra: ({ house }) => `natural malefic owning the ${ordinal(house)}, a kendra, gives up its malice`,
  hard_lord: ({ house }) => `lord of the ${ordinal(house)}`,
  second_lord: () => 'lord of the 2nd: a maraka, else as its other house',
  twelfth_lord: () => 'lord of the 12th, which follows its other house and company',
  eighth_lord: ({ isSpared }) =>
    isSpared ? 'lord of the 8th without its blame, being a luminary or lord of the ascendant' : 'lord of the 8th',
};
