import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import type { Period } from '../../../lib/schemas/common/period.ts';
import { answers } from '../../../lib/schemas/dasha/answers.ts';
import type { ConditionalDashas } from '../../../lib/schemas/dasha/conditional.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, wire } from '../../support/golden.ts';
import { moreDashaCases } from '../../support/moreDashas.ts';
import { schemaFaults } from '../../support/schema.ts';

const AS_OF = 'as_of=2026-06-01&detail=standard';

const ask = async (body: object, query = AS_OF): Promise<ConditionalDashas> =>
  dataOf<ConditionalDashas>(await post(handler, `/dasha/conditional?${query}`, body));
const conventionsOf = (json: unknown) =>
  (json as { meta: { conventions: { dasha?: Record<string, string> } } }).meta.conventions.dasha;
const systemOf = ({ systems }: ConditionalDashas, id: string) => systems.find((system) => system.id === id)!;
const bytesOf = async (body: object, query: string) =>
  Buffer.byteLength((await post(handler, `/dasha/conditional?${query}`, body)).text);

test.each(moreDashaCases)('conditions, balances and lords of $birth.id', async ({ birth, expected }) => {
  const data = await ask({ ...bodyOf(birth), system: 'all' });
  const wanted = expected.conditional;
  expect(data.applicable).toEqual(data.systems.map(({ id }) => id).filter((id) => wanted[id]!.applicable));
  for (const { applicable, balance_at_birth: balance, evidence, id, periods, total_years: total } of data.systems) {
    const { applicable: isUsed, first_lord: firstLord, periods: turns } = wanted[id]!;
    expect([id, applicable, evidence[0]!.met]).toEqual([id, isUsed, isUsed]);
    if (!turns) {
      expect(balance.lord).toBe(wire(firstLord!));
      continue;
    }
    expect(turns.reduce((sum, [, , years]) => sum + years, 0)).toBe(total);
    expect(periods.slice(0, turns.length).map(({ lord, years }) => [lord, years])).toEqual(
      turns.map(([lord, , years]) => [wire(lord), years]),
    );
    const [, start, years] = turns[0]!;
    expect(balance.lord).toBe(wire(turns[0]![0]));
    expect(balance.years).toBeCloseTo(years + start, 2);
  }
});

describe('which periods are listed', () => {
  const used = moreDashaCases.find(({ expected }) => expected.conditional['shatabdika']!.applicable)!;
  const body = bodyOf(used.birth);
  const listed = ({ systems }: ConditionalDashas) => systems.filter(({ periods }) => periods.length > 0);
  const depthOf = (periods: readonly Period[]) => (periods.some(({ sub_periods: parts }) => parts) ? 2 : 1);

  test('those whose condition is met, their mahadashas; of the others what runs', async () => {
    const data = await ask(body);
    expect(listed(data).map(({ id }) => id)).toEqual(data.applicable);
    for (const { current, id, periods, readings } of data.systems) {
      const isListed = data.applicable.includes(id);
      expect([id, current.length, readings.length]).toEqual([id, isListed ? 5 : 1, isListed ? 2 : 0]);
      expect(depthOf(periods)).toBe(1);
    }
  });

  test('all, when asked for', async () => {
    expect(listed(await ask({ ...body, system: 'all' }))).toHaveLength(8);
  });

  test('the named one with what runs opened, whether it is used or not', async () => {
    const unused = Object.entries(used.expected.conditional).find(([, { applicable }]) => !applicable)![0];
    for (const system of ['Shatabdika', unused]) {
      const [only, ...others] = listed(await ask({ ...body, system }));
      expect([only!.id, others]).toEqual([system.toLowerCase(), []]);
      expect(only!.periods.filter(({ sub_periods: parts }) => parts).map(({ is_current: runs }) => runs)).toEqual([
        true,
      ]);
      const [whole] = listed(await ask({ ...body, system }, `${AS_OF}&depth=2`));
      expect(whole!.periods.every(({ sub_periods: parts }) => parts!.length >= 7)).toBe(true);
    }
  });

  test('an unknown one is refused with the nearest', async () => {
    const { json, status } = await post(handler, '/dasha/conditional', { ...BIRTH, system: 'shatabdik' });
    expect(status).toBe(422);
    expect(JSON.stringify(json)).toContain('shatabdika');
  });
});

