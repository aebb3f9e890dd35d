/** Sentences on the yogas of life abroad, on their sum and on what they lead to. */
import type { LifeStage } from '../../../astro/stage.ts';
import { FOREIGN_PROMISE_EN } from '../../en/videsh/promise.ts';
import { FOREIGN_PROMISE_HI } from '../../hi/videsh/promise.ts';
import type { AbroadVoice, PromiseWords } from '../../facts/videsh/promise.ts';
import type { Catalogues } from '../../say.ts';

export const FOREIGN_PROMISE: Catalogues<PromiseWords> = { en: FOREIGN_PROMISE_EN, hi: FOREIGN_PROMISE_HI };

const VOICES: Readonly<Record<LifeStage, AbroadVoice>> = {
  child: 'parents',
  youth: 'youth',
  adult: 'adult',
  elder: 'elder',
  old: 'elder',
  beyond: 'adult',
};

/** Returns for whom life abroad is told at a stage of life. */
export function abroadVoice(stage: LifeStage): AbroadVoice {
  return VOICES[stage];
}
