/** The yogas of the annual chart: names and effects (Tajika Nilakanthi, Samjna Tantra). */
import { both, type Bilingual } from '../../bilingual.ts';
import type { PanchangName } from '../../tables/panchang.ts';

export type TajikaYogaId =
  | 'ikkabala'
  | 'induvara'
  | 'ithasala'
  | 'ishrafa'
  | 'nakta'
  | 'yamaya'
  | 'manaau'
  | 'kamboola'
  | 'gairi_kamboola'
  | 'khallasara'
  | 'radda';

export interface TajikaYogaRow extends PanchangName {
  readonly id: TajikaYogaId;
  readonly polarity: 'good' | 'bad';
  readonly result: Bilingual;
}

/** In the order of the text. */
export const TAJIKA_YOGAS: readonly TajikaYogaRow[] = [
  row(
    'ikkabala',
    'Ikkabala',
    'इक्कवाल',
    'good',
    both(
      'It is a year of honour and gain, in which your effort is seen.',
      'यह मान और लाभ का वर्ष है; आपकी मेहनत सबको दिखेगी।',
    ),
  ),
  row(
    'induvara',
    'Induvara',
    'इंदुवार',
    'bad',
    both(
      'It is a quiet year. Be patient, as results come little by little.',
      'वर्ष शांत रहेगा। नतीजे थोड़े-थोड़े मिलेंगे, इसलिए धैर्य रखें।',
    ),
  ),
  row(
    'ithasala',
    'Ithasala',
    'इत्थशाल',
    'good',
    both('What the two planets stand for comes together.', 'दोनों ग्रहों से जुड़े काम बनते हैं।'),
  ),
  row(
    'ishrafa',
    'Ishrafa',
    'ईशराफ',
    'bad',
    both('What the two planets stand for already lies behind.', 'दोनों ग्रहों से जुड़े काम पीछे छूट चुके हैं, या हाथ से निकल जाते हैं।'),
  ),
  row(
    'nakta',
    'Nakta',
    'नक्त',
    'good',
    both(
      'The matter succeeds through a third person, who acts quickly.',
      'काम किसी तीसरे व्यक्ति से बनता है, जो उसे जल्दी पूरा करता है।',
    ),
  ),
  row(
    'yamaya',
    'Yamaya',
    'यमया',
    'good',
    both(
      'The matter succeeds through an elder or a mediator who brings both sides together.',
      'काम किसी बड़े या मध्यस्थ से बनता है, जो दोनों पक्षों को मिलाता है।',
    ),
  ),
  row(
    'manaau',
    'Manaau',
    'मणऊ',
    'bad',
    both(
      'A hard third party gets between. Protect the matter and be ready for a second try.',
      'बीच में कोई कठोर व्यक्ति आ जाता है; काम सँभालकर रखें और दोबारा कोशिश करें।',
    ),
  ),
  row(
    'kamboola',
    'Kamboola',
    'कंबूल',
    'good',
    both(
      'The Moon joins in, so the matter succeeds with ease and goodwill.',
      'चंद्रमा भी साथ देता है, इसलिए काम आसानी और सद्भाव से बनता है।',
    ),
  ),
  row(
    'gairi_kamboola',
    'Gairi-kamboola',
    'गैरिकंबूल',
    'good',
    both('The Moon joins late, so help comes towards the end.', 'चंद्रमा देर से साथ देता है; मदद अंत में मिलती है।'),
  ),
  row(
    'khallasara',
    'Khallasara',
    'खल्लासर',
    'bad',
    both(
      'The Moon stays apart, so the matter depends on its own strength.',
      'चंद्रमा साथ नहीं देता; काम अपने ही बल पर करना होगा।',
    ),
  ),
  row(
    'radda',
    'Radda',
    'रद्द',
    'bad',
    both(
      'A lord is too weak to hold what it is given. What is agreed and begun may be lost again.',
      'स्वामी ग्रह कमज़ोर है, इसलिए काम तय और शुरू होकर भी लौट सकता है।',
    ),
  ),
];

function row(
  id: TajikaYogaId,
  name: string,
  sanskrit: string,
  polarity: TajikaYogaRow['polarity'],
  result: Bilingual,
): TajikaYogaRow {
  return { id, name, sanskrit, polarity, result };
}
