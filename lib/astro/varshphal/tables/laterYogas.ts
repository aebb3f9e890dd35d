/** The last five of the sixteen Tajika yogas, and the eleventh as it stands among them: names and results. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { PanchangName } from '../../tables/panchang.ts';

export type LaterYogaId = 'duhphali_kuttha' | 'dutthottha_davira' | 'tambira' | 'kuttha' | 'duruhpha';

export interface LaterYogaRow extends PanchangName {
  readonly id: LaterYogaId;
  readonly polarity: 'good' | 'bad';
  readonly result: Bilingual;
}

/** In the order of the text. */
export const LATER_YOGAS: readonly LaterYogaRow[] = [
  row(
    'duhphali_kuttha',
    'Duhphali-kuttha',
    'दुफालि-कुत्थ',
    'good',
    both(
      'The slower lord is strong enough for both, so the matter succeeds with patience.',
      'धीमा स्वामी दोनों के लिए काफ़ी बलवान है, इसलिए धैर्य से काम बनता है।',
    ),
  ),
  row(
    'dutthottha_davira',
    'Dutthottha-davira',
    'दुत्थोत्थ-दवीर',
    'good',
    both(
      'Your own means are short here, and a strong helper completes the matter.',
      'अपने साधन यहाँ कम हैं; किसी बलवान मददगार से काम पूरा होता है।',
    ),
  ),
  row(
    'tambira',
    'Tambira',
    'तंबीर',
    'good',
    both('The matter looks closed at first and opens late.', 'काम पहले बंद दिखता है, पर देर से रास्ता खुलता है।'),
  ),
  row(
    'kuttha',
    'Kuttha',
    'कुत्थ',
    'good',
    both('A lord stands firm, so what it rules succeeds.', 'स्वामी मज़बूत है, इसलिए उसके काम बनते हैं।'),
  ),
  row(
    'duruhpha',
    'Duruhpha',
    'दुरुफ',
    'bad',
    both(
      'A lord is hindered, so what it rules needs more time or another way.',
      'स्वामी बाधा में है; उसके कामों में समय लगता है या दूसरा रास्ता लेना पड़ता है।',
    ),
  ),
];

function row(
  id: LaterYogaId,
  name: string,
  sanskrit: string,
  polarity: LaterYogaRow['polarity'],
  result: Bilingual,
): LaterYogaRow {
  return { id, name, sanskrit, polarity, result };
}
