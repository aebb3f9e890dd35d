/** Points and lists that choosing a time has for every purpose. Every number of points is interpretive. */
import type { PanchakaId } from '../panchaka.ts';
import type { Planet, SevenPlanet } from '../planets.ts';
import type {
  BonusId,
  ComponentId,
  CompassId,
  AscendantRuleId,
  MuhurtaLevel,
  PenaltyId,
  PurposeId,
  VetoId,
} from './ids.ts';

/** Most points of each component; they are 100 together. */
export const COMPONENT_MAX: Readonly<Record<ComponentId, number>> = {
  nakshatra: 20,
  tithi: 10,
  weekday: 8,
  yoga: 6,
  karana: 6,
  month: 8,
  lagna: 20,
  moon: 6,
  tara: 8,
  chandra: 8,
};

/** Points within the components; those of a list that leaves a thing out are 0. */
export const NAKSHATRA_POINTS = { good: 20, middling: 10, bad: 0 } as const;
export const TITHI_POINTS = { good: 10, middling: 5, bad: 0 } as const;
export const WEEKDAY_POINTS = { good: 8, middling: 4, bad: 0 } as const;
export const YOGA_POINTS = { good: 6, bad_after_its_ghatis: 3, bad: 0 } as const;
export const KARANA_POINTS = { chara: 6, sthira: 2, vishti: 0 } as const;
export const MONTH_POINTS = { good: 8, middling: 5, unlisted: 8, bad: 0 } as const;
export const ASCENDANT_SIGN_POINTS = { good: 8, middling: 5, bad: 0 } as const;
/** Shared evenly by the rules that a purpose lists. */
export const ASCENDANT_RULES_POINTS = 12;
/** For the half of the month that is asked for, and for a Moon that is neither weak nor combust. */
export const MOON_POINTS = { half: 3, light: 3 } as const;
/** `bad` by the round of nine stars, the first first. */
export const TARA_POINTS = { good: 8, janma: 4, bad: [0, 3, 5] } as const;
/** By house from the Moon of birth. */
export const CHANDRA_POINTS: readonly number[] = [8, 5, 8, 0, 5, 8, 8, 0, 5, 8, 8, 0];

export const BONUS_POINTS: Readonly<Record<BonusId, number>> = {
  amrita_siddhi: 4,
  sarvartha_siddhi: 3,
  guru_pushya: 3,
  ravi_pushya: 3,
  ravi_yoga: 3,
  siddha_yoga: 2,
  abhijit: 3,
  benefic_hora: 1,
  good_choghadiya: 1,
  strong_benefic_lagna: 4,
};

export const PENALTY_POINTS: Readonly<Record<PenaltyId, number>> = {
  mrityu_yoga: -6,
  dagdha_weekday_tithi: -4,
  yamaghanta: -4,
  utpata: -4,
  panchaka_rahita_bad: -6,
  durmuhurta: -4,
  yamaganda: -2,
  gulika: -2,
  bad_choghadiya: -1,
  latta: -3,
  pata: -3,
  moon_with_planet: -3,
  vedha: -4,
  jamitra: -5,
  dagdha_tithi_by_sun: -3,
  holashtak: -4,
  soft_block: -6,
};

/** Points of what the lists of bonuses and penalties do not price. */
export const FURTHER_POINTS = {
  self_sufficient_day: 6,
  godhuli: 4,
  /** A closure of the day's parts that is lifted for a purpose, or by a request that is not strict. */
  lifted_closure: -4,
  guru_bala_bad: -4,
  surya_bala_bad: -4,
  birth_month: -3,
  birth_star: -3,
  nakshatra_shool: -4,
  /** The weekday of one of the two quarters that a slanting way lies between. */
  shool_beside: -4,
  moon_dwells: 2,
  yogini: 2,
  panchaka_to_south: -3,
  kalasha_good: 2,
  kalasha_bad: -4,
  afternoon: -4,
  mercury_for_signing: -3,
} as const;

/** From the highest; a score has the first that it reaches. */
export const MUHURTA_LEVELS: readonly { readonly from: number; readonly id: MuhurtaLevel }[] = [
  { from: 80, id: 'very_good' },
  { from: 65, id: 'good' },
  { from: 50, id: 'fair' },
  { from: 0, id: 'weak' },
];

/** Closures that do not close a time for a purpose, though they count against it. */
export const LIFTED_VETOES: Readonly<Partial<Record<PurposeId, readonly VetoId[]>>> = {
  surgery: ['vishti_on_earth'],
  treatment: [
    'vishti_on_earth',
    'vyatipata',
    'vaidhriti',
    'amavasya',
    'rahu_kaal',
    'varjyam',
    'nakshatra_gandanta',
    'tithi_gandanta',
    'lagna_gandanta',
    'tithi_avoid',
  ],
};
/** Closures that a request which is not strict lifts. */
export const LIFTED_WHEN_NOT_STRICT: readonly VetoId[] = ['nakshatra_bad', 'tithi_avoid', 'rahu_kaal', 'varjyam'];
/** Closures that a day which custom takes as it is lifts; those of the day's parts stand. */
export const LIFTED_ON_SELF_SUFFICIENT_DAY: readonly VetoId[] = ['nakshatra_bad', 'tithi_avoid'];

