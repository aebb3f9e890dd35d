/** What is seen of a chosen time, and remarked besides. */
import { CLAUSES_EN } from '../../en/muhurta/clauses.ts';
import { REMARKS_EN } from '../../en/muhurta/remarks.ts';
import { SEEN_EN } from '../../en/muhurta/seen.ts';
import { CLAUSES_HI } from '../../hi/muhurta/clauses.ts';
import { REMARKS_HI } from '../../hi/muhurta/remarks.ts';
import { SEEN_HI } from '../../hi/muhurta/seen.ts';
import type { RemarkWords, SeenWords } from '../../facts/muhurta/seen.ts';
import type { Catalogues } from '../../say.ts';

/** Whole sentences. */
export const MUHURTA_SEEN: Catalogues<SeenWords> = { en: SEEN_EN, hi: SEEN_HI };

/** Clauses, which stand within sentences. */
export const MUHURTA_CLAUSES: Catalogues<SeenWords> = { en: CLAUSES_EN, hi: CLAUSES_HI };

/** Notes, and what stands in the way of a day. */
export const MUHURTA_REMARKS: Catalogues<RemarkWords> = { en: REMARKS_EN, hi: REMARKS_HI };
