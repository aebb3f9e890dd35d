/** What is seen of a time that is chosen, as facts; `lib/words` puts them into sentences. */
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { ScoreFacts } from '../../score.ts';
import type { BhadraAbode } from '../../tables/bhadra.ts';
import type { ChoghadiyaId } from '../../tables/dayParts.ts';
import type { PanchakaId } from '../../tables/panchaka.ts';
import type { Planet } from '../../tables/planets.ts';
import type { TaraId } from '../../tables/taras.ts';
import type {
  BlockId,
  CompassId,
  FactorId,
  MuhurtaCalendar,
  MuhurtaLevel,
  PurposeId,
  Role,
  SelfSufficientId,
} from '../../tables/muhurta/ids.ts';

/** How the lists of a purpose name a star, a tithi, a weekday, a month or a sign. */
export type ListGrade = 'good' | 'middling' | 'bad';
export type MonthGrade = ListGrade | 'unlisted';
/** Where a thing stands for one who goes in a direction. */
export type Side = 'in_front' | 'right' | 'behind' | 'left';
/** What guru bala and surya bala are. */
export type BalaGrade = 'good' | 'with_worship' | 'bad';
/** What makes a planet unfit to help. */
export interface Unfit {
  readonly planet: Planet;
  readonly reason: 'debilitated' | 'combust' | 'house';
  readonly house: number;
}

interface OfPurpose {
  readonly purpose: PurposeId;
}
interface OfPlanets {
  /** Those found there; none where the rule is kept. */
  readonly planets: readonly Planet[];
}
/** Whether the rule that the fact is about is kept. */
interface Kept {
  readonly isMet: boolean;
}
interface DayAndStar {
  readonly weekdayIndex: number;
  readonly nakshatraIndex: number;
}
interface DayAndTithi {
  readonly weekdayIndex: number;
  /** 1 to 30. */
  readonly tithi: number;
}

/** The limbs of the day against the lists of the purpose; these are also the labels of the components. */
interface LimbFacts {
  readonly nakshatra: OfPurpose & { readonly nakshatraIndex: number; readonly grade: ListGrade };
  /** A quarter of an otherwise good star that the purpose leaves out. */
  readonly pada_avoid: OfPurpose & { readonly nakshatraIndex: number; readonly pada: number };
  readonly tithi: OfPurpose & { readonly tithi: number; readonly grade: ListGrade };
  /** The dark half is used up to this tithi, 16 to 30, and it is past. */
  readonly krishna_limit: OfPurpose & { readonly tithi: number; readonly limitTithi: number };
  readonly weekday: OfPurpose & { readonly weekdayIndex: number; readonly grade: ListGrade };
  /** A nitya yoga, 1 to 27: good, in the shunned part of a bad one, or after it. */
  readonly yoga: { readonly yoga: number; readonly grade: 'good' | 'bad' | 'bad_after_its_ghatis' };
  /** A karana, 1 to 60. */
  readonly karana: { readonly karana: number; readonly kind: 'chara' | 'sthira' | 'vishti' };
  /** The karana that the purpose asks for by name. */
  readonly karana_good: OfPurpose & { readonly karana: number };
  readonly month: OfPurpose & {
    readonly calendar: MuhurtaCalendar;
    /** The amanta month, and the sign of the Sun; the grade is the lesser of what the two give. */
    readonly monthIndex: number;
    readonly signIndex: number;
    readonly grade: MonthGrade;
  };
  readonly lagna_sign: OfPurpose & { readonly signIndex: number; readonly grade: ListGrade };
  /** The label of the component: the sign, and how many of its rules are kept. */
  readonly lagna_total: OfPurpose & {
    readonly signIndex: number;
    readonly grade: ListGrade;
    readonly keptCount: number;
    readonly ruleCount: number;
  };
  readonly moon_light: {
    readonly isWaxing: boolean;
    /** Which half the purpose asks for. */
    readonly wanted: 'shukla' | 'krishna';
    readonly tithi: number;
    /** In the four tithis around the new moon. */
    readonly isWeak: boolean;
    readonly isCombust: boolean;
  };
}

/** What closes a time. */
interface VetoFacts {
  readonly vishti_on_earth: { readonly signIndex: number };
  /** Vishti while the Moon is in a sign of heaven or the nether world. */
  readonly vishti_elsewhere: { readonly signIndex: number; readonly abode: BhadraAbode };
  /** The last three ghatis of Vishti, which pass. */
  readonly vishti_tail: Nothing;
  readonly vyatipata: Nothing;
  readonly vaidhriti: Nothing;
  readonly amavasya: Nothing;
  readonly rahu_kaal: Nothing;
  readonly varjyam: { readonly nakshatraIndex: number };
  /** Between the end of one star and the beginning of the next. */
  readonly nakshatra_gandanta: { readonly nakshatraIndex: number; readonly nextNakshatraIndex: number };
  readonly tithi_gandanta: { readonly tithi: number };
  /** About the end of a rising sign. */
  readonly lagna_gandanta: { readonly signIndex: number };
  readonly eclipse_span: { readonly kind: 'solar' | 'lunar' };
  readonly block: OfPurpose & { readonly block: BlockId; readonly isSoft: boolean };
  readonly weekday_shool: { readonly direction: CompassId; readonly weekdayIndex: number };
}

