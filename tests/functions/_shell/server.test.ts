/** The shell around any row: routing, methods, headers, errors (spec/contract section 3). */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import * as v from 'valibot';
import { ApiError } from '../../../functions/_shell/errors.ts';
import { reference } from '../../../functions/_shell/kinds/reference.ts';
import { natal, type Row } from '../../../functions/_shell/kinds/natal.ts';
import { serve } from '../../../functions/_shell/server.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { EphemerisRangeError } from '../../../lib/astro/ephemeris.ts';
import { message } from '../../../lib/words/message.ts';
import { BIRTH, call, dataOf, post, type Answer } from '../../support/call.ts';

const coverage = { startYear: 1600, endYear: 2400, startJdTT: 0, endJdTT: 1 };

const handler = serve([
  natal('/try/echo', ({ names, query }) => ({ lang: names.lang, query }), {
    answer: 'data',
    query: { color: v.nullish(v.string()) },
  }),
  natal('/try/now', ({ nowJdUT }) => ({ nowJdUT }), { answer: 'data', usesNow: true }),
  natal(
    '/try/fault',
    () => {
      throw new TypeError(`secret ${BIRTH.name}`);
    },
    { answer: 'data' },
  ),
  natal(
    '/try/range',
    () => {
      throw new EphemerisRangeError(1, coverage);
    },
    { answer: 'data' },
  ),
  natal('/try/{number}', ({ params }) => params, {
    answer: 'data',
    params: { number: v.pipe(v.string(), v.regex(/^[1-9]$/, 'Give a digit from 1 to 9.'), v.transform(Number)) },
  }),
  reference('/page.txt', () => ({ contentType: 'text/plain', body: 'hello' }), { answer: 'data' }),
]);

interface ErrorBody {
  detail: string | { loc: unknown[]; msg: string; type: string }[];
  code: string;
  title: string;
  status: number;
  type: string;
  request_id: string;
}

const problem = ({ json }: Answer): ErrorBody => json as ErrorBody;

function expectProblem(answer: Answer, status: number, code: string): void {
  expect([answer.status, problem(answer).code]).toEqual([status, code]);
  const isValidation = status === 422;
  expect(Array.isArray(problem(answer).detail)).toBe(isValidation);
  expect(answer.headers['content-type']).toMatch(isValidation ? /^application\/json/ : /^application\/problem\+json/);
  expect(problem(answer)).toMatchObject({ status, type: `/errors/${code}` });
  expect(problem(answer).request_id).toBe(answer.headers['x-request-id']);
  expect(answer.headers['cache-control']).toBe('no-store');
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('routing', () => {
  test('an unknown path is 404, also below a known one', async () => {
    expectProblem(await call(handler, 'GET', '/api/v1/no/such/path'), 404, 'not_found');
    expectProblem(await post(handler, '/try/echo/further', BIRTH), 404, 'not_found');
  });

  test('a wrong method is 405 and names the right ones', async () => {
    const answer = await call(handler, 'GET', '/api/v1/try/echo');
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers['allow']).toBe('POST, OPTIONS');
    expect((await call(handler, 'DELETE', '/page.txt')).headers['allow']).toBe('GET, HEAD, OPTIONS');
    expectProblem(await call(handler, 'HEAD', '/api/v1/try/echo'), 405, 'method_not_allowed');
  });

  test('OPTIONS answers a preflight for any origin', async () => {
    const { headers, status, text } = await call(handler, 'OPTIONS', '/api/v1/try/echo');
    expect([status, text]).toEqual([204, '']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']).toMatch(/Authorization, Content-Type/);
  });

  test('HEAD is GET without a body', async () => {
    const { headers, status, text } = await call(handler, 'HEAD', '/page.txt');
    expect([status, text]).toEqual([200, '']);
    expect(headers['etag']).toMatch(/^"[\w-]{27}"$/);
  });

  test('path parameters are validated', async () => {
    expect(dataOf(await post(handler, '/try/7', BIRTH))).toEqual({ number: 7 });
    const answer = await post(handler, '/try/x', BIRTH);
    expectProblem(answer, 422, 'validation_error');
    expect(problem(answer).detail).toEqual([
      { loc: ['path', 'number'], msg: 'Give a digit from 1 to 9.', type: 'format' },
    ]);
  });
});

describe('every answer', () => {
  test('carries security headers, CORS and timing', async () => {
    for (const answer of [await post(handler, '/try/echo', BIRTH), await call(handler, 'GET', '/nowhere')]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'access-control-allow-origin': '*',
      });
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=63072000/);
      expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect(answer.headers['server-timing']).toMatch(/^app;dur=[\d.]+$/);
    }
  });

  test('repeats a well-formed request id and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await post(handler, '/try/echo', BIRTH, { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('caller.42_a-b')).toBe('caller.42_a-b');
    expect(await idFor('<script>')).toBe('req_test-request');
    expect(await idFor('x'.repeat(65))).toBe('req_test-request');
  });
});

