import { expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { bhadras } from '../../../lib/astro/panchang/bhadra.ts';
import { PANCHANG_ELEMENTS } from '../../../lib/astro/panchang/elements.ts';
import { elementSpans, sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { BHADRA_ABODES, BHADRA_PRAHARAS } from '../../../lib/astro/tables/bhadra.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const MOON_SIGNS = { parts: 12, moonWeight: 1, sunWeight: 0 };

function bhadrasOn(year: number, month: number, day: number) {
  const from = jdFromDate(year, month, day) + 1 / 24;
  const sky = sunMoonNear(from, ephemeris, DEFAULT_CONVENTIONS);
  const spans = (element: typeof MOON_SIGNS) => elementSpans(element, from, from + 1, sky);
  return bhadras(spans(PANCHANG_ELEMENTS.karana), spans(MOON_SIGNS));
}

/** Minutes after midnight of India. */
const india = (jdUT: number, year: number, month: number, day: number) =>
  (jdUT - jdFromDate(year, month, day)) * 1440 + 330;

test('on the evening of Holika, 24 March 2024, tail from 18:33 and mouth from 19:53, as printed for New Delhi', () => {
  const [bhadra] = bhadrasOn(2024, 3, 24);
  const minutes = (jdUT: number) => india(jdUT, 2024, 3, 24);
  const near = (jdUT: number, hour: number, minute: number) =>
    expect(Math.abs(minutes(jdUT) - hour * 60 - minute)).toBeLessThan(2);
  near(bhadra!.startJdUT, 9, 54);
  near(bhadra!.endJdUT, 23, 13);
  near(bhadra!.tail.startJdUT, 18, 33);
  near(bhadra!.tail.endJdUT, 19, 53);
  near(bhadra!.mouth.startJdUT, 19, 53);
  near(bhadra!.mouth.endJdUT, 22, 6);
  expect([bhadra!.tithi, bhadra!.half]).toEqual([15, 1]);
});

test('on Raksha Bandhan, 30 August 2023, tail 17:30 to 18:31, mouth 18:31 to 20:11, as printed for New Delhi', () => {
  const [bhadra] = bhadrasOn(2023, 8, 30);
  const near = (jdUT: number, hour: number, minute: number) =>
    expect(Math.abs(india(jdUT, 2023, 8, 30) - hour * 60 - minute)).toBeLessThan(2);
  near(bhadra!.endJdUT, 21, 1);
  near(bhadra!.tail.startJdUT, 17, 30);
  near(bhadra!.tail.endJdUT, 18, 31);
  near(bhadra!.mouth.startJdUT, 18, 31);
  near(bhadra!.mouth.endJdUT, 20, 11);
});

test('on Holika, 7 March 2023, tail 00:43 to 02:01 and mouth 02:01 to 04:11, as printed for New Delhi', () => {
  const [bhadra] = bhadrasOn(2023, 3, 6);
  const near = (jdUT: number, hour: number, minute: number) =>
    expect(Math.abs(india(jdUT, 2023, 3, 7) - hour * 60 - minute - 0.5)).toBeLessThan(1.5);
  near(bhadra!.tail.startJdUT, 0, 43);
  near(bhadra!.tail.endJdUT, 2, 1);
  near(bhadra!.mouth.startJdUT, 2, 1);
  near(bhadra!.mouth.endJdUT, 4, 11);
});

test('on Holika, 13 March 2025, the tail lasts 1:17:08 and the mouth 2:08:33, as an almanac of New Delhi prints', () => {
  const [bhadra] = bhadrasOn(2025, 3, 13);
  const lengthSeconds = (span: { startJdUT: number; endJdUT: number }) => (span.endJdUT - span.startJdUT) * 86400;
  expect(Math.abs(lengthSeconds(bhadra!.tail) - 4628)).toBeLessThan(2);
  expect(Math.abs(lengthSeconds(bhadra!.mouth) - 7713)).toBeLessThan(2);
});

test('mouth and tail stay inside a Bhadra that is shorter than the other half of its tithi', () => {
  // Krishna Chaturdashi, its first half 10 hours, all of it 21: the tail ends the fourth of eight praharas.
  const [bhadra] = bhadras([{ number: 57, startJdUT: 0, endJdUT: 10 }], []);
  expect([bhadra!.mouth.startJdUT, bhadra!.tail.endJdUT]).toEqual([0, 10]);
  // A quarter is two and a half hours; the tail is three ghatis of its seven and a half.
  expect(bhadra!.tail.startJdUT).toBeCloseTo(9, 9);
});

test('its stays cover it, and change with the sign of the Moon', () => {
  const [bhadra] = bhadrasOn(2024, 3, 24);
  // The Moon passed from Leo to Virgo that day.
  expect(bhadra!.stays.map(({ abode }) => abode)).toEqual(['earth', 'nether_world']);
  expect(bhadra!.stays[0]!.startJdUT).toBe(bhadra!.startJdUT);
  expect(bhadra!.stays.at(-1)!.endJdUT).toBe(bhadra!.endJdUT);
});

test('it stays in heaven, on earth and in the nether world by the sign of the Moon', () => {
  // The verse of Muhurta Chintamani, as almanacs list it.
  const signsOf = (abode: string) => SIGNS.filter((_, i) => BHADRA_ABODES[i] === abode);
  expect(signsOf('heaven')).toEqual(['Aries', 'Taurus', 'Gemini', 'Scorpio']);
  expect(signsOf('nether_world')).toEqual(['Virgo', 'Libra', 'Sagittarius', 'Capricorn']);
  expect(signsOf('earth')).toEqual(['Cancer', 'Leo', 'Aquarius', 'Pisces']);
});

test('mouth and tail lie within the half of the tithi that is Vishti, whichever it is', () => {
  const tithis = Object.keys(BHADRA_PRAHARAS).map(Number);
  expect(tithis).toEqual([4, 8, 11, 15, 18, 22, 25, 29]);
  for (const [tithi, half] of [
    [4, 2],
    [8, 1],
    [11, 2],
    [15, 1],
    [18, 2],
    [22, 1],
    [25, 2],
    [29, 1],
  ] as const) {
    const karana = { number: tithi * 2 - 2 + half, startJdUT: half === 1 ? 0 : 0.5, endJdUT: half === 1 ? 0.5 : 1 };
    const [bhadra] = bhadras([karana], []);
    expect(bhadra!.half).toBe(half);
    for (const { startJdUT, endJdUT } of [bhadra!.mouth, bhadra!.tail, bhadra!.bodyMouth, bhadra!.bodyTail]) {
      expect(startJdUT).toBeGreaterThanOrEqual(karana.startJdUT);
      expect(endJdUT).toBeLessThanOrEqual(karana.endJdUT + 1e-12);
    }
    // Five and three ghatis of a tithi of sixty.
    expect((bhadra!.mouth.endJdUT - bhadra!.mouth.startJdUT) * 60).toBeCloseTo(5, 9);
    expect((bhadra!.tail.endJdUT - bhadra!.tail.startJdUT) * 60).toBeCloseTo(3, 9);
    expect((bhadra!.bodyMouth.endJdUT - bhadra!.bodyMouth.startJdUT) * 60).toBeCloseTo(5, 9);
    expect((bhadra!.bodyTail.endJdUT - bhadra!.bodyTail.startJdUT) * 60).toBeCloseTo(3, 9);
  }
});

test('other karanas are none', () => {
  expect(bhadras([{ number: 2, startJdUT: 0, endJdUT: 0.5 }], [])).toEqual([]);
});
