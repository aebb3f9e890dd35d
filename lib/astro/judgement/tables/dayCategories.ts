/**
 * The eight matters that a day is scored for: houses, significators, and what helps or hinders each. Interpretive; days
 * of the week and kinds of nakshatras follow Muhurta Chintamani where it speaks of the matter.
 */
import type { NakshatraType } from '../../tables/nakshatraQualities.ts';
import type { LifeStage } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';

export const DAY_CATEGORY_IDS = [
  'career',
  'finance',
  'relationship',
  'health',
  'education',
  'travel',
  'spirituality',
  'legal',
] as const;
export type DayCategoryId = (typeof DAY_CATEGORY_IDS)[number];

/** Matters that texts of a day lead with at a stage of life, where not all do. */
const LEADING: Partial<Readonly<Record<LifeStage, readonly DayCategoryId[]>>> = {
  child: ['health', 'education', 'travel', 'spirituality'],
  youth: ['relationship', 'health', 'education', 'travel', 'spirituality'],
  elder: ['finance', 'relationship', 'health', 'travel', 'spirituality'],
  old: ['relationship', 'health', 'spirituality'],
};

/** Lists the matters that texts of a day tell at a stage of life. */
export function leadingCategories(stage: LifeStage): readonly DayCategoryId[] {
  return LEADING[stage] ?? DAY_CATEGORY_IDS;
}

/** Fills a record keyed by category. */
export function forEachCategory<T>(value: (category: DayCategoryId) => T): Record<DayCategoryId, T> {
  return {
    career: value('career'),
    finance: value('finance'),
    relationship: value('relationship'),
    health: value('health'),
    education: value('education'),
    travel: value('travel'),
    spirituality: value('spirituality'),
    legal: value('legal'),
  };
}

/** Times that a category avoids in addition, with the points that each takes while it lasts. */
export type Avoided =
  'rikta' | 'new_moon' | 'vishti' | 'panchaka' | 'fierce_star' | 'chandrashtama' | 'moon_in_twelfth' | 'mrityu_yoga';

export interface DayCategory {
  /** The main one first. */
  readonly houses: readonly [number, ...number[]];
  readonly karakas: readonly Planet[];
  /** Points by day of the week, Sunday first: positive for good days, negative for those that texts avoid for the matter. */
  readonly varas: readonly number[];
  readonly nakshatras: readonly NakshatraType[];
  /** An Ekadashi serves in place of a good nakshatra. */
  readonly likesEkadashi: boolean;
  readonly avoids: readonly (readonly [what: Avoided, points: number])[];
  /** Whether the direction to avoid for journeys is named; it takes no points, as every day has one. */
  readonly describesDirection: boolean;
}

const GOOD = 4;
const WORST = -4;
/** Points of a time that the matter avoids, by default. */
const AVOIDED = -4;

