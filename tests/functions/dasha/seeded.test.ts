import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import { VIMSHOTTARI_SEEDS } from '../../../lib/astro/dasha/seeds.ts';
import { answers, type Vimshottari } from '../../../lib/schemas/dasha/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, wire } from '../../support/golden.ts';
import { moreDashaCases } from '../../support/moreDashas.ts';
import { schemaFaults } from '../../support/schema.ts';

const ask = async (body: object, query = 'as_of=2026-06-01'): Promise<Vimshottari> =>
  dataOf<Vimshottari>(await post(handler, `/dasha/vimshottari?${query}`, body));
const withoutAsked = ({ balance_at_birth: balance, current, periods }: Vimshottari) => ({ balance, current, periods });

test.each(moreDashaCases)('every start of $birth.id', async ({ birth, expected }) => {
  const body = bodyOf(birth);
  for (const [seed, wanted] of Object.entries(expected.vimshottari_seeds)) {
    const { balance_at_birth: balance, opening, periods, seed: told } = await ask({ ...body, seed });
    expect([told!.id, told!.nakshatra.number, opening.nakshatras[0]!.number]).toEqual([seed, wanted.star, wanted.star]);
    expect([balance.lord, periods[0]!.lord]).toEqual([wire(wanted.first_lord), wire(wanted.first_lord)]);
    expect(balance.years).toBeCloseTo(wanted.balance_years, 2);
    expect(periods).toHaveLength(9);
  }
  const { balance_at_birth: balance } = await ask({ ...body, tribhagi: true });
  expect(balance.lord).toBe(wire(expected.tribhagi.first_lord));
  expect(balance.years).toBeCloseTo(expected.tribhagi.balance_years, 2);
});

describe('without a wish', () => {
  test('nothing of it is in the answer', async () => {
    const { json } = await post(handler, '/dasha/vimshottari', BIRTH);
    const { data, meta } = json as { data: object; meta: { conventions: object } };
    expect(Object.keys(data)).not.toContain('seed');
    expect(Object.keys(meta.conventions)).not.toContain('dasha');
  });

  test('null and false are none', async () => {
    const plain = await post(handler, '/dasha/vimshottari?as_of=2026-06-01', BIRTH);
    const same = await post(handler, '/dasha/vimshottari?as_of=2026-06-01', { ...BIRTH, seed: null, tribhagi: false });
    expect(same.text).toBe(plain.text);
  });
});

test('the star of the Moon gives the same periods, and is told', async () => {
  const { json } = await post(handler, '/dasha/vimshottari?as_of=2026-06-01', { ...BIRTH, seed: 'janma' });
  const { data, meta } = json as { data: Vimshottari; meta: { conventions: { dasha: object } } };
  expect(withoutAsked(data)).toEqual(withoutAsked(await ask(BIRTH)));
  expect(meta.conventions.dasha).toEqual({ seed: 'janma', tribhagi: 'false' });
  expect(data.seed).toMatchObject({ id: 'janma', longitude: data.opening.moon_longitude });
});

describe('tribhagi', () => {
  test('tells three cycles of forty years', async () => {
    const { cycle_years: years, current, periods, system } = await ask({ ...BIRTH, tribhagi: true });
    expect([system, current.length]).toEqual(['tribhagi', 5]);
    expect(years).toBeCloseTo(40, 8);
    expect(periods.length).toBeGreaterThanOrEqual(27);
    const plain = await ask(BIRTH);
    expect(periods.slice(0, 9).map(({ lord }) => lord)).toEqual(plain.periods.map(({ lord }) => lord));
    periods.slice(0, 9).forEach((period, i) => expect(period.years * 3).toBeCloseTo(plain.periods[i]!.years, 6));
  });

  test('goes with a seed', async () => {
    const { balance_at_birth: third } = await ask({ ...BIRTH, tribhagi: true, seed: 'adhana' });
    const { balance_at_birth: whole } = await ask({ ...BIRTH, seed: 'adhana' });
    expect(third.lord).toBe(whole.lord);
    expect(third.years * 3).toBeCloseTo(whole.years, 6);
  });
});

test('every answer is as documented, whatever is chosen', async () => {
  for (const { birth } of moreDashaCases.slice(0, 4)) {
    for (const seed of VIMSHOTTARI_SEEDS) {
      for (const tribhagi of [false, true]) {
        const data = await ask({ ...bodyOf(birth), seed, tribhagi }, 'lang=hi&depth=3');
        expect(schemaFaults(answers.vimshottari.data, data)).toEqual([]);
      }
    }
  }
});

test('the start is told in words', async () => {
  const at = async (lang: string, seed: string) => {
    const { opening } = await ask({ ...bodyOf(moreDashaCases[3]!.birth), seed }, `lang=${lang}`);
    return opening.text;
  };
  expect(await at('en', 'kshema')).toBe(
    'The count begins with Mula, the fourth star from that of the Moon (kshema). It belongs to Ketu. At birth 2 years and 5 months were left of its period.',
  );
  expect(await at('hi', 'kshema')).toBe(
    'गिनती जन्म नक्षत्र से चौथे नक्षत्र मूल (क्षेम) से शुरू होती है। उसका स्वामी केतु है। जन्म के समय उसकी दशा के 2 साल 5 महीने बाकी थे।',
  );
});
