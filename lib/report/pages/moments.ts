/** Instants of records as the report writes them; those outside the ephemeris are described by its years. */
import type { Report } from '../report.ts';

/** Writes the start and the end of a span; null for an unknown instant. */
export interface Moments {
  start(instant: string | null): string;
  end(instant: string | null): string;
}

/** To the day: 15 Jun 1990. */
export function days(report: Report): Moments {
  return written(report, (instant) => reportDate(report, instant));
}

/** To the minute: 15 Jun 1990, 14:30. */
export function minutes(report: Report): Moments {
  return written(report, (instant) => `${reportDate(report, instant)}, ${timeOf(instant)}`);
}

/** Returns the date of an ISO instant as the language of the report writes dates. */
export function reportDate({ words }: Report, instant: string): string {
  return words.date(instant.slice(0, 10));
}

/** Returns the time of day of an ISO instant, as HH:MM. */
export function timeOf(instant: string): string {
  return instant.slice(11, 16);
}

function written({ context, words: { say } }: Report, write: (instant: string) => string): Moments {
  const { endYear, startYear } = context.ephemeris.coverage;
  return {
    start: (instant) => (instant === null ? say('before_year', { year: startYear }) : write(instant)),
    end: (instant) => (instant === null ? say('after_year', { year: endYear }) : write(instant)),
  };
}
