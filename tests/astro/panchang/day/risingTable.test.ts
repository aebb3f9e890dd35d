import { describe, expect, test } from '@jest/globals';
import { partIndex, wrap360 } from '../../../../lib/astro/angle.ts';
import { skyAt } from '../../../../lib/astro/chart/sky.ts';
import { DEFAULT_CONVENTIONS } from '../../../../lib/astro/conventions.ts';
import { ttFromUt } from '../../../../lib/astro/earth/deltaT.ts';
import { ascendantDeg } from '../../../../lib/astro/earth/horizon.ts';
import { localSiderealDeg } from '../../../../lib/astro/earth/siderealTime.ts';
import { polarRising } from '../../../../lib/astro/panchang/day/polarRising.ts';
import { risingAt, risingNavamshas, risingTable } from '../../../../lib/astro/panchang/day/risingTable.ts';
import { pushkaraNavamsas } from '../../../../lib/astro/planet/pushkara.ts';
import { jdFromDate } from '../../../../lib/astro/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const SECOND = 1 / 86400;
const startJdUT = jdFromDate(2026, 11, 20) + 1.3 / 24;
const day = { startJdUT, endJdUT: startJdUT + 1.0005 };
const skyOf = (jdUT: number) => skyAt(ephemeris, ttFromUt(jdUT), DEFAULT_CONVENTIONS);
const sky = skyOf(startJdUT);

/** The ascendant that charts are cast with, into so many parts of the zodiac. */
function ascendantPart(jdUT: number, latitudeDeg: number, longitudeDeg: number, parts: number): number {
  const { ayanamsaDeg, jdTT, nutationLongitudeDeg, trueObliquityDeg } = skyOf(jdUT);
  const sidereal = localSiderealDeg(jdUT, jdTT, nutationLongitudeDeg, trueObliquityDeg, longitudeDeg);
  const deg = ascendantDeg(sidereal, trueObliquityDeg, latitudeDeg) - ayanamsaDeg - nutationLongitudeDeg;
  return partIndex(wrap360(deg), 360, parts) + 1;
}

describe.each([
  [28.6139, 77.209, false],
  [-33.8688, 151.2093, false],
  [64.1466, -21.9426, false],
  [69.6492, 18.9553, true],
  [-78, 40, true],
  [89.9, 0, true],
])('at latitude %d', (latitudeDeg, longitudeDeg, isPolar) => {
  const place = { latitudeDeg, longitudeDeg };
  const table = risingTable(day, place, sky);

  test('signs are whole and tile the day', () => {
    expect(table.isPolar).toBe(isPolar);
    const { signs } = table;
    expect(signs[0]!.startJdUT).toBeLessThan(day.startJdUT);
    expect(signs.at(-1)!.endJdUT).toBeGreaterThan(day.endJdUT);
    for (const [i, sign] of signs.entries()) if (i > 0) expect(sign.startJdUT).toBe(signs[i - 1]!.endJdUT);
    if (!isPolar) expect(signs.length).toBeGreaterThanOrEqual(13);
    else expect(new Set(signs.map(({ number }) => number)).size).toBeLessThan(12);
  });

  test('each is the sign of the ascendant from a second behind its start to a second before its end', () => {
    for (const { endJdUT, number, startJdUT: from } of table.signs) {
      if (endJdUT - from < 4 * SECOND) continue;
      expect(ascendantPart(from + 2 * SECOND, latitudeDeg, longitudeDeg, 12)).toBe(number);
      expect(ascendantPart(endJdUT - 2 * SECOND, latitudeDeg, longitudeDeg, 12)).toBe(number);
    }
  });

  test('its ninths tile a sign, and each is that of the ascendant', () => {
    for (const sign of table.signs) {
      const ninths = risingNavamshas(sign, place, sky);
      if (!isPolar) expect(ninths.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      for (const { endJdUT, isPushkara, number, signIndex, startJdUT: from } of ninths) {
        if (endJdUT - from < 4 * SECOND) continue;
        const part = ascendantPart((from + endJdUT) / 2, latitudeDeg, longitudeDeg, 108);
        expect(part).toBe((sign.number - 1) * 9 + number);
        expect(signIndex).toBe((part - 1) % 12);
        expect(isPushkara).toBe(pushkaraNavamsas(sign.number - 1).includes(number));
      }
    }
  });

  test('the sign of an instant is that of the table', () => {
    for (let hour = 0.5; hour < 24; hour += 1) {
      const jdUT = startJdUT + hour / 24;
      const found = risingAt(jdUT, place, skyOf(jdUT));
      const listed = table.signs.find(({ endJdUT }) => jdUT < endJdUT)!;
      expect(found.number).toBe(listed.number);
      expect(Math.abs(found.endJdUT - listed.endJdUT)).toBeLessThan(SECOND);
      expect(Math.abs(found.startJdUT - listed.startJdUT)).toBeLessThan(SECOND);
    }
  });
});

test('at a pole the ascendant is one of two points, half a day each', () => {
  const spans = polarRising(day, { latitudeDeg: 90, longitudeDeg: 0 }, sky);
  expect(new Set(spans.map(({ number }) => number)).size).toBe(2);
});
