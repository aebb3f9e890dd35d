/** Sentences on the dashas of signs. */
import type { CharaYears } from '../../astro/dasha/chara.ts';
import type { CareMark, CarePeriod } from '../../astro/dasha/shoolaCare.ts';
import type { LifeClass } from '../../astro/jaimini/longevityPairs.ts';
import type { SignInfluence, SignPeriodFindings } from '../../astro/judgement/dasha/signPeriod.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { VargaId } from '../../astro/varga/vargas.ts';

export type CharaCount = Pick<
  CharaYears,
  'counted' | 'debilitated' | 'exalted' | 'isBounded' | 'isForward' | 'lord' | 'lordSignIndex' | 'signIndex' | 'years'
>;

export interface SignDashaWords {
  readonly begins_with_ascendant: { readonly signIndex: number };
  /** Why the signs go this way: the feet of the ninth house. */
  readonly way_of_ninth: { readonly signIndex: number; readonly isOddFooted: boolean };
  /** Why the signs go this way: whether the first sign is odd. */
  readonly way_of_seed: { readonly signIndex: number };
  readonly chara_years: CharaCount;
  readonly yogardha_years: { readonly chara: CharaCount; readonly sthiraYears: number; readonly years: number };
  /** Why a sign of its kind, movable, fixed or dual, has so many years. */
  readonly kind_years: { readonly signIndex: number; readonly years: number };
  readonly node_exaltation: { readonly nodes: 'taurus' | 'gemini' };
  readonly counted_one_way: { readonly signIndex: number; readonly isForward: boolean };
  /** Which mahadasha an alternative division is given for. */
  readonly described_for: { readonly isRunning: boolean };
  readonly consecutive_signs: { readonly signIndex: number; readonly isForward: boolean };
  readonly nine_years_each: { readonly signIndex: number };
  readonly second_rudra: { readonly planet: Planet; readonly afflictedBy: readonly Planet[] };
  /** The third of life in which health is looked after best. */
  readonly life_third: { readonly third: LifeClass };
  readonly care_mark: { readonly mark: CareMark['id']; readonly signIndex: number; readonly planet: Planet };
  readonly care: { readonly signIndex: number; readonly level: CarePeriod['level'] };
  readonly reading_span: ReadingSpan & { readonly house: number; readonly varga: VargaId | null };
  /** The head of the reading of an antardasha in the sign of its mahadasha, which is all that is said of it. */
  readonly reading_of_own_sign: Omit<ReadingSpan, 'level'>;
  readonly reading_relation: {
    readonly signIndex: number;
    readonly mahadashaSignIndex: number;
    readonly fromHouse: number;
    readonly isEasy: boolean;
  };
  readonly reading_planets: { readonly occupants: readonly Planet[]; readonly aspectedBy: readonly Planet[] };
  readonly reading_lord: {
    readonly lord: Planet;
    readonly house: number;
    readonly lordSignIndex: number;
    readonly isHome: boolean;
    /** The divisional chart whose houses are counted; null for the birth chart. */
    readonly varga: VargaId | null;
  };
  /** What the tone rests on; one influence at least. */
  readonly reading_tone: {
    readonly influences: readonly SignInfluence[];
    /** The place of the lord, counted from the sign. */
    readonly lordFromHouse: number;
    readonly tone: SignPeriodFindings['tone'];
  };
}

interface ReadingSpan {
  readonly level: 1 | 2;
  readonly signIndex: number;
  readonly fromDate: string;
  readonly untilDate: string;
}
