/** Answers of /special/longevity. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import type { Longevity } from '../../../lib/schemas/specialLongevity.ts';
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

  test('every condition of both corrections is told, and why neither holds', async () => {
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

test('no year and no date stands in any sentence, and a short measure that is lived is told without numbers', async () => {
  const child = { ...bodyNamed('S072') };
  const { category, summary_text: summary, ...rest } = await ask(child, '2012-01-01');
  expect(category).toBe('alpayu');
  expect(summary).not.toMatch(/\d/);
  const sentences = [summary, ...rest.advice, ...rest.care_planets.map(({ text }) => text), rest.disclaimer];
  expect(sentences.join(' ')).not.toMatch(/\b(19|20)\d\d\b|\b(die|dies|dead|fatal)\b/i);
});

test('who has lived beyond the measure is told so', async () => {
  const { age, is_exceeded: isExceeded, summary_text: summary } = await ask(bodyNamed('S061'));
  expect([age, isExceeded]).toEqual([34, true]);
  expect(summary).toContain('at 34 this life has already gone beyond it');
  expect((await ask(bodyNamed('S061'), '1980-01-01')).age).toBeNull();
});

test('who carries vitality is told once with every role, and the band of its strength decides the effect', async () => {
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
