/** Answers of /special/longevity. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import type { Longevity } from '../../../lib/schemas/special/longevity.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const ask = async (body: object, asOf = '2026-11-20') =>
  dataOf<Longevity>(await post(handler, `/special/longevity?as_of=${asOf}`, body));

const { cases } = golden<JyotishFile<unknown>>('jyotish/special-points');
const bodyNamed = (id: string) => bodyOf(cases.find(({ birth }) => birth.id === id)!.birth);

test('the printed middle life of 2 December 1946, Reggio (Narasimha Rao, exercise 23)', async () => {
  // The suite that encodes the book has exchanged the two coordinates; the pairs say the same at both places.
  const birth = { ...BIRTH, date: '1946-12-02', time: '06:45:00', timezone: '+01:00' };
  for (const place of [
    { latitude: 15.65, longitude: 38.1 },
    { latitude: 38.1, longitude: 15.65 },
  ]) {
    const { decision } = await ask({ ...birth, ...place });
    expect(decision.category).toBe('madhyayu');
  }
});

test('in Hindi: classes and care, without a number to count by', async () => {
  const { json } = await post(handler, '/special/longevity?as_of=2026-11-20&lang=hi', BIRTH);
  const { decision, limits, notes, summary_text: summary } = (json as { data: Longevity }).data;
  expect(decision.text).toBe('तीन में से दो युग्म मध्यायु वर्ग बताते हैं।');
  expect(summary).toMatch(/^तीनों युग्मों से मध्यायु वर्ग आता है।/);
  expect([...limits, ...notes, summary].join(' ')).not.toMatch(/मृत्यु|मौत|[A-Za-z]/);
});

describe('the pairs of 15 June 1990', () => {
  test('say what their kinds of sign say, and two decide', async () => {
    const { band, category, decision, pairs, years } = await ask(BIRTH);
    expect(pairs.map((pair) => [pair.bodies.map(({ kind }) => kind).join(), pair.category, pair.is_agreeing])).toEqual([
      ['fixed,dual', 'purnayu', false],
      ['fixed,movable', 'madhyayu', true],
      ['dual,dual', 'madhyayu', true],
    ]);
    expect(decision).toMatchObject({ category: 'madhyayu', decided_by: 'majority' });
    expect([category, band]).toEqual(['madhyayu', { from_age: 32, to_age: 64 }]);
    // The Moon 19.963, Saturn 0.302, the ascendant and the hora ascendant by the answer itself: 32 + 32 (1 - mean / 30).
    const agreed = pairs.filter((pair) => pair.is_agreeing).flatMap(({ bodies }) => bodies.map(({ degree }) => degree));
    const mean = agreed.reduce((sum, degree) => sum + degree, 0) / agreed.length;
    const middle = 32 + 32 * (1 - mean / 30);
    expect([years.from, years.to]).toEqual([Math.round(middle - 6), Math.round(middle + 6)]);
  });

  test('every condition of both corrections is listed, and why neither holds', async () => {
    const { corrections } = await ask(BIRTH);
    expect(corrections.map(({ evidence, id, is_met: isMet }) => [id, evidence.length, isMet])).toEqual([
      ['kaksha_hrasa', 4, false],
      ['kaksha_vriddhi', 4, false],
    ]);
    expect(corrections[0]!.evidence.filter(({ met }) => met).map(({ rule }) => rule)).toEqual([
      'saturn_strong_by_sign',
    ]);
    expect(corrections[0]!.text).toContain('nothing is taken');
  });

  test('pindayu adds up', async () => {
    const { pindayu } = await ask(BIRTH);
    const sum = pindayu.planets.reduce((total, { years }) => total + years, pindayu.ascendant_years);
    expect(pindayu.years).toBeCloseTo(sum, 9);
  });
});

test('no sentence has a year or a date, and a short span already lived has no numbers', async () => {
  const child = { ...bodyNamed('S072') };
  const { category, summary_text: summary, ...rest } = await ask(child, '2012-01-01');
  expect(category).toBe('alpayu');
  expect(summary).not.toMatch(/\d/);
  const sentences = [summary, ...rest.advice, ...rest.care_planets.map(({ text }) => text), rest.disclaimer];
  expect(sentences.join(' ')).not.toMatch(/\b(19|20)\d\d\b|\b(die|dies|dead|fatal)\b/i);
});

describe('sentences give numbers of years only where nobody would count by them', () => {
  const numbersAt = async (id: string, asOf: string) => {
    const { summary_text: summary } = await ask(bodyNamed(id), asOf);
    return /\d/.test(summary);
  };

  // S073: a short measure; S055, born 1985: 39 to 51; S037, born 1956: 80 to 92; S031, born 1945: 79 to 91.
  test.each([
    ['a short measure before birth', 'S073', '1970-01-01', false],
    ['a middle measure of a child', 'S055', '1990-01-01', false],
    ['a middle measure being lived', 'S055', '2026-11-20', false],
    ['a middle measure that is outlived', 'S055', '2050-01-01', true],
    ['a full measure that is far', 'S037', '2026-11-20', true],
    ['a full measure being lived', 'S031', '2026-11-20', false],
    ['a full measure that is outlived', 'S031', '2039-01-01', true],
  ])('%s', async (_, id, asOf, areDescribed) => {
    expect(await numbersAt(id, asOf)).toBe(areDescribed);
  });
});

test('the age is that of the calendar, on a birthday in a common year too', async () => {
  const age = async (asOf: string) => (await ask({ ...BIRTH, date: '2001-03-01' }, asOf)).age;
  expect([await age('2002-02-28'), await age('2002-03-01'), await age('2026-03-01')]).toEqual([0, 1, 25]);
});

describe('a correction says what it changes', () => {
  const correction = async (id: string, i: 0 | 1) => {
    const { category, corrections, decision } = await ask(bodyNamed(id));
    return [decision.category, category, corrections[i]!.is_met, corrections[i]!.text];
  };

  test('there is nothing above the highest class, nothing below the lowest', async () => {
    expect(await correction('S037', 1)).toEqual([
      'purnayu',
      'purnayu',
      true,
      'Jupiter is in the seventh house. No class lies above the full measure, so nothing is added.',
    ]);
    expect(await correction('S056', 0)).toEqual([
      'alpayu',
      'alpayu',
      true,
      'Saturn is in the first house. It is not strong by sign, but no class lies below the short measure.',
    ]);
  });

  test('where both hold, one subtracts and the other adds', async () => {
    expect(await correction('S025', 0)).toEqual([
      'madhyayu',
      'madhyayu',
      true,
      'Saturn is in the first house and is weak among the bodies that decide. It is not strong by sign, so one class is taken.',
    ]);
  });

  test('one class more changes the span', async () => {
    expect(await correction('S079', 1)).toEqual([
      'alpayu',
      'madhyayu',
      true,
      'Jupiter aspects the lord of the first house, so one class is added.',
    ]);
  });
});

test('nothing in an answer mentions dying', async () => {
  for (const { birth } of cases) {
    const { limits, disclaimer, ...rest } = await ask(bodyOf(birth));
    expect([birth.id, JSON.stringify(rest).match(/[^"]*\b(die|dies|dead|death|fatal|kills?)\b[^"]*/i)]).toEqual([
      birth.id,
      null,
    ]);
    expect([limits.join(' '), disclaimer].every((text) => /no (date|forecast)/i.test(text))).toBe(true);
  }
});

test('a life beyond the span is described as such', async () => {
  const { age, is_exceeded: isExceeded, summary_text: summary } = await ask(bodyNamed('S061'));
  expect([age, isExceeded]).toEqual([34, true]);
  expect(summary).toContain('At 34 this life has already gone beyond that');
  expect((await ask(bodyNamed('S061'), '1980-01-01')).age).toBeNull();
});

test('a planet that carries vitality is named once with every role, and the band of its strength decides the effect', async () => {
  const { supports } = await ask(BIRTH);
  expect(supports.map(({ planet, roles }) => [planet, roles])).toEqual([
    ['mercury', ['lord_1', 'lord_10']],
    ['mars', ['lord_8']],
    ['saturn', ['significator']],
  ]);
  for (const { effect, strength } of supports) {
    expect(effect).toBe(strength.score >= 60 ? 'supports' : strength.score >= 45 ? 'mixed' : 'asks_care');
  }
});
