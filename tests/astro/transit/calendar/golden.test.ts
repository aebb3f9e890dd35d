/** Retrogrades, combustions, asta and ingresses of 2015-2032 against an independent ephemeris, every row. */
import { describe, expect, test } from '@jest/globals';
import { wrap180 } from '../../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../../lib/astro/earth/deltaT.ts';
import { NAKSHATRA_ARC_DEG } from '../../../../lib/astro/tables/nakshatras.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { SIGN_ARC_DEG } from '../../../../lib/astro/tables/signs.ts';
import { jdFromDate, jdFromUnixMs, MS_PER_DAY } from '../../../../lib/astro/time.ts';
import { astaSpells } from '../../../../lib/astro/transit/calendar/asta.ts';
import { ingresses } from '../../../../lib/astro/transit/calendar/ingresses.ts';
import { kalamshaOn } from '../../../../lib/astro/transit/calendar/kalamsha.ts';
import { combustions } from '../../../../lib/astro/transit/combustionSpans.ts';
import { retrogrades } from '../../../../lib/astro/transit/retrogradeSpans.ts';
import { trackOf } from '../../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { golden } from '../../../support/golden.ts';

type Small = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';
interface Golden {
  retrogrades: {
    planet: Small;
    retrograde_utc: string;
    direct_utc: string;
    retrograde_longitude: number;
    direct_longitude: number;
  }[];
  combustions: {
    planet: Small;
    start_utc: string;
    end_utc: string;
    start_limit: number;
    end_limit: number;
    retrograde_at_middle: boolean;
  }[];
  asta: {
    planet: 'venus' | 'jupiter';
    asta_date: string;
    asta_side: string;
    udaya_date: string;
    udaya_side: string;
    kalamsha_asta: [number, number];
  }[];
  nakshatra_ingresses: { planet: string; nakshatra: number; at_utc: string; direction: 'direct' | 'retrograde' }[];
  moon_signs: { sign: number; at_utc: string }[];
  moon_nakshatras: { nakshatra: number; at_utc: string }[];
}
const rows = golden<Golden>('ephemeris/planet-calendar');
const SPAN = { startJdUT: jdFromDate(2015, 1, 1), endJdUT: jdFromDate(2033, 1, 1) };
const jdOf = (utc: string) => jdFromUnixMs(Date.parse(utc));
const nameOf = <Id extends string>(id: Id) => `${id[0]!.toUpperCase()}${id.slice(1)}` as Capitalize<Id>;
const track = (planet: Planet) => trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node: 'mean' });
const isBegun = (jdUT: number | null | undefined) =>
  typeof jdUT === 'number' && jdUT >= SPAN.startJdUT && jdUT < SPAN.endJdUT;
const seconds = (ours: number, utc: string) => Math.abs(ours - jdOf(utc)) * 86_400;
const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

describe.each(PLANETS)('%s', (planet) => {
  test('turns within seconds of the reference, on the same degrees', () => {
    const expected = rows.retrogrades.filter((row) => row.planet === planet);
    const found = retrogrades(track(nameOf(planet)), SPAN).filter(({ retrograde }) => isBegun(retrograde?.jdUT));
    expect(found).toHaveLength(expected.length);
    for (const [i, row] of expected.entries()) {
      const { direct, retrograde } = found[i]!;
      // A station of Saturn is flat: 0.01 arcsec is some ten seconds.
      const most = planet === 'saturn' ? 12 : 3;
      expect(seconds(retrograde!.jdUT, row.retrograde_utc)).toBeLessThan(most);
      expect(seconds(direct!.jdUT, row.direct_utc)).toBeLessThan(most);
      expect(Math.abs(wrap180(retrograde!.longitudeDeg - row.retrograde_longitude))).toBeLessThan(0.00002);
      expect(Math.abs(wrap180(direct!.longitudeDeg - row.direct_longitude))).toBeLessThan(0.00002);
    }
  });

  test('is combust within two seconds of the reference', () => {
    const expected = rows.combustions.filter((row) => row.planet === planet);
    const course = { planet: nameOf(planet), track: track(nameOf(planet)), sun: track('Sun') };
    const found = combustions(course, SPAN).filter(({ startJdUT }) => isBegun(startJdUT));
    expect(found).toHaveLength(expected.length);
    for (const [i, row] of expected.entries()) {
      const { conjunction, endJdUT, endLimitDeg, minSeparationDeg, startJdUT, startLimitDeg } = found[i]!;
      expect(seconds(startJdUT!, row.start_utc)).toBeLessThan(2);
      expect(seconds(endJdUT!, row.end_utc)).toBeLessThan(2);
      expect([startLimitDeg, endLimitDeg]).toEqual([row.start_limit, row.end_limit]);
      expect(conjunction!.kind).toBe(row.retrograde_at_middle ? 'inferior' : 'superior');
      expect(minSeparationDeg).toBe(0);
    }
  });
});