describe('sentences', () => {
  // 15 June 1990, 14:30, Delhi: Virgo rises, in the dark half of the month.
  test('in English', async () => {
    const data = await ask({ ...BIRTH, system: 'shashtihayani' });
    const { counting, evidence, readings } = systemOf(data, 'shashtihayani');
    expect(counting).toMatch(/^The Moon stood in [\w ]+, of the group of \w+\. At birth .+ were left of its period\.$/);
    expect(evidence[0]!.text).toBe('The Sun stands in your 10th house. The rule needs it in the 1st.');
    expect(readings).toHaveLength(2);
  });
});

describe('conventions', () => {
  test('are echoed, the defaults too', async () => {
    const echo = async (more: object) =>
      conventionsOf((await post(handler, '/dasha/conditional', { ...BIRTH, ...more })).json);
    expect(await echo({})).toEqual({ system: 'applicable', balance: 'star', hora: 'parashara', paksha: 'instant' });
    expect(await echo({ system: 'all', balance: 'group', hora: 'parivritti', paksha: 'sunrise' })).toEqual({
      system: 'all',
      balance: 'group',
      hora: 'parivritti',
      paksha: 'sunrise',
    });
  });

  test('the half of the month at sunrise differs on the day it changes', async () => {
    // The full moon of 8 June 1990 was at 11:01 UTC, half past four in the afternoon in Delhi.
    const at = async (paksha: string) => {
      const data = await ask({ ...BIRTH, date: '1990-06-08', time: '20:00:00', paksha }, 'detail=full');
      return systemOf(data, 'shodashottari').evidence[0]!.observed['paksha'];
    };
    expect([await at('instant'), await at('sunrise')]).toEqual(['krishna', 'shukla']);
  });

  test('the group of Shashtihayani moves its balance', async () => {
    const years = async (balance: string) =>
      systemOf(await ask({ ...BIRTH, balance }), 'shashtihayani').balance_at_birth.years;
    expect(await years('group')).not.toBeCloseTo(await years('star'), 2);
  });
});

test('every answer is as documented, whatever is chosen', async () => {
  const chosen = [
    {},
    { system: 'all' },
    { system: 'shashtihayani', balance: 'group', hora: 'parivritti', paksha: 'sunrise' },
  ];
  for (const { birth } of moreDashaCases.slice(0, 8)) {
    for (const more of chosen) {
      for (const lang of ['en', 'hi', 'ta']) {
        expect(
          schemaFaults(answers.conditional.data, await ask({ ...bodyOf(birth), ...more }, `lang=${lang}&depth=3`)),
        ).toEqual([]);
      }
    }
  }
});

test('before birth nothing runs, and a warning says so', async () => {
  const { json, status } = await post(handler, '/dasha/conditional?as_of=1980-01-01', { ...BIRTH, system: 'all' });
  expect(status).toBe(200);
  const { data, meta } = json as { data: ConditionalDashas; meta: { warnings: { code: string }[] } };
  expect(data.systems.flatMap(({ current, readings }) => [...current, ...readings])).toEqual([]);
  expect(meta.warnings.map(({ code }) => code)).toEqual(['nothing_runs']);
});

test('brief answers stay below 16 kB, standard ones below 64 kB', async () => {
  for (const { birth } of moreDashaCases.slice(0, 20)) {
    for (const system of [null, 'all', 'shattrimsha_sama']) {
      for (const lang of ['en', 'hi']) {
        const body = { ...bodyOf(birth), system };
        expect(await bytesOf(body, `detail=brief&lang=${lang}`)).toBeLessThan(16_000);
        expect(await bytesOf(body, `detail=standard&lang=${lang}`)).toBeLessThan(64_000);
      }
    }
  }
});
