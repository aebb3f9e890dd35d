/** The score of a matter of life in a chart, 0 to 100, from weighted factors for and against it (interpretive). */
import type { Observed } from '../evidence.ts';
import { boundedSum, sharedOut, sumInTenths, TENTHS, within, type ScorePart } from '../score.ts';
import { placeOf, type CountedAs } from '../percentile.ts';
import type { Source } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { AreaFact } from './areaFacts.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

/** One factor of a matter, and how much it speaks for or against it. */
export interface AreaFactor<Text = AreaFact> {
  readonly id: string;
  /** What was judged and the result, said as a clause: `Venus, the significator of marriage, has 62.3 of 100`. */
  readonly text: Text;
  /** From -1, fully against, to 1, fully for; 0 is neutral. */
  readonly leaning: number;
  /** Relative to the other factors, 0 to 10. */
  readonly weight: number;
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
  readonly observed: Observed;
  readonly source: Source;
  /** Why it counts half; null where it counts whole. */
  readonly halvedBy: Text | null;
}

/** A part of a score; what it is called follows from its factor. */
export interface AreaPart<Text = AreaFact> extends Omit<ScorePart, 'label'> {
  /** Null for the part that every score starts from. */
  readonly factor: AreaFactor<Text> | null;
}

export type AreaBand = NameOf<typeof GRADES.life_area>;
export type AreaConfidence = 'high' | 'medium' | 'low';

/** The place of a score among many births, in the words for matters of life. */
export interface AreaPlace {
  readonly percentile: number;
  readonly band: AreaBand;
}

export interface AreaScore<Text = AreaFact> extends AreaPlace {
  readonly value: number;
  readonly confidence: AreaConfidence;
  /** Their points sum to the value. */
  readonly parts: readonly AreaPart<Text>[];
}

/** Every score starts here; its factors together move it by 50 points up or down at the most. */
const START = 50;
const START_PART = {
  id: 'start',
  points: START,
  max: START,
  factor: null,
};

/**
 * Returns the score of factors: 50, and 50 times their leanings by weight. A halved factor keeps its weight.
 *
 * @param counted which of the counted scores it is
 */
export function areaScore<Text = AreaFact>(factors: readonly AreaFactor<Text>[], counted: CountedAs): AreaScore<Text> {
  const parts = factorParts(factors);
  const all = [START_PART, ...parts];
  const value = sumInTenths(all) / TENTHS;
  return { value, ...areaPlace(counted, value), confidence: confidenceOf(value, factors), parts: all };
}

/** Lists factors with the points that each moves a score by, up or down. */
export function factorParts<Text>(
  factors: readonly AreaFactor<Text>[],
): (AreaPart<Text> & { readonly factor: AreaFactor<Text> })[] {
  const most = sharedOut(
    factors.map(({ weight }) => weight),
    START * TENTHS,
  );
  return factors.map((factor, index) => {
    const share = factor.halvedBy === null ? 1 : 0.5;
    // Adding 0 turns -0 into 0.
    const points = Math.round(most[index]! * factor.leaning * share) / TENTHS + 0;
    return { id: factor.id, points, max: most[index]! / TENTHS, factor };
  });
}

function areaPlace({ id, spread }: CountedAs, value: number): AreaPlace {
  const { percentile } = placeOf(spread, id, value);
  return { percentile, band: GRADES.life_area.of(percentile) };
}

const SURE_FACTORS = 5;
const FAIR_FACTORS = 3;
const CLEAR_LEAD = 15;
const AGREEING_SHARE = 0.7;

/** High where five factors or more speak, most of them to one side, and the score is well off the middle. */
function confidenceOf(value: number, factors: readonly Pick<AreaFactor, 'leaning'>[]): AreaConfidence {
  const spoken = factors.filter(({ leaning }) => leaning !== 0);
  if (spoken.length < FAIR_FACTORS) return 'low';
  const helping = spoken.filter(({ leaning }) => leaning > 0).length;
  const agreeing = Math.max(helping, spoken.length - helping) / spoken.length;
  const isClear = Math.abs(value - START) >= CLEAR_LEAD && agreeing >= AGREEING_SHARE;
  return spoken.length >= SURE_FACTORS && isClear ? 'high' : 'medium';
}

