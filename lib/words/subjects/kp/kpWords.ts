/** Sentences of /kp: what sub lords, significators and ruling planets say. */
import { KP_EN } from '../../en/kp/kpWords.ts';
import type { KpWords } from '../../facts/kp/kpWords.ts';
import { KP_HI } from '../../hi/kp/kpWords.ts';
import type { Catalogues } from '../../say.ts';

export const KP: Catalogues<KpWords> = { en: KP_EN, hi: KP_HI };
