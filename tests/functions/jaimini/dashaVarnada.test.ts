/** Answers of varnada dasha. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/jaimini/routes.ts';
import type { VarnadaDasha } from '../../../lib/schemas/jaimini/jaiminiDashas.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const ask = async (body: object = BIRTH) =>
  dataOf<VarnadaDasha>(await post(handler, '/jaimini/varnada-dasa?as_of=2026-01-31', body));

test('varnada: 78 years from 1 to 12, the varnada itself 12', async () => {
  const { signs, varnada } = await ask();
  expect(signs.map(({ years }) => years).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(signs.find(({ years }) => years === 12)!.sign.id).toBe(varnada.sign.id);
});

test('varnada: promises no length of life', async () => {
  const { disclaimer, purpose } = await ask();
  expect(purpose).not.toMatch(/length of life/);
  expect(disclaimer).toContain('no length of life');
});

test('varnada: a trine that needs care is listed with its times, as they are among the periods', async () => {
  const { periods, trines } = await ask();
  for (const trine of trines) {
    const described = periods.filter(({ sign }) => sign!.id === trine.sign.id);
    expect(described.length).toBeGreaterThan(0);
    expect(trine.periods).toEqual(described.map(({ end, is_current, start }) => ({ start, end, is_current })));
  }
  expect(trines.some((trine) => trine.periods.some((period) => period.is_current))).toBe(true);
});

test('varnada: the trident of Rudra is listed with its trines, and with no other', async () => {
  for (const date of [BIRTH.date, '2001-08-09']) {
    const { trines } = await ask({ ...BIRTH, date });
    for (const { is_trident: isTrident, text } of trines) expect(text.includes('trident')).toBe(isTrident);
  }
});

// Sunrise at Delhi is 05:23; nine hours and seven minutes later the hora ascendant has come from Gemini to Pisces.
test('varnada: the reckoning adds up in words', async () => {
  const { varnada } = await ask();
  expect(varnada.text).toBe(
    'The ascendant, Virgo, counts 7 back from Pisces. The hora ascendant, Pisces, counts 1 back from Pisces. Their sum is 8. Sign 8 back from Pisces is Leo, which is the varnada.',
  );
});
