/** The health timeline from the facts of an analysis: structure, dates and planets, without texts. */
import type { Planet } from '../../../tables/planets.ts';
import type { HealthFacts, IsoDate } from './healthFacts.ts';
import { watchedParts, type WatchedPart } from './watchedParts.ts';
import { planetCares, type Cares } from './care.ts';
import {
  ANTARDASHA_YEARS,
  healthDashas,
  type DashaGap,
  type DatedPeriod,
  type HealthDashas,
} from './timelineDashas.ts';
import { monthsAfter } from './timelineDays.ts';
import { timelineRemedies, type TimelineRemedy } from './timelineRemedies.ts';
import { timelineSections, type TimelineSection } from './timelineSections.ts';

/** A period of the forecast; undated where the data hold no dates. */
export interface ForecastPeriod {
  readonly level: number;
  readonly lord: Planet;
  readonly within: Planet | null;
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  readonly isCurrent: boolean;
}

/** Data that are missing, so that something is left out. */
export type TimelineGap = DashaGap | 'no_ascendant' | 'no_passages';

export interface Timeline {
  readonly asOf: IsoDate;
  readonly sections: readonly TimelineSection[];
  readonly forecast: readonly ForecastPeriod[];
  readonly watched: readonly WatchedPart[];
  readonly remedies: readonly TimelineRemedy[];
  readonly cares: Cares;
  readonly gaps: readonly TimelineGap[];
}

/** Returns the timeline of health from a date (YYYY-MM-DD) on: sections, forecast by dasha, watched parts, remedies. */
export function healthTimeline(facts: HealthFacts, asOf: IsoDate): Timeline {
  const cares = planetCares(facts);
  const dashas = healthDashas(facts, asOf);
  const watched = watchedParts(facts, cares, dashas, { start: asOf, end: monthsAfter(asOf, ANTARDASHA_YEARS * 12) });
  return {
    asOf,
    sections: timelineSections({ facts, cares, dashas, watched }, asOf),
    forecast: forecastOf(facts, dashas, asOf),
    watched,
    remedies: timelineRemedies(facts, cares, dashas),
    cares,
    gaps: [
      ...(dashas.gap ? [dashas.gap] : []),
      ...(facts.ascendantSign === null ? (['no_ascendant'] as const) : []),
      ...(facts.passages.length === 0 ? (['no_passages'] as const) : []),
    ],
  };
}

/** The running mahadasha, the antardashas from the running one on, and the mahadashas after it. */
function forecastOf(
  { periods }: HealthFacts,
  { antardashas, gap, mahadashas }: HealthDashas,
  asOf: IsoDate,
): ForecastPeriod[] {
  const [first, ...later] = mahadashas;
  if (gap === null && first) {
    return [first, ...antardashas, ...later].map((period) => forecastPeriod(period, asOf));
  }
  return periods
    .filter(({ end, level }) => level <= 3 && (end === null || end > asOf))
    .map(({ end, level, lord, start }) => ({
      level,
      lord,
      within: null,
      start,
      end,
      isCurrent: start === null || start <= asOf,
    }));
}

function forecastPeriod({ end, level, lord, start, within }: DatedPeriod, asOf: IsoDate): ForecastPeriod {
  return { level, lord, within, start, end, isCurrent: start <= asOf && asOf < end };
}
