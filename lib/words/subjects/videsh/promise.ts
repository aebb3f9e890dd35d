/** Sentences on the yogas of life abroad. */
import { FOREIGN_PROMISE_EN } from '../../en/videsh/promise.ts';
import type { PromiseWords } from '../../facts/videsh/promise.ts';
import { inEnglish, type Catalogues } from '../../say.ts';

export const FOREIGN_PROMISE: Catalogues<PromiseWords> = inEnglish(FOREIGN_PROMISE_EN);
