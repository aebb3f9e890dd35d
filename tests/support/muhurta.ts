/** Requests for a chosen time at some places. */
import { DEFAULT_CONVENTIONS } from '../../lib/astro/conventions.ts';
import type { MuhurtaDate, MuhurtaOptions, MuhurtaRequest } from '../../lib/astro/judgement/muhurta/request.ts';
import { weekdayIndex } from '../../lib/astro/panchang/vara.ts';
import type { PurposeId } from '../../lib/astro/tables/muhurta/ids.ts';
import { jdFromUnixMs, unixMsFromJd } from '../../lib/astro/time.ts';
import { ephemeris } from './ephemeris.ts';

export const PLACES = {
  delhi: { latitudeDeg: 28.6139, longitudeDeg: 77.209, offsetHours: 5.5 },
  chennai: { latitudeDeg: 13.0827, longitudeDeg: 80.2707, offsetHours: 5.5 },
  london: { latitudeDeg: 51.5074, longitudeDeg: -0.1278, offsetHours: 0 },
  reykjavik: { latitudeDeg: 64.1466, longitudeDeg: -21.9426, offsetHours: 0 },
  tokyo: { latitudeDeg: 35.6762, longitudeDeg: 139.6503, offsetHours: 9 },
  tromso: { latitudeDeg: 69.6492, longitudeDeg: 18.9553, offsetHours: 1 },
} as const;
export type PlaceName = keyof typeof PLACES;

/** Julian days of clocks that do not change for summer. */
export function datesFrom(first: string, count: number, place: PlaceName): MuhurtaDate[] {
  const noon = jdFromUnixMs(Date.parse(`${first}T12:00:00Z`));
  return Array.from({ length: count }, (_, i) => ({
    date: new Date(unixMsFromJd(noon + i)).toISOString().slice(0, 10),
    noonJdUT: noon + i - PLACES[place].offsetHours / 24,
    varaIndex: weekdayIndex(noon + i),
    hours: null,
  }));
}

export const OPTIONS: MuhurtaOptions = {
  isStrict: true,
  calendar: 'both',
  direction: null,
  astaDays: 3,
  eclipseDays: 3,
};

export const WISHES = { minScore: 50, minMinutes: 20, limit: 10, perDay: 2 } as const;

export function requestOf(
  purpose: PurposeId,
  place: PlaceName,
  [first, count]: readonly [first: string, count: number],
  changes: Partial<Omit<MuhurtaRequest, 'options'>> & { readonly options?: Partial<MuhurtaOptions> } = {},
): MuhurtaRequest {
  return {
    ephemeris,
    place: PLACES[place],
    conventions: DEFAULT_CONVENTIONS,
    dates: datesFrom(first, count, place),
    purpose,
    persons: [],
    ...changes,
    options: { ...OPTIONS, ...changes.options },
  };
}

/** The date that a clock of the place shows. */
export function dateAt(jdUT: number, place: PlaceName): string {
  return new Date(unixMsFromJd(jdUT + PLACES[place].offsetHours / 24)).toISOString().slice(0, 10);
}
