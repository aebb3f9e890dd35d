/** What is found of a year: each fact with its arguments. */
import { factsOf, type Fact, type Nothing } from '../factsOf.ts';
import type { Dignity } from '../planet/dignity.ts';
import type { ScoreFacts } from '../score.ts';
import type { LifeStage } from '../stage.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
import type { MoonRule, NoneAspects } from './tajikaChoices.ts';
import type { SahamId } from './tables/sahams.ts';
import type { BondKind, Office, PanchaVargiyaBand, PartStanding, TajikaAspectId } from './tables/tajika.ts';

export interface MunthaFacts {
  readonly muntha_house: { readonly house: number };
  readonly munthesh_bala: { readonly planet: SevenPlanet; readonly bala: number };
  readonly munthesh_house: { readonly planet: SevenPlanet; readonly house: number };
  readonly muntha_company: { readonly supporters: readonly Planet[]; readonly burdens: readonly Planet[] };
  readonly muntha_natal_house: { readonly house: number };
  readonly munthesh_combust: Nothing;
  readonly munthesh_debilitated: Nothing;
  readonly munthesh_with_eighth_lord: Nothing;
  /** The sentences on the year by its Muntha, in their order. */
  readonly muntha_sign: { readonly signIndex: number; readonly house: number };
  readonly muntha_theme: { readonly house: number; readonly stage: LifeStage };
  readonly muntha_at_birth: { readonly house: number; readonly stage: LifeStage };
  readonly munthesh_stands: {
    readonly planet: SevenPlanet;
    readonly house: number;
    readonly isDemanding: boolean;
    readonly bala: number;
  };
  readonly munthesh_troubles: { readonly troubles: readonly MunthaTrouble[] };
  readonly muntha_supported: { readonly planets: readonly Planet[] };
  readonly muntha_pressed: { readonly planets: readonly Planet[] };
}

export type MunthaTrouble = 'lord_combust' | 'lord_debilitated' | 'lord_with_eighth_lord';

/** How the lord of the year and another place are tied. */
export type YearTie = 'together' | 'unseen' | 'friendly' | 'hostile';

export interface YearLordFacts {
  readonly office_reason: {
    readonly office: Office;
    readonly planet: SevenPlanet;
    readonly signIndex: number;
    readonly isDayReturn: boolean;
  };
  /** Steps of the choice. */
  readonly one_aspects: Nothing;
  readonly one_is_able: Nothing;
  readonly munthesh_for_powerless: Nothing;
  readonly lord_of_unseen: { readonly rule: NoneAspects };
  readonly most_bala: { readonly planet: SevenPlanet };
  readonly first_of_equals: {
    readonly planet: SevenPlanet;
    readonly equals: readonly SevenPlanet[];
    readonly by: 'aspect' | 'offices';
  };
  readonly munthesh_of_equals: { readonly planet: SevenPlanet };
  readonly moon_hands_on: { readonly rule: MoonRule };
  readonly moon_joins: { readonly whom: 'bearer' | 'planet' };
  readonly moon_joins_none: { readonly whom: 'bearer' | 'planet' };
  readonly year_lord_combust: { readonly planet: SevenPlanet };
  readonly year_lord_powerless: { readonly planet: SevenPlanet };
  readonly year_lord_debilitated: { readonly planet: SevenPlanet };
  readonly year_lord_dusthana: { readonly planet: SevenPlanet };
  readonly year_lord_retrograde: { readonly planet: SevenPlanet };
  /** Effects. */
  readonly year_lord_nature: { readonly planet: SevenPlanet; readonly band: PanchaVargiyaBand };
  readonly year_lord_house: { readonly planet: SevenPlanet; readonly signIndex: number; readonly house: number };
  readonly year_lord_muntha: {
    readonly planet: SevenPlanet;
    readonly signIndex: number;
    readonly place: number;
    readonly tie: YearTie;
  };
  readonly year_lord_at_birth: {
    readonly planet: SevenPlanet;
    readonly signIndex: number;
    readonly dignity: Dignity;
    readonly house: number;
    readonly promise: 'solid' | 'fair' | 'small';
  };
  readonly year_lord_eighth: {
    readonly planet: SevenPlanet;
    readonly eighthLord: SevenPlanet;
    readonly tie: YearTie | 'same';
  };
  readonly year_lord_affliction: {
    readonly planet: SevenPlanet;
    readonly state: 'combust' | 'debilitated' | 'retrograde';
  };
  /** Parts of the score. */
  readonly lord_bala: { readonly bala: number };
  readonly lord_house: { readonly house: number };
  readonly lord_to_muntha: { readonly aspect: TajikaAspectId };
  readonly lord_at_birth: { readonly house: number; readonly dignity: Dignity };
  readonly lord_combust: Nothing;
  readonly lord_debilitated: Nothing;
}