/** The score that is neutral, and the distance from it at which the leaning is full. */
interface Scale {
  readonly middle: number;
  readonly reach: number;
}

/** Mean and twice the deviation over 500 random births, so that half of them lean to either side. Interpretive. */
export const SCALES = {
  planet: { middle: 60, reach: 20 },
  house: { middle: 53, reach: 16 },
  period: { middle: 60, reach: 20 },
  /** For the share of a dignity: a neutral sign is neutral, exaltation and debilitation give the full leaning. */
  dignity: { middle: 0.45, reach: 0.4 },
} as const satisfies Record<string, Scale>;

/** Returns how far a score of 0 to 100 speaks for or against, -1 to 1. */
export function leaningOf(score: number, { middle, reach }: Scale): number {
  return within(-1, (score - middle) / reach, 1);
}

/** How a house or a planet stands by its score, in a word. Interpretive. */
export type Standing = 'strong' | 'middling' | 'weak';

/** Returns how a score stands: half of its reach above or below the middle it is strong or weak. */
export function standingOf(of: 'planet' | 'house', value: number): Standing {
  const leaning = leaningOf(value, SCALES[of]);
  return leaning >= 0.5 ? 'strong' : leaning > -0.5 ? 'middling' : 'weak';
}

/** One score among several that are taken together. */
export interface Share<Text = string> {
  readonly id: string;
  /** The subject of the score. */
  readonly label: Text;
  readonly value: number;
  readonly percent: number;
}

/** What a part of a blend is called: the subject of a score with its share, a further part, or the bounds of all scores. */
export type BlendLabel<Text = string> =
  | { readonly kind: 'share'; readonly of: Text; readonly value: number; readonly percent: number }
  | { readonly kind: 'further'; readonly of: Text }
  | { readonly kind: 'bounds'; readonly value: number };

export interface Blend<Text = string> extends AreaPlace {
  readonly value: number;
  readonly parts: readonly ScorePart<BlendLabel<Text>>[];
}

/**
 * Returns the mean of scores weighted by percentages, plus further parts that are counted in points.
 *
 * @param counted which of the counted scores it is
 */
export function blended<Text = string>(
  shares: readonly Share<Text>[],
  counted: CountedAs,
  further: readonly ScorePart<Text>[] = [],
): Blend<Text> {
  const parts = shares.map(({ id, label, value, percent }): ScorePart<BlendLabel<Text>> => {
    return {
      id,
      label: { kind: 'share', of: label, value, percent },
      points: Math.round((value * percent) / TENTHS) / TENTHS,
      max: percent,
    };
  });
  const others = further.map((part) => ({ ...part, label: { kind: 'further', of: part.label } as const }));
  const sum = boundedSum<BlendLabel<Text>>([...parts, ...others], (value) => ({ kind: 'bounds', value }));
  return { value: sum.value, ...areaPlace(counted, sum.value), parts: sum.parts };
}

/** Returns the sum of parts that are counted in points, as one of the counted scores. */
export function summed<Text = string>(parts: readonly ScorePart<Text>[], counted: CountedAs): Blend<Text> {
  return blended([], counted, parts);
}

/** Parts with fewer points are not described. */
const LEAST_DESCRIBED = 0.5;

/** Lists the parts that speak for a matter, or against it, the heaviest first. */
export function relevantParts<Text = AreaFact>(
  { parts }: Pick<AreaScore<Text>, 'parts'>,
  side: 'for' | 'against',
): (AreaPart<Text> & { factor: AreaFactor<Text> })[] {
  const sign = side === 'for' ? 1 : -1;
  return parts
    .filter(
      (part): part is AreaPart<Text> & { factor: AreaFactor<Text> } =>
        part.factor !== null && part.points * sign >= LEAST_DESCRIBED,
    )
    .sort((a, b) => (b.points - a.points) * sign);
}
