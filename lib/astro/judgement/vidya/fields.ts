/** Fields of study of a chart: the votes of its planets, divided among their fields, with additions (interpretive). */
import { isTie, linkBetween } from '../../chart/links.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import type { ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import { element } from '../../tables/signs.ts';
import type { AreaConfidence } from '../areaScore.ts';
import type { AreaContext } from '../areaContext.ts';
import type { FieldPartFacts } from './fieldFacts.ts';
import { votingPlanets, type VotingPlanet } from './fieldVotes.ts';
import {
  FIELD_PAIRS,
  NAKSHATRA_FIELDS,
  STREAMS,
  STUDY_FIELDS,
  type FieldPair,
  type Stream,
  type StudyField,
} from './tables/fields.ts';
import { FIELD_NORMS } from './tables/fieldNorms.ts';
import { placeOf } from '../../percentile.ts';
import { tenths } from '../../rounding.ts';
import { VIDYA_SPREAD } from '../../tables/percentiles/vidya.ts';

const fact = factsOf<FieldPartFacts>();

export interface FieldPart extends ScorePart<Fact<FieldPartFacts>> {
  readonly planets: readonly Planet[];
}

/** A field of study; its parts sum to its share. */
export interface RankedField {
  readonly field: StudyField;
  /** Percent of all votes; the shares of all fields sum to 100. */
  readonly sharePercent: number;
  /** How far the share is above the mean of the field in many births, in deviations; fields are ranked by it. */
  readonly lift: number;
  /** Of the share, among those of the same field. */
  readonly percentile: number;
  readonly confidence: AreaConfidence;
  readonly parts: readonly FieldPart[];
}

export interface FoundPair {
  readonly pair: FieldPair;
  /** The planets that form it; of those that may complete it, the first that does. */
  readonly planets: readonly Planet[];
  readonly isMet: boolean;
  readonly isLeading: boolean;
  readonly isBound: boolean;
  readonly points: number;
}

/** A stream of study, scored by its two first fields, as some streams have many fields and some few. */
interface RankedStream {
  readonly stream: Stream;
  readonly fields: readonly RankedField[];
  /** The sum of theirs. */
  readonly sharePercent: number;
  /** The mean of theirs. */
  readonly lift: number;
}

export interface FieldChoice {
  /** The one with the most votes first. */
  readonly planets: readonly VotingPlanet[];
  readonly pairs: readonly FoundPair[];
  /** The foremost first. */
  readonly fields: readonly RankedField[];
  readonly streams: readonly RankedStream[];
}

/**
 * Returns fields of study and their streams, those first that stand out most: by how far their share is above the usual
 * one of the field, since some fields get much in every chart. The shares of all fields make 100 percent.
 */
export function fieldChoice(context: AreaContext): FieldChoice {
  const planets = votingPlanets(context);
  const pairs = FIELD_PAIRS.map((pair) => foundPair(context, planets, pair));
  const partsOf = new Map(planets.map(({ planet }) => [planet, allParts(context, planet)]));
  const given = STUDY_FIELDS.map((field) => ({
    field,
    parts: [
      ...planetParts(context, planets, partsOf, field),
      ...pairParts(pairs, field),
      ...nakshatraPart(context, field),
    ],
  }));
  const fields = inPercent(given).sort((a, b) => b.lift - a.lift);
  const streams = STREAMS.map((stream) => {
    const best = fields.filter(({ field }) => field.stream === stream.id).slice(0, DESCRIBED_OF_STREAM);
    const sumOf = (value: (one: RankedField) => number) => best.reduce((sum, one) => sum + value(one), 0);
    const lift = sumOf((one) => one.lift) / best.length;
    return { stream, fields: best, sharePercent: tenths(sumOf((one) => one.sharePercent)), lift };
  }).sort((a, b) => b.lift - a.lift);
  return { planets, pairs, fields, streams };
}

const DESCRIBED_OF_STREAM = 2;

/** Scales the votes of fields to percent of all votes. */
function inPercent(given: readonly Pick<RankedField, 'field' | 'parts'>[]): RankedField[] {
  const total = given.reduce((sum, { parts }) => sum + parts.reduce((of, { points }) => of + points, 0), 0);
  let pointsSoFar = 0;
  let percentSoFar = 0;
  return given.map(({ field, parts }) => {
    const taken = parts.map((part) => {
      pointsSoFar += part.points;
      // Rounding the running total, not each part, makes all shares sum to 100.
      const upTo = tenths((100 * pointsSoFar) / total);
      const points = tenths(upTo - percentSoFar);
      percentSoFar = upTo;
      return { ...part, points, max: tenths((100 * part.max) / total) };
    });
    const sharePercent = tenths(taken.reduce((sum, { points }) => sum + points, 0));
    const { deviation, mean } = FIELD_NORMS[field.id];
    const lift = (sharePercent - mean) / deviation;
    const { percentile } = placeOf(VIDYA_SPREAD, `field_${field.id}`, sharePercent);
    return { field, parts: taken, sharePercent, lift, percentile, confidence: confidenceOf(taken.length, lift) };
  });
}

