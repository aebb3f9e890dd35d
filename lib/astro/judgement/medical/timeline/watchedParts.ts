/** How vulnerable each part of the body is in the years ahead, and when (weights interpretive). */
import { isPartTold } from '../telling.ts';
import { BODY_PARTS, type BodyPart } from '../tables/bodyParts.ts';
import { INDICATIONS } from '../tables/indications.ts';
import { both, type Bilingual } from '../../../bilingual.ts';
import { boundedSum, type ScorePart } from '../../../score.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { HealthFacts, HealthPassage, IsoDate } from './healthFacts.ts';
import type { Cares, CareScore, CareTone } from './care.ts';
import type { DatedPeriod, HealthDashas } from './timelineDashas.ts';
import { overlaps } from './timelineDays.ts';
import { tenths } from '../../../rounding.ts';

/** Why a span of time is listed for a part. */
export type SpanCause =
  | { readonly kind: 'mahadasha' | 'antardasha' | 'care_window'; readonly planet: Planet }
  | { readonly kind: 'passage'; readonly planet: Planet; readonly house: number };

export interface PartSpan {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly because: readonly SpanCause[];
}

export interface WatchedPart {
  readonly part: BodyPart;
  readonly value: number;
  readonly tone: CareTone;
  readonly points: readonly ScorePart<Bilingual>[];
  /** Planets that rule it and ask for care, the heaviest first; its first ruler where none does. */
  readonly planets: readonly Planet[];
  readonly spans: readonly PartSpan[];
}

const MOST_PARTS = 12;
const MOST_SPANS = 5;
const WEIGHTS = { told: 30, planets: 35, indication: 25, protection: 20 } as const;
/** Points that a part loses for its place in the list, as parts listed later are less vulnerable. */
const DESCRIBED_STEP = 2;
const LEAST_DESCRIBED = 8;
/** Points of a planet that passes the house of a part. */
export const PASSAGE_POINTS: Readonly<Partial<Record<Planet, number>>> = { Saturn: 12, Rahu: 8, Ketu: 6, Mars: 4 };
const MOST_PASSAGE_POINTS = 20;

/** Returns the parts that the data concern, the most vulnerable first. */
export function watchedParts(
  facts: HealthFacts,
  cares: Cares,
  dashas: HealthDashas,
  reach: { start: IsoDate; end: IsoDate },
): WatchedPart[] {
  return BODY_PARTS.filter(({ id }) => isPartTold(id, facts.telling))
    .map((part) => watchedPart(facts, cares, dashas, reach, part))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_PARTS);
}

function watchedPart(
  facts: HealthFacts,
  cares: Cares,
  dashas: HealthDashas,
  reach: { start: IsoDate; end: IsoDate },
  part: BodyPart,
): WatchedPart {
  const rulers = part.planets
    .map((planet) => cares[planet])
    .filter(({ tone }) => tone !== 'calm')
    .sort((a, b) => b.value - a.value);
  const passages = facts.passages.filter((passage) => passage.house === part.place && overlaps(passage, reach));
  const { parts: points, value } = boundedSum(partPoints(facts, part, rulers, passages), () =>
    both('Scores end at 0 and at 100', 'अंक शून्य से सौ तक होते हैं'),
  );
  const planets = rulers.length > 0 ? rulers.map(({ planet }) => planet) : part.planets.slice(0, 1);
  const spans = spansOf(
    facts,
    dashas,
    reach,
    rulers.map(({ planet }) => planet),
    passages,
  );
  return { part, value, tone: partTone(value), points, planets, spans };
}

function partPoints(
  facts: HealthFacts,
  part: BodyPart,
  [ruler]: readonly CareScore[],
  passages: readonly HealthPassage[],
): ScorePart<Bilingual>[] {
  const rank = facts.vulnerableParts.indexOf(part);
  const probability = Math.max(
    0,
    ...facts.indications
      .filter(({ id }) => INDICATIONS.find((row) => row.id === id)!.parts.includes(part.id))
      .map((one) => one.probability ?? 50),
  );
  const passing = [...new Set(passages.map(({ planet }) => planet))];
  const passed = passing.reduce((sum, planet) => sum + (PASSAGE_POINTS[planet] ?? 0), 0);
  const all = [
    // The id is that of the wire.
    scored('told', rank < 0 ? 0 : Math.max(WEIGHTS.told - rank * DESCRIBED_STEP, LEAST_DESCRIBED), WEIGHTS.told),
    scored('planets', ruler ? (ruler.value / 100) * WEIGHTS.planets : 0, WEIGHTS.planets),
    scored('indication', (probability / 100) * WEIGHTS.indication, WEIGHTS.indication),
    scored('passages', Math.min(passed, MOST_PASSAGE_POINTS), MOST_PASSAGE_POINTS),
    scored('protection', facts.protectedParts.includes(part) ? -WEIGHTS.protection : 0, 0),
  ];
  return all.filter(({ points }) => points !== 0);
}

