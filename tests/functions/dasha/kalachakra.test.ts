import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import type { Period } from '../../../lib/schemas/common/period.ts';
import { answers } from '../../../lib/schemas/dasha/answers.ts';
import type { Kalachakra } from '../../../lib/schemas/dasha/kalachakra.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';
import { moreDashaCases } from '../../support/moreDashas.ts';
import { schemaFaults } from '../../support/schema.ts';

const ask = async (body: object, query = 'as_of=2026-06-01'): Promise<Kalachakra> =>
  dataOf<Kalachakra>(await post(handler, `/dasha/kalachakra?${query}`, body));
const settled = moreDashaCases.filter(({ expected }) => !expected.kalachakra.disputed);

test.each(settled)('the row and the periods of $birth.id', async ({ birth, expected }) => {
  const data = await ask(bodyOf(birth));
  const wanted = expected.kalachakra;
  expect({
    group: data.group,
    nakshatra: data.nakshatra.number,
    pada: data.pada,
    cycle: data.cycle.map(({ number }) => number),
    paramayus: data.paramayus,
    deha: data.deha.sign.number,
    jiva: data.jiva.sign.number,
  }).toEqual({
    group: wanted.group,
    nakshatra: wanted.nakshatra,
    pada: wanted.pada,
    cycle: wanted.cycle,
    paramayus: wanted.paramayus,
    deha: wanted.deha,
    jiva: wanted.jiva,
  });
  expect(data.direction).toBe(['ashwini', 'bharani'].includes(wanted.group) ? 'savya' : 'apasavya');
  const ofBirth = data.periods.filter(({ continuation }) => !continuation);
  expect(ofBirth.map(({ sign }) => sign!.number)).toEqual(wanted.periods_to_end_of_cycle.map(([sign]) => sign));
  expect(data.balance_at_birth.sign).toEqual(ofBirth[0]!.sign);
  expect(data.balance_at_birth.years).toBeCloseTo(wanted.periods_to_end_of_cycle[0]![1], 1);
});

function expectTiled(periods: readonly Period[], parent?: Period): void {
  expect(periods.slice(1).map(({ start }) => start)).toEqual(periods.slice(0, -1).map(({ end }) => end));
  if (parent) expect([periods[0]!.start, periods.at(-1)!.end]).toEqual([parent.start, parent.end]);
  for (const period of periods) if (period.sub_periods) expectTiled(period.sub_periods, period);
}

