/** The six parts of Krishna Chaturdashi, and the meaning of a birth in each (BPHS 87). */
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { elongationDeg } from '../planet/nature.ts';

const TITHI_ARC_DEG = 12;
const PARTS = 6;

/** The first is good; the others are worded as care of somebody or something. */
export const CHATURDASHI_PARTS: readonly Bilingual[] = [
  both('a birth that the text calls good', 'ग्रंथ के अनुसार शुभ जन्म'),
  both('care for the father', 'पिता की देखभाल'),
  both('care for the mother', 'माता की देखभाल'),
  both('care for the mother’s family', 'ननिहाल की चिंता'),
  both('care for the family line', 'कुल-परंपरा की देखभाल'),
  both('care with means and with one’s own strength', 'धन और अपने बल की सँभाल'),
];

/** Returns which sixth of its tithi the Moon is in, 1 to 6. */
export function chaturdashiPart(chart: Chart): number {
  return Math.floor(((elongationDeg(chart) % TITHI_ARC_DEG) / TITHI_ARC_DEG) * PARTS) + 1;
}
