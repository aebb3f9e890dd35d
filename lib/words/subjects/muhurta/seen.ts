/** What is seen of a chosen time, and remarked besides. */
import { REMARKS_EN } from '../../en/muhurta/remarks.ts';
import { SEEN_EN } from '../../en/muhurta/seen.ts';
import { REMARKS_HI } from '../../hi/muhurta/remarks.ts';
import { SEEN_HI } from '../../hi/muhurta/seen.ts';
import type { RemarkWords, SeenWords } from '../../facts/muhurta/seen.ts';
import type { Catalogues } from '../../say.ts';

/** Whole sentences. */
export const MUHURTA_SEEN: Catalogues<SeenWords> = { en: SEEN_EN, hi: SEEN_HI };

/** Notes, and what stands in the way of a day. */
export const MUHURTA_REMARKS: Catalogues<RemarkWords> = { en: REMARKS_EN, hi: REMARKS_HI };
