/** Transit searches: all stays of each planet in signs over 120 years, with the default conventions. */
import { join } from 'node:path';
import { DEFAULT_CONVENTIONS } from '../../lib/astro/conventions.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { J2000_JD } from '../../lib/astro/time.ts';
import { stays } from '../../lib/astro/transit/stays.ts';
import { trackOf } from '../../lib/astro/transit/track.ts';
import { openEphemeris } from '../../layers/ephemeris/index.ts';
import { microsecondsEach, table } from './timing.ts';
import { SIGN_ARC_DEG } from '../../lib/astro/tables/signs.ts';

const LONG_LIFE_DAYS = 120 * 365.25;
const STARTS = Array.from({ length: 5 }, (_, i) => J2000_JD - 20_000 + i * 5000);

export function benchTransits(root: string): void {
  const ephemeris = openEphemeris(join(root, 'layers/ephemeris/data'));
  const counts = new Map<string, number>();
  const times = microsecondsEach(
    PLANETS.map((planet) => ({
      name: planet,
      run: (fromJdUT) => {
        const track = trackOf(planet, ephemeris, DEFAULT_CONVENTIONS);
        counts.set(planet, stays(track, SIGN_ARC_DEG, fromJdUT, fromJdUT + LONG_LIFE_DAYS).length);
      },
    })),
    STARTS,
  );
  table('Stays in signs over 120 years: milliseconds (medians)', [
    ['', 'stays', 'ms'],
    ...PLANETS.map((planet) => [planet, String(counts.get(planet)!), (times.get(planet)! / 1000).toFixed(2)]),
  ]);
}
