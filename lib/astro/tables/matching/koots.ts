/** The eight koots: names, full points, rules and sources, in their order. */
import { both, type Bilingual } from '../../bilingual.ts';
import { muhurtaChintamani, type Source } from '../../source.ts';
import type { Gana } from '../nakshatraQualities.ts';
import type { KootId, MatchStatus } from './ids.ts';

export interface KootRow {
  readonly id: KootId;
  readonly name: Bilingual;
  /** Full points; those of all koots are 36. */
  readonly max: number;
  /** How points are given: one sentence. */
  readonly rule: Bilingual;
  /** Of the rule and its classes. */
  readonly status: MatchStatus;
  /** Of the points, where the verse has none. */
  readonly pointsStatus: MatchStatus;
  readonly source: Source;
}

/** Full points of nadi, the most of all. */
export const NADI_MAX = 8;

/** Verses are those of the common numbering; editions shift by one or two. */
const vivaha = (verses: string): Source => muhurtaChintamani('Vivaha-prakarana', verses);

export const KOOTS: readonly KootRow[] = [
  {
    id: 'varna',
    name: both('Varna', 'वर्ण'),
    max: 1,
    rule: both(
      'One point where the varna of the groom’s Moon sign ranks as high as the bride’s, or higher.',
      'वर की चंद्र-राशि का वर्ण कन्या की चंद्र-राशि के वर्ण के बराबर या ऊपर हो तो एक गुण।',
    ),
    status: 'textual',
    pointsStatus: 'textual',
    source: vivaha('22'),
  },
  {
    id: 'vashya',
    name: both('Vashya', 'वश्य'),
    max: 2,
    rule: both(
      'Up to two points by the kinds of both Moon signs, and by which of them is said to follow the other.',
      'दोनों चंद्र-राशियों के वश्य वर्ग के अनुसार दो गुण तक: कौन-सा वर्ग किसके वश में कहा गया है।',
    ),
    status: 'textual',
    pointsStatus: 'practice',
    source: vivaha('23'),
  },
  {
    id: 'tara',
    name: both('Tara (Dina)', 'तारा'),
    max: 3,
    rule: both(
      'One and a half points each way, where the star counted from the other’s is not the 3rd, 5th or 7th of nine.',
      'दोनों ओर से डेढ़-डेढ़ गुण, यदि एक का नक्षत्र दूसरे से गिनने पर नौ में तीसरा, पाँचवाँ या सातवाँ न हो।',
    ),
    status: 'textual',
    pointsStatus: 'textual',
    source: vivaha('24'),
  },
  {
    id: 'yoni',
    name: both('Yoni', 'योनि'),
    max: 4,
    rule: both(
      'Up to four points by the animals of both stars, from four for the same to none for a hostile pair.',
      'दोनों नक्षत्रों की योनि के अनुसार चार गुण तक: एक योनि हो तो चार, वैर हो तो शून्य।',
    ),
    status: 'textual',
    pointsStatus: 'practice',
    source: vivaha('25-26'),
  },
  {
    id: 'graha_maitri',
    name: both('Graha Maitri', 'ग्रहमैत्री'),
    max: 5,
    rule: both(
      'Up to five points by the natural friendship of the lords of both Moon signs, seen from each side.',
      'दोनों चंद्र-राशियों के स्वामियों की नैसर्गिक मैत्री के अनुसार पाँच गुण तक, दोनों ओर से देखी जाती है।',
    ),
    status: 'textual',
    pointsStatus: 'practice',
    source: vivaha('27-28'),
  },
  {
    id: 'gana',
    name: both('Gana', 'गण'),
    max: 6,
    rule: both(
      'Up to six points by the gana of both stars: deva, manushya or rakshasa.',
      'दोनों नक्षत्रों के गण के अनुसार छह गुण तक: देव, मनुष्य या राक्षस।',
    ),
    status: 'textual',
    pointsStatus: 'practice',
    source: vivaha('29-30'),
  },
  {
    id: 'bhakoot',
    name: both('Bhakoot', 'भकूट'),
    max: 7,
    rule: both(
      'Seven points, but none where the Moon signs are 2nd and 12th, 5th and 9th, or 6th and 8th from each other.',
      'सात गुण; पर चंद्र-राशियाँ परस्पर दूसरी-बारहवीं, पाँचवीं-नौवीं या छठी-आठवीं हों तो शून्य।',
    ),
    status: 'textual',
    pointsStatus: 'textual',
    source: vivaha('31'),
  },
  {
    id: 'nadi',
    name: both('Nadi', 'नाड़ी'),
    max: NADI_MAX,
    rule: both(
      'Eight points where the nadis of both stars differ, none where they are one.',
      'दोनों नक्षत्रों की नाड़ी अलग हो तो आठ गुण, एक हो तो शून्य।',
    ),
    status: 'textual',
    pointsStatus: 'textual',
    source: vivaha('34'),
  },
];

/** The full points of all koots together. */
export const MATCH_MAX = 36;

const BY_ID: ReadonlyMap<KootId, KootRow> = new Map(KOOTS.map((row) => [row.id, row]));

/** Returns the row of a koot. */
export function kootRow(id: KootId): KootRow {
  return BY_ID.get(id)!;
}

/** Counts of signs between two Moons that clash in bhakoot: 2 and 12, 5 and 9, 6 and 8. */
export const CLASHING_COUNTS: readonly number[] = [2, 5, 6, 8, 9, 12];

/** Ganas that clash with each: a rakshasa with the two others. */
export const CLASHING_GANAS: Readonly<Record<Gana, readonly Gana[]>> = {
  deva: ['rakshasa'],
  manushya: ['rakshasa'],
  rakshasa: ['deva', 'manushya'],
};

/** Taras of nine that give nothing: vipat, pratyak and naidhana. */
export const BAD_TARAS: readonly number[] = [3, 5, 7];

/** Taras of nine that are good by Raman's reading, from the bride's star alone. */
export const RAMAN_TARAS: readonly number[] = [2, 4, 6, 8, 9];
