/** Births and days that chance alone would hardly find: gaps in clocks, eclipses, poles, the ends of the ephemeris. */
import fc from 'fast-check';

/** Time and place, as a body or a query has them. */
export interface Moment {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string | null;
}

/** A moment, and the instants that the service itself names for it: sunrises, ends of tithis, changes of periods. */
export interface Anchor {
  readonly moment: Moment;
  readonly instants: readonly string[];
}

const ZONES = [
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'Asia/Calcutta',
  'US/Eastern',
  'GMT+0',
  'LMT',
  'bombay_time',
  'railway_time',
];
export const timezone = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ZONES) },
  { weight: 1, arbitrary: fc.constantFrom(...ZONES).map((name) => name.toLowerCase()) },
  { weight: 1, arbitrary: fc.constantFrom('+05:30', '-00:44', '+14:00', '-14:00', 'Z', 'UTC+5', '+0545', '+05:53:28') },
);

const FIRST_DAY_MS = Date.UTC(1600, 0, 1);
const DAYS = (Date.UTC(2400, 11, 31) - FIRST_DAY_MS) / 86_400_000;
export const dateAfter = (date: string, days: number) =>
  new Date(Math.min(Date.parse(`${date}T00:00Z`) + days * 86_400_000, Date.UTC(2400, 11, 31)))
    .toISOString()
    .slice(0, 10);

const leapDays = Array.from({ length: 201 }, (_, i) => 1600 + 4 * i)
  .filter((year) => year % 100 !== 0 || year % 400 === 0)
  .map((year) => `${year}-02-29`);
export const date = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: DAYS }).map((days) => dateAfter('1600-01-01', days)) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 45_000 }).map((days) => dateAfter('1930-01-01', days)) },
  { weight: 1, arbitrary: fc.constantFrom(...leapDays) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1600-01-01', '1600-01-02', '2400-12-30', '2400-12-31', '2000-02-28', '1999-12-31'),
  },
);

const padded = (value: number) => String(value).padStart(2, '0');
export const time = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 0, max: 86_399 }).map((seconds) => {
      return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(padded).join(':');
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('00:00:00', '23:59:59', '12:00:00', '02:30:00') },
);

