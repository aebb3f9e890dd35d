/** The five sections of the timeline, each with its score, its periods and passages, and the parts of the body concerned. */
import type { BodyPart, BodyPartId } from '../tables/bodyParts.ts';
import { both, type Bilingual } from '../../../bilingual.ts';
import { type ScorePart } from '../../../score.ts';
import { dayAfter } from '../../../time.ts';
import type { CareWindow, HealthFacts, HealthPassage, IsoDate } from './healthFacts.ts';
import { PASSAGE_POINTS, type WatchedPart } from './watchedParts.ts';
import { careToneOf, type Cares, type CareTone } from './care.ts';
import { ANTARDASHA_YEARS, LONG_YEARS, type DatedPeriod, type HealthDashas } from './timelineDashas.ts';
import { daysBetween, monthsAfter, overlaps } from './timelineDays.ts';
import { tenths } from '../../../rounding.ts';

export const SECTION_IDS = ['now', 'six_months', 'one_year', 'two_to_five_years', 'long_term'] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export interface TimelineSection {
  readonly id: SectionId;
  readonly start: IsoDate;
  /** First day after it. */
  readonly end: IsoDate;
  /** Null where neither period nor passage is dated. */
  readonly score: {
    readonly value: number;
    readonly tone: CareTone;
    readonly points: readonly ScorePart<Bilingual>[];
  } | null;
  readonly periods: readonly DatedPeriod[];
  /** The weightiest planet first. */
  readonly passages: readonly HealthPassage[];
  readonly windows: readonly CareWindow[];
  readonly parts: readonly BodyPart[];
}

interface Ground {
  readonly facts: HealthFacts;
  readonly cares: Cares;
  readonly dashas: HealthDashas;
  readonly watched: readonly WatchedPart[];
}

type Span = Pick<TimelineSection, 'id' | 'start' | 'end'>;

/** Returns the sections of the timeline, each beginning where the one before ends. */
export function timelineSections(ground: Ground, asOf: IsoDate): TimelineSection[] {
  return spansFrom(asOf).map((span) => section(ground, span));
}

/** Each begins where the one before ends. */
function spansFrom(asOf: IsoDate): Span[] {
  const ends = [
    dayAfter(asOf),
    monthsAfter(asOf, 6),
    monthsAfter(asOf, 12),
    monthsAfter(asOf, ANTARDASHA_YEARS * 12),
    monthsAfter(asOf, LONG_YEARS * 12),
  ];
  return SECTION_IDS.map((id, index) => ({ id, start: index === 0 ? asOf : ends[index - 1]!, end: ends[index]! }));
}

/** Deepest level of periods that each section lists. */
const DEEPEST: Readonly<Record<SectionId, number>> = {
  now: 3,
  six_months: 3,
  one_year: 3,
  two_to_five_years: 2,
  long_term: 1,
};

function section(ground: Ground, span: Span): TimelineSection {
  const { dashas, facts } = ground;
  const all = [...dashas.mahadashas, ...dashas.antardashas, ...dashas.pratyantardashas];
  const periods = all.filter((period) => period.level <= DEEPEST[span.id] && overlaps(period, span));
  const found = {
    ...span,
    periods,
    passages: facts.passages.filter((passage) => overlaps(passage, span)).sort(byWeight),
    windows: facts.windows.filter((window) => overlaps(window, span)),
  };
  return { ...found, score: scoreOf(ground, found), parts: partsIn(ground, found) };
}

function byWeight(a: HealthPassage, b: HealthPassage): number {
  return (PASSAGE_POINTS[b.planet] ?? 0) - (PASSAGE_POINTS[a.planet] ?? 0);
}

type Found = Omit<TimelineSection, 'score' | 'parts'>;

/** Most points of each level; without antardashas the mahadashas get their points too. */
const WEIGHTS = { mahadashas: 35, antardashas: 45, passages: 20, windows: 10 } as const;

