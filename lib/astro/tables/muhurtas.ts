/** The thirty muhurtas, fifteen of the day and fifteen of the night, by their deities. */
import { both, type Bilingual } from '../bilingual.ts';
import { muhurtaChintamani, practice, type Source } from '../source.ts';
import type { DeityId } from './deities.ts';
import type { TimeNature } from './elementQualities.ts';
import type { PanchangName } from './panchang.ts';

/** Narada Samhita 9.1-2; the eighth goes by its own name, Abhijit. */
export const DAY_MUHURTAS: readonly DeityId[] = [
  'rudra',
  'serpents',
  'mitra',
  'pitris',
  'vasus',
  'apah',
  'vishvedevas',
  'abhijit',
  'brahma',
  'indra',
  'indra_agni',
  'rakshasa',
  'varuna',
  'aryaman',
  'bhaga',
];

/** Narada Samhita 9.2-3. */
export const NIGHT_MUHURTAS: readonly DeityId[] = [
  'shiva',
  'aja_ekapada',
  'ahirbudhnya',
  'pushan',
  'ashwini_kumaras',
  'yama',
  'agni',
  'dhatri',
  'moon',
  'aditi',
  'brihaspati',
  'vishnu',
  'surya',
  'tvashtr',
  'vayu',
];

export interface DurMuhurtas {
  readonly day: readonly number[];
  readonly night: readonly number[];
}

/**
 * The muhurtas, from 1, that are shunned on each day, Sunday first.
 *
 * The verse names their deities: Aryaman; Brahma and the Rakshasa; the Pitris and (by night) Agni; Abhijit; the
 * Rakshasa and the waters; Brahma and the Pitris; Isha and the Sarpa (Muhurta Chintamani, on marriage).
 */
export const DUR_MUHURTAS: readonly DurMuhurtas[] = [
  { day: [14], night: [] },
  { day: [9, 12], night: [] },
  { day: [4], night: [7] },
  { day: [8], night: [] },
  { day: [6, 12], night: [] },
  { day: [4, 9], night: [] },
  { day: [1, 2], night: [] },
];

export type MuhurtaId =
  'brahma_muhurta' | 'pratah_sandhya' | 'vijaya_muhurta' | 'godhuli_muhurta' | 'sayahna_sandhya' | 'nishita_muhurta';

export interface MuhurtaUse extends PanchangName {
  readonly nature: TimeNature;
  readonly goodFor: readonly Bilingual[];
  readonly rule: Bilingual;
  readonly source: Source;
}

const ALMANACS = practice('Practice of almanacs');

/** Muhurtas with a use of their own. */
export const MUHURTA_USES: Readonly<Record<MuhurtaId, MuhurtaUse>> = {
  brahma_muhurta: {
    name: 'Brahma muhurta',
    sanskrit: 'ब्रह्म मुहूर्त',
    nature: 'good',
    goodFor: [
      both('meditation and prayer', 'ध्यान और प्रार्थना'),
      both('study and learning by heart', 'पढ़ाई और याद करना'),
      both('yoga and planning the day', 'योग और दिन की योजना'),
    ],
    rule: both(
      'The last but one of the fifteen muhurtas of the night that ends with this sunrise.',
      'इस सूर्योदय से पहले की रात के पंद्रह मुहूर्तों में चौदहवाँ।',
    ),
    source: ALMANACS,
  },
  pratah_sandhya: {
    name: 'Pratah sandhya',
    sanskrit: 'प्रातः संध्या',
    nature: 'good',
    goodFor: [both('the morning prayer', 'सुबह की संध्या-पूजा'), both('breath and quiet', 'प्राणायाम और मौन')],
    rule: both(
      'The last three of the thirty ghatis of the night, up to sunrise.',
      'रात की तीस घटियों में अंतिम तीन, सूर्योदय तक।',
    ),
    source: ALMANACS,
  },
  vijaya_muhurta: {
    name: 'Vijaya muhurta',
    sanskrit: 'विजय मुहूर्त',
    nature: 'good',
    goodFor: [
      both('setting out', 'यात्रा पर निकलना'),
      both('contests, examinations and claims', 'मुकाबला, परीक्षा और दावे'),
      both('what one wants to succeed in', 'जिस काम में सफलता चाहिए'),
    ],
    rule: both(
      'The eleventh of the fifteen muhurtas of the light half of the day.',
      'सूर्योदय से सूर्यास्त तक के पंद्रह मुहूर्तों में ग्यारहवाँ।',
    ),
    source: ALMANACS,
  },
  godhuli_muhurta: {
    name: 'Godhuli muhurta',
    sanskrit: 'गोधूलि मुहूर्त',
    nature: 'good',
    goodFor: [
      both('weddings where no better time is found', 'विवाह, जब दूसरा शुभ समय न मिले'),
      both('lighting lamps', 'दीप जलाना'),
      both('entering a house', 'गृह प्रवेश'),
    ],
    rule: both('Twelve minutes to either side of sunset.', 'सूर्यास्त से 12 मिनट पहले और 12 मिनट बाद तक।'),
    source: muhurtaChintamani('Vivaha-prakarana'),
  },
  sayahna_sandhya: {
    name: 'Sayahna sandhya',
    sanskrit: 'सायाह्न संध्या',
    nature: 'good',
    goodFor: [both('the evening prayer', 'शाम की संध्या-पूजा'), both('lighting lamps', 'दीप जलाना')],
    rule: both(
      'The first three of the thirty ghatis of the night, from sunset.',
      'रात की तीस घटियों में पहली तीन, सूर्यास्त से।',
    ),
    source: ALMANACS,
  },
  nishita_muhurta: {
    name: 'Nishita muhurta',
    sanskrit: 'निशीथ मुहूर्त',
    nature: 'mixed',
    goodFor: [both('worship of Shiva by night', 'रात में शिव जी की पूजा'), both('mantra and quiet', 'मंत्र जप और मौन')],
    rule: both(
      'The eighth of the fifteen muhurtas of the night, around its middle.',
      'रात के पंद्रह मुहूर्तों में आठवाँ, आधी रात के आसपास।',
    ),
    source: ALMANACS,
  },
};