/** What adds to a time or takes from it. */
interface AidFacts {
  readonly amrita_siddhi: DayAndStar;
  readonly sarvartha_siddhi: DayAndStar;
  readonly guru_pushya: Nothing;
  readonly ravi_pushya: Nothing;
  /** Stars counted from that of the Sun to that of the Moon, both included. */
  readonly ravi_yoga: {
    readonly nakshatraIndex: number;
    readonly sunNakshatraIndex: number;
    readonly starCount: number;
  };
  readonly siddha_yoga: DayAndTithi;
  readonly abhijit: Nothing;
  readonly benefic_hora: { readonly planet: Planet };
  readonly good_choghadiya: { readonly choghadiya: ChoghadiyaId };
  /** Jupiter, Venus or Mercury rise. */
  readonly strong_benefic_lagna: OfPlanets;
  readonly self_sufficient_day: { readonly day: SelfSufficientId };
  /** The dusk hour of a wedding, taken where no other Lagna of the day is pure. */
  readonly godhuli: Nothing;
  /** Why it does not stand in for a Lagna. */
  readonly godhuli_unfit: {
    readonly reason: 'pure_lagna' | 'thursday_before_sunset' | 'saturday_after_sunset' | 'moon' | 'mars';
  };

  readonly mrityu_yoga_tithi: DayAndTithi;
  readonly mrityu_yoga_nakshatra: DayAndStar;
  readonly dagdha_weekday_tithi: DayAndTithi;
  readonly yamaghanta: DayAndStar;
  readonly utpata: DayAndStar;
  readonly panchaka_rahita_bad: OfPurpose & {
    readonly panchaka: PanchakaId;
    readonly remainder: number;
    /** Whether the purpose is the one that minds this fault most. */
    readonly isWorst: boolean;
  };
  readonly durmuhurta: Nothing;
  readonly yamaganda: Nothing;
  readonly gulika: Nothing;
  readonly bad_choghadiya: { readonly choghadiya: ChoghadiyaId };
  /** Planets that kick the star of the Moon. */
  readonly latta: OfPlanets & { readonly nakshatraIndex: number };
  readonly moon_with_planet: OfPlanets;
  /** Planets in the 7th from the Lagna, and from the Moon. */
  readonly jamitra: { readonly fromLagna: readonly Planet[]; readonly fromMoon: readonly Planet[] };
  readonly dagdha_tithi_by_sun: { readonly tithi: number; readonly signIndex: number };

  /** The Moon between 296:40 and 360 degrees: no matter for the purpose, or a journey to the south. */
  readonly panchaka_moon: OfPurpose & { readonly isTowardSouth: boolean };
  readonly nakshatra_shool: { readonly direction: CompassId; readonly nakshatraIndex: number };
  readonly moon_dwells: { readonly direction: CompassId; readonly moonDirection: CompassId; readonly side: Side };
  readonly yogini: { readonly direction: CompassId; readonly yoginiDirection: CompassId; readonly side: Side };
  /** Stars from that of the Sun to that of the Moon, by which the pitcher of a house entry is read. */
  readonly kalasha_chakra: { readonly starCount: number; readonly isGood: boolean };
  /** The rite belongs to the forenoon. */
  readonly forenoon: OfPurpose & Kept;
  readonly mercury_for_signing: { readonly isRetrograde: boolean; readonly isCombust: boolean };
}

/** The chart of the time; `planets` and `unfit` name what breaks the rule, or what keeps it where it asks for planets. */
interface AscendantRuleFacts {
  readonly l8_empty: Kept & OfPlanets;
  readonly moon_not_6_8_12: Kept & { readonly house: number };
  readonly benefics_kendra_trikona: Kept & OfPlanets & { readonly combust: readonly Planet[] };
  readonly malefics_3_6_11: Kept & OfPlanets;
  readonly lagna_lord_strong: Kept & {
    readonly planet: Planet;
    readonly house: number;
    readonly unfit: readonly Unfit[];
  };
  readonly not_8th_from_birth: Kept & {
    readonly signIndex: number;
    readonly broken: readonly { readonly role: Role; readonly from: 'lagna' | 'moon' }[];
  };
  readonly h7_empty: Kept & OfPlanets;
  readonly no_mars_8: Kept & { readonly house: number };
  readonly no_venus_6: Kept & { readonly house: number };
  readonly lagna_not_hemmed: Kept & { readonly inTwelfth: readonly Planet[]; readonly inSecond: readonly Planet[] };
  readonly moon_alone: Kept & OfPlanets;
  readonly h4_empty_of_malefics: Kept & OfPlanets;
  readonly venus_moon_fit: Kept & { readonly unfit: readonly Unfit[] };
  readonly lagna_not_birth_lagna: Kept & { readonly signIndex: number; readonly roles: readonly Role[] };
  readonly lagna_not_5_7_9_from_birth_lagna: Kept & { readonly signIndex: number; readonly roles: readonly Role[] };
  readonly h12_empty: Kept & OfPlanets;
  readonly l8_empty_or_venus: Kept & OfPlanets;
  readonly h10_empty: Kept & OfPlanets;
  readonly benefics_1_3_4_5_7_9: Kept & OfPlanets;
  readonly moon_not_1_6_8: Kept & { readonly house: number };
  readonly mercury_jupiter_fit: Kept & { readonly unfit: readonly Unfit[] };
  readonly no_malefic_8_12: Kept & OfPlanets;
  readonly benefics_2_10_11: Kept & OfPlanets;
  readonly moon_or_venus_lagna: Kept & OfPlanets;
  readonly h4_fit: Kept & OfPlanets & { readonly planet: Planet; readonly house: number };
  readonly mars_fit: Kept & { readonly unfit: readonly Unfit[] };
  readonly sun_moon_fit: Kept & { readonly unfit: readonly Unfit[] };
  readonly h7_8_12_empty: Kept & OfPlanets;
  readonly mars_strong_not_8: Kept & { readonly unfit: readonly Unfit[] };
  readonly moon_not_lagna: Kept & { readonly house: number };
  readonly sun_or_mars_10_11: Kept & OfPlanets;
}

