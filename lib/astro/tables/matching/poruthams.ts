/** The ten poruthams of the south: names, what they ask, and their lists; all counts are from the bride. */
import { both, type Bilingual } from '../../bilingual.ts';
import { brihatJataka, practice, type Source } from '../../source.ts';
import type { SevenPlanet } from '../planets.ts';
import type { PoruthamId, MatchStatus, SameStarRank } from './ids.ts';

export interface PoruthamRow {
  readonly id: PoruthamId;
  readonly name: Bilingual;
  /** What it asks: one sentence. */
  readonly rule: Bilingual;
  readonly status: MatchStatus;
  readonly source: Source;
  /** Whether custom holds it essential. */
  readonly isEssential: boolean;
}

const SOUTH = { status: 'practice', source: practice('Kalaprakasika and the almanacs of the south') } as const;

export const PORUTHAMS: readonly PoruthamRow[] = [
  {
    id: 'dina',
    name: both('Dina', 'दिन'),
    rule: both(
      'The groom’s star, counted from the bride’s, is one of the numbers that almanacs list as favourable.',
      'कन्या के नक्षत्र से गिनने पर वर का नक्षत्र पंचांगों की शुभ संख्याओं में हो।',
    ),
    ...SOUTH,
    isEssential: true,
  },
  {
    id: 'gana',
    name: both('Gana', 'गण'),
    rule: both(
      'Both stars are of one gana, or of deva and manushya.',
      'दोनों नक्षत्रों का गण एक हो, या एक देव और दूसरा मनुष्य हो।',
    ),
    ...SOUTH,
    isEssential: true,
  },
  {
    id: 'mahendra',
    name: both('Mahendra', 'माहेंद्र'),
    rule: both(
      'The groom’s star is the 4th, 7th, 10th, 13th, 16th, 19th, 22nd or 25th from the bride’s.',
      'कन्या के नक्षत्र से वर का नक्षत्र चौथा, सातवाँ, दसवाँ, तेरहवाँ, सोलहवाँ, उन्नीसवाँ, बाईसवाँ या पच्चीसवाँ हो।',
    ),
    ...SOUTH,
    isEssential: false,
  },
  {
    id: 'stree_deergha',
    name: both('Stree Deergha', 'स्त्री दीर्घ'),
    rule: both(
      'The groom’s star is beyond the 13th from the bride’s; from the 8th on it agrees in part.',
      'कन्या के नक्षत्र से वर का नक्षत्र तेरहवें के आगे हो; आठवें से आंशिक मेल माना जाता है।',
    ),
    ...SOUTH,
    isEssential: false,
  },
  {
    id: 'yoni',
    name: both('Yoni', 'योनि'),
    rule: both(
      'The animals of both stars are no hostile pair, and not both male unless they are one.',
      'दोनों नक्षत्रों की योनियों में वैर न हो, और अलग योनियाँ हों तो दोनों पुरुष न हों।',
    ),
    ...SOUTH,
    isEssential: true,
  },
  {
    id: 'rasi',
    name: both('Rasi', 'राशि'),
    rule: both(
      'The groom’s Moon sign is the 7th to 12th from the bride’s, or the same.',
      'कन्या की चंद्र-राशि से वर की चंद्र-राशि सातवीं से बारहवीं हो, या वही हो।',
    ),
    ...SOUTH,
    isEssential: true,
  },
  {
    id: 'rasi_adhipati',
    name: both('Rasi Adhipati', 'राश्यधिपति'),
    rule: both(
      'The lords of both Moon signs are one or friends; where neither is an enemy they agree in part.',
      'दोनों चंद्र-राशियों का स्वामी एक हो या स्वामी मित्र हों; किसी ओर शत्रुता न हो तो आंशिक मेल।',
    ),
    ...SOUTH,
    isEssential: false,
  },
  {
    id: 'vasya',
    name: both('Vasya', 'वश्य'),
    rule: both(
      'The groom’s Moon sign is among those listed for the bride’s; the reverse agrees in part.',
      'वर की चंद्र-राशि कन्या की राशि की वश्य सूची में हो; उलटा हो तो आंशिक मेल।',
    ),
    ...SOUTH,
    isEssential: false,
  },
  {
    id: 'rajju',
    name: both('Rajju', 'रज्जु'),
    rule: both('The stars of the two are of different rajjus.', 'दोनों के नक्षत्र अलग-अलग रज्जु के हों।'),
    ...SOUTH,
    isEssential: true,
  },
  {
    id: 'vedha',
    name: both('Vedha', 'वेध'),
    rule: both(
      'The stars of the two are none of the pairs that are held to obstruct each other.',
      'दोनों के नक्षत्र उन जोड़ों में न हों जिनमें परस्पर वेध माना जाता है।',
    ),
    ...SOUTH,
    isEssential: false,
  },
];

/** Counts of the groom's star from the bride's at which dina agrees, by almanacs. */
export const DINA_COUNTS: readonly number[] = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];

/** Taras of nine at which dina agrees by Kalaprakasika and Raman. */
export const DINA_REMAINDERS: readonly number[] = [2, 4, 6, 8, 9];

export const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

/** Stree deergha agrees in full beyond the first count, and in part beyond the second. */
export const STREE_DEERGHA_BEYOND = { default: [13, 7], raman: [9, 9] } as const;

/** Stars that obstruct each other, by index; only this pair of the triple Mrigashira, Chitra, Dhanishta. */
export const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [0, 17],
  [1, 16],
  [2, 15],
  [3, 14],
  [4, 22],
  [5, 21],
  [6, 20],
  [7, 19],
  [8, 18],
  [9, 26],
  [10, 25],
  [11, 24],
  [12, 23],
];

/** Signs that follow each sign, Aries first, by index: another thing than the classes of vashya. */
export const VASYA_SIGNS: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];

/** Friends of the lords by the Yavanas; all others are enemies. */
export const YAVANA_FRIENDS: Readonly<Record<SevenPlanet, readonly SevenPlanet[]>> = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};
export const YAVANA_SOURCE = brihatJataka(2, '15');

/** How almanacs rank each star that both have in common, Ashwini first. */
export const SAME_STAR_RANKS: readonly SameStarRank[] = [
  ...(['middling', 'avoid', 'middling', 'good', 'middling', 'good', 'middling', 'middling', 'avoid'] as const),
  ...(['good', 'middling', 'middling', 'good', 'middling', 'avoid', 'good', 'middling', 'avoid'] as const),
  ...(['avoid', 'middling', 'middling', 'good', 'avoid', 'avoid', 'avoid', 'good', 'good'] as const),
];
export const SAME_STAR_SOURCE = practice('B. V. Raman, Muhurtha; Tamil and Telugu almanacs');
