/** What the answers of /varshphal say: each sentence with its arguments. */
import type { AnnualFacts, MonthPart, StandingArgs, WeaknessArgs } from '../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../astro/varshphal/muntha.ts';
import type { SahamPoint } from '../../astro/varshphal/sahams.ts';
import type { ContactKind } from '../../astro/varshphal/tajikaAspects.ts';
import type { SahamId } from '../../astro/varshphal/tables/sahams.ts';
import type { BondKind, TajikaAspectId } from '../../astro/varshphal/tables/tajika.ts';
import type { YearAreaId } from '../../astro/varshphal/tables/yearAreas.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';

export interface SahamWords {
  /** Moon (155.44) - Sun (264.47) + ascendant (239.84) + 30 = 160.81. */
  readonly saham_formula: {
    readonly a: SahamPoint;
    readonly c: SahamPoint;
    readonly b: SahamPoint;
    readonly isSignAdded: boolean;
    readonly longitudeDeg: number;
  };
  readonly saham_place: {
    readonly saham: SahamId;
    readonly signIndex: number;
    readonly house: number;
    readonly lord: SevenPlanet;
    readonly lordHouse: number;
    readonly aspect: TajikaAspectId;
  };
  /** One of the two lists has a planet. */
  readonly saham_influences: { readonly supporters: readonly Planet[]; readonly burdens: readonly Planet[] };
  /** The date on which its subject comes up; null where none is given. */
  readonly saham_verdict: { readonly saham: SahamId; readonly tone: MunthaVerdict; readonly date: string | null };
  /** Why a saham has no date. */
  readonly saham_untimed: { readonly timing: 'periods' | 'none' };
}

/** Two planets, and how near their lights are. */
export interface ContactArgs {
  readonly faster: SevenPlanet;
  readonly slower: SevenPlanet;
  readonly aspect: TajikaAspectId;
  readonly place: number;
  readonly gapDeg: number;
  readonly orbDeg: number;
  readonly kind: ContactKind;
}

export interface BondWords {
  readonly bond: {
    readonly kind: BondKind;
    readonly ascendantLord: SevenPlanet;
    readonly karyesh: SevenPlanet;
    readonly carriers: readonly SevenPlanet[];
    readonly contact: ContactArgs | null;
    readonly spoilers: readonly SevenPlanet[];
    readonly weaknesses: readonly WeaknessArgs[];
    readonly isMoonJoining: boolean;
  };
  readonly bond_of_health: {
    readonly kind: BondKind;
    readonly ascendantLord: SevenPlanet;
    readonly karyesh: SevenPlanet;
  };
  readonly weakness: WeaknessArgs;
  /** Where a yoga is formed: by which planets, how close, and for which houses of the year. */
  readonly yoga_places: {
    readonly instances: readonly {
      readonly planets: readonly SevenPlanet[];
      readonly houses: readonly number[];
      readonly contact: ContactArgs | null;
    }[];
  };
}

/** A mudda period. */
export interface LordSpan {
  readonly planet: Planet;
  readonly from: string;
  readonly until: string;
}

export interface YearWords {
  readonly year_span: {
    readonly from: string;
    readonly until: string;
    readonly tone: MunthaVerdict;
  };
  readonly year_lord_stands: StandingArgs & { readonly stage: LifeStage };
  readonly year_theme: { readonly house: number; readonly stage: LifeStage };
  readonly areas_ranked: {
    readonly best: readonly YearAreaId[];
    readonly care: readonly YearAreaId[];
    readonly stage: LifeStage;
  };
  readonly stretches: { readonly easiest: LordSpan; readonly hardest: LordSpan };
  /** The date on which the period ends; null where it outlasts the year. */
  readonly running_lord: StandingArgs & {
    readonly level: 1 | 2;
    readonly until: string | null;
    readonly stage: LifeStage;
  };
  readonly month_lord: StandingArgs & {
    readonly stage: LifeStage;
    readonly from: string;
    readonly until: string;
    readonly ownedHouses: readonly number[];
  };
  readonly month_tone: { readonly tone: MunthaVerdict; readonly score: number };
  /** What helps most and what hinders most, where there is any. */
  readonly month_weighed: {
    readonly best: MonthPart | null;
    readonly worst: MonthPart | null;
    readonly bala: number;
    readonly house: number;
  };
}

export interface AreaWords {
  readonly area_lord: StandingArgs & { readonly area: YearAreaId; readonly stage: LifeStage };
  readonly area_influences: {
    readonly house: number;
    readonly supporters: readonly Planet[];
    readonly burdens: readonly Planet[];
  };
  readonly area_saham_places: {
    readonly sahams: readonly {
      readonly saham: SahamId;
      readonly tone: MunthaVerdict;
      readonly house: number;
      readonly date: string | null;
    }[];
  };
  readonly area_promise: {
    readonly house: number;
    readonly planet: SevenPlanet;
    readonly score: number;
    readonly stage: LifeStage;
  };
  /** The periods of one lord in the year, one or two. */
  readonly area_times: {
    readonly planet: Planet;
    readonly spans: readonly { readonly from: string; readonly until: string }[];
    readonly tone: MunthaVerdict;
  };
  /** `best` is the easiest period, null where none is to be named. */
  readonly area_advice: {
    readonly area: YearAreaId;
    readonly tone: MunthaVerdict;
    readonly best: LordSpan | null;
    readonly isThroughOthers: boolean;
    readonly stage: LifeStage;
  };
}

export interface VarshphalWords extends AnnualFacts, SahamWords, BondWords, YearWords, AreaWords {}