function partTone(value: number): CareTone {
  if (value >= 50) return 'careful';
  return value >= 28 ? 'watchful' : 'calm';
}

const LABELS = {
  told: both('Among the vulnerable parts of the analysis', 'विश्लेषण के संवेदनशील अंगों में'),
  planets: both('Its ruling planet is one of care', 'इसके कारक ग्रह का ध्यान रखें'),
  indication: both('Part of what the chart marks', 'कुंडली में चिह्नित विषय का अंग'),
  passages: both('Passing planets over its house', 'इसके भाव से गुज़रते ग्रह'),
  protection: both('Protected in this chart', 'इस कुंडली में रक्षित'),
} as const;

function scored(id: keyof typeof LABELS, points: number, max: number): ScorePart<Bilingual> {
  return { id, label: LABELS[id], points: tenths(points), max };
}

function spansOf(
  { windows }: HealthFacts,
  { antardashas, mahadashas }: HealthDashas,
  reach: { start: IsoDate; end: IsoDate },
  rulers: readonly Planet[],
  passages: readonly HealthPassage[],
): PartSpan[] {
  const isRuled = ({ lord }: DatedPeriod) => rulers.includes(lord);
  const all: PartSpan[] = [
    ...antardashas.filter(isRuled).map((one) => span(one, { kind: 'antardasha', planet: one.lord })),
    ...passages.map((one) => span(one, { kind: 'passage', planet: one.planet, house: one.house })),
    ...windows.flatMap((one) => {
      const planet = one.planets.find((each) => rulers.includes(each));
      return planet ? [span(one, { kind: 'care_window', planet })] : [];
    }),
  ].filter((one) => overlaps(one, reach));
  // A mahadasha is too long to be a date of care, unless there is nothing shorter.
  const nearest =
    all.length > 0 ? all : mahadashas.filter(isRuled).map((one) => span(one, { kind: 'mahadasha', planet: one.lord }));
  return inTime(
    merged(nearest)
      .sort((a, b) => spanWeight(b) - spanWeight(a))
      .slice(0, MOST_SPANS),
  );
}

function inTime(spans: readonly PartSpan[]): PartSpan[] {
  return [...spans].sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** The most important spans of a part, in order of time; none that lies within another. */
export function describedSpans({ spans: all }: WatchedPart, asOf: IsoDate): PartSpan[] {
  const spans = joinedWindows(all);
  const isWithin = (one: PartSpan, other: PartSpan) =>
    one !== other && other.start <= one.start && one.end <= other.end && spanWeight(other) >= spanWeight(one);
  const felt = ({ end, start }: PartSpan) => (start > asOf ? start : `${asOf} ${end}`);
  return spans
    .filter((one) => !spans.some((other) => isWithin(one, other)))
    .sort((a, b) => spanWeight(b) - spanWeight(a))
    .slice(0, SPANS_DESCRIBED)
    .sort((a, b) => (felt(a) < felt(b) ? -1 : 1));
}

/** Joins windows of care that follow each other without a gap. */
function joinedWindows(spans: readonly PartSpan[]): PartSpan[] {
  const isWindow = ({ because }: PartSpan) => because.every(({ kind }) => kind === 'care_window');
  const joined = spans.filter((one) => !isWindow(one));
  for (const one of spans.filter(isWindow).sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const before = joined.at(-1);
    if (before && isWindow(before) && one.start <= before.end) {
      joined[joined.length - 1] = { ...before, end: one.end > before.end ? one.end : before.end };
    } else {
      joined.push(one);
    }
  }
  return joined;
}

const SPANS_DESCRIBED = 2;
/** Weights: an antardasha counts more than a window of care within it, a passage by the slowness of its planet. */
const CAUSE_WEIGHTS: Readonly<Record<SpanCause['kind'], number>> = {
  antardasha: 14,
  care_window: 9,
  mahadasha: 5,
  passage: 0,
};

function spanWeight({ because }: PartSpan): number {
  return Math.max(
    ...because.map(
      ({ kind, planet }) => CAUSE_WEIGHTS[kind] + (kind === 'passage' ? (PASSAGE_POINTS[planet] ?? 0) : 0),
    ),
  );
}

function span({ end, start }: { start: IsoDate; end: IsoDate }, cause: SpanCause): PartSpan {
  return { start, end, because: [cause] };
}

/** Spans of the same dates are one, with all their causes. */
function merged(spans: readonly PartSpan[]): PartSpan[] {
  const byDates = new Map<string, PartSpan>();
  for (const one of spans) {
    const key = `${one.start} ${one.end}`;
    const known = byDates.get(key);
    byDates.set(key, known ? { ...one, because: [...known.because, ...one.because] } : one);
  }
  return [...byDates.values()];
}
