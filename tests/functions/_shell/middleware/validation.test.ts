/** What a row receives, and that all mistakes are reported at once (contract section 3: 422). */
import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { inWords } from '../../../../functions/_shell/errors.ts';
import { validation } from '../../../../functions/_shell/middleware/validation.ts';
import type { Given, Row } from '../../../../functions/_shell/row.ts';
import { InvalidInput } from '../../../../lib/schemas/common/fieldErrors.ts';
import { CommonQuery, Latitude } from '../../../../lib/schemas/common/inputs.ts';
import { gatewayEvent } from '../../../support/call.ts';
import { ANY_ROW, passed, refusalOf, requestOf } from '../../../support/middlewareRun.ts';

const row: Row = {
  ...ANY_ROW,
  path: '/any/{number}',
  body: v.object({ latitude: Latitude }),
  query: v.object({ ...CommonQuery, color: v.nullish(v.picklist(['red', 'green'], 'Give red or green.')) }),
  params: v.object({ number: v.pipe(v.string(), v.regex(/^\d$/, 'Give a digit.'), v.transform(Number)) }),
};

interface Sent {
  readonly json?: object;
  readonly query?: string;
  readonly number?: string;
  readonly of?: Row;
}

function requestFor({ json = { latitude: 28 }, query = '', number = '7', of = row }: Sent) {
  const event = { ...gatewayEvent('POST', `/any/${number}${query}`, json), pathParameters: { number, proxy: 'any' } };
  return requestOf(event, { row: of, json });
}

const read = async (sent: Sent) => (await passed(validation([sent.of ?? row]), requestFor(sent))).event.read!;

async function mistakes(sent: Sent) {
  const error = await refusalOf(validation([sent.of ?? row]), requestFor(sent));
  expect(error).toBeInstanceOf(InvalidInput);
  return (error as InvalidInput).fields;
}

describe('a request in which nothing is wrong', () => {
  test('reaches the row as its schemas give it', async () => {
    expect(await read({ query: '?color=RED&lang=hi' })).toEqual({
      principal: null,
      input: { latitude: 28 },
      query: { color: 'red', lang: 'hi' },
      params: { number: 7 },
      findings: undefined,
      ignored: [],
      language: 'hi',
    });
  });

  test('has nothing of the parts that the row does not read', async () => {
    const of = { ...ANY_ROW, body: null };
    expect(await read({ of, json: { latitude: 28 }, query: '?strict=true&further=1' })).toMatchObject({
      input: {},
      query: {},
      params: {},
      ignored: [],
    });
  });

  test('has the findings of the check, and the names that are ignored', async () => {
    const seen: Given[] = [];
    const check = async (given: Given) => {
      seen.push(given);
      return Promise.resolve({ mistakes: [], findings: { planets: 9 } });
    };
    const { findings, ignored } = await read({ of: { ...row, check }, query: '?further=1' });
    expect(findings).toEqual({ planets: 9 });
    expect(ignored).toMatchObject([{ where: 'query', name: 'further' }]);
    expect(seen).toEqual([{ body: { latitude: 28 }, query: { further: '1' } }]);
  });
});

describe('a request that is wrong', () => {
  const wrong: Sent = { json: { latitude: 91 }, query: '?color=blue', number: 'x' };
  const further = { loc: ['body', 'date'], msg: 'No such day.', type: 'date' };

  test('is refused for body, query, path and check together, in this order', async () => {
    const found = await mistakes({ ...wrong, of: { ...row, check: () => ({ mistakes: [further] }) } });
    expect(found.map(({ loc, type }) => [loc.join('.'), type])).toEqual([
      ['body.latitude', 'less_than_equal'],
      ['query.color', 'enum'],
      ['path.number', 'format'],
      ['body.date', 'date'],
    ]);
  });

  test('is described in the requested language', async () => {
    const [english] = await mistakes(wrong);
    const [hindi] = await mistakes({ ...wrong, query: '?color=blue&lang=hi' });
    expect(inWords(english!.msg, 'en')).toMatch(/between -90 and 90 \(got 91\)/);
    expect(inWords(hindi!.msg, 'hi')).toMatch(/\p{Script=Devanagari}.*91/u);
  });

  test('unknown names are a mistake in strict mode', async () => {
    const found = await mistakes({ json: { latitude: 28, lattitude: 29 }, query: '?strict=true&further=1' });
    expect(found.map(({ loc, type }) => [loc.join('.'), type])).toEqual([
      ['body.lattitude', 'unknown_field'],
      ['query.further', 'unknown_field'],
    ]);
  });
});
