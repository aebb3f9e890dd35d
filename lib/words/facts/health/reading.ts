/** Sentences of /medical/ai-reading, in Hindi and in Hinglish. A `variant` chooses among phrasings, in both the same. */
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { Humour } from '../../../astro/judgement/medical/tables/humours.ts';
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';
import type { AdviceAge } from '../../../astro/judgement/medical/telling.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** What a planet signifies in health, and the habits that suit it. */
export interface PlanetPhrases {
  /** A whole sentence. */
  readonly rules: string;
  /** What its period demands, as it stands before "माँगता है". */
  readonly asks: string;
  /** What it gives when strong, as it stands before "के रूप में". */
  readonly gives: string;
  /** Whole sentences of advice. */
  readonly food: string;
  readonly move: string;
  readonly mind: string;
  readonly habit: string;
  /** One of the planet's gifts, and its recipient, both as they stand before "को" or "देना". */
  readonly gift: string;
  readonly recipient: string;
  /** As it stands before "का". */
  readonly worship: string;
}

/** What suits a constitution: whole sentences, and its name. */
export interface HumourPhrases {
  readonly name: string;
  readonly nature: string;
  readonly food: readonly [string, string];
  readonly rhythm: readonly [string, string];
  readonly move: string;
  /** What a child and an old person move like. */
  readonly moveOfChild: string;
  readonly moveOfElder: string;
  readonly season: string;
}

interface OfPlanet {
  readonly planet: Planet;
}

interface OfParts {
  readonly parts: readonly BodyPartId[];
}

interface OfHumour {
  readonly humour: Humour;
}

interface InVariants {
  readonly variant: number;
}

interface OfIndication {
  readonly indication: IndicationId;
  readonly age: AdviceAge;
}

interface Until {
  readonly planet: Planet;
  readonly endDate: string;
}

interface Window {
  readonly startDate: string;
  readonly endDate: string;
}

type WeakParts = OfPlanet & OfParts;
type WeakPartsWithReasons = WeakParts & { readonly types: readonly WeaknessTypeId[] };

/** The state of the chart, its weaknesses and its protection. */
interface Opening {
  readonly risk: RiskLevel | 'unknown';
  readonly signIndex: number | null;
  readonly age: AdviceAge;
}

export interface ReadingChartWords {
  /** By the care that chart and time ask for; the ascendant is null where it is unknown. */
  readonly opening: InVariants & Opening;
  readonly short_opening: Opening;
  readonly weakest: InVariants & OfPlanet & { readonly types: readonly WeaknessTypeId[] };
  readonly weakest_unexplained: InVariants & OfPlanet;
  /** Where no planet needs care. */
  readonly hardly_weak: OfPlanet;
  /** For body parts given without a planet. */
  readonly parts_first: WeakParts;
  /** For a constitution given without a planet. */
  readonly humour_first: OfHumour & OfPlanet;
  readonly its_parts: InVariants & OfParts;
  readonly rules: OfPlanet;
  readonly also_weak: InVariants & WeakPartsWithReasons;
  readonly third_weak: WeakPartsWithReasons;
  /** Where the reasons are those of the planet before. */
  readonly also_weak_alike: WeakParts;
  readonly also_weak_unexplained: WeakParts;
  /** The leading indication, and the advice for it. */
  readonly leading: InVariants & OfParts & OfIndication;
  /** Where some of its parts have been described already. */
  readonly leading_further: OfParts & OfIndication;
  /** Where all of them have. */
  readonly leading_same: OfIndication;
  readonly also_watched: InVariants & OfParts;
  readonly protected: InVariants & WeakParts;
  readonly protected_by_many: InVariants & OfParts & { readonly planets: readonly Planet[] };
  readonly protected_in_part: WeakParts;
}

/** The running periods, and the times ahead that need care. */
export interface ReadingTimeWords {
  readonly periods: InVariants & { readonly mahadasha: Until; readonly antardasha: Until };
  /** For the last period of a mahadasha. */
  readonly periods_to_one_end: { readonly mahadasha: OfPlanet; readonly antardasha: Until };
  readonly periods_of_one_lord: { readonly antardasha: Until };
  readonly mahadasha_undated: { readonly mahadasha: OfPlanet; readonly antardasha: Until };
  readonly periods_undated: { readonly mahadasha: OfPlanet; readonly antardasha: OfPlanet };
  readonly one_period: Until & { readonly level: number };
  readonly one_period_undated: OfPlanet & { readonly level: number };
  readonly period_asks_care: InVariants & WeakParts;
  readonly one_lord_asks_care: InVariants & WeakParts;
  readonly period_is_easy: OfPlanet;
  readonly period_asks: OfPlanet;
  readonly near_period: Until;
  readonly window: InVariants & Window & { readonly planets: readonly Planet[] };
  readonly window_of_one: Window & { readonly planets: readonly Planet[] };
  /** For a window of many months. */
  readonly long_window: Window & { readonly planets: readonly Planet[] };
  readonly window_now: { readonly endDate: string; readonly planets: readonly Planet[] };
  readonly window_unnamed: Window;
  readonly passage_ahead: Window & OfPlanet & { readonly house: number };
  readonly passage_now: Until & { readonly house: number };
}

/** Food, daily life, remedies, the closing, and what a reading is not. */
export interface ReadingCareWords {
  readonly nature: OfHumour;
  readonly food: InVariants & OfHumour;
  readonly planet_food: OfPlanet;
  readonly rhythm: InVariants & OfHumour;
  readonly move: OfHumour & { readonly age: AdviceAge };
  readonly planet_move: OfPlanet;
  readonly season: OfHumour;
  readonly habit: OfPlanet;
  readonly mind: OfPlanet;
  readonly mantra: InVariants & OfPlanet & { readonly count: number };
  readonly gift: OfPlanet;
  readonly worship: OfPlanet;
  readonly goal: OfPlanet;
  readonly closing: InVariants & OfParts;
  readonly short_closing: InVariants;
}

export interface HealthReadingWords extends ReadingChartWords, ReadingTimeWords, ReadingCareWords {}
