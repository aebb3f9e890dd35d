/** The mix of a load test: nothing missing, nothing twice, the rare requests rarely. */
import { describe, expect, test } from '@jest/globals';
import type { Session } from '../../../verify/load/accounts.ts';
import { isRare, learned, mix, operationsOf, RARE_ROUNDS, type Document } from '../../../verify/load/mix.ts';
import type { Asked } from '../../../verify/load/sender.ts';

const BIRTH = { date: '1990-06-15', time: '14:30:00', latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' };
const json = (example: object) => ({ content: { 'application/json': { example: { ...example } } } });
const answer = { '200': { content: { 'application/json': {} } } };

const DOCUMENT: Document = {
  paths: {
    '/health': { get: { responses: answer } },
    '/chart': {
      post: {
        requestBody: json(BIRTH),
        responses: { '200': { content: { 'application/json': {}, 'application/pdf': {} } } },
      },
    },
    '/day': {
      get: {
        parameters: [
          { in: 'query', name: 'date', required: true, example: '2026-11-20' },
          { in: 'query', name: 'lang', example: 'hi' },
        ],
        responses: answer,
      },
    },
    '/houses/{house}': {
      post: {
        parameters: [{ in: 'path', name: 'house', example: 7 }],
        requestBody: json(BIRTH),
        responses: answer,
      },
    },
    '/api/v1/auth/login': { post: { requestBody: json({ email: 'a@example.com' }), responses: answer } },
    '/api/v1/auth/refresh': { post: { requestBody: json({ refresh_token: 'x' }), responses: answer } },
  },
};

const session = (): Session => ({ access: 'A', refresh: 'R', email: 'load@example.com', verifyToken: 'V' });
const hashed: Asked = {
  name: 'POST /api/v1/auth/login',
  method: 'POST',
  url: '/api/v1/auth/login',
  body: '{}',
  access: '',
  status: 200,
};
const FLOWS = new Map([['/api/v1/auth/login', () => Promise.resolve(hashed)]]);

const operations = operationsOf(DOCUMENT);
const often = operations.filter((operation) => !isRare(operation, FLOWS));

async function asked(count: number, of: Session = session()): Promise<Asked[]> {
  const requests = mix(operations, of, FLOWS, null);
  return Promise.all(Array.from({ length: count }, () => requests.next().value as Asked | Promise<Asked>));
}

describe('a round', () => {
  test('holds every path that is not rare once, in other orders', async () => {
    // After the first round comes a rare request.
    const all = await asked(1 + often.length * 4);
    const rounds = [1, 2, 3].map((round) => all.slice(1 + round * often.length, 1 + (round + 1) * often.length));
    const wanted = often.map(({ name }) => name).sort();
    for (const round of rounds) expect(round.map(({ name }) => name).sort()).toEqual(wanted);
    expect(new Set(rounds.map((round) => round.map(({ name }) => name).join())).size).toBeGreaterThan(1);
  });

  test('is about one birth, and the next about another', async () => {
    const bodies = (await asked(1 + often.length * 3)).flatMap(({ body, name }) =>
      name.includes('/houses') ? [JSON.parse(body!) as typeof BIRTH] : [],
    );
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map(({ date, time }) => `${date} ${time}`)).size).toBe(3);
  });

  test('fills paths and what a query must have, and nothing else', async () => {
    const urls = (await asked(1 + often.length)).map(({ url }) => url);
    expect(urls).toContain('/houses/7');
    expect(urls.find((url) => url.startsWith('/day'))).toMatch(/^\/day\?date=\d{4}-\d{2}-\d{2}$/);
  });
});

test('rare requests are reports and password hashing: one after every so many rounds, in turn', async () => {
  const perTurn = often.length * RARE_ROUNDS + 1;
  const all = await asked(perTurn * 2);
  const rare = all.flatMap(({ name }, i) => (often.some((one) => one.name === name) ? [] : [{ name, i }]));
  expect(rare.map(({ name }) => name).sort()).toEqual(['POST /api/v1/auth/login', 'POST /chart as PDF']);
  expect(rare[1]!.i - rare[0]!.i).toBe(perTurn);
});

test('a refresh brings the tokens of what follows', () => {
  const mine = session();
  const refresh = { ...hashed, url: '/api/v1/auth/refresh', isKept: true };
  const body = JSON.stringify({ access_token: 'B', refresh_token: 'S' });
  learned(mine, refresh, { status: 401, bytes: 0, appMs: 0, body: '{}' });
  expect(mine).toMatchObject({ access: 'A', refresh: 'R' });
  learned(mine, refresh, { status: 200, bytes: 0, appMs: 0, body });
  expect(mine).toMatchObject({ access: 'B', refresh: 'S' });
});
