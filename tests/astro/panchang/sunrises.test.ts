import { describe, expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { panchangDay } from '../../../lib/astro/panchang/panchangDay.ts';
import { elementAt, PANCHANG_ELEMENTS } from '../../../lib/astro/panchang/elements.ts';
import { dayElementSpans } from '../../../lib/astro/panchang/elementSpans.ts';
import { sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { fartherSunrises, sunriseCounts } from '../../../lib/astro/panchang/sunrises.ts';
import { skyAt } from '../../../lib/astro/chart/sky.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const DAYS = 180;

/** What runs at each sunrise, one after another: a number that is skipped is lost, one that repeats counts twice. */
describe.each([
  ['Delhi', { latitudeDeg: 28.6139, longitudeDeg: 77.209 }],
  ['Edinburgh', { latitudeDeg: 55.9533, longitudeDeg: -3.1883 }],
  ['Tromso, half a year with midnight Sun', { latitudeDeg: 69.6492, longitudeDeg: 18.9553 }],
])('%s', (_, place) => {
  const firstNoonJdUT = jdFromDate(2026, 3, 1) + 0.5 - place.longitudeDeg / 360;
  const days = Array.from({ length: DAYS }, (__, i) => panchangDay(firstNoonJdUT + i, place, 'visible', ephemeris));

  test.each(['tithi', 'nakshatra', 'yoga'] as const)('%s', (dayElement) => {
    const element = PANCHANG_ELEMENTS[dayElement];
    const atSunrise = days.map(({ startJdUT }) => {
      const { Moon, Sun } = skyAt(ephemeris, ttFromUt(startJdUT), DEFAULT_CONVENTIONS).planets;
      return elementAt(element, Sun.longitudeDeg, Moon.longitudeDeg).number;
    });
    const seen = new Set<string>();
    for (let i = 1; i < DAYS - 2; i++) {
      const day = days[i]!;
      const spans = dayElementSpans(dayElement, day, sunMoonNear(day.startJdUT, ephemeris, DEFAULT_CONVENTIONS));
      const counts = sunriseCounts(spans, day, fartherSunrises(day, place, 'visible', ephemeris));
      spans.forEach(({ number }, k) => {
        const met = [-1, 0, 1, 2].filter((offset) => atSunrise[i + offset] === number).length;
        expect(counts[k]).toBe(met === 0 ? 'kshaya' : met === 1 ? 'ordinary' : 'vriddhi');
        seen.add(counts[k]!);
      });
    }
    // Each of the three happens in half a year.
    expect([...seen].sort()).toEqual(['kshaya', 'ordinary', 'vriddhi']);
  });
});
