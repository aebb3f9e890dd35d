import { describe, expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { moonEvents, moonLight, nextMoonEvents } from '../../../lib/astro/panchang/moon.ts';
import { skyAt } from '../../../lib/astro/chart/sky.ts';
import { jdFromDate, SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden } from '../../support/golden.ts';

interface RiseSets {
  rows: {
    lat: number;
    lon: number;
    day0_ut: number;
    almanac34: { moonrise: number | null; moonset: number | null };
  }[];
}

test('150 days of the reference: events, and a reason exactly where one is missing', () => {
  const reasons = new Set<string | null>();
  for (const { lat, lon, day0_ut: startJdUT, almanac34 } of golden<RiseSets>('ephemeris/riseset').rows) {
    const place = { latitudeDeg: lat, longitudeDeg: lon };
    const events = moonEvents({ startJdUT, endJdUT: startJdUT + 1 }, place, 'visible', ephemeris);
    const { moonrise, moonset } = almanac34;
    expect([events.riseJdUT === null, events.setJdUT === null]).toEqual([moonrise === null, moonset === null]);
    if (moonrise !== null) expect(Math.abs(events.riseJdUT! - moonrise) * SECONDS_PER_DAY).toBeLessThan(0.5);
    if (moonset !== null) expect(Math.abs(events.setJdUT! - moonset) * SECONDS_PER_DAY).toBeLessThan(0.5);
    const missing = moonrise === null ? (moonset === null ? /^moon_stays/ : /^no_moonrise/) : /^no_moonset/;
    if (moonrise === null || moonset === null) expect(events.reason).toMatch(missing);
    else expect(events.reason).toBeNull();
    reasons.add(events.reason);
  }
  expect([...reasons].sort()).toEqual(['moon_stays_down', 'moon_stays_up', 'no_moonrise', 'no_moonset', null]);
});

describe('what follows', () => {
  const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };

  test('the next events are the first ones of the following dates', () => {
    const dates = Array.from({ length: 60 }, (_, i) => {
      const startJdUT = jdFromDate(2024, 4, 1 + i) - 5.5 / 24;
      const next = nextMoonEvents(startJdUT + 1, delhi, 'visible', ephemeris);
      return { ...moonEvents({ startJdUT, endJdUT: startJdUT + 1 }, delhi, 'visible', ephemeris), next };
    });
    const following = (i: number, kind: 'riseJdUT' | 'setJdUT') => dates[i + 1]![kind] ?? dates[i + 2]![kind]!;
    for (let i = 0; i < 58; i++) {
      expect(dates[i]!.next.riseJdUT! - following(i, 'riseJdUT')).toBeCloseTo(0, 7);
      expect(dates[i]!.next.setJdUT! - following(i, 'setJdUT')).toBeCloseTo(0, 7);
    }
  });

  test('at a pole the Moon rises once a month, and the next time is found', () => {
    const startJdUT = jdFromDate(2024, 4, 1);
    const pole = { latitudeDeg: 90, longitudeDeg: 0 };
    const { isUpAtStart, reason } = moonEvents({ startJdUT, endJdUT: startJdUT + 1 }, pole, 'visible', ephemeris);
    expect(reason).toBe(isUpAtStart ? 'moon_stays_up' : 'moon_stays_down');
    const { riseJdUT, setJdUT } = nextMoonEvents(startJdUT + 1, pole, 'visible', ephemeris);
    expect(Math.abs(riseJdUT! - setJdUT!)).toBeGreaterThan(12);
    expect(Math.max(riseJdUT!, setJdUT!)).toBeLessThan(startJdUT + 30);
  });
});

describe('light', () => {
  const lightAt = (jdUT: number) => moonLight(skyAt(ephemeris, ttFromUt(jdUT), DEFAULT_CONVENTIONS));

  test('1992 April 12, 0h TD: 0.6786 of the disc (Meeus, Astronomical Algorithms, example 48.a)', () => {
    const light = moonLight(skyAt(ephemeris, jdFromDate(1992, 4, 12), DEFAULT_CONVENTIONS));
    expect(light.illumination).toBeCloseTo(0.6786, 3);
    expect(light).toMatchObject({ isWaxing: true, phase: 'waxing_gibbous' });
  });

  test.each([
    // Eclipses of NASA's catalogue, and a quarter of a lunation after each.
    ['new_moon', jdFromDate(2024, 4, 8) + 18.3 / 24, 0],
    ['first_quarter', jdFromDate(2024, 4, 15) + 19.2 / 24, 0.5],
    ['full_moon', jdFromDate(2025, 3, 14) + 7 / 24, 1],
    ['last_quarter', jdFromDate(2025, 3, 22) + 11.5 / 24, 0.5],
  ])('%s', (phase, jdUT, illumination) => {
    const light = lightAt(jdUT);
    expect(light.phase).toBe(phase);
    expect(Math.abs(light.illumination - illumination)).toBeLessThan(0.01);
  });
});

test('a principal phase lasts a day, half before and half after it', () => {
  const phaseAt = (ahead: number) =>
    moonLight({ planets: { ...skyAt(ephemeris, 2451545, DEFAULT_CONVENTIONS).planets, ...drawn(ahead) } }).phase;
  const at = { longitudeDeg: 350, latitudeDeg: 0, distanceAU: 1, speedDegPerDay: 1 };
  const drawn = (ahead: number) => ({
    Sun: at,
    Moon: { longitudeDeg: (350 + ahead) % 360, latitudeDeg: 0, distanceAU: 0.0026, speedDegPerDay: 13 },
  });
  expect([0, 5, 7, 83, 85, 95, 97, 173, 175, 185, 187, 263, 265, 275, 277, 353, 355].map(phaseAt)).toEqual([
    ...['new_moon', 'new_moon', 'waxing_crescent', 'waxing_crescent', 'first_quarter', 'first_quarter'],
    ...['waxing_gibbous', 'waxing_gibbous', 'full_moon', 'full_moon', 'waning_gibbous', 'waning_gibbous'],
    ...['last_quarter', 'last_quarter', 'waning_crescent', 'waning_crescent', 'new_moon'],
  ]);
});
