/** What a time can be chosen for: the shape of the table of purposes. */
import type { Bilingual } from '../../bilingual.ts';
import type { Source } from '../../source.ts';
import type { BlockId, AscendantRuleId, PurposeId, Role } from './ids.ts';
import type { RuleStatus } from '../../source.ts';

/** Which parts of a circle are good for a purpose, which pass, and which are left out; together they are all of them. */
export interface Graded {
  readonly good: readonly number[];
  readonly middling: readonly number[];
  readonly bad: readonly number[];
}

/** A rule on a person beside the stars and the sign of the Moon, which every purpose looks at. */
export type PersonalRuleId =
  | 'guru_bala_bride'
  | 'guru_bala_child'
  | 'surya_bala_groom'
  | 'not_birth_month_star_of_eldest'
  | 'not_birth_month'
  | 'not_birth_star'
  | 'mother_not_5_months_pregnant';

/** Running days, months or years of a child in which custom has the rite. */
export interface RiteAge {
  readonly unit: 'day' | 'month' | 'year';
  /** Of every child; of the first food, of boys. */
  readonly counts: readonly number[];
  readonly girlCounts?: readonly number[];
}

/** The chart of the time. */
export interface AscendantWishes {
  /** Signs, Aries 0. */
  readonly signs: Graded;
  readonly rules: readonly AscendantRuleId[];
}

export interface Purpose {
  readonly id: PurposeId;
  readonly name: Bilingual;
  /** 1 to 27. */
  readonly nakshatras: Graded;
  /** 1 to 30. */
  readonly tithis: Graded;
  /** Whether a tithi of the last list closes a time, or only counts against it. */
  readonly tithiRole: 'veto' | 'points';
  /** Sunday 0. */
  readonly weekdays: Graded;
  /** Amanta, Chaitra 0; all three lists are empty where months are not asked about. */
  readonly lunarMonths: Graded;
  /** Aries 0; a sign in no list is not asked about. */
  readonly sunSigns: Graded;
  readonly blocks: readonly BlockId[];
  /** Those of the blocks that count against a time and do not close it. */
  readonly softBlocks: readonly BlockId[];
  readonly ascendant: AscendantWishes;
  readonly persons: readonly Role[];
  readonly personal: readonly PersonalRuleId[];
  readonly sources: readonly Source[];
  readonly status: RuleStatus;
  /** Quarters of good stars that are left out. */
  readonly padasAvoided: readonly { readonly nakshatra: number; readonly pada: number }[];
  /** The last tithi of the dark half that is used, 16 to 30; null where the lists alone decide. */
  readonly krishnaLimit: number | null;
  /** Whether latta, yuti, jamitra and the burnt tithi are looked at. */
  readonly hasTenDoshas: boolean;
  readonly karanasSought: readonly string[];
  readonly isGodhuliTaken: boolean;
  readonly hasKalashaChakra: boolean;
  /** Whether it goes in a direction, by which its weekday is then judged. */
  readonly isDirected: boolean;
  readonly isOfForenoon: boolean;
  readonly pakshaWanted: 'shukla' | 'krishna';
  readonly age: RiteAge | null;
  readonly isMercuryAsked: boolean;
  /** Whether the matter is medical, which no chosen time ever delays. */
  readonly isMedical: boolean;
}