export interface BalaFacts {
  readonly varga_part: {
    readonly varga: 'd1' | 'd2' | 'd12' | 'd3' | 'd9';
    readonly signIndex: number;
    readonly standing: PartStanding;
  };
  readonly sign_part: {
    readonly part: 'kshetra' | 'drekkana' | 'navamsha';
    readonly signIndex: number;
    readonly standing: PartStanding;
  };
  readonly lord_part: {
    readonly part: 'hadda' | 'decanate';
    readonly lord: SevenPlanet;
    readonly signIndex: number;
    readonly standing: PartStanding;
  };
  readonly from_fall: { readonly arcDeg: number };
  readonly joy_house: { readonly house: number; readonly joyHouse: number };
  readonly joy_sign: { readonly signIndex: number; readonly isAtHome: boolean };
  readonly joy_sex: { readonly isMale: boolean; readonly isMaleHouse: boolean };
  readonly joy_time: { readonly isMale: boolean; readonly isDayReturn: boolean };
}

/** A state in which a planet gives back what it receives (Radda); the house is that in which it stands. */
export interface WeaknessArgs {
  readonly planet: SevenPlanet;
  readonly state: 'combust' | 'retrograde' | 'debilitated' | 'dusthana';
  readonly house: number;
}

/** A planet as it stands in a year; `judgedBy` is the lord of its sign where it is a node. */
export interface StandingArgs {
  readonly planet: Planet;
  readonly judgedBy: SevenPlanet;
  /** Of 20. */
  readonly bala: number;
  readonly house: number;
  readonly isCombust: boolean;
  readonly isRetrograde: boolean;
}

export interface StandingFacts {
  readonly standing: StandingArgs & { readonly role: 'itself' | 'saham_lord' | 'year_lord' | 'ascendant_lord' };
  readonly house_lord_standing: StandingArgs & { readonly ofHouse: number };
  readonly running_lords: { readonly lords: readonly StandingArgs[] };
}

export interface SahamFacts {
  readonly punya_score: { readonly score: number };
  readonly saham_lord_aspect: { readonly planet: SevenPlanet; readonly aspect: TajikaAspectId };
  readonly saham_company: { readonly supporters: readonly Planet[]; readonly burdens: readonly Planet[] };
  readonly saham_house: { readonly house: number };
}

export interface AreaFacts {
  readonly natal_lord: { readonly house: number; readonly planet: SevenPlanet; readonly score: number };
  readonly area_sahams: { readonly sahams: readonly { readonly saham: SahamId; readonly score: number }[] };
  readonly house_company: {
    readonly house: number;
    readonly supporters: readonly Planet[];
    readonly burdens: readonly Planet[];
  };
  readonly rules_both: { readonly planet: SevenPlanet; readonly house: number };
  readonly lords_bond: {
    readonly kind: JoinedKind;
    readonly ascendantLord: SevenPlanet;
    readonly karyesh: SevenPlanet;
    readonly spoilers: readonly SevenPlanet[];
    readonly weaknesses: readonly WeaknessArgs[];
    readonly isMoonJoining: boolean;
  };
  readonly health_bond: {
    readonly kind: JoinedKind;
    readonly ascendantLord: SevenPlanet;
    readonly karyesh: SevenPlanet;
    readonly house: number;
  };
}

/** How two lords come together that are two planets. */
export type JoinedKind = Exclude<BondKind, 'same'>;

export interface MonthFacts {
  readonly month_house: { readonly planet: Planet; readonly house: number; readonly isNodeThriving: boolean };
  readonly natal_strength: { readonly planet: Planet; readonly score: number };
  readonly rules_ascendant: { readonly planet: SevenPlanet };
  readonly with_ascendant_lord: {
    readonly planet: SevenPlanet;
    readonly ascendantLord: SevenPlanet;
    readonly tie: 'joined' | 'friendly' | 'none' | 'conjunction' | 'square' | 'opposition';
  };
}

/** What the score of a month is made of. */
interface MonthPartFacts extends ScoreFacts, MonthFacts, Pick<StandingFacts, 'standing'> {}

export type MonthPart = Fact<MonthPartFacts>;

export interface WholeYearFacts {
  readonly muntha_and_lord: { readonly house: number; readonly planet: SevenPlanet; readonly score: number };
  readonly kendras: { readonly benefics: readonly Planet[]; readonly malefics: readonly Planet[] };
  readonly rising_house: { readonly house: number };
}

export interface AnnualFacts
  extends
    ScoreFacts,
    MunthaFacts,
    YearLordFacts,
    BalaFacts,
    StandingFacts,
    SahamFacts,
    AreaFacts,
    MonthFacts,
    WholeYearFacts {}

export type AnnualFact = Fact<AnnualFacts>;

/** Returns a fact of the year. */
export const fact = factsOf<AnnualFacts>();
