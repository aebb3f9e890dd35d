/** Parts of day and night and who rules them, Sunday first. Names in Devanagari serve Hindi. */
import type { DeityId } from './deities.ts';
import type { TimeNature } from './elementQualities.ts';
import type { NakshatraType } from './nakshatraQualities.ts';
import type { PanchangName } from './panchang.ts';
import type { SevenPlanet } from './planets.ts';

export type KaalId = 'rahu_kaal' | 'yamaganda' | 'gulika_kaal';

export interface Kaal extends PanchangName {
  /** Which of the eight equal parts of the light half of the day, from 1, by vara. */
  readonly dayPart: readonly number[];
  /** Of the dark half; null where tradition counts by day only. */
  readonly nightPart: readonly number[] | null;
  readonly nature: TimeNature;
  readonly ruler: string;
  readonly avoid: readonly string[];
  readonly goodFor: readonly string[];
}

/** Kalaprakashika and the almanacs. */
export const KAALS: Readonly<Record<KaalId, Kaal>> = {
  rahu_kaal: {
    name: 'Rahu kaal',
    sanskrit: 'राहु काल',
    dayPart: [8, 2, 7, 5, 6, 4, 3],
    nightPart: null,
    nature: 'bad',
    ruler: 'Rahu',
    avoid: ['beginning a venture, a journey or a ceremony', 'signing and buying'],
    goodFor: ['work already under way', 'worship of Durga or Rahu'],
  },
  yamaganda: {
    name: 'Yamaganda',
    sanskrit: 'यमगंड',
    dayPart: [5, 4, 3, 2, 1, 7, 6],
    nightPart: null,
    nature: 'bad',
    ruler: 'Yamaganda, son of Jupiter',
    avoid: ['beginning a journey', 'beginning what should grow, and lending money'],
    goodFor: ['concluding and clearing away'],
  },
  gulika_kaal: {
    name: 'Gulika kaal',
    sanskrit: 'गुलिक काल',
    dayPart: [7, 6, 5, 4, 3, 2, 1],
    nightPart: [3, 2, 1, 7, 6, 5, 4],
    nature: 'mixed',
    ruler: 'Gulika, son of Saturn',
    avoid: ['what one would not want to do again, such as borrowing or last rites'],
    goodFor: ['what is meant to be repeated, such as saving or practice'],
  },
};

export type ChoghadiyaId = 'udveg' | 'char' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog';

export interface Choghadiya extends PanchangName {
  readonly id: ChoghadiyaId;
  readonly lord: SevenPlanet;
  readonly nature: TimeNature;
  readonly goodFor: readonly string[];
}

/** In the order in which they follow each other by day. */
export const CHOGHADIYAS: readonly Choghadiya[] = [
  {
    id: 'udveg',
    name: 'Udveg',
    sanskrit: 'उद्वेग',
    lord: 'Sun',
    nature: 'bad',
    goodFor: ['dealings with government and officials'],
  },
  {
    id: 'char',
    name: 'Char',
    sanskrit: 'चर',
    lord: 'Venus',
    nature: 'middling',
    goodFor: ['travel', 'vehicles and what is meant to move'],
  },
  {
    id: 'labh',
    name: 'Labh',
    sanskrit: 'लाभ',
    lord: 'Mercury',
    nature: 'good',
    goodFor: ['business and trade', 'learning something new'],
  },
  { id: 'amrit', name: 'Amrit', sanskrit: 'अमृत', lord: 'Moon', nature: 'good', goodFor: ['work of every kind'] },
  {
    id: 'kaal',
    name: 'Kaal',
    sanskrit: 'काल',
    lord: 'Saturn',
    nature: 'bad',
    goodFor: ['routine, and putting money by'],
  },
  {
    id: 'shubh',
    name: 'Shubh',
    sanskrit: 'शुभ',
    lord: 'Jupiter',
    nature: 'good',
    goodFor: ['weddings and ceremonies', 'religious acts and study'],
  },
  {
    id: 'rog',
    name: 'Rog',
    sanskrit: 'रोग',
    lord: 'Mars',
    nature: 'bad',
    goodFor: ['contest and facing opposition'],
  },
];

/** Steps through `CHOGHADIYAS` from one part to the next; by night Shubh is followed by Amrit, Amrit by Char. */
export const CHOGHADIYA_STEP = { day: 1, night: 5 } as const;
/** Places in `CHOGHADIYAS`: by day the vara's own lord begins, by night the lord of the fifth day from it. */
export const FIRST_CHOGHADIYA = {
  day: [0, 3, 6, 2, 5, 1, 4],
  night: [5, 1, 4, 0, 3, 6, 2],
} as const satisfies Record<string, readonly number[]>;

/** The planets from the slowest to the quickest: each hora has the next one for its lord (Surya Siddhanta 12.78-79). */
export const HORA_ORDER: readonly SevenPlanet[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

export interface HoraQuality {
  readonly nature: TimeNature;
  readonly goodFor: readonly string[];
}

/** By lord: natures as natural benefics and malefics, uses as almanacs give them. */
export const HORA_QUALITIES: Readonly<Record<SevenPlanet, HoraQuality>> = {
  Sun: { nature: 'middling', goodFor: ['government and authority', 'applying for a post', 'matters of the father'] },
  Moon: { nature: 'good', goodFor: ['travel and water', 'home, food and care', 'meeting people'] },
  Mars: { nature: 'bad', goodFor: ['contest and exercise', 'land and building', 'machines and fire'] },
  Mercury: { nature: 'good', goodFor: ['trade and accounts', 'learning and writing', 'messages and contracts'] },
  Jupiter: { nature: 'good', goodFor: ['every auspicious beginning', 'teaching, counsel and worship', 'finance'] },
  Venus: { nature: 'good', goodFor: ['marriage and friendship', 'art, dress and ornament', 'vehicles and comfort'] },
  Saturn: { nature: 'bad', goodFor: ['steady labour', 'oil, iron and land', 'finishing old tasks'] },
};

export interface VaraQuality {
  readonly deity: DeityId;
  readonly type: NakshatraType;
}

/** Kinds of the seven days: Muhurta Chintamani 2.2-8; deities of their planets as almanacs give them. */
export const VARA_QUALITIES: readonly VaraQuality[] = [
  { deity: 'shiva', type: 'dhruva' },
  { deity: 'gauri', type: 'chara' },
  { deity: 'skanda', type: 'ugra' },
  { deity: 'vishnu', type: 'mishra' },
  { deity: 'brahma', type: 'kshipra' },
  { deity: 'indra', type: 'mridu' },
  { deity: 'kala', type: 'tikshna' },
];

/** The muhurta of midday. */
export const ABHIJIT = {
  name: 'Abhijit',
  sanskrit: 'अभिजित्',
  nature: 'good',
  goodFor: ['every beginning, most of all where no other good time is found', 'travel, except to the south'],
  avoid: ['journeys to the south'],
} as const satisfies PanchangName & { nature: TimeNature; goodFor: readonly string[]; avoid: readonly string[] };
