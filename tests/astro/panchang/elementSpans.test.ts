import { describe, expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { PANCHANG_ELEMENTS } from '../../../lib/astro/panchang/elements.ts';
import {
  karanaQuality,
  dayElementSpans,
  shunnedSpan,
  tithiQuality,
  yogaQuality,
} from '../../../lib/astro/panchang/elementSpans.ts';
import { elementSpans, subSpans, sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { NAKSHATRA_QUALITIES } from '../../../lib/astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS } from '../../../lib/astro/tables/panchang.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('tithis', () => {
  // Muhurta Chintamani 1.3: Agni, Brahma, Gauri, Ganesha, serpents, Guha, Sun, Shiva, Durga, Yama, Vishve, Hari, Kama, Shiva, Moon.
  test.each([
    [1, 'agni', 'nanda', 'Sun'],
    [4, 'ganesha', 'rikta', 'Mercury'],
    [8, 'shiva', 'jaya', 'Rahu'],
    [9, 'durga', 'rikta', 'Sun'],
    [11, 'vishvedevas', 'nanda', 'Mars'],
    [12, 'vishnu', 'bhadra', 'Mercury'],
    [15, 'moon', 'purna', 'Saturn'],
    [19, 'ganesha', 'rikta', 'Mercury'],
    [23, 'shiva', 'jaya', 'Rahu'],
    [30, 'pitris', 'purna', 'Rahu'],
  ])('%d: %s, %s, %s', (number, deity, group, lord) => {
    const quality = tithiQuality(number);
    expect([quality.deity, quality.group.id, quality.lord]).toEqual([deity, group, lord]);
  });

  test('bad are the fourth, ninth and fourteenth of either half and the new moon', () => {
    expect(numbers(30).filter((number) => tithiQuality(number).nature === 'bad')).toEqual([4, 9, 14, 19, 24, 29, 30]);
  });

  test('light grows by thirds to the full moon and wanes by thirds after it', () => {
    const lights = [1, 5, 6, 10, 11, 15, 16, 20, 21, 25, 26, 30].map((number) => tithiQuality(number).light);
    expect(lights).toEqual([
      ...['low', 'low', 'middling', 'middling', 'high', 'high'],
      ...['high', 'high', 'middling', 'middling', 'low', 'low'],
    ]);
  });
});

describe('yogas', () => {
  test('the nine bad ones', () => {
    const bad = numbers(27).filter((number) => yogaQuality(number).nature === 'bad');
    expect(bad.map((number) => NITYA_YOGAS[number - 1]!.name)).toEqual([
      ...['Vishkambha', 'Atiganda', 'Shula', 'Ganda', 'Vyaghata', 'Vajra', 'Vyatipata', 'Parigha', 'Vaidhriti'],
    ]);
  });

  // 3, 6, 5, 6, 9, 3 ghatis of 24 minutes; all, half, all of 20 hours.
  test.each([
    [1, 72],
    [6, 144],
    [9, 120],
    [10, 144],
    [13, 216],
    [15, 72],
    [17, 1200],
    [19, 600],
    [27, 1200],
  ])('yoga %d of twenty hours: its first %d minutes are shunned', (number, minutes) => {
    const span = { number, startJdUT: 10, endJdUT: 10 + 20 / 24 };
    const part = shunnedSpan(span, yogaQuality(number).shunned)!;
    expect(part.startJdUT).toBe(10);
    expect((part.endJdUT - 10) * 1440).toBeCloseTo(minutes, 6);
  });

  test('nothing of the good ones is shunned', () => {
    const good = numbers(27).filter((number) => yogaQuality(number).nature !== 'bad');
    expect(good.map((number) => yogaQuality(number).shunned)).toEqual(good.map(() => null));
  });

  test('lords are those of the nakshatra 93 deg 20 min ahead: seven nakshatras on', () => {
    const VIMSHOTTARI = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
    for (const number of numbers(27)) expect(yogaQuality(number).lord).toBe(VIMSHOTTARI[(number - 1 + 7) % 9]);
  });
});

describe('karanas', () => {
  test('the movable ones have the lords of the week, the fixed ones none', () => {
    const movable = [2, 3, 4, 5, 6, 7, 8].map((number) => karanaQuality(number).lord);
    expect(movable).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
    const fixed = numbers(60).filter((number) => karanaQuality(number).isFixed);
    expect(fixed).toEqual([1, 58, 59, 60]);
    expect(fixed.map((number) => karanaQuality(number).lord)).toEqual([null, null, null, null]);
  });

  test('Vishti alone is bad', () => {
    const bad = numbers(60).filter((number) => karanaQuality(number).nature === 'bad');
    expect(new Set(bad.map((number) => KARANAS[number - 1]!.name))).toEqual(new Set(['Vishti']));
  });
});

test('nine nakshatras of each gana and nadi; each animal with both sexes but the mongoose', () => {
  const tally = (values: readonly string[]) =>
    Object.fromEntries([...new Set(values)].sort().map((value) => [value, values.filter((v) => v === value).length]));
  expect(tally(NAKSHATRA_QUALITIES.map(({ gana }) => gana))).toEqual({ deva: 9, manushya: 9, rakshasa: 9 });
  expect(tally(NAKSHATRA_QUALITIES.map(({ nadi }) => nadi))).toEqual({ adi: 9, antya: 9, madhya: 9 });
  const pairs = tally(NAKSHATRA_QUALITIES.map(({ yoni, yoniSex }) => `${yoni} ${yoniSex}`));
  expect(Object.keys(pairs)).toHaveLength(27);
  expect(Object.keys(pairs).filter((pair) => pair.startsWith('mongoose'))).toEqual(['mongoose male']);
  // Muhurta Chintamani 2.2-8: four fixed, five moving, five fierce, two mixed, three swift, four gentle, four sharp.
  expect(tally(NAKSHATRA_QUALITIES.map(({ type }) => type))).toEqual({
    chara: 5,
    dhruva: 4,
    kshipra: 3,
    mishra: 2,
    mridu: 4,
    tikshna: 4,
    ugra: 5,
  });
  expect(NAKSHATRA_QUALITIES.filter(({ syllables }) => syllables.length !== 4)).toEqual([]);
});

describe('parts of parts', () => {
  const startJdUT = jdFromDate(2026, 11, 20);
  const day = { startJdUT, endJdUT: startJdUT + 1 };
  const sky = sunMoonNear(startJdUT, ephemeris, DEFAULT_CONVENTIONS);

  test('karanas from tithis are those that a search of their own finds, to a hundredth of a second', () => {
    const direct = elementSpans(PANCHANG_ELEMENTS.karana, day.startJdUT, day.endJdUT, sky);
    const halves = dayElementSpans('karana', day, sky);
    expect(halves.map(({ number }) => number)).toEqual(direct.map(({ number }) => number));
    halves.forEach((half, i) => {
      expect(Math.abs(half.startJdUT - direct[i]!.startJdUT)).toBeLessThan(1e-7);
      expect(Math.abs(half.endJdUT - direct[i]!.endJdUT)).toBeLessThan(1e-7);
    });
  });

  test('padas tile their nakshatra, and the Moon stands at each border when it begins', () => {
    const [nakshatra] = dayElementSpans('nakshatra', day, sky);
    const padas = subSpans(PANCHANG_ELEMENTS.nakshatra, nakshatra!, 4, sky);
    expect([padas[0]!.startJdUT, padas[3]!.endJdUT]).toEqual([nakshatra!.startJdUT, nakshatra!.endJdUT]);
    padas.forEach((pada, i) => {
      expect(pada.number).toBe((nakshatra!.number - 1) * 4 + i + 1);
      expect(sky.moonDeg(pada.startJdUT)).toBeCloseTo(((pada.number - 1) * 10) / 3, 6);
      if (i > 0) expect(pada.startJdUT).toBe(padas[i - 1]!.endJdUT);
    });
  });
});