describe('documents', () => {
  test('are sent once to a caller who caches them', async () => {
    const first = await call(handler, 'GET', '/page.txt');
    expect([first.status, first.text]).toEqual([200, 'hello']);
    expect(first.headers['cache-control']).toMatch(/public/);
    const tag = first.headers['etag']!;
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await call(handler, 'GET', '/page.txt', undefined, { headers: { 'if-none-match': header } });
      expect([header, again.status, again.text]).toEqual([header, 304, '']);
    }
    expect(
      (await call(handler, 'GET', '/page.txt', undefined, { headers: { 'if-none-match': '"other"' } })).status,
    ).toBe(200);
  });
});

describe('language', () => {
  const langOf = async (query: string, header?: string) =>
    dataOf<{ lang: string }>(
      await post(
        handler,
        `/try/echo${query}`,
        BIRTH,
        header === undefined ? {} : { headers: { 'accept-language': header } },
      ),
    ).lang;

  test('the query decides, then the header, then English', async () => {
    expect(await langOf('')).toBe('en');
    expect(await langOf('?lang=hi')).toBe('hi');
    expect(await langOf('?lang=en', 'hi')).toBe('en');
    expect(await langOf('', 'hi-IN,hi;q=0.9,en;q=0.8')).toBe('hi');
    expect(await langOf('', 'en;q=0.9, hi;q=0.4')).toBe('en');
    expect(await langOf('', 'fr, de')).toBe('en');
  });

  test('a language we do not speak is 422', async () => {
    const answer = await post(handler, '/try/echo?lang=fr', BIRTH);
    expectProblem(answer, 422, 'validation_error');
    expect(problem(answer).detail).toMatchObject([{ loc: ['query', 'lang'], type: 'enum' }]);
  });
});

describe('as_of', () => {
  const now = async (asOf: string) => {
    const answer = await post(handler, `/try/now?as_of=${encodeURIComponent(asOf)}`, BIRTH);
    return {
      nowJdUT: dataOf<{ nowJdUT: number }>(answer).nowJdUT,
      meta: (answer.json as { meta: { as_of: string } }).meta,
    };
  };

  test('an instant, or the local noon of a date', async () => {
    expect(await now('2000-01-01T12:00:00Z')).toMatchObject({
      nowJdUT: 2451545,
      meta: { as_of: '2000-01-01T17:30:00+05:30' },
    });
    expect(await now('2000-01-01')).toMatchObject({ meta: { as_of: '2000-01-01T12:00:00+05:30' } });
  });

  test('is null where the answer does not depend on it, and refused where it is no instant', async () => {
    expect((await post(handler, '/try/echo', BIRTH)).json).toMatchObject({ meta: { as_of: null } });
    for (const asOf of ['yesterday', '2026-02-30', '2026-13-01T00:00:00Z']) {
      expectProblem(await post(handler, `/try/now?as_of=${asOf}`, BIRTH), 422, 'validation_error');
    }
  });
});

describe('faults', () => {
  test('an unknown error reveals nothing internal, to the caller or the log', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await post(handler, '/try/fault', BIRTH);
    expectProblem(answer, 500, 'internal_error');
    expect(answer.text).not.toMatch(/secret|Asha|TypeError/);
    const line = String(log.mock.calls[0]![0]);
    expect(line).toMatch(/"code":"internal_error","name":"TypeError"/);
    expect(line).not.toMatch(/secret|Asha|1990/);
  });

  test('a computation that leaves the ephemeris is the date of the caller', async () => {
    const answer = await post(handler, '/try/range', BIRTH);
    expectProblem(answer, 422, 'date_out_of_range');
    expect(problem(answer).detail).toMatchObject([{ loc: ['body', 'date'], type: 'date_out_of_range' }]);
  });

  test('a refusal of ours keeps its own headers', async () => {
    const refusing: Row = {
      ...reference('/busy', () => ({ contentType: 'text/plain', body: '' }), { answer: 'data' }),
      run: () => {
        throw new ApiError('temporarily_unavailable', message('accounts_unavailable', {}), { 'retry-after': '7' });
      },
    };
    const answer = await call(serve([refusing]), 'GET', '/busy');
    expectProblem(answer, 503, 'temporarily_unavailable');
    expect(answer.headers['retry-after']).toBe('7');
  });
});

describe('house system', () => {
  interface Houses {
    data: { planets: { house: number }[] };
    meta: { conventions: { house_system: string }; warnings: { code: string }[] };
  }
  const ask = async (path: string, house_system: string) =>
    (await post(planets, path, { ...BIRTH, house_system })).json as Houses;

  test('is used where it is echoed', async () => {
    const { data, meta } = await ask('/planets/positions', 'equal');
    expect(meta).toMatchObject({ conventions: { house_system: 'equal' }, warnings: [] });
    // The ascendant is at Virgo 28.75: Saturn at Capricorn 0.31 is in the fourth house from that degree, the fifth sign.
    expect(data.planets[6]!.house).toBe(4);
    expect((await ask('/planets/positions', 'd1')).data.planets[6]!.house).toBe(5);
  });

  test('is neither used nor echoed where houses are signs, and the answer says so', async () => {
    const { meta } = await ask('/planets/aspects', 'placidus');
    expect(meta.conventions.house_system).toBe('whole_sign');
    expect(meta.warnings.map(({ code }) => code)).toEqual(['house_system_not_applied']);
    expect((await ask('/planets/aspects', 'whole_sign')).meta.warnings).toEqual([]);
  });
});
