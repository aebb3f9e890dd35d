/** Sentences of /jaimini in Hindi. */
import type { JaiminiWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { ARGALA_HI } from './argala.ts';
import { ARUDHAS_HI } from './arudhas.ts';
import { KARAKAMSHA_HI } from './karakamsha.ts';
import { KARAKAS_HI } from './karakas.ts';
import { KARAKA_RELATIONS_HI } from './karakaRelations.ts';
import { SWAMSHA_HI } from './swamsha.ts';
import { UPAPADA_HI } from './upapada.ts';

export const JAIMINI_HI: Sentences<JaiminiWords> = {
  ...KARAKAS_HI,
  ...KARAKA_RELATIONS_HI,
  ...KARAKAMSHA_HI,
  ...SWAMSHA_HI,
  ...ARUDHAS_HI,
  ...UPAPADA_HI,
  ...ARGALA_HI,
};
