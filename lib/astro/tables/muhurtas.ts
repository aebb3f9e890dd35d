/** The thirty muhurtas, fifteen of the day and fifteen of the night, by their deities. */
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
  readonly goodFor: readonly string[];
  readonly rule: string;
  readonly source: Source;
}

const ALMANACS = practice('Practice of almanacs');

/** Muhurtas with a use of their own. */
export const MUHURTA_USES: Readonly<Record<MuhurtaId, MuhurtaUse>> = {
  brahma_muhurta: {
    name: 'Brahma muhurta',
    sanskrit: 'ब्रह्म मुहूर्त',
    nature: 'good',
    goodFor: ['meditation and prayer', 'study and learning by heart', 'yoga and planning the day'],
    rule: 'The last but one of the fifteen muhurtas of the night that ends with this sunrise.',
    source: ALMANACS,
  },
  pratah_sandhya: {
    name: 'Pratah sandhya',
    sanskrit: 'प्रातः संध्या',
    nature: 'good',
    goodFor: ['the morning prayer', 'breath and quiet'],
    rule: 'The last three of the thirty ghatis of the night, up to sunrise.',
    source: ALMANACS,
  },
  vijaya_muhurta: {
    name: 'Vijaya muhurta',
    sanskrit: 'विजय मुहूर्त',
    nature: 'good',
    goodFor: ['setting out', 'contests, examinations and claims', 'what one wants to succeed in'],
    rule: 'The eleventh of the fifteen muhurtas of the light half of the day.',
    source: ALMANACS,
  },
  godhuli_muhurta: {
    name: 'Godhuli muhurta',
    sanskrit: 'गोधूलि मुहूर्त',
    nature: 'good',
    goodFor: ['weddings where no better time is found', 'lighting lamps', 'entering a house'],
    rule: 'Twelve minutes to either side of sunset.',
    source: muhurtaChintamani('Vivaha-prakarana'),
  },
  sayahna_sandhya: {
    name: 'Sayahna sandhya',
    sanskrit: 'सायाह्न संध्या',
    nature: 'good',
    goodFor: ['the evening prayer', 'lighting lamps'],
    rule: 'The first three of the thirty ghatis of the night, from sunset.',
    source: ALMANACS,
  },
  nishita_muhurta: {
    name: 'Nishita muhurta',
    sanskrit: 'निशीथ मुहूर्त',
    nature: 'mixed',
    goodFor: ['worship of Shiva by night', 'mantra and quiet'],
    rule: 'The eighth of the fifteen muhurtas of the night, around its middle.',
    source: ALMANACS,
  },
};
