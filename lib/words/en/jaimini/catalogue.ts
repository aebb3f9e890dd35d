/** Sentences of /jaimini in English. */
import type { JaiminiWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { ARGALA_EN } from './argala.ts';
import { ARUDHAS_EN } from './arudhas.ts';
import { KARAKAMSHA_EN } from './karakamsha.ts';
import { KARAKAS_EN } from './karakas.ts';
import { KARAKA_RELATIONS_EN } from './karakaRelations.ts';
import { SWAMSHA_EN } from './swamsha.ts';
import { UPAPADA_EN } from './upapada.ts';

export const JAIMINI_EN: Sentences<JaiminiWords> = {
  ...KARAKAS_EN,
  ...KARAKA_RELATIONS_EN,
  ...KARAKAMSHA_EN,
  ...SWAMSHA_EN,
  ...ARUDHAS_EN,
  ...UPAPADA_EN,
  ...ARGALA_EN,
};