/** Adds the periods and passages, each for its share of the time. */
function scoreOf({ cares }: Ground, { passages, periods, windows, ...span }: Found): TimelineSection['score'] {
  if (periods.length === 0 && passages.length === 0 && windows.length === 0) return null;
  const meanOf = (level: number) => {
    const ofLevel = periods.filter((period) => period.level === level);
    const days = ofLevel.reduce((sum, period) => sum + sharedDays(period, span), 0);
    return ofLevel.reduce((sum, period) => sum + cares[period.lord].value * (sharedDays(period, span) / days), 0) / 100;
  };
  const share = (one: { start: IsoDate; end: IsoDate }) => sharedDays(one, span) / daysBetween(span.start, span.end);
  const hasAntardashas = periods.some(({ level }) => level === 2);
  const most = hasAntardashas ? WEIGHTS.mahadashas : WEIGHTS.mahadashas + WEIGHTS.antardashas;
  const passed = passages.reduce((sum, one) => sum + (PASSAGE_POINTS[one.planet] ?? 0) * share(one), 0);
  const open = windows.reduce((sum, one) => sum + WEIGHTS.windows * share(one), 0);
  const points = [
    scored('mahadashas', most * meanOf(1), most),
    ...(hasAntardashas ? [scored('antardashas', WEIGHTS.antardashas * meanOf(2), WEIGHTS.antardashas)] : []),
    scored('passages', Math.min(passed, WEIGHTS.passages), WEIGHTS.passages),
    scored('care_windows', Math.min(open, WEIGHTS.windows), WEIGHTS.windows),
  ];
  const value = tenths(points.reduce((sum, part) => sum + part.points, 0));
  return { value, tone: careToneOf(value), points };
}

/** Of two that overlap. */
export function sharedDays(one: { start: IsoDate; end: IsoDate }, span: { start: IsoDate; end: IsoDate }): number {
  const start = one.start > span.start ? one.start : span.start;
  const end = one.end < span.end ? one.end : span.end;
  return daysBetween(start, end);
}

const LABELS = {
  mahadashas: both('The lords of the mahadashas, by their time', 'महादशाओं के स्वामी, उनके समय के अनुसार'),
  antardashas: both('The lords of the antardashas, by their time', 'अंतर्दशाओं के स्वामी, उनके समय के अनुसार'),
  passages: both('Planets passing places of health, by their time', 'स्वास्थ्य के स्थानों से गुज़रते ग्रह, उनके समय के अनुसार'),
  care_windows: both('Windows of care, by their time', 'सावधानी के समय, अपनी अवधि के अनुसार'),
} as const;

function scored(id: keyof typeof LABELS, points: number, max: number): ScorePart<Bilingual> {
  return { id, label: LABELS[id], points: tenths(points || 0), max };
}

const MOST_PARTS = 4;
/** Parts that planets rule, but that people seldom mention. */
const SELDOM_NAMED: readonly BodyPartId[] = ['marrow', 'lymph'];
/** Rank of a part in a section: by the lords of its periods, the planets that pass its house, and its vulnerability. */
const FELT = { antardasha: 1, mahadasha: 0.5, passage: 2, vulnerability: 0.2 } as const;

/** The parts with the highest rank in a section; only parts of the calendar, as the others are not vulnerable. */
function partsIn({ cares, watched }: Ground, { passages, periods, ...span }: Found): BodyPart[] {
  const whole = daysBetween(span.start, span.end);
  const lordship = (part: BodyPart) =>
    periods
      .filter(({ level, lord }) => level < 3 && part.planets.includes(lord) && cares[lord].tone !== 'calm')
      .map((one) => {
        const weight = one.level === 2 ? FELT.antardasha : FELT.mahadasha;
        return (weight * cares[one.lord].value * sharedDays(one, span)) / whole;
      });
  const passed = (part: BodyPart) =>
    passages
      .filter(({ house }) => house === part.place)
      .map((one) => (FELT.passage * (PASSAGE_POINTS[one.planet] ?? 0) * sharedDays(one, span)) / whole);
  return watched
    .filter(({ part }) => !SELDOM_NAMED.includes(part.id))
    .map(({ part, value }) => ({
      part,
      felt: total([...lordship(part), ...passed(part)]) + FELT.vulnerability * value,
    }))
    .sort((a, b) => b.felt - a.felt)
    .slice(0, MOST_PARTS)
    .map(({ part }) => part);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The first window of care of a section, joined with those that follow without a gap. */
export function careWindowOf({ windows: [first, ...later] }: TimelineSection): CareWindow | null {
  if (!first) return null;
  return later.reduce(
    (whole, { end, start }) => (start <= whole.end && end > whole.end ? { ...whole, end } : whole),
    first,
  );
}

/** The pratyantardasha of a section whose lord asks for most care. */
export function peakOf({ periods }: TimelineSection, cares: Cares): DatedPeriod | null {
  const short = periods.filter(({ level }) => level === 3);
  return short.reduce<DatedPeriod | null>(
    (most, one) => (most && cares[most.lord].value >= cares[one.lord].value ? most : one),
    null,
  );
}
