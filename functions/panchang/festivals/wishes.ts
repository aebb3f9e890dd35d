/** What the queries of festivals ask for. */
import type { Tradition, ViddhaRule } from '../../../lib/astro/calendar/festivals/ekadashi.ts';
import type { CalendarCourse } from '../../../lib/astro/calendar/course.ts';
import { REGION_IDS } from '../../../lib/astro/tables/calendar/ids.ts';
import type { PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { ALL_FESTIVALS, type ObservanceWishes } from '../../../lib/birth/observances.ts';
import type { FestivalContext } from '../../../lib/records/calendar/festivalRecord.ts';
import { Warned } from '../../../lib/records/warned.ts';

export interface FestivalsAsked {
  readonly region?: string | null | undefined;
  readonly tradition?: Tradition | 'both' | null | undefined;
  readonly kind?: ObservanceWishes['kind'] | null | undefined;
  readonly include?: readonly string[] | null | undefined;
  readonly month_system?: FestivalContext['monthSystem'] | null | undefined;
  readonly viddha?: ViddhaRule | null | undefined;
}

/** Returns the wishes of a query, with the defaults of those that it leaves out. */
export function wishesOf({ kind, region, tradition, viddha }: FestivalsAsked): ObservanceWishes {
  return {
    kind: kind ?? ALL_FESTIVALS.kind,
    tradition: tradition ?? ALL_FESTIVALS.tradition,
    region: REGION_IDS.find((id) => id.toLowerCase() === region) ?? ALL_FESTIVALS.region,
    viddha: viddha ?? ALL_FESTIVALS.viddha,
  };
}

/** Returns how records are written at the place of a query. */
export function festivalContext(
  { instant, names, query }: PlacedCalendar<FestivalsAsked>,
  { days }: CalendarCourse,
): FestivalContext {
  return { instant, names, days, monthSystem: query.month_system ?? 'amanta' };
}

/** Returns an answer with the conventions that festivals are found by. */
export function withFestivalConventions(data: object, { month_system: system, viddha }: FestivalsAsked): Warned {
  return new Warned(
    data,
    [],
    {},
    {
      calendar: { month_system: system ?? 'amanta', viddha: viddha ?? ALL_FESTIVALS.viddha },
    },
  );
}
