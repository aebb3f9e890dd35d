/** The times of a day in which beginnings are left: their names, and the best class of a day that has one (interpretive). */
import type { PanchangName } from '../../tables/panchang.ts';
import type { DayClass } from './dayScore.ts';

export const CLOSURE_IDS = [
  'eclipse',
  'chandrashtama',
  'naidhana',
  'vipat',
  'pratyak',
  'amavasya',
  'vyatipata',
  'vaidhriti',
  'vishti',
  'dagdha',
  'mrityu_tithi',
  'mrityu_nakshatra',
  'yamaghanta',
  'utpata',
] as const;
export type ClosureId = (typeof CLOSURE_IDS)[number];

/**
 * The best class of a day in which one of them runs.
 *
 * Chandrashtama and Naidhana (of the first round alone) are what every almanac warns a person of. The others of the list belong
 * to everybody: a day with one of them may be good, but none of the best for what is begun.
 */
export const CLASS_CAPS: Readonly<Partial<Record<ClosureId, DayClass>>> = {
  eclipse: 'normal',
  chandrashtama: 'normal',
  naidhana: 'normal',
  amavasya: 'good',
  vyatipata: 'good',
  vaidhriti: 'good',
};

/** Mrityu means death, so that the names of the two say what they are instead. */
export const CLOSURE_NAMES: Readonly<Record<ClosureId, PanchangName>> = {
  eclipse: { name: 'Eclipse day', sanskrit: 'ग्रहण का दिन' },
  chandrashtama: { name: 'Chandrashtama', sanskrit: 'चंद्राष्टम' },
  naidhana: { name: 'Naidhana tara', sanskrit: 'वध तारा' },
  vipat: { name: 'Vipat tara', sanskrit: 'विपत तारा' },
  pratyak: { name: 'Pratyak tara', sanskrit: 'प्रत्यरि तारा' },
  amavasya: { name: 'Amavasya', sanskrit: 'अमावस्या' },
  vyatipata: { name: 'Vyatipata yoga', sanskrit: 'व्यतीपात योग' },
  vaidhriti: { name: 'Vaidhriti yoga', sanskrit: 'वैधृति योग' },
  vishti: { name: 'Bhadra', sanskrit: 'भद्रा' },
  dagdha: { name: 'Dagdha tithi', sanskrit: 'दग्धा तिथि' },
  mrityu_tithi: { name: 'Weekday against tithi', sanskrit: 'वार-तिथि का विरोध' },
  mrityu_nakshatra: { name: 'Weekday against nakshatra', sanskrit: 'वार-नक्षत्र का विरोध' },
  yamaghanta: { name: 'Yamaghanta yoga', sanskrit: 'यमघंट योग' },
  utpata: { name: 'Utpata yoga', sanskrit: 'उत्पात योग' },
};
