/** Panchaka: the Moon from the middle of Dhanishta to the end of Revati, and its kinds. */
import { both, type Bilingual } from '../bilingual.ts';
import type { TimeNature } from './elementQualities.ts';
import type { PanchangName } from './panchang.ts';

/** The third quarter of Dhanishta, which is the beginning of Aquarius. Some begin with Dhanishta itself. */
export const PANCHAKA_START_DEG = 300;

export type PanchakaId = 'roga' | 'raja' | 'agni' | 'chora' | 'mrityu';

export interface PanchakaKind extends PanchangName {
  readonly id: PanchakaId;
  readonly nature: TimeNature;
  readonly meaning: Bilingual;
}

export const PANCHAKAS: Readonly<Record<PanchakaId, PanchakaKind>> = {
  roga: {
    id: 'roga',
    name: 'Roga Panchaka',
    sanskrit: 'रोग पंचक',
    nature: 'bad',
    meaning: both(
      'Rest and look after your health over its five days. Important beginnings are better kept for later.',
      'इन पाँच दिनों में आराम करें और सेहत का ध्यान रखें; बड़े काम बाद में शुरू करें।',
    ),
  },
  raja: {
    id: 'raja',
    name: 'Raja Panchaka',
    sanskrit: 'राज पंचक',
    nature: 'good',
    meaning: both('Held good for dealings with authority and for property.', 'सरकारी काम और संपत्ति के लिए अच्छा।'),
  },
  agni: {
    id: 'agni',
    name: 'Agni Panchaka',
    sanskrit: 'अग्नि पंचक',
    nature: 'bad',
    meaning: both(
      'Be careful with fire and tools. Claims may be taken up, but new building waits.',
      'आग और औज़ारों से सँभलकर काम करें; दावे किए जा सकते हैं, नया निर्माण बाद में करें।',
    ),
  },
  chora: {
    id: 'chora',
    name: 'Chora Panchaka',
    sanskrit: 'चोर पंचक',
    nature: 'bad',
    meaning: both(
      'Look after your belongings. Journeys and dealings in money are better kept for later.',
      'सामान सँभालकर रखें; यात्रा और पैसों का लेन-देन बाद में करें।',
    ),
  },
  mrityu: {
    id: 'mrityu',
    name: 'Mrityu Panchaka',
    sanskrit: 'मृत्यु पंचक',
    nature: 'bad',
    meaning: both(
      'The hardest of the kinds by name. Risky undertakings and disputes are avoided while it runs.',
      'सबसे कठिन पंचक; इसमें जोखिम के काम और विवाद से दूर रहें।',
    ),
  },
};

/** By the vara on which it begins, Sunday first; on Wednesday and Thursday it is free of a kind. */
export const PANCHAKA_KINDS: readonly (PanchakaId | null)[] = ['roga', 'raja', 'agni', null, null, 'chora', 'mrityu'];

/** What is avoided while any Panchaka runs (Muhurta Chintamani, Nakshatra-prakarana). */
export const PANCHAKA_AVOID = [
  both('gathering wood, grass and fuel', 'लकड़ी, घास और ईंधन जुटाना'),
  both('a journey to the south', 'दक्षिण दिशा की यात्रा'),
  both('making a bed', 'पलंग या खाट बनाना'),
  both('roofing a house', 'घर की छत डालना'),
] as const satisfies readonly Bilingual[];
