/** What was seen for each of the ten poruthams, as facts; `lib/words` says them. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { PoruthamLevel, SameStarRank } from '../../../tables/matching/ids.ts';
import type { Two } from '../../../tables/matching/roles.ts';
import type { Gana, Yoni } from '../../../tables/nakshatraQualities.ts';
import type { Rajju } from '../../../tables/rajju.ts';
import type { RajjuCourse, VasyaCase } from './exceptionFacts.ts';
import type { TwoLords } from './kootFacts.ts';

interface Level {
  readonly level: PoruthamLevel;
}

/** The groom's nakshatra counted from the bride's, 1 to 27. */
interface StarCount {
  readonly count: number;
}

/** An animal, with its sex. */
export interface YoniSeen {
  readonly yoni: Yoni;
  readonly sex: 'male' | 'female';
}

/** How two animals stand to each other: the groom's male and the bride's female is the best. */
export type YoniCase =
  | 'hostile'
  | 'same_animal_opposite_sex'
  | 'same_animal_same_sex'
  | 'groom_male_bride_female'
  | 'groom_female_bride_male'
  | 'both_female'
  | 'both_male';

/** Why the dina has its level: by the common star, by the 27th in one sign, or by the count alone. */
export type DinaCase = 'same_star' | 'last_in_one_sign' | 'by_count';

/** Why the rasi has its level; `friendly_lords` mends a groom's sign 2nd to 6th from the bride's. */
export type RasiCase =
  'seventh_to_twelfth' | 'one_sign_groom_first' | 'one_sign' | 'second_to_sixth' | 'friendly_lords' | 'eighth_refused';

export interface PoruthamFacts {
  readonly dina: Level &
    StarCount & {
      readonly case: DinaCase;
      /** How almanacs rank the star that is common; null where there are two. */
      readonly sameStar: SameStarRank | null;
    };
  readonly gana: Level & Two<Gana>;
  readonly mahendra: Level & StarCount;
  readonly stree_deergha: Level & StarCount;
  readonly yoni: Level & Two<YoniSeen> & { readonly case: YoniCase };
  /** `count` is the groom's sign counted from the bride's. */
  readonly rasi: Level & TwoLords & { readonly signs: Two<number>; readonly count: number; readonly case: RasiCase };
  readonly rasi_adhipati: Level & TwoLords;
  readonly vasya: Level & { readonly signs: Two<number>; readonly case: VasyaCase };
  /** Courses are null for the head. */
  readonly rajju: Level & { readonly rajjus: Two<Rajju>; readonly courses: Two<RajjuCourse | null> };
  readonly vedha: Level & { readonly nakshatras: Two<number> };
}

/** Returns what was seen for a porutham. */
export const poruthamSeen = factsOf<PoruthamFacts>();
export type PoruthamSeen = Fact<PoruthamFacts>;
