/** Bands of the total of 36, by custom. */
import { both, type Bilingual } from '../../bilingual.ts';
import { scale } from '../../scale.ts';
import { practice } from '../../source.ts';
import type { BandId } from './ids.ts';

/** The total that custom asks for. */
export const CUSTOM_FLOOR = 18;

export const BANDS = scale('matching', [CUSTOM_FLOOR, 24, 32], ['below_custom', 'acceptable', 'good', 'very_good']);

export const BAND_NAMES: Readonly<Record<BandId, Bilingual>> = {
  below_custom: both('below the customary 18', 'प्रचलित 18 से कम'),
  acceptable: both('acceptable', 'मान्य'),
  good: both('good', 'अच्छा'),
  very_good: both('very good', 'बहुत अच्छा'),
};

/** What the two totals are called. */
export const TOTAL_NAMES = {
  total: both('All koots together', 'सब कूटों का योग'),
  total_with_exceptions: both('All koots, with the exceptions that count', 'गिने गए परिहारों के साथ सब कूटों का योग'),
} as const satisfies Record<string, Bilingual>;

export const BANDS_SOURCE = practice('Custom of almanacs; the finer steps differ from one to another');
