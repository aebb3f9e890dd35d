/** Signs of a change of job and of promotion: each met or not, with the times at which it holds (weights interpretive). */
import type { Observed } from '../../../evidence.ts';
import { practice, type Source } from '../../../source.ts';
import type { Planet } from '../../../tables/planets.ts';
import { isStayAt, type Stay } from '../../../transit/stays.ts';
import { areaFactor } from '../../areaFactors.ts';
import type { AreaContext } from '../../areaContext.ts';
import type { AreaFactor } from '../../areaScore.ts';
import { finding, type Finding } from '../../../evidence.ts';
import type { TimingContext } from '../../timing/timingWindows.ts';
import {
  indicatorFact,
  type GroundFact,
  type IndicatorFact,
  type IndicatorMeaning,
  type SeenFact,
  type SpanFact,
} from './facts.ts';

/** When a sign holds. */
export interface IndicatorSpan extends Pick<Stay, 'startJdUT' | 'endJdUT'> {
  /** Why: Saturn passes Pisces, the 10th house. */
  readonly what: SpanFact;
}

export interface Indicator extends Finding<IndicatorFact> {
  readonly kind: 'period' | 'transit' | 'birth';
  /** From -1 to 1. */
  readonly leaning: number;
  readonly weight: number;
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
  /** What the chart shows, whether or not the sign holds. */
  readonly seen: SeenFact;
  /** In order; none for what holds for life. */
  readonly spans: readonly IndicatorSpan[];
}

export interface IndicatorContext {
  readonly area: AreaContext;
  readonly timing: TimingContext;
  readonly untilJdUT: number;
}

export type IndicatorRow = (context: IndicatorContext) => Indicator;

interface IndicatorParts {
  readonly id: string;
  readonly kind: Indicator['kind'];
  readonly rule: IndicatorFact;
  readonly isMet: boolean;
  readonly leaning: number;
  readonly weight: number;
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
  readonly observed: Observed;
  readonly seen: SeenFact;
  /** What it means where it holds. */
  readonly means: IndicatorMeaning;
  readonly tone: Finding['effect'];
  readonly spans: readonly IndicatorSpan[];
  readonly source?: Source;
}

export const INDICATOR_SOURCE = practice('Signs of change and rise in work by periods and transits: common practice');

/** Returns one sign of a change as a finding, with its weight and its times; the source is practice unless named. */
export function indicator({ source = INDICATOR_SOURCE, ...parts }: IndicatorParts): Indicator {
  const { houses, id, isMet, kind, leaning, means, observed, planets, rule, seen, spans, tone, weight } = parts;
  const found = finding<IndicatorFact>({
    id,
    text: rule,
    observed,
    isMet,
    effect: tone,
    meaning: indicatorFact('meaning', { seen, means }),
    source,
    confidence: 'interpretive',
  });
  return { ...found, kind, leaning, weight, planets, houses, seen, spans };
}

/** Returns a sign as a factor of its matter at present. */
export function indicatorFactor(one: Indicator): AreaFactor<IndicatorFact> {
  const { houses, id, leaning, observed, planets, seen, source, weight } = one;
  return areaFactor<IndicatorFact>({ id, text: seen, leaning, weight, planets, houses, observed, source });
}

/** A sign of the zodiac over which planets pass, and what it is in this chart. */
export interface IndicatorGround {
  readonly signIndex: number;
  readonly what: GroundFact;
}

/** Lists the times in which a planet passes one of some signs of the zodiac. */
export function passageSpans(
  { timing }: IndicatorContext,
  planet: Planet,
  grounds: readonly IndicatorGround[],
): IndicatorSpan[] {
  return timing.staysOf(planet).flatMap(({ endJdUT, index, startJdUT }) => {
    const passed = grounds.filter(({ signIndex }) => signIndex === index).map(({ what }) => what);
    if (passed.length === 0) return [];
    return [{ startJdUT, endJdUT, what: indicatorFact('passage', { planet, grounds: passed }) }];
  });
}

/** Returns the span that holds at the present instant, if any. */
export function presentSpan({ nowJdUT }: AreaContext, spans: readonly IndicatorSpan[]): IndicatorSpan | undefined {
  return spans.find((span) => isStayAt(span, nowJdUT));
}
