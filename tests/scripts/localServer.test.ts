import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { handler as planets } from '../../functions/planets/routes.ts';
import { handler as site } from '../../functions/site/routes.ts';
import {
  routeOf,
  startLocalServer,
  type LambdaHandler,
  type LocalPages,
  type LocalServer,
} from '../../scripts/localServer.mjs';
import { BIRTH } from '../support/call.ts';

const ANSWER_MS = 300;

const odd: LambdaHandler = async (event) => {
  switch (event.rawPath) {
    case '/api/v1/odd/echo':
      return event as never;
    case '/api/v1/odd/throws':
      throw new Error('on purpose');
    case '/api/v1/odd/never':
      return new Promise(() => undefined);
    case '/api/v1/odd/huge':
      return { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) };
    default:
      return { statusCode: 200, headers: { 'x-bad': 'line\nbreak' }, body: '' };
  }
};

const handlers = new Map<string, LambdaHandler>([
  ['planets', planets as LambdaHandler],
  ['site', site as LambdaHandler],
  ['odd', odd],
]);

let server: LocalServer;
let base: string;
beforeAll(async () => {
  server = await startLocalServer({ handlers, port: 0, answerMs: ANSWER_MS });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

const post = (path: string, body: string | Uint8Array, headers = { 'content-type': 'application/json' }) =>
  fetch(base + path, { method: 'POST', body, headers });

/** Sends raw bytes and returns the response until the connection ends. */
function raw(text: string, patienceMs = 2000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(answer);
    });
  });
}

describe('requests', () => {
  test('reach the group of their path', async () => {
    const answer = await post('/api/v1/planets/positions', JSON.stringify(BIRTH));
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { data: { planets: unknown[] } }).data.planets).toHaveLength(9);
  });

  test('keep their connection', async () => {
    const one = 'GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n';
    const answers = await raw(one + one, 200);
    expect(answers.match(/HTTP\/1\.1 404/g)).toHaveLength(2);
  });

  test('arrive as the events of API Gateway', async () => {
    const answer = await post('/api/v1/odd/echo?a=1&a=2', new Uint8Array([0xff]));
    expect(await answer.json()).toMatchObject({
      routeKey: 'ANY /api/v1/odd/{proxy+}',
      pathParameters: { proxy: 'echo' },
      queryStringParameters: { a: '1,2' },
      body: '/w==',
      isBase64Encoded: true,
      requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1' } },
    });
  });

  test('for HEAD get the headers alone', async () => {
    const answer = await fetch(`${base}/nothing`, { method: 'HEAD' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });
});

describe('requests that AWS would refuse', () => {
  const problemOf = async (answer: Response) => (await answer.json()) as { code: string; request_id: string };

  test('a body over 10 MB, even from a caller who keeps sending', async () => {
    const answer = await post('/api/v1/planets/positions', new Uint8Array(11 * 1024 * 1024));
    expect(answer.status).toBe(413);
    const { code, request_id: requestId } = await problemOf(answer);
    expect(code).toBe('payload_too_large');
    expect(answer.headers.get('x-request-id')).toBe(requestId);
  });

  test.each([
    ['throws', 500, 'internal_error'],
    ['huge', 500, 'internal_error'],
    ['never', 503, 'temporarily_unavailable'],
  ])('a function that %s', async (path, status, code) => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await fetch(`${base}/api/v1/odd/${path}`);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([status, code]);
    expect(silence).toHaveBeenCalledTimes(1);
    silence.mockRestore();
  });

  test('headers over 10 KB', async () => {
    expect(await raw(`GET /${'a'.repeat(11_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*x-request-id: req_[\s\S]*"code":"headers_too_large"/,
    );
  });
});

describe('no input ends the server', () => {
  test('input that is not HTTP is answered', async () => {
    expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json/);
  });

  test.each(['/%zz', '//x', '/a?%', '/api/v1', '/api/v1/planets/%2e%2e/%00'])(
    'the path %s is not found',
    async (path) => {
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404/);
    },
  );

  test('callers who disconnect before they have sent a request, or before the answer', async () => {
    const head = 'POST /api/v1/planets/positions HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{';
    await Promise.all([raw(head, 50), raw('GET /api/v1/odd/never HTTP/1.1\r\nHost: x\r\n\r\n', 50), raw('', 50)]);
  });

  test('a function whose headers HTTP cannot carry', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(fetch(`${base}/api/v1/odd/headers`)).rejects.toThrow();
    await sleep(ANSWER_MS);
    silence.mockRestore();
  });

  test('and a normal request after all that is answered', async () => {
    expect((await post('/api/v1/planets/positions', JSON.stringify(BIRTH))).status).toBe(200);
  });
});

describe('local pages', () => {
  const page = { status: 200, headers: { 'content-type': 'text/plain' }, body: 'mails' };
  const local: LocalPages = new Map([
    ['/_local/outbox', () => page],
    [
      '/_local/broken',
      () => {
        throw new Error('on purpose');
      },
    ],
  ]);

  async function withPages(use: (base: string) => Promise<void>): Promise<void> {
    const other = await startLocalServer({ handlers, local, port: 0 });
    await use(`http://127.0.0.1:${other.port}`);
    await other.stop();
  }

  test('are there where they are passed, for GET alone', () =>
    withPages(async (there) => {
      const answer = await fetch(`${there}/_local/outbox?x=1`);
      expect([answer.status, await answer.text()]).toEqual([200, 'mails']);
      expect((await fetch(`${there}/_local/outbox`, { method: 'POST' })).status).toBe(404);
      expect((await fetch(`${there}/_local/other`)).status).toBe(404);
    }));

  test('that fail end no server', () =>
    withPages(async (there) => {
      const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect((await fetch(`${there}/_local/broken`)).status).toBe(500);
      expect((await fetch(`${there}/_local/outbox`)).status).toBe(200);
      silence.mockRestore();
    }));

  test.each(['/_local/outbox', '/_local/mailbox'])('are not there where they are not: %s', async (path) => {
    expect((await fetch(base + path)).status).toBe(404);
  });
});

test('the routes are those of serverless.yml', () => {
  expect(routeOf('/api/v1/planets', handlers)).toEqual({
    group: 'planets',
    route: { routeKey: 'ANY /api/v1/planets' },
  });
  for (const path of ['/', '/api/v1', '/api/v1/unknown/x', '/api/v2/planets/x', '/planets/x', '/api/v1/site/health']) {
    expect(routeOf(path, handlers)).toEqual({ group: 'site', route: { routeKey: '$default' } });
  }
});

test('a server that stops lets running requests finish', async () => {
  const slow: LambdaHandler = async () => {
    await sleep(100);
    return { statusCode: 200, body: 'done' };
  };
  const other = await startLocalServer({ handlers: new Map([['site', slow]]), port: 0 });
  const asked = fetch(`http://127.0.0.1:${other.port}/`);
  await sleep(30);
  const [answer] = await Promise.all([asked, other.stop()]);
  expect(await answer.text()).toBe('done');
  await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow();
});

test('a port that is taken is refused', async () => {
  await expect(startLocalServer({ handlers, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