export const DAY_CATEGORIES: Readonly<Record<DayCategoryId, DayCategory>> = {
  career: {
    houses: [10, 6, 11],
    karakas: ['Sun', 'Saturn', 'Mercury'],
    varas: [GOOD, 0, 0, GOOD, GOOD, 0, -1],
    nakshatras: ['dhruva', 'kshipra', 'mridu'],
    likesEkadashi: false,
    avoids: [
      ['rikta', AVOIDED],
      ['vishti', AVOIDED],
    ],
    describesDirection: false,
  },
  finance: {
    houses: [2, 11, 5],
    karakas: ['Jupiter', 'Venus', 'Mercury'],
    // No loan is taken on a Tuesday.
    varas: [0, 0, WORST, GOOD, GOOD, GOOD, 0],
    nakshatras: ['mridu', 'chara', 'kshipra'],
    likesEkadashi: false,
    // Panchaka lasts five days of every month.
    avoids: [
      ['chandrashtama', AVOIDED],
      ['panchaka', -2],
    ],
    describesDirection: false,
  },
  relationship: {
    houses: [7, 5, 2],
    karakas: ['Venus', 'Moon', 'Jupiter'],
    varas: [0, GOOD, WORST, GOOD, 0, GOOD, 0],
    nakshatras: ['mridu', 'dhruva'],
    likesEkadashi: false,
    avoids: [['fierce_star', AVOIDED]],
    describesDirection: false,
  },
  health: {
    houses: [1, 6],
    karakas: ['Sun', 'Mars', 'Moon'],
    varas: [GOOD, 0, GOOD, 0, GOOD, 0, WORST],
    nakshatras: ['kshipra', 'chara', 'mridu'],
    likesEkadashi: false,
    avoids: [
      ['chandrashtama', -8],
      ['mrityu_yoga', AVOIDED],
    ],
    describesDirection: false,
  },
  education: {
    houses: [4, 5, 9],
    karakas: ['Mercury', 'Jupiter'],
    varas: [0, GOOD, WORST, GOOD, GOOD, 0, 0],
    nakshatras: ['kshipra', 'chara', 'mridu'],
    likesEkadashi: false,
    avoids: [
      ['new_moon', AVOIDED],
      ['rikta', AVOIDED],
    ],
    describesDirection: false,
  },
  travel: {
    houses: [3, 9, 12],
    karakas: ['Moon', 'Rahu', 'Venus'],
    varas: [0, GOOD, WORST, GOOD, GOOD, GOOD, WORST],
    nakshatras: ['chara', 'mridu', 'kshipra'],
    likesEkadashi: false,
    avoids: [
      ['chandrashtama', -6],
      ['vishti', AVOIDED],
    ],
    describesDirection: true,
  },
  spirituality: {
    houses: [9, 12, 5],
    karakas: ['Jupiter', 'Ketu', 'Moon'],
    varas: [0, GOOD, 0, 0, GOOD, 0, GOOD],
    nakshatras: ['dhruva', 'mridu'],
    likesEkadashi: true,
    avoids: [],
    describesDirection: false,
  },
  legal: {
    houses: [6, 7, 9],
    karakas: ['Mars', 'Saturn', 'Jupiter'],
    // The day of Venus is for agreement rather than contest.
    varas: [0, 0, GOOD, 0, GOOD, WORST, GOOD],
    // Sharp and fierce stars to contest, fixed ones to settle.
    nakshatras: ['ugra', 'tikshna', 'dhruva'],
    likesEkadashi: false,
    avoids: [
      ['moon_in_twelfth', AVOIDED],
      ['rikta', -2],
    ],
    describesDirection: false,
  },
};

/** Matters that are done in offices: their times end at 19 h on the clock of the place, unless any hour will do. */
export const OFFICE_MATTERS: readonly DayCategoryId[] = ['career', 'finance', 'legal'];
export const OFFICES_CLOSE = '19:00:00';
/** The matter that a time of movement serves. */
export const MATTER_OF_MOVEMENT: DayCategoryId = 'travel';

/**
 * Share of the day's score in that of a category, and the points added so that the middle stays 50.
 *
 * Over the days that GOCHARA_SHARE was weighed by, the eight have means of 58 to 63 and deviations of 7 to 9.
 */
export const DAY_SHARE = 0.5;
export const CATEGORY_START = 25;

/** Most points that the transits of the significators give or take. */
export const KARAKAS_CAP = 6;
/** Points of the mean transit of the significators that make one point. */
export const KARAKAS_PER_POINT = 8;
/** The Moon passing the main house of the matter, counted from the ascendant. */
export const MAIN_HOUSE_POINTS = 6;
/** The Moon passing another house of the matter. */
export const OTHER_HOUSE_POINTS = 3;
/** The Moon in the 6th, 8th or 12th, where the matter has nothing to do with these. */
export const DUSTHANA_POINTS = -3;
/** Most points that the bindus of the houses give or take. */
export const SARVA_CAP = 5;
/** Bindus of a sign on the average: 337 over twelve. */
export const CATEGORY_SARVA_MEAN = 28;
/** Jupiter and Saturn together on a house of the matter. */
export const CATEGORY_DOUBLE_TRANSIT = 4;
/** For a lord of a running period that owns a house of the matter or stands in one. */
export const LORD_POINTS = 3;
/** The Moon in a kind of nakshatra that the matter likes. */
export const NAKSHATRA_FITS = 4;
/** An Ekadashi for a matter that likes it, in place of the nakshatra. */
export const EKADASHI_FITS = 5;
/** Most points of a weekday. */
export const MOST_OF_VARA = GOOD;
