/** Points of the personal day score. All of them are interpretive. */
import type { SaturnBand } from '../../transit/saturnIntensity.ts';
import type { NakshatraType } from '../../tables/nakshatraQualities.ts';
import type { TithiGroup } from '../../tables/elementQualities.ts';
import type { Level } from '../../dasha/period.ts';

/** Points that every day starts from. */
export const DAY_START = 50;

/** Best to worst. */
export const DAY_CLASSES = ['best', 'good', 'normal', 'avoid', 'danger'] as const;
export type DayClass = (typeof DAY_CLASSES)[number];

/** Fills a record keyed by class. */
export function forEachClass<T>(value: (dayClass: DayClass) => T): Record<DayClass, T> {
  return {
    best: value('best'),
    good: value('good'),
    normal: value('normal'),
    avoid: value('avoid'),
    danger: value('danger'),
  };
}

/** By the group of a tithi, which comes three times in a half of the month. */
export const TITHI_POINTS: Readonly<Record<TithiGroup['id'], number>> = {
  nanda: 2,
  bhadra: 2,
  jaya: 2,
  rikta: -4,
  purna: 4,
};
/** In place of its group. */
export const NEW_MOON_POINTS = -6;
/** Added to those of the group, by number of the tithi: Ekadashi of the bright half, and the last two before the new moon. */
export const TITHI_EXTRA: Readonly<Record<number, number>> = { 11: 3, 28: -2, 29: -2 };
/** Added to the points of a tithi that is burnt (dagdha) on this weekday. */
export const DAGDHA_POINTS = -3;
/** Most points that a tithi gives, its extras included. */
export const MOST_TITHI_POINTS = 5;

export const NAKSHATRA_POINTS: Readonly<Record<NakshatraType, number>> = {
  dhruva: 2,
  mridu: 2,
  kshipra: 2,
  chara: 2,
  mishra: 0,
  ugra: -2,
  tikshna: -2,
};
/** Added to the points of a nakshatra at a junction of water and fire signs. */
export const GAND_MOOL_POINTS = -1;

export const YOGA_POINTS = { good: 3, bad: -3 };
/** Vyatipata and Vaidhriti, which are bad as a whole. */
export const WHOLLY_BAD_YOGAS: readonly number[] = [17, 27];
/** In place of those of a bad yoga. */
export const WHOLLY_BAD_POINTS = -6;

/** Vishti by its abode, the others by their kind. */
export const KARANA_POINTS = { moving: 1, fixed: -1, vishtiOnEarth: -4, vishtiElsewhere: -2 };

/** By the functional nature of the weekday's lord for the rising sign. */
export const VARA_POINTS = { yogakaraka: 4, benefic: 2, neutral: 0, malefic: -2 };
/** By the friendship of the ascendant's lord for the lord of the day; where both are one planet, as a friend. */
export const VARA_RELATION_POINTS = { itself: 1, friend: 1, neutral: 0, enemy: -1 };

/** By id of the yoga; those that are not named here count elsewhere or not at all. */
export const DAY_YOGA_POINTS = {
  amrita_siddhi: 5,
  sarvartha_siddhi: 4,
  ravi_pushya: 5,
  guru_pushya: 5,
  siddha: 3,
  ravi: 3,
  dwipushkar: 1,
  tripushkar: 1,
  mrityu_tithi: -4,
  mrityu_nakshatra: -4,
  yamaghanta: -3,
  utpata: -3,
  panchaka: -1,
} as const;
export type ScoredYogaId = keyof typeof DAY_YOGA_POINTS;

/** Good ones, which undo a bad one that holds with them; Dwipushkar and Tripushkar are mixed. */
export const LIFTING_YOGAS: readonly ScoredYogaId[] = [
  'amrita_siddhi',
  'sarvartha_siddhi',
  'ravi_pushya',
  'guru_pushya',
  'siddha',
  'ravi',
];

/** Tells whether the score of a day counts a special yoga. */
export function isScoredYoga(id: string): id is ScoredYogaId {
  return id in DAY_YOGA_POINTS;
}

/** Most points that all special yogas together give or take. */
export const SPECIAL_YOGAS_CAP = 8;

/**
 * Points of the day for each point by which the weighted transits differ from the middle.
 *
 * With this share, three times 200 births of 1940-2010, half of them in India, over a year each have a mean of 58.6 and a
 * deviation of 10.3: one day in seven is best, two in three are good, one in six is normal, one in 80 is to be avoided
 * and one in some 8000 is dangerous.
 */
export const GOCHARA_SHARE = 0.4;
/** Most points that the nine transits together give or take. */
export const GOCHARA_CAP = 16;

/** Bindus of the Moon above which the sign gives a point each, below which it takes one each. */
export const MEAN_MOON_BINDUS = 4;
export const MOON_BINDUS_CAP = 3;
/** Bindus of a sign on the average: 337 over twelve. */
export const MOON_SARVA_MEAN = 28;
/** Points for each bindu above or below the mean. */
export const MOON_SARVA_SHARE = 0.3;
export const MOON_SARVA_CAP = 3;

/** Most points that the lord of each level gives or takes. */
export const DASHA_WEIGHTS: Readonly<Record<Level, number>> = { 1: 6, 2: 5, 3: 3, 4: 2, 5: 1 };

/** By the intensity of sade sati or dhaiya. */
export const SATURN_POINTS: Readonly<Record<SaturnBand, number>> = { severe: -4, moderate: -2, mild: -1 };

/** For Jupiter and Saturn together on a house that lifts a day. */
export const DOUBLE_TRANSIT_POINTS = 2;
/** Houses of the ascendant that lift a day when Jupiter and Saturn activate them. */
export const DOUBLE_TRANSIT_HOUSES: readonly number[] = [1, 5, 9, 10, 11];
