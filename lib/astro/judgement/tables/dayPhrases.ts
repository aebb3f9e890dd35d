/** Phrases in two languages for what favours a day or burdens it, by component of its score. */
import type { DayScorePartId } from '../day/score/dayScore.ts';
import { both, type Bilingual } from '../../bilingual.ts';

interface PartPhrases {
  readonly helps: Bilingual;
  readonly presses: Bilingual;
}

const row = (helps: Bilingual, presses: Bilingual): PartPhrases => ({ helps, presses });

export const PART_PHRASES: Readonly<Record<DayScorePartId, PartPhrases>> = {
  tarabala: row(both('a good tara', 'शुभ तारा'), both('a tiring tara', 'प्रतिकूल तारा')),
  chandrabala: row(
    both('a good place of the Moon', 'चंद्रमा का शुभ स्थान'),
    both('a hard place of the Moon', 'चंद्रमा का प्रतिकूल स्थान'),
  ),
  tithi: row(both('a good tithi', 'शुभ तिथि'), both('a hard tithi', 'अशुभ तिथि')),
  nakshatra: row(both('a friendly nakshatra', 'शुभ नक्षत्र'), both('a hard nakshatra', 'कठोर नक्षत्र')),
  yoga: row(both('a good nitya yoga', 'शुभ नित्य योग'), both('a hard nitya yoga', 'अशुभ नित्य योग')),
  karana: row(both('a friendly karana', 'शुभ करण'), both('a hard karana', 'अशुभ करण')),
  vara: row(both('a friendly weekday', 'अनुकूल वार'), both('an unfriendly weekday', 'प्रतिकूल वार')),
  special_yogas: row(both('a special yoga', 'विशेष शुभ योग'), both('a hard yoga of the weekday', 'वार का अशुभ योग')),
  gochara: row(both('helpful transits', 'अनुकूल गोचर'), both('heavy transits', 'प्रतिकूल गोचर')),
  moon_bindus: row(
    both('a strong sign under the Moon', 'चंद्र राशि का बल'),
    both('a weak sign under the Moon', 'चंद्र राशि के कम बिंदु'),
  ),
  dasha_lords: row(both('supporting periods', 'अनुकूल दशा'), both('demanding periods', 'प्रतिकूल दशा')),
  saturn: row(both('less of Saturn', 'शनि का कम दबाव'), both('Saturn by the Moon of birth', 'जन्म चंद्रमा पर शनि')),
  double_transit: row(
    both('the double transit of Jupiter and Saturn', 'गुरु-शनि का दोहरा गोचर'),
    both('no double transit', 'दोहरे गोचर का अभाव'),
  ),
};