/** Days around a combustion, and around a total eclipse, where a request says nothing else. */
export const ASTA_DAYS = 3;
export const ECLIPSE_DAYS = 3;
/** On both sides of an ingress of the Sun. */
export const SANKRANTI_GHATIS = 16;
/** On either side of the end of a star, a purna tithi and a rising sign. */
export const GANDANTA_GHATIS = { nakshatra: 2, tithi: 1, lagna: 0.5 } as const;
/** Ashlesha, Jyeshtha and Revati, 1 to 27. */
export const GANDANTA_NAKSHATRAS: readonly number[] = [9, 18, 27];
/** Cancer, Scorpio and Pisces, Aries 0. */
export const GANDANTA_SIGNS: readonly number[] = [3, 7, 11];

/** The purposes that mind a fault of panchaka rahita most. */
export const WORST_PANCHAKAS: Readonly<Record<PanchakaId, readonly PurposeId[]>> = {
  mrityu: ['marriage'],
  agni: ['griha_pravesh', 'griha_pravesh_old'],
  raja: ['job'],
  chora: ['journey'],
  roga: ['upanayana'],
};

/** The tithi of either half, 1 to 15, that is burnt while the Sun is in a sign, Aries first. */
export const BURNT_TITHIS: readonly number[] = [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2];

/** Which star from its own a planet kicks: ahead of it, or behind it where negative; its own is 1. */
export const LATTA: Readonly<Partial<Record<Planet, number>>> = {
  Sun: 12,
  Mars: 3,
  Jupiter: 6,
  Saturn: 8,
  Moon: -22,
  Mercury: -7,
  Venus: -5,
  Rahu: -9,
};

/** Stars from that of the Sun to that of the Moon, in which the pitcher of a house entry is good. */
export const KALASHA_GOOD: readonly (readonly [from: number, to: number])[] = [
  [6, 13],
  [22, 27],
];

/** The weekday and the star that close a quarter, Sunday 0 and Ashwini 1. */
export const NAKSHATRA_SHOOL: Readonly<Partial<Record<CompassId, number>>> = {
  east: 18,
  south: 25,
  west: 4,
  north: 12,
};
/** Where the yogini stands, by tithi of either half, 1 to 15, and 30 for the new moon. */
export const YOGINI: Readonly<Record<CompassId, readonly number[]>> = {
  east: [1, 9],
  south_east: [3, 11],
  south: [5, 13],
  south_west: [4, 12],
  west: [6, 14],
  north_west: [7, 15],
  north: [2, 10],
  north_east: [8, 30],
};

/** Houses of Jupiter, and of the Sun, from the Moon of birth. */
export const GURU_BALA = { good: [2, 5, 7, 9, 11], with_worship: [1, 3, 6, 10], bad: [4, 8, 12] } as const;
export const SURYA_BALA = { good: [3, 6, 10, 11], with_worship: [1, 2, 5, 7, 9], bad: [4, 8, 12] } as const;

/** The three whose presence in the Lagna lifts a time most. */
export const HELPERS: readonly SevenPlanet[] = ['Jupiter', 'Venus', 'Mercury'];
/** Planets that hurt by nature, in the rules of the Lagna. */
export const HURTERS: readonly Planet[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/** Vara (Sunday 0) and star (Ashwini 1) whose amrita siddhi a purpose does not take. */
export const AMRITA_EXCEPTIONS: readonly {
  readonly purposes: readonly PurposeId[];
  readonly varaIndex: number;
  readonly nakshatra: number;
}[] = [
  { purposes: ['griha_pravesh', 'griha_pravesh_old'], varaIndex: 2, nakshatra: 1 },
  { purposes: ['marriage'], varaIndex: 4, nakshatra: 8 },
  { purposes: ['journey'], varaIndex: 6, nakshatra: 4 },
];

/** Rules that ask for a birth, and for a part of the body, without which they are left out. */
export const BIRTH_ASCENDANT_RULES: readonly AscendantRuleId[] = [
  'not_8th_from_birth',
  'lagna_not_birth_lagna',
  'lagna_not_5_7_9_from_birth_lagna',
];

/** Half months of a wedding that the Sun decides (Muhurta Chintamani, Vivaha-prakarana 13). Months amanta, Chaitra 0. */
export interface MonthException {
  readonly monthIndex: number;
  /** Signs of the Sun, and tithis, in which it holds; null for any. */
  readonly signIndexes: readonly number[] | null;
  readonly tithis: readonly [from: number, to: number] | null;
  readonly grade: 'middling' | 'bad';
}

/** The first that holds decides for Moon and Sun together. */
export const WEDDING_MONTH_EXCEPTIONS: readonly MonthException[] = [
  { monthIndex: 7, signIndexes: [7], tithis: null, grade: 'middling' },
  { monthIndex: 7, signIndexes: null, tithis: [11, 15], grade: 'middling' },
  { monthIndex: 7, signIndexes: null, tithis: null, grade: 'bad' },
  { monthIndex: 9, signIndexes: [9], tithis: null, grade: 'middling' },
  { monthIndex: 0, signIndexes: [0], tithis: null, grade: 'middling' },
  { monthIndex: 3, signIndexes: [2], tithis: [11, 30], grade: 'bad' },
];
