/** Answers of shoola dasha: Rudra, his trident, and the periods of care. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/jaimini/routes.ts';
import { handler as special } from '../../../functions/special/routes.ts';
import type { ShoolaDasha } from '../../../lib/schemas/common/signDasha.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const ask = async () => dataOf<ShoolaDasha>(await post(handler, '/jaimini/shoola-dasa?as_of=2026-01-31', BIRTH));

const seconds = (instant: string) => Date.parse(instant) / 1000;

test('shoola: trident, care in time, and a word on what it is not', async () => {
  const { alternatives, care, disclaimer, periods, rudra } = await ask();
  const trident = rudra.trident.map(({ id }) => id);
  expect(care.map(({ start }) => seconds(start))).toEqual(
    care.map(({ start }) => seconds(start)).sort((a, b) => a - b),
  );
  for (const { level, sign, start } of care) {
    expect(level >= 2).toBe(trident.includes(sign.id));
    expect(periods.some((period) => period.start === start && period.sign!.id === sign.id)).toBe(true);
  }
  expect(alternatives.map(({ cycle_years: years, id }) => [id, years])).toEqual([
    ['niryana_shoola', 96],
    ['nine_year_shoola', 108],
  ]);
  expect(disclaimer).toContain('no length of life');
});

test('shoola: every period of care says which sign marks it and why', async () => {
  // The class of life is undecided here, so no sign of the trident lies in its third. Rudra is Mars in Pisces, whose trines are Cancer and Scorpio; he aspects Gemini, Virgo and Sagittarius.
  const { care, rudra } = await ask();
  expect(rudra.reason).toBe(
    'The stronger of the lords of the eighth and the second house is Rudra. Mars leads Venus. It is supported by Jupiter twice. Venus has no support. Venus is Rudra too, as the Moon presses on it by sign. The trident is counted from the stronger of the two.',
  );
  const pisces = care.find(({ sign }) => sign.id === 'pisces')!;
  expect(pisces.reasons).toEqual([
    'Pisces is a sign of the trident of Mars, who is Rudra.',
    'Mars, lord of your eighth house, stands in Pisces.',
  ]);
  expect(pisces.text).toContain('the time of Pisces');
  expect(care.find(({ sign }) => sign.id === 'gemini')!.reasons).toEqual([
    'Mars, who is Rudra, aspects Gemini by sign.',
  ]);
});

test('shoola: /special gives the same', async () => {
  expect(dataOf(await post(special, '/special/shoola-dasha?as_of=2026-01-31', BIRTH))).toEqual(await ask());
});
