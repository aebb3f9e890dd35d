/** Ids of what a match counts, in the order of its lists. */
import type { RuleStatus } from '../../source.ts';

/** The eight koots. */
export const KOOT_IDS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootId = (typeof KOOT_IDS)[number];

/** The ten poruthams of the south. */
export const PORUTHAM_IDS = [
  'dina',
  'gana',
  'mahendra',
  'stree_deergha',
  'yoni',
  'rasi',
  'rasi_adhipati',
  'vasya',
  'rajju',
  'vedha',
] as const;
export type PoruthamId = (typeof PORUTHAM_IDS)[number];

/** How fully a porutham agrees; `adhama` does not. */
export type PoruthamLevel = 'uttama' | 'madhyama' | 'adhama';

/** What a rule of matching rests on; none is of one region. */
export type MatchStatus = Exclude<RuleStatus, 'regional'>;

/** Bands of the total of 36, by custom. */
export type BandId = 'below_custom' | 'acceptable' | 'good' | 'very_good';

/** How almanacs rank a birth star that both have in common. */
export type SameStarRank = 'good' | 'middling' | 'avoid';