const FITTING_SHARE = 3;

/** Parts of a planet's votes for a field: three times as many where its sign fits the field. */
function partsFor({ chart }: AreaContext, planet: Planet, { elements, planets }: StudyField): number {
  const own = planets[planet] ?? 0;
  return elements.includes(element(chart.signs[planet])) ? own * FITTING_SHARE : own;
}

/** Number of parts into which a planet divides its votes. */
function allParts(context: AreaContext, planet: Planet): number {
  return STUDY_FIELDS.reduce((sum, field) => sum + partsFor(context, planet, field), 0);
}

function planetParts(
  context: AreaContext,
  voting: readonly VotingPlanet[],
  partsOf: ReadonlyMap<Planet, number>,
  field: StudyField,
): FieldPart[] {
  return voting.flatMap(({ planet, points }) => {
    const kept = partsFor(context, planet, field);
    if (kept === 0 || points === 0) return [];
    const signIndex = context.chart.signs[planet];
    const isFitting = field.elements.includes(element(signIndex));
    return [
      {
        id: planet.toLowerCase(),
        label: fact('votes_part', { planet, points, signIndex, isFitting }),
        points: (points * kept) / partsOf.get(planet)!,
        max: points,
        planets: [planet],
      },
    ];
  });
}

/** Two count among the three planets with the most votes, three among the four. */
const LEADERS = { 2: 3, 3: 4 } as const;
const PAIR_POINTS = { leading: 4, bound: 4 };

function foundPair(context: AreaContext, voting: readonly VotingPlanet[], pair: FieldPair): FoundPair {
  const sets = pair.oneOf.length === 0 ? [pair.planets] : pair.oneOf.map((third) => [...pair.planets, third]);
  const found = sets.map((planets) => {
    const leaders = voting.slice(0, planets.length > 2 ? LEADERS[3] : LEADERS[2]).map(({ planet }) => planet);
    const isLeading = planets.every((planet) => leaders.includes(planet));
    const isBound = isChained(context, planets) && planets.every((planet) => hasVotes(voting, planet));
    const points = (isLeading ? PAIR_POINTS.leading : 0) + (isBound ? PAIR_POINTS.bound : 0);
    return { pair, planets, isMet: points > 0, isLeading, isBound, points };
  });
  return found.reduce((best, one) => (one.points > best.points ? one : best));
}

function hasVotes(voting: readonly VotingPlanet[], planet: Planet): boolean {
  return voting.some((one) => one.planet === planet && one.points > 0);
}

/** Whether each of the planets has a bond with the first one. */
function isChained({ chart }: AreaContext, [first, ...others]: readonly Planet[]): boolean {
  return others.every((planet) => {
    return isTie(linkBetween(chart, first!, planet));
  });
}

function pairParts(pairs: readonly FoundPair[], field: StudyField): FieldPart[] {
  const most = PAIR_POINTS.leading + PAIR_POINTS.bound;
  return pairs
    .filter(({ isMet, pair }) => isMet && pair.fields.includes(field.id))
    .map((found) => ({
      id: found.pair.id,
      label: pairFact(found),
      points: found.points,
      max: most,
      planets: found.planets,
    }));
}

/** Returns why a combination counts, or what it lacks. */
export function pairFact({ isBound, isLeading, planets }: FoundPair): Fact<FieldPartFacts> {
  return fact('pair', { planets, isLeading, isBound });
}

const NAKSHATRA_POINTS = 3;

function nakshatraPart({ chart }: AreaContext, field: StudyField): FieldPart[] {
  const { nakshatraIndex } = chart.planets.Moon;
  if (!NAKSHATRA_FIELDS[nakshatraIndex]!.includes(field.id)) return [];
  const label = fact('nakshatra_part', { nakshatraIndex });
  return [{ id: 'nakshatra', label, points: NAKSHATRA_POINTS, max: NAKSHATRA_POINTS, planets: ['Moon'] }];
}

/** Deviations above the mean. */
const CLEAR_LIFTS = { high: 2, medium: 1.2 };
const CLEAR_GROUNDS = { high: 3, medium: 2 };

/** High where three or more reasons lift a field two deviations above its mean. */
function confidenceOf(grounds: number, lift: number): AreaConfidence {
  if (grounds >= CLEAR_GROUNDS.high && lift >= CLEAR_LIFTS.high) return 'high';
  return grounds >= CLEAR_GROUNDS.medium && lift >= CLEAR_LIFTS.medium ? 'medium' : 'low';
}

/** Below so many deviations between the first two, no field leads. Interpretive. */
const CLOSE_LIFT = 0.2;

/** How the first field leads: clearly, not far above its own mean, or hardly more than the second. */
export type FieldLead = 'clear' | 'low' | 'close';

/** Returns how the first field leads. */
export function fieldLead({ fields: [first, second] }: Pick<FieldChoice, 'fields'>): FieldLead {
  if (first!.lift - second!.lift < CLOSE_LIFT) return 'close';
  return first!.confidence === 'low' ? 'low' : 'clear';
}
