/** The void Moon, against a plain look at every other minute. */
import { expect, test } from '@jest/globals';
import { separationDeg, wrap360 } from '../../../lib/astro/angle.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { forEachPlanet } from '../../../lib/astro/tables/planets.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { moonVoid } from '../../../lib/astro/transit/moonVoid.ts';
import { tracksOf } from '../../../lib/astro/transit/sky.ts';
import { stays } from '../../../lib/astro/transit/stays.ts';
import type { Track } from '../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';

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

test('null for a stay whose ends are unknown', () => {
  const [stay] = stays(tracks.Moon, SIGN_ARC_DEG, NOW, NOW);
  expect(moonVoid(tracks, { ...stay!, startJdUT: null })).toBeNull();
});

test.each([0, 60, 90, 120, 180, 240, 270, 300])(
  'an aspect of %i° twenty degrees into the sign is the last one',
  (aspectDeg) => {
    const from = NOW;
    const onCourse = (fromDeg: number, degPerDay: number): Track => ({
      ...tracks.Moon,
      at: (jdTT) => ({
        jdTT,
        longitudeDeg: wrap360(fromDeg + degPerDay * (jdTT - ttFromUt(from))),
        speedDegPerDay: degPerDay,
      }),
    });
    // The Moon makes 12 degrees a day from 0 Aries on; all others rest where the aspect is exact at 20 Aries.
    const resting = forEachPlanet(() => onCourse(20 - aspectDeg, 0));
    const stay = { ...stays(tracks.Moon, SIGN_ARC_DEG, from, from)[0]!, startJdUT: from, endJdUT: from + 2.5 };
    const { startJdUT } = moonVoid({ ...resting, Moon: onCourse(0, 12) }, stay)!;
    expect(startJdUT - from).toBeCloseTo(20 / 12, 3);
  },
);
