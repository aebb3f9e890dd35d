/**
 * Generated requests to every path with a fixed seed; and that the fuzz sees what is wrong with an answer.
 * @isolated
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OpenApiDocument } from '../../../verify/fuzz/document.ts';
import type { Making } from '../../../verify/fuzz/asked.ts';
import { fuzz, makingFor } from '../../../verify/fuzz/main.ts';
import type { Handlers, LambdaHandler } from '../../../scripts/localServer.mjs';
import { startAccounts, type Accounts } from '../../support/accounts.ts';
import { loadGroups } from '../../support/groups.ts';

const document = JSON.parse(
  readFileSync(new URL('../../../dist/openapi/whole.json', import.meta.url), 'utf8'),
) as OpenApiDocument;
const groups = await loadGroups();

let accounts: Accounts;
let making: Making;
beforeAll(async () => {
  accounts = await startAccounts();
  making = await makingFor(handlers, document);
});
afterAll(() => accounts.stop());

const handlers: Handlers = new Map(groups.map(({ handler, name }) => [name, handler as LambdaHandler]));

/** The handlers, one of which answers incorrectly. */
function spoilt(
  group: string,
  answer: (body: string, status: number) => { body?: string; statusCode?: number },
): Handlers {
  const spoiling: LambdaHandler = async (event, context) => {
    const result = (await handlers.get(group)!(event, context)) as { body: string; statusCode: number };
    return { ...result, ...answer(result.body, result.statusCode) };
  };
  return new Map([...handlers, [group, spoiling]]);
}

test('every path keeps the contract under 2,000 generated requests', async () => {
  const tallies = await fuzz({ requests: 2000, seed: 20_261_121, handlers, making });
  expect(
    tallies.flatMap(({ failures, operation }) => failures.map((failure) => ({ of: operation.id, ...failure }))),
  ).toEqual([]);
  expect(tallies).toHaveLength(Object.values(document.paths).flatMap(Object.values).length);
});

describe('a wrong answer is found', () => {
  const failuresOf = async (spoiling: Handlers, only = 'houses') => {
    const tallies = await fuzz({ requests: 6000, seed: 1, only, handlers: spoiling, making });
    return tallies.flatMap(({ failures }) => failures);
  };
  const ofResult = (change: (body: string) => string) => (body: string, status: number) =>
    status === 200 ? { body: change(body) } : {};

  test('a 5xx, with the request that shows it as a command', async () => {
    const [first] = await failuresOf(spoilt('houses', (_, status) => (status === 422 ? { statusCode: 500 } : {})));
    expect(first!.fault).toMatch(/^is answered 500/);
    expect(first!.command).toMatch(/^curl -s 'http:\/\/127\.0\.0\.1:3000\/api\/v1\/houses\/all.*' -X POST/);
  });

  test.each<[string, (body: string) => string, RegExp]>([
    ['a key that is not documented', (body) => body.replace('"data":{', '"data":{"more":1,'), /additional properties/],
    ['a word of machinery', (body) => body.replace(/"name":"\w/, '"name":"undefined '), /says undefined/],
    [
      'a planet that stands twice',
      (body) => body.replaceAll('"id":"moon"', '"id":"sun"'),
      /schema|stands twice|other ids/,
    ],
    ['an instant that is none', (body) => body.replace(/("local_datetime":"\d{4})-\d\d/, '$1-13'), /date-time/],
    [
      'an answer that changes',
      (body) => body.replace('"data":{', () => `"data":{ ${' '.repeat(Math.random() * 99)}`),
      /another answer/,
    ],
  ])('%s', async (_, change, described) => {
    const failures = await failuresOf(spoilt('planets', ofResult(change)), 'planets');
    expect(failures.map(({ fault }) => fault).join('\n')).toMatch(described);
  });

  test('a wrong field that is let pass, or is not named', async () => {
    const [unnamed] = await failuresOf(
      spoilt('houses', (body) => ({ body: body?.replaceAll(/\["body","\w+"/g, '["body","nothing"') })),
    );
    expect(unnamed!.fault).toMatch(/^names .* where body\.\w+ is wrong/);
  });
});
