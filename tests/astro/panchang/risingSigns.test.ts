import { describe, expect, test } from '@jest/globals';
import { partIndex, wrap360 } from '../../../lib/astro/angle.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { ascendantDeg } from '../../../lib/astro/earth/horizon.ts';
import { localSiderealDeg } from '../../../lib/astro/earth/siderealTime.ts';
import { risingSigns } from '../../../lib/astro/panchang/risingSigns.ts';
import { panchakaRahita } from '../../../lib/astro/panchang/panchakaRahita.ts';
import { skyAt } from '../../../lib/astro/chart/sky.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const skyOf = (jdUT: number) => skyAt(ephemeris, ttFromUt(jdUT), DEFAULT_CONVENTIONS);

/** The sign in the east by the ascendant that charts are cast with. */
function ascendantSign(jdUT: number, latitudeDeg: number, longitudeDeg: number): number {
  const { ayanamsaDeg, jdTT, nutationLongitudeDeg, trueObliquityDeg } = skyOf(jdUT);
  const sidereal = localSiderealDeg(jdUT, jdTT, nutationLongitudeDeg, trueObliquityDeg, longitudeDeg);
  const deg = ascendantDeg(sidereal, trueObliquityDeg, latitudeDeg) - ayanamsaDeg - nutationLongitudeDeg;
  return partIndex(wrap360(deg), 360, 12) + 1;
}

describe.each([
  [28.6139, 77.209],
  [-33.8688, 151.2093],
  [0, 0],
  [64.1466, -21.9426],
])('at latitude %d', (latitudeDeg, longitudeDeg) => {
  const startJdUT = jdFromDate(2026, 11, 20) + 1.3 / 24;
  const spans = risingSigns(
    { startJdUT, endJdUT: startJdUT + 1.0005 },
    { latitudeDeg, longitudeDeg },
    skyOf(startJdUT),
  )!;

  test('the signs follow each other and fill the day', () => {
    expect(spans[0]!.startJdUT).toBe(startJdUT);
    expect(spans.at(-1)!.endJdUT).toBe(startJdUT + 1.0005);
    expect(spans.length).toBeGreaterThanOrEqual(13);
    for (const [i, span] of spans.entries()) {
      if (i > 0) expect(span.number).toBe((spans[i - 1]!.number % 12) + 1);
      if (i > 0) expect(span.startJdUT).toBe(spans[i - 1]!.endJdUT);
    }
  });

  test('each is the sign of the ascendant from a second behind its start to a second before its end', () => {
    const second = 1 / 86400;
    for (const { endJdUT, number, startJdUT: from } of spans) {
      if (endJdUT - from < 3 * second) continue;
      expect(ascendantSign(from + second, latitudeDeg, longitudeDeg)).toBe(number);
      expect(ascendantSign(endJdUT - second, latitudeDeg, longitudeDeg)).toBe(number);
    }
  });
});

test('beyond the polar circles signs do not rise one by one', () => {
  const startJdUT = jdFromDate(2026, 11, 20);
  const place = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 };
  expect(risingSigns({ startJdUT, endJdUT: startJdUT + 1 }, place, skyOf(startJdUT))).toBeNull();
});

// By hand: shukla 5 on a Friday in Rohini with Leo rising is 5 + 6 + 4 + 5 = 20, by nine 2.
test.each([
  [5, 5, 4, 4, 20, 2, 'agni'],
  [1, 0, 1, 6, 10, 1, 'mrityu'],
  [10, 1, 3, 6, 22, 4, 'raja'],
  [10, 1, 3, 8, 24, 6, 'chora'],
  [10, 1, 3, 10, 26, 8, 'roga'],
  [10, 1, 3, 11, 27, 0, null],
  [10, 1, 3, 5, 21, 3, null],
  [10, 1, 3, 7, 23, 5, null],
  [10, 1, 3, 9, 25, 7, null],
])(
  'tithi %i, vara %i, nakshatra %i, sign %i make %i, %i: %p',
  (tithi, vara, nakshatra, sign, sum, remainder, fault) => {
    expect(panchakaRahita(tithi, vara, nakshatra, sign)).toEqual({ sum, remainder, fault });
  },
);
