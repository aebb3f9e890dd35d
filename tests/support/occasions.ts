/** Requests for a chosen time. */
import { PURPOSE_IDS } from '../../lib/astro/tables/muhurta/ids.ts';
import { purposeOf } from '../../lib/astro/tables/muhurta/purposes.ts';

export const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
export const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
export const LONDON = { latitude: 51.5072, longitude: -0.1276, timezone: 'Europe/London' };
export const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

const PLACES = [DELHI, CHENNAI, LONDON];
const STARTS = ['2026-12-01', '2027-02-05', '2027-04-18', '2026-08-02', '2027-06-10'];

/** One birth for each role that a purpose asks for; of the second the time is not known. */
function birthsOf(purpose: (typeof PURPOSE_IDS)[number]): object[] {
  return purposeOf(purpose).persons.map((role, i) => ({
    ...PLACES[i]!,
    date: role === 'child' ? '2026-11-21' : `199${2 + i}-0${3 + i}-17`,
    ...(i === 0 && { time: '06:40:00' }),
    role,
  }));
}

/** Searches of two weeks: every purpose, by turns with births and without, at three places, over a year. */
export function manySearches(): object[] {
  return PURPOSE_IDS.flatMap((purpose, i) =>
    [0, 1, 2].map((turn) => {
      const from = STARTS[(i + turn) % STARTS.length]!;
      const to = new Date(Date.parse(`${from}T00:00:00Z`) + 13 * 86_400_000).toISOString().slice(0, 10);
      return {
        purpose,
        ...PLACES[(i + turn) % PLACES.length]!,
        from,
        to,
        ...(turn > 0 && { births: birthsOf(purpose) }),
        ...(purpose === 'journey' && turn > 0 && { direction: turn === 1 ? 'south' : 'north_east' }),
        ...(turn === 2 && { strict: false }),
      };
    }),
  );
}
