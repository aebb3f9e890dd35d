import { birthContext } from '../../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { birthPanchang, birthVara } from '../../../lib/records/day/birthPanchang.ts';
import { Birth } from '../../../lib/schemas/common/inputs.ts';
import { BIRTH } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

const contextOf = (body: object, lang: 'en' | 'hi' = 'en') =>
  birthContext(v.parse(Birth, { ...BIRTH, ...body }), lang, {}, {}, false);
const panchangOf = (body: object, lang: 'en' | 'hi' = 'en') => birthPanchang(contextOf(body, lang));

interface Expected {
  tithi: number;
  karana: number;
  karana_name: string;
  yoga: number;
  yoga_name: string;
  nakshatra: number;
  pada: number;
  vedic_weekday: string;
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/birth-panchang');

test.each(cases)('$birth.id $birth.date $birth.time', ({ birth, expected }) => {
  const { karana, nakshatra, tithi, vara, yoga } = panchangOf(bodyOf(birth));
  expect([tithi.number, nakshatra.number, nakshatra.pada]).toEqual([expected.tithi, expected.nakshatra, expected.pada]);
  // The reference writes the 18th, वरीयान्, with the ending of its stem.
  const yogaName = expected.yoga_name.replace('Variyana', 'Variyan');
  expect([yoga.number, yoga.id, yoga.name]).toEqual([expected.yoga, wire(yogaName), yogaName]);
  expect([karana.number, karana.id, karana.name]).toEqual([
    expected.karana,
    wire(expected.karana_name),
    expected.karana_name,
  ]);
  expect([vara.name, vara.counted_from]).toEqual([expected.vedic_weekday, 'sunrise']);
});

test('births before sunrise are among them, and are counted to the day before', () => {
  const early = cases.filter(({ birth, expected }) => {
    const civilDay = new Date(`${birth.date}T12:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    return expected.vedic_weekday !== civilDay;
  });
  expect(early.length).toBeGreaterThan(5);
  for (const { birth } of early) expect(panchangOf(bodyOf(birth)).sunrise! < `${birth.date}T00`).toBe(true);
});

interface SpecialPoints {
  lagnas_by_definition: { hours_since_sunrise: number };
}

/** The reference prints hours to 1e-6, half of which are 2 ms. */
const TOLERANCE_SECONDS = 0.005;

test('the sunrise before 80 births, by the convention of the reference', () => {
  const births = golden<JyotishFile<SpecialPoints>>('jyotish/special-points').cases;
  expect(births).toHaveLength(80);
  for (const { birth, expected } of births) {
    const context = contextOf({ ...bodyOf(birth), sunrise: 'hindu' });
    const { sunriseJdUT } = birthVara(context);
    const hours = (context.birth.jdUT - sunriseJdUT!) * 24;
    const seconds = Math.abs(hours - expected.lagnas_by_definition.hours_since_sunrise) * 3600;
    expect(seconds).toBeLessThan(TOLERANCE_SECONDS);
  }
});

describe('the whole record', () => {
  const { birth } = cases.find((known) => known.birth.id === 'S001')!;
  const body = { ...bodyOf(birth), sunrise: 'hindu' };

  test('by hand from the reference: Moon 16.998764, 112.52492 ahead of the Sun, 16.001446 hours after sunrise', () => {
    const panchang = panchangOf(body);
    expect(panchang).toEqual({
      tithi: {
        id: 'shukla_dashami',
        number: 10,
        name: 'Dashami',
        elapsed: 0.3771,
        paksha: 'shukla',
        paksha_name: 'Shukla',
      },
      nakshatra: { id: 'bharani', number: 2, name: 'Bharani', lord: 'venus', pada: 2, elapsed: 0.2749 },
      yoga: { id: 'sadhya', number: 22, name: 'Sadhya', elapsed: 0.1104 },
      karana: { id: 'taitila', number: 19, name: 'Taitila', elapsed: 0.7542 },
      vara: { id: 'budhavara', number: 4, name: 'Wednesday', lord: 'mercury', counted_from: 'sunrise' },
      sunrise: '2025-01-08T06:42:55+05:30',
      sunset: panchang.sunset,
      reason: null,
    });
    // Thiruvananthapuram, 8.5 degrees north: the shortest days last 11 h 36 min.
    expect(panchang.sunset).toMatch(/^2025-01-08T18:1\d:\d\d\+05:30$/);
  });

  test('names in Hindi', () => {
    expect(panchangOf(body, 'hi')).toMatchObject({
      tithi: { id: 'shukla_dashami', name: 'दशमी', paksha_name: 'शुक्ल' },
      nakshatra: { name: 'भरणी' },
      yoga: { name: 'साध्य' },
      karana: { name: 'तैतिल' },
      vara: { name: 'बुधवार' },
    });
  });

  test('where the Sun does not set the vara begins six hours before noon, and the record says so', () => {
    // 2024-06-21 was a Friday; noon in Tromso is at 12:46 by its summer time.
    const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const at = (time: string) => panchangOf({ date: '2024-06-21', time, ...tromso });
    const missing = { sunrise: null, sunset: null, reason: 'polar_day' };
    const counted_from = 'approximate_sunrise';
    expect(at('06:30:00')).toMatchObject({ vara: { id: 'guruvara', number: 5, counted_from }, ...missing });
    expect(at('07:00:00')).toMatchObject({ vara: { id: 'shukravara', number: 6, counted_from }, ...missing });
  });

  test.each(['1600-01-01', '2400-12-31'])('at the edge of the ephemeris: %s', (date) => {
    expect(panchangOf({ date, time: '00:00:00' }).reason).toBeNull();
    expect(panchangOf({ date, time: '23:59:59' }).reason).toBeNull();
  });
});

test('the full and the new moon have ids of their own', () => {
  // NASA's catalogue of eclipses: Sun 2024-04-08 18:17 UT, Moon 2025-03-14 06:59 UT (greatest eclipse).
  const at = (date: string, time: string) => panchangOf({ date, time, timezone: '+00:00' }).tithi;
  expect([at('2024-04-08', '18:00:00').id, at('2024-04-08', '19:00:00').id]).toEqual(['amavasya', 'shukla_pratipada']);
  expect([at('2025-03-14', '06:30:00').id, at('2025-03-14', '07:30:00').id]).toEqual(['purnima', 'krishna_pratipada']);
});