test('periods touch, antardashas follow the row from their own sign', async () => {
  const { current, cycle, periods } = await ask(BIRTH, 'as_of=2026-06-01&depth=2');
  expectTiled(periods);
  const first = periods.find(({ continuation }) => !continuation)!;
  expect(first.sub_periods).toHaveLength(9);
  expect(first.sub_periods![0]!.sign).toEqual(first.sign);
  const last = cycle.map(({ id }) => id).sort();
  expect(first.sub_periods!.map(({ sign }) => sign!.id).sort()).toEqual(last);
  expect(current.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
});

test('around a day only periods that touch it are listed, each with its own gati', async () => {
  const whole = await ask(BIRTH);
  const { periods } = await ask(BIRTH, 'as_of=2026-06-01&around=2040-01-01,20');
  expect(periods.length).toBeLessThan(whole.periods.length);
  const known = new Map(whole.periods.map(({ continuation, gati, start }) => [start, [gati, continuation]]));
  for (const { continuation, gati, start } of periods) expect([gati, continuation]).toEqual(known.get(start));
});

describe('choices', () => {
  const conventionsOf = async (more: object) => {
    const { json } = await post(handler, '/dasha/kalachakra', { ...BIRTH, ...more });
    return (json as { meta: { conventions: { dasha: object } } }).meta.conventions.dasha;
  };

  test('are echoed', async () => {
    expect(await conventionsOf({})).toEqual({ balance: 'pada_fraction', revati: 'ashwini', continuation: 'pair' });
    const others = { balance: 'first_sign', revati: 'bharani', continuation: 'triad' };
    expect(await conventionsOf(others)).toEqual(others);
  });

  test('the balance of the first sign begins with the first sign', async () => {
    const { balance_at_birth: balance, cycle } = await ask({ ...BIRTH, balance: 'first_sign' });
    expect(balance.sign).toEqual(cycle[0]);
  });

  test('Revati has a note of its own, and its group may be chosen', async () => {
    const revati = moreDashaCases.find(({ expected }) => expected.kalachakra.disputed)!;
    const groups = await Promise.all(
      ['ashwini', 'bharani'].map(async (choice) => ask({ ...bodyOf(revati.birth), revati: choice })),
    );
    expect(groups.map(({ group }) => group)).toEqual(['ashwini', 'bharani']);
    expect(groups.map(({ notes }) => notes.length)).toEqual([3, 3]);
    expect((await ask(bodyOf(settled[0]!.birth))).notes).toHaveLength(2);
  });
});

describe('sentences', () => {
  const { birth } = moreDashaCases[3]!;

  test('in English', async () => {
    const { deha, jiva, opening } = await ask(bodyOf(birth));
    expect(opening).toBe(
      'At birth the Moon stood in the 3rd pada of Vishakha. It has a row of the group of Rohini, reversed (apasavya). Of the 85 years of the row, 53 years had passed.',
    );
    expect(deha.text).toBe(
      'The sign of the body (deha) is Aquarius, your 5th house. Its lord, Saturn, is at home in it. Saturn stands in it and steadies it. Libra, whose mahadasha runs, is the 9th from it. The two work together.',
    );
    expect(jiva.text).toBe(
      'The sign of the inner life (jiva) is Virgo, your 12th house. Its lord, Mercury, stands in your 10th house. Venus stands in it and steadies it. Libra, whose mahadasha runs, is the 2nd from it. The two need adjusting to each other.',
    );
  });

  test('in Hindi', async () => {
    const { deha } = await ask(bodyOf(birth), 'as_of=2026-06-01&lang=hi');
    expect(deha.text).toBe(
      'शरीर की राशि (देह) कुंभ है, जो आपका पाँचवाँ भाव है। इसका स्वामी शनि इसी राशि में है। शनि इसमें है और इसे बल देता है। चल रही महादशा की राशि तुला इससे नौवीं है; दोनों मिलकर काम करती हैं।',
    );
  });

  test('a leap is told when it has come and when it is ahead', async () => {
    const found = await Promise.all(settled.map(async (given) => (await ask(bodyOf(given.birth))).gatis));
    const come = found.flat().filter(({ is_current: isCurrent }) => isCurrent);
    const ahead = found.flat().filter(({ is_current: isCurrent }) => !isCurrent);
    expect(come.length).toBeGreaterThan(5);
    expect(ahead.length).toBeGreaterThan(20);
    expect(come.every(({ start, text }) => start < '2026-06-01' && text.includes(' followed '))).toBe(true);
    expect(ahead.every(({ start, text }) => start > '2026-06-01' && text.includes(' follows '))).toBe(true);
    expect(new Set(found.flat().map(({ id }) => id)).size).toBe(3);
  });
});

test('every answer is as documented, whatever is chosen', async () => {
  const chosen = [{}, { balance: 'first_sign', revati: 'bharani', continuation: 'triad' }];
  for (const { birth } of moreDashaCases.slice(0, 8)) {
    for (const more of chosen) {
      for (const lang of ['en', 'hi', 'ta']) {
        expect(
          schemaFaults(answers.kalachakra.data, await ask({ ...bodyOf(birth), ...more }, `lang=${lang}&depth=3`)),
        ).toEqual([]);
      }
    }
  }
});

test('before birth nothing runs', async () => {
  const { current, gatis, readings } = await ask(BIRTH, 'as_of=1980-01-01');
  expect([current, readings]).toEqual([[], []]);
  expect(gatis.every(({ is_current: isCurrent }) => !isCurrent)).toBe(true);
});

test('brief answers stay below 16 kB, standard ones below 64 kB', async () => {
  for (const { birth } of moreDashaCases.slice(0, 20)) {
    for (const lang of ['en', 'hi']) {
      const bytes = async (query: string) =>
        Buffer.byteLength((await post(handler, `/dasha/kalachakra?lang=${lang}${query}`, bodyOf(birth))).text);
      expect(await bytes('&detail=brief')).toBeLessThan(16_000);
      expect(await bytes('&detail=standard')).toBeLessThan(64_000);
    }
  }
});
