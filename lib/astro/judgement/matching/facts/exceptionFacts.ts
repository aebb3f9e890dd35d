/** What was seen for each exception of a match, met or not, as facts; `lib/words` says them. */
import { factsOf, type Fact } from '../../../factsOf.ts';
import type { Varna } from '../../../tables/avakahada.ts';
import type { Two } from '../../../tables/matching/roles.ts';
import type { Nadi } from '../../../tables/nakshatraQualities.ts';
import type { SevenPlanet } from '../../../tables/planets.ts';
import type { TwoLords } from './kootFacts.ts';

/** Whether the exception is met; what was seen is given either way. */
interface Seen {
  readonly isMet: boolean;
}

/** Where a Moon stands. */
export interface MoonSeen {
  readonly signIndex: number;
  readonly nakshatraIndex: number;
  readonly pada: number;
}

interface Nadis {
  readonly nadis: Two<Nadi>;
}

/** Lords of the navamsas of the Moons, and those navamsa signs by index. */
interface NavamsaLords extends TwoLords {
  readonly navamsaSigns: Two<number>;
}

/** Whose sign is in the other's list of the vasya porutham. */
export type VasyaCase = 'groom_in_brides_list' | 'bride_in_grooms_list' | 'neither';

export type RajjuCourse = 'aroha' | 'avaroha';

export interface ExceptionFacts {
  readonly nadi_same_sign_other_star: Seen & Two<MoonSeen>;
  readonly nadi_same_star_other_sign: Seen & Two<MoonSeen>;
  readonly nadi_same_star_other_pada: Seen & Two<MoonSeen>;
  /** Nakshatras by index, and of each whether it is among the exempt ones. */
  readonly nadi_exempt_stars: Seen & { readonly nakshatras: Two<number>; readonly isExempt: Two<boolean> };
  readonly nadi_one_lord_benefic: Seen & { readonly signs: Two<number>; readonly lords: Two<SevenPlanet> };
  readonly nadi_lords_friendly: Seen & TwoLords;
  readonly nadi_no_pada_vedha: Seen & { readonly padas: Two<number> };
  readonly bhakoot_one_lord: Seen & TwoLords;
  readonly bhakoot_lords_friendly: Seen & TwoLords & Nadis;
  readonly bhakoot_navamsa_lords_friendly: Seen & NavamsaLords & Nadis;
  readonly bhakoot_tara_and_vasya: Seen & {
    readonly taraPoints: number;
    readonly signs: Two<number>;
    readonly vasya: VasyaCase;
  };
  /** `fromGroom` is the bride's sign counted from the groom's, `fromBride` his from hers. */
  readonly bhakoot_friendly_six_eight: Seen & {
    readonly signs: Two<number>;
    readonly fromGroom: number;
    readonly fromBride: number;
  };
  readonly gana_same_sign_other_star: Seen & Two<MoonSeen>;
  readonly gana_lords_friendly: Seen & TwoLords;
  readonly gana_navamsa_lords_friendly: Seen & NavamsaLords;
  /** `count` is the bride's nakshatra counted from the groom's. */
  readonly gana_star_beyond_14th: Seen & { readonly nakshatras: Two<number>; readonly count: number };
  readonly yoni_by_bhakoot_and_vashya: Seen & { readonly bhakootPoints: number; readonly vashyaPoints: number };
  /** Varnas of the lords of the signs; Saturn's is below the four. */
  readonly varna_by_lords: Seen & { readonly lords: Two<SevenPlanet>; readonly varnas: Two<Varna | 'below'> };
  readonly maitri_by_navamsa_or_bhakoot: Seen & NavamsaLords & { readonly bhakootPoints: number };
  /** Which of the four poruthams agree that may stand for the rajju. */
  readonly rajju_by_other_koots: Seen & {
    readonly isLordsAgreed: boolean;
    readonly isSignAgreed: boolean;
    readonly isDinaAgreed: boolean;
    readonly isMahendraAgreed: boolean;
  };
  /** Null for the head, which is neither on the way up nor down. */
  readonly rajju_opposite_direction: Seen & { readonly courses: Two<RajjuCourse | null> };
}

export type { ExceptionId } from '../../../tables/matching/exceptions.ts';

/** Returns what was seen for an exception. */
export const exceptionSeen = factsOf<ExceptionFacts>();
export type ExceptionSeen = Fact<ExceptionFacts>;
