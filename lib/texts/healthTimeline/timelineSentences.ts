/** The sentences of a timeline, independent of the language. */
import type { BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { Humour } from '../../astro/judgement/medical/tables/humours.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { CareWindow, HealthPassage, IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { PartSpan, WatchedPart } from '../../astro/judgement/medical/timeline/watchedParts.ts';
import type { CareScore, CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import type { DatedPeriod } from '../../astro/judgement/medical/timeline/timelineDashas.ts';
import type { ForecastPeriod } from '../../astro/judgement/medical/timeline/timeline.ts';

/** A body part, and which of its two habits is recommended. */
export interface DescribedHabit {
  readonly part: BodyPart;
  readonly index: 0 | 1;
}

export interface TimelineSentences {
  /** The mahadasha and the antardasha that run on a date. */
  running(date: IsoDate, mahadasha: DatedPeriod, antardasha: DatedPeriod): string;
  runningShort(pratyantardasha: DatedPeriod): string;
  runningUndated(periods: readonly ForecastPeriod[]): string;
  nothingRuns(date: IsoDate): string;
  /** Why a planet needs care, or does not. */
  why(care: CareScore): string;
  /** For a planet that an earlier section has described. */
  again(care: CareScore, turn: number): string;
  /** The same within a row that names the planet. */
  whyShort(care: CareScore): string;
  passage(passage: HealthPassage, date: IsoDate, parts: readonly BodyPart[]): string;
  /** @param from the first day of the section */
  window(window: CareWindow, from: IsoDate): string;
  /** The body parts to care for, and a habit for the first of them. */
  parts(parts: readonly BodyPart[], habit: DescribedHabit, turn: number): string;
  counsel(planet: Planet, turn: number): string;
  protector(care: CareScore, seed: string): string;
  constitution(humour: Humour, turn: number): string;
  stretch(start: IsoDate, end: IsoDate, tone: CareTone, turn: number): string;
  change(period: DatedPeriod, next: DatedPeriod): string;
  unchanged(period: DatedPeriod, turn: number): string;
  shortPeriod(period: DatedPeriod, from: IsoDate, turn: number): string;
  /** Consecutive antardashas. */
  sequence(periods: readonly DatedPeriod[], end: IsoDate): string;
  /** @param tone the tone of the whole section */
  heaviest(period: DatedPeriod, tone: CareTone): string;
  calmest(period: DatedPeriod): string;
  mahadashas(periods: readonly DatedPeriod[]): string;
  /** For a section without any dated period. */
  undated(start: IsoDate, end: IsoDate, turn: number): string;
  forecast(row: ForecastPeriod, tone: CareTone, turn: number): string;
  forecastParts(parts: readonly BodyPart[]): string;
  watched(part: WatchedPart, spans: readonly PartSpan[], date: IsoDate, turn: number): string;
  ruler(care: CareScore, turn: number): string;
  habit(part: BodyPart, index: 0 | 1): string;
  summaryTones(now: CareTone, ahead: CareTone): string;
  summaryHeaviest(period: DatedPeriod, date: IsoDate): string;
  summaryParts(parts: readonly BodyPart[]): string;
  summaryPlanet(care: CareScore): string;
  summaryRemedy(planet: Planet, day: number): string;
  closing(seed: string): string;
}
