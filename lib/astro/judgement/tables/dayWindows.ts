/** Points of the good and bad times of a day (interpretive), and their names. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { AvoidedId } from '../../panchang/avoidedTimes.ts';
import type { ChoghadiyaId } from '../../tables/dayParts.ts';
import type { PanchangName } from '../../tables/panchang.ts';
import { PERIODS } from '../../tables/dayPeriods.ts';

/** Why the hora of a planet has more, or fewer, points in this chart. */
export const HORA_POINTS = {
  ascendant_lord: 3,
  yogakaraka: 3,
  mahadasha_lord: 2,
  antardasha_lord: 1,
  functional_benefic: 1,
  natural_benefic: 1,
  functional_malefic: -2,
  natural_malefic: -1,
} as const;
export type HoraReasonId = keyof typeof HORA_POINTS;

export const CHOGHADIYA_POINTS: Readonly<Record<ChoghadiyaId, number>> = {
  amrit: 3,
  shubh: 3,
  labh: 2,
  char: 1,
  udveg: -2,
  kaal: -2,
  rog: -2,
};

export const MUHURTA_POINTS = { abhijit: 4, brahma_muhurta: 2, vijaya_muhurta: 2, amrita_kaal: 3 } as const;

/** Good special yogas; those that are not named here give one point, bad ones take two, mixed ones none. */
export const WINDOW_YOGA_POINTS: Readonly<Record<string, number>> = {
  amrita_siddhi: 3,
  guru_pushya: 3,
  ravi_pushya: 3,
  sarvartha_siddhi: 2,
  siddha: 1,
  ravi: 1,
};
export const OTHER_YOGA_POINTS = { good: 1, bad: -2, mixed: 0, middling: 0 } as const;

export const TARA_POINTS = { shubh: 2, ashubh: -2 } as const;
export const MOON_POINTS = { shubh: 2, madhyam: 1, sama: 0, ashubh: -2 } as const;
export const CHANDRASHTAMA_POINTS = -4;

/** In the hora of a significator of a matter, by its place in the list of significators, the first first. */
export const KARAKA_POINTS: readonly number[] = [6, 5, 4];

export const WINDOW_PURPOSES = ['beginnings', 'movement', 'routine'] as const;
/**
 * What a time is for: `movement` in a Char choghadiya, which suits journeys rather than beginnings; `routine` while
 * something closes the time to beginnings.
 */
export type WindowPurpose = (typeof WINDOW_PURPOSES)[number];

/** Names of the purposes. */
export const PURPOSE_NAMES: Readonly<Record<WindowPurpose, Bilingual>> = {
  beginnings: both('For beginnings', 'नई शुरुआत के लिए'),
  movement: both('For journeys', 'यात्रा के लिए'),
  routine: both('For routine work', 'रोज़ के काम के लिए'),
};

/** Names of the times in which nothing is begun. */
export const AVOIDED_NAMES: Readonly<Record<Exclude<AvoidedId, 'shunned_part_of_yoga'>, PanchangName>> = {
  rahu_kaal: PERIODS.rahu_kaal,
  yamaganda: PERIODS.yamaganda,
  gulika_kaal: PERIODS.gulika_kaal,
  dur_muhurtas: PERIODS.dur_muhurta,
  varjyam: PERIODS.varjyam,
  bhadra_on_earth: { name: 'Bhadra on earth', sanskrit: 'पृथ्वी पर भद्रा' },
};

export const CHANDRASHTAMA: PanchangName = { name: 'Chandrashtama', sanskrit: 'चंद्राष्टम' };
export const PANCHAKA: PanchangName = PERIODS.panchaka;
export const AMRITA_KAAL: PanchangName = PERIODS.amrita_kaal;
