/** The sentences of a timeline, in whatever language they are said. */
import type { BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { Humour } from '../../astro/judgement/medical/tables/humours.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { CareWindow, HealthPassage, IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { PartSpan, WatchedPart } from '../../astro/judgement/medical/timeline/watchedParts.ts';
import type { CareScore, CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import type { DatedPeriod } from '../../astro/judgement/medical/timeline/timelineDashas.ts';
import type { ForecastPeriod } from '../../astro/judgement/medical/timeline/timeline.ts';

/** A habit that does a part of the body good: the one or the other. */
export interface DescribedHabit {
  readonly part: BodyPart;
  readonly index: 0 | 1;
}

export interface Voice {
  /** The mahadasha and the antardasha that run on the day. */
  running(date: IsoDate, mahadasha: DatedPeriod, antardasha: DatedPeriod): string;
  runningShort(pratyantardasha: DatedPeriod): string;
  runningUndated(periods: readonly ForecastPeriod[]): string;
  nothingRuns(date: IsoDate): string;
  /** Why a planet asks for care, or does not. */
  why(care: CareScore): string;
  /** Of a planet that an earlier stretch has told. */
  again(care: CareScore, turn: number): string;
  /** The same within a row that has named the planet. */
  whyShort(care: CareScore): string;
  passage(passage: HealthPassage, date: IsoDate, parts: readonly BodyPart[]): string;
  /** @param from the first day of the stretch */
  window(window: CareWindow, from: IsoDate): string;
  /** What to look after, and what does the first of them good. */
  parts(parts: readonly BodyPart[], habit: DescribedHabit, turn: number): string;
  counsel(planet: Planet, turn: number): string;
  protector(care: CareScore, seed: string): string;
  constitution(humour: Humour, turn: number): string;
  stretch(start: IsoDate, end: IsoDate, tone: CareTone, turn: number): string;
  change(period: DatedPeriod, next: DatedPeriod): string;
  unchanged(period: DatedPeriod, turn: number): string;
  shortPeriod(period: DatedPeriod, from: IsoDate, turn: number): string;
  /** Antardashas one after the other. */
  sequence(periods: readonly DatedPeriod[], end: IsoDate): string;
  /** @param tone of the whole stretch */
  heaviest(period: DatedPeriod, tone: CareTone): string;
  calmest(period: DatedPeriod): string;
  mahadashas(periods: readonly DatedPeriod[]): string;
  /** A stretch of which nothing is dated. */
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