const degrees = (limit: number, edges: readonly number[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((parts) => parts / 10_000) },
    { weight: 1, arbitrary: fc.double({ min: -limit, max: limit, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  );
export const latitude = degrees(
  90,
  [90, -90, 89.9999999, -89.9999999, 66.5622, 67, 78.22, -66.5622, 0, -0, 1e-7, 23.4367],
);
export const longitude = degrees(180, [180, -180, 179.9999999, -179.9999999, 0, -0, 1e-7, -82.5, 5e-324]);

/** Clocks set forward and back, days that a country skipped or repeated, times before zones; with places. */
const CLOCKS: readonly Moment[] = [
  at('2011-12-30', '12:00:00', -13.83, -171.76, 'Pacific/Apia'),
  at('1993-08-21', '10:00:00', 9.08, 167.33, 'Pacific/Kwajalein'),
  at('1995-01-01', '00:00:00', 1.87, -157.4, 'Pacific/Kiritimati'),
  at('1844-12-31', '09:00:00', 14.6, 120.98, 'Asia/Manila'),
  at('1867-10-18', '12:00:00', 58.3, -134.42, 'America/Juneau'),
  at('2021-03-14', '02:30:00', 40.71, -74.01, 'America/New_York'),
  at('2021-11-07', '01:30:00', 40.71, -74.01, 'America/New_York'),
  at('2019-10-06', '02:15:00', -31.55, 159.08, 'Australia/Lord_Howe'),
  at('2019-04-07', '01:45:00', -31.55, 159.08, 'Australia/Lord_Howe'),
  at('2005-03-27', '02:00:00', -72.01, 2.53, 'Antarctica/Troll'),
  at('2018-11-04', '00:00:00', -23.55, -46.63, 'America/Sao_Paulo'),
  at('2023-03-26', '00:30:00', 33.89, 35.5, 'Asia/Beirut'),
  at('1942-09-01', '00:30:00', 22.57, 88.36, 'Asia/Kolkata'),
  at('1945-10-14', '23:30:00', 22.57, 88.36, 'Asia/Kolkata'),
  at('1906-01-01', '00:00:00', 13.08, 80.27, 'Asia/Kolkata'),
  at('1752-09-08', '06:00:00', 51.5, -0.13, 'Europe/London'),
];
/** Eclipses of the Sun and of the Moon, at their greatest. */
const ECLIPSES: readonly Moment[] = [
  at('1999-08-11', '11:03:00', 45.1, 24.3, 'UTC'),
  at('2009-07-22', '08:05:00', 25.61, 85.14, 'Asia/Kolkata'),
  at('1980-02-16', '15:40:00', 14.81, 74.13, 'Asia/Kolkata'),
  at('2019-12-26', '05:18:00', 1.0, 102.3, 'UTC'),
  at('2018-07-27', '20:22:00', -19.2, 56.6, 'UTC'),
  at('2000-07-16', '13:56:00', -21.2, -160, 'UTC'),
];
const ENDS: readonly Moment[] = [
  at('1600-01-01', '00:00:00', 0, 180, '+14:00'),
  at('1600-01-01', '00:00:00', 90, 0, 'Pacific/Kiritimati'),
  at('2400-12-31', '23:59:59', -90, -180, '-14:00'),
  at('2400-12-31', '23:59:59', 28.6, 77.2, 'Asia/Kolkata'),
];
const POLAR: readonly Moment[] = ['2026-06-21', '2026-12-21', '2026-05-17', '2026-03-20'].flatMap((day) => [
  at(day, '12:00:00', 69.6492, 18.9553, 'Europe/Oslo'),
  at(day, '00:00:00', 90, 0, 'UTC'),
  at(day, '18:00:00', -77.85, 166.67, 'Antarctica/McMurdo'),
]);

function at(date: string, time: string, latitude: number, longitude: number, timezone: string): Moment {
  return { date, time, latitude, longitude, timezone };
}

const anyMoment: fc.Arbitrary<Moment> = fc.record(
  { date, time, latitude, longitude, timezone: fc.option(timezone) },
  { requiredKeys: ['date', 'time', 'latitude', 'longitude'] },
);

/** An edge of the sky, in local time of its place. */
function onAnchor({ instants, moment }: Anchor): fc.Arbitrary<Moment> {
  return fc.constantFrom(...instants).map((instant) => ({
    ...moment,
    date: instant.slice(0, 10),
    time: instant.slice(11, 19),
    timezone: instant.slice(19),
  }));
}

/** @param anchors at least one, each with instants */
export function moments(anchors: readonly Anchor[]): fc.Arbitrary<Moment> {
  return fc.oneof(
    { weight: 8, arbitrary: anyMoment },
    { weight: 2, arbitrary: fc.constantFrom(...CLOCKS, ...ECLIPSES, ...ENDS, ...POLAR) },
    { weight: 2, arbitrary: fc.constantFrom(...anchors).chain(onAnchor) },
    { weight: 1, arbitrary: fc.constantFrom(...anchors).map(({ moment }) => moment) },
  );
}

/** Values of `as_of`: any day, any instant, and instants at which the service says that something changes. */
export function nows(anchors: readonly Anchor[]): fc.Arbitrary<string> {
  const instant = fc
    .tuple(date, time, fc.constantFrom('Z', '+05:30', '-11:00', '+14:00', '.5Z'))
    .map(([day, clock, offset]) => `${day}T${clock}${offset}`);
  return fc.oneof(date, instant, fc.constantFrom(...anchors.flatMap(({ instants }) => instants)));
}
