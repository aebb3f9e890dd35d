/** Names of the matters of a day as they stand in Hindi sentences. */
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';

/** Before के लिए. */
export const MATTERS_HI: Readonly<Record<DayCategoryId, string>> = {
  career: 'काम',
  finance: 'पैसे के मामलों',
  relationship: 'रिश्तों',
  health: 'सेहत',
  education: 'पढ़ाई',
  travel: 'यात्रा',
  spirituality: 'पूजा-पाठ',
  legal: 'कानूनी मामलों',
};