/** The persons. */
interface PersonFacts {
  readonly tara: { readonly role: Role; readonly tara: TaraId; readonly starCount: number; readonly round: 1 | 2 | 3 };
  readonly chandra: { readonly role: Role; readonly house: number; readonly grade: ListGrade };
  /** The same where the time of birth is not known, and every star, or sign, that may be the birth's says it. */
  readonly tara_of_several: { readonly role: Role; readonly grade: ListGrade };
  readonly chandra_of_several: { readonly role: Role; readonly grade: ListGrade };
  /** Houses of Jupiter and of the Sun from the Moon of birth. */
  readonly guru_bala: { readonly role: Role; readonly house: number; readonly grade: BalaGrade };
  readonly surya_bala: { readonly role: Role; readonly house: number; readonly grade: BalaGrade };
  readonly birth_month: { readonly role: Role; readonly monthIndex: number; readonly isForEldest: boolean };
  readonly birth_star: { readonly role: Role; readonly nakshatraIndex: number; readonly isForEldest: boolean };
  /** The running day, month or year of age, and whether custom has the rite in it. */
  readonly age: OfPurpose & {
    readonly role: Role;
    readonly unit: 'day' | 'month' | 'year';
    readonly ageCount: number;
    readonly isCustomary: boolean;
    /** Whose custom that month is, of first food. */
    readonly ofWhom: 'boy' | 'girl' | null;
  };
  /** Labels of the two components: the least favoured person counts. */
  readonly tara_total: { readonly role: Role; readonly grade: ListGrade };
  readonly chandra_total: { readonly role: Role; readonly grade: ListGrade };
  /** The star, or the sign, is not sure, as the time of birth is not known. */
  readonly tara_unknown: { readonly roles: readonly Role[] };
  readonly chandra_unknown: { readonly roles: readonly Role[] };
}

/** What is said besides: notes, what stands in the way of a day, and the whole. */
interface RemarkFacts {
  readonly no_births: Nothing;
  readonly role_missing: { readonly roles: readonly Role[] };
  readonly birth_time_unknown: { readonly roles: readonly Role[] };
  /** Rules on an eldest child, and of a family, that the request cannot know. */
  readonly eldest_unknown: Nothing;
  readonly age_unknown: OfPurpose;
  readonly mother_unknown: Nothing;
  readonly organ_unknown: Nothing;
  readonly second_birth_unknown: Nothing;
  readonly direction_unknown: Nothing;
  /** An eclipse in the range is seen at the place. */
  readonly eclipse_seen: { readonly kind: 'solar' | 'lunar' };
  /** Faults of a wedding that are named and not reckoned. */
  readonly doshas_left_out: Nothing;
  readonly sun_stays: { readonly where: 'polar_day' | 'polar_night' };
  readonly never_delays: OfPurpose;

  readonly day_found: { readonly windowCount: number; readonly bestScore: number };
  readonly day_blocked: { readonly blocks: readonly BlockId[] };
  /** What most of the day's time falls by. */
  readonly day_vetoed: { readonly factors: readonly FactorId[] };
  readonly day_below: { readonly bestScore: number; readonly minScore: number };
  readonly day_short: { readonly minMinutes: number };
  readonly day_without_hours: Nothing;

  readonly summary_found: OfPurpose & {
    readonly windowCount: number;
    readonly dayCount: number;
    readonly bestScore: number;
    readonly level: MuhurtaLevel;
  };
  readonly summary_none: OfPurpose & { readonly dayCount: number };
}

export type MuhurtaFacts = LimbFacts &
  VetoFacts &
  AidFacts &
  AscendantRuleFacts &
  PersonFacts &
  RemarkFacts &
  ScoreFacts;

export type MuhurtaFact = Fact<MuhurtaFacts>;

/** Makes the facts of choosing a time. */
export const muhurtaFact = factsOf<MuhurtaFacts>();
