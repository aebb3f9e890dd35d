/**
 * A model's service that redirects, or sends more than a text can be: the redirect is not followed, and the rest is not
 * read.
 * @isolated
 */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { modelFetch, MOST_ANSWER_BYTES } from '../../../functions/_textModel/modelFetch.ts';
import { listening, type Heard } from '../../support/accounts.ts';
import { startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

const running: Service[] = [];
afterAll(() => Promise.all(running.map(({ stop }) => stop())));

async function service(answer: RequestListener): Promise<Service> {
  const server: Server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const started = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  running.push(started);
  return started;
}

const PIECE = Buffer.alloc(65_536, ' ');
const TWELVE_MB = 12 * 2 ** 20;

/** Sends 12 MB as fast as they are read, and counts what left. */
function flood(sent: { bytes: number }): RequestListener {
  return (_, response) => {
    response.on('error', () => undefined).writeHead(200, { 'content-type': 'application/json' });
    void (async () => {
      while (sent.bytes < TWELVE_MB && !response.destroyed) {
        if (!response.write(PIECE)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
        sent.bytes += PIECE.length;
      }
      response.end();
    })();
  };
}

describe.each(['openai_compatible', 'bedrock'] as const)('called through the API of %s', (wire) => {
  let run: TextRun;
  let heard: Heard;
  const startedAt = async (url: string) => {
    run = await startTextRun(wire, { TEXT_MODEL_URL: url, TEXT_MODEL_CALL_MS: '5000' });
    heard = listening();
  };
  afterEach(async () => {
    heard.end();
    await run.stop();
  });

  test.each([302, 307])('a redirect with %i is not followed, and the text is ours', async (status) => {
    let asked = 0;
    let strayed = 0;
    const elsewhere = await service((_, response) => {
      strayed++;
      response.end('{}');
    });
    const { url } = await service((_, response) => {
      asked++;
      response.writeHead(status, { location: `${elsewhere.url}/latest/meta-data/` }).end();
    });
    await startedAt(url);
    expect(describedIn(await run.day()).ai_status).toBe('template');
    expect(asked).toBeGreaterThan(0);
    expect(strayed).toBe(0);
  });

  test('an answer of 12 MB is not read to its end, and the text is ours', async () => {
    const sent = { bytes: 0 };
    let asked = 0;
    const pour = flood(sent);
    const { url } = await service((request, response) => {
      asked++;
      pour(request, response);
    });
    await startedAt(url);
    expect(describedIn(await run.day()).ai_status).toBe('template');
    expect(asked).toBeGreaterThan(0);
    // Bytes in the sockets were sent and are never read.
    expect(sent.bytes).toBeLessThan(TWELVE_MB);
  });
});

describe('a body', () => {
  let body: Buffer;
  let headers: Record<string, string>;
  let url: string;
  beforeAll(async () => {
    ({ url } = await service((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', ...headers }).end(body);
    }));
  });
  const length = async () => (await (await modelFetch(url)).text()).length;

  test('of a million bytes is read, with its status and headers', async () => {
    headers = { 'x-request-id': '7' };
    body = Buffer.alloc(MOST_ANSWER_BYTES, 'x');
    const response = await modelFetch(url);
    expect([response.status, response.ok, response.headers.get('x-request-id')]).toEqual([200, true, '7']);
    expect((await response.text()).length).toBe(1_000_000);
  });

  test('one byte longer is not', async () => {
    headers = {};
    body = Buffer.alloc(MOST_ANSWER_BYTES + 1, 'x');
    await expect(length()).rejects.toThrow('more than 1000000 bytes');
  });

  test('that grows when decompressed is counted in its decompressed size', async () => {
    headers = { 'content-encoding': 'gzip' };
    body = gzipSync(Buffer.alloc(TWELVE_MB));
    expect(body.length).toBeLessThan(20_000);
    await expect(length()).rejects.toThrow('more than 1000000 bytes');
  });
});

test.each([301, 302, 303, 307, 308])('a redirect with %i fails, and is not followed', async (status) => {
  let strayed = 0;
  const elsewhere = await service((_, response) => {
    strayed++;
    response.end();
  });
  const { url } = await service((_, response) => {
    response.writeHead(status, { location: elsewhere.url }).end();
  });
  await expect(modelFetch(url, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  expect(strayed).toBe(0);
});