/** New Delhi, whose clock is five and a half hours ahead. */
const sky = {
  place: { latitudeDeg: 28.6139, longitudeDeg: 77.209 },
  sunrise: 'visible',
  ephemeris,
  dates: {
    noonJdUT: (date: string) => jdOf(`${date}T06:30:00Z`),
    midnightJdUT: (date: string) => jdOf(`${date}T00:00:00+05:30`),
  },
} as const;

test('asta and udaya at New Delhi are on the dates of the reference, but one where the kalamsha is the limit itself', () => {
  const found = (['Venus', 'Jupiter'] as const).flatMap((planet) =>
    astaSpells(planet, '2015-01-01', '2032-12-31', sky).map((spell) => ({ ...spell, planet })),
  );
  expect(found).toHaveLength(rows.asta.length);
  const apart = rows.asta.map((row) => {
    const days = (date: string | null, of: string) => (Date.parse(date ?? '') - Date.parse(of)) / MS_PER_DAY;
    const spell = found.find(
      ({ astaDate, planet }) => planet === nameOf(row.planet) && Math.abs(days(astaDate, row.asta_date)) < 40,
    )!;
    expect([spell.astaSide, spell.udayaSide, spell.reason]).toEqual([row.asta_side, row.udaya_side, null]);
    return Math.max(Math.abs(days(spell.astaDate, row.asta_date)), Math.abs(days(spell.udayaDate, row.udaya_date)));
  });
  expect(apart.filter((days) => days > 0)).toEqual([1]);
});

test.each(rows.asta)('$planet on $asta_date: kalamshas within 0.02 degree', ({ asta_date, kalamsha_asta, planet }) => {
  const noon = sky.dates.noonJdUT(asta_date);
  const ours = [noon - 1, noon].map((jdUT) => kalamshaOn(nameOf(planet), jdUT, sky)!.kalamshaDeg);
  expect(Math.abs(ours[0]! - kalamsha_asta[0])).toBeLessThan(0.02);
  expect(Math.abs(ours[1]! - kalamsha_asta[1])).toBeLessThan(0.02);
});

/** Seconds: what the reference rounds, what 0.1 arcsec are to a planet near its station, and Rahu's own rate. */
const MOST_SECONDS = { sun: 3, jupiter: 60, saturn: 200, rahu: 60 } as const;

test.each(['sun', 'jupiter', 'saturn', 'rahu'] as const)('%s enters the stars when the reference has it', (planet) => {
  const expected = rows.nakshatra_ingresses.filter((row) => row.planet === planet);
  const course = track(nameOf(planet));
  const found = ingresses(course, NAKSHATRA_ARC_DEG, SPAN);
  expect(found.map(({ index, isBackward }) => [index + 1, isBackward])).toEqual(
    expected.map(({ direction, nakshatra }) => [nakshatra, direction === 'retrograde']),
  );
  const apart = expected.map(({ at_utc }, i) => seconds(found[i]!.jdUT, at_utc));
  expect(Math.max(...apart)).toBeLessThan(MOST_SECONDS[planet]);
  // Every ingress stands on a border to 0.01 arcsec.
  for (const { index, isBackward, jdUT } of found) {
    const borderDeg = (index + (isBackward ? 1 : 0)) * NAKSHATRA_ARC_DEG;
    expect(Math.abs(wrap180(course.at(ttFromUt(jdUT)).longitudeDeg - borderDeg))).toBeLessThan(3e-6);
  }
});

test('the Moon enters signs and stars of 2025 within three seconds of the reference', () => {
  const year = { startJdUT: jdFromDate(2025, 1, 1), endJdUT: jdFromDate(2026, 1, 1) };
  const moon = track('Moon');
  const apart = (arcDeg: number, expected: readonly (readonly [number, string])[]) => {
    const found = ingresses(moon, arcDeg, year);
    expect(found.map(({ index }) => index + 1)).toEqual(expected.map(([number]) => number));
    return Math.max(...expected.map(([, utc], i) => seconds(found[i]!.jdUT, utc)));
  };
  const signs = rows.moon_signs.map(({ at_utc, sign }) => [sign, at_utc] as const);
  const stars = rows.moon_nakshatras.map(({ at_utc, nakshatra }) => [nakshatra, at_utc] as const);
  expect(apart(SIGN_ARC_DEG, signs)).toBeLessThan(3);
  expect(apart(NAKSHATRA_ARC_DEG, stars)).toBeLessThan(3);
});
