/** Periods and passages as arguments of sentences. */
import type { IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { ComingLord, DatedLord } from '../../words/facts/health/timeline.ts';

interface Span {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

interface Lord extends Span {
  readonly lord: Planet;
}

/** Returns a period with both its dates. */
export function dated({ end, lord, start }: Lord): DatedLord {
  return { planet: lord, startDate: start, endDate: end };
}

/** Returns a period, without its start where it has begun. */
export function coming({ lord, ...span }: Lord, hasBegun: boolean): ComingLord {
  return { planet: lord, ...comingSpan(span, hasBegun) };
}

/** Returns a span of time, without its start where it has begun. */
export function comingSpan({ end, start }: Span, hasBegun: boolean): Omit<ComingLord, 'planet'> {
  return { startDate: hasBegun ? null : start, endDate: end };
}
