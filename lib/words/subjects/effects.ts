/** What a lord or a planet gives in a house, by one side or both. */
import { EFFECTS_EN } from '../en/effects.ts';
import { EFFECTS_HI } from '../hi/effects/effects.ts';
import type { Catalogues } from '../say.ts';
import type { EffectWords } from '../facts/effects.ts';

export const EFFECTS: Catalogues<EffectWords> = { en: EFFECTS_EN, hi: EFFECTS_HI };
