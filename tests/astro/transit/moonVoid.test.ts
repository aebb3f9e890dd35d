/** The void Moon, against a plain look at every other minute. */
import { expect, test } from '@jest/globals';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { moonVoid } from '../../../lib/astro/transit/moonVoid.ts';
import { tracksOf } from '../../../lib/astro/transit/sky.ts';
import { SIGN_ARC_DEG, stays } from '../../../lib/astro/transit/stays.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const NOW = jdFromDate(2026, 11, 20);
const tracks = tracksOf(ephemeris, DEFAULT_CONVENTIONS);

const ASPECTS = [0, 60, 90, 120, 180];
const ASPECTED = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

test('no aspect is exact while the Moon is void, and one is as it begins', () => {
  const moonStays = stays(tracks.Moon, SIGN_ARC_DEG, NOW, NOW + 60);
  const farthest = (jdUT: number) => {
    const jdTT = ttFromUt(jdUT);
    const at = (planet: (typeof ASPECTED)[number] | 'Moon') => tracks[planet].at(jdTT).longitudeDeg;
    const away = ASPECTED.flatMap((planet) =>
      ASPECTS.map((aspect) => Math.abs(separationDeg(at('Moon'), at(planet)) - aspect)),
    );
    return Math.min(...away);
  };
  for (const stay of moonStays) {
    const { endJdUT, startJdUT } = moonVoid(tracks, stay)!;
    expect(endJdUT).toBe(stay.endJdUT);
    expect(startJdUT).toBeGreaterThanOrEqual(stay.startJdUT!);
    expect(farthest(startJdUT)).toBeLessThan(0.002);
    // Two minutes on the Moon has gone a fortieth of a degree.
    for (let jdUT = startJdUT + 1 / 360; jdUT < endJdUT; jdUT += 1 / 720) expect(farthest(jdUT)).toBeGreaterThan(0.004);
  }
});

test('nothing is told of a stay whose ends are unknown', () => {
  const [stay] = stays(tracks.Moon, SIGN_ARC_DEG, NOW, NOW);
  expect(moonVoid(tracks, { ...stay!, startJdUT: null })).toBeNull();
});
