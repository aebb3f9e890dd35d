/** The times of a day that are sought or avoided, by name. Names in Devanagari serve Hindi. */
import { ABHIJIT, KAALS } from './dayParts.ts';
import type { PanchangName } from './panchang.ts';

/** In the order in which an answer lists them. */
export const PERIOD_IDS = [
  'rahu_kaal',
  'yamaganda',
  'gulika_kaal',
  'abhijit',
  'dur_muhurta',
  'varjyam',
  'amrita_kaal',
  'bhadra',
  'panchaka',
] as const;
export type PeriodId = (typeof PERIOD_IDS)[number];

export const PERIODS: Readonly<Record<PeriodId, PanchangName>> = {
  rahu_kaal: KAALS.rahu_kaal,
  yamaganda: KAALS.yamaganda,
  gulika_kaal: KAALS.gulika_kaal,
  abhijit: ABHIJIT,
  dur_muhurta: { name: 'Dur muhurta', sanskrit: 'दुर्मुहूर्त' },
  varjyam: { name: 'Varjyam', sanskrit: 'वर्ज्यम' },
  amrita_kaal: { name: 'Amrita kaal', sanskrit: 'अमृत काल' },
  bhadra: { name: 'Bhadra', sanskrit: 'भद्रा' },
  panchaka: { name: 'Panchaka', sanskrit: 'पंचक' },
};
