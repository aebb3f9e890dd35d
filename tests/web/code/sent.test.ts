/** Code in the languages that run here sends what it was written for, whatever the request holds. */
import { execFile, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { codeOf, type CodeLanguage } from '../../../web/code/codeOf.ts';
import { requestsTo } from './requests.ts';

interface Received {
  readonly method: string | undefined;
  readonly target: string | undefined;
  readonly header: string | undefined;
  readonly body: string;
}

let server: Server;
let received: Received[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const header = request.headers['x-name'] as string | undefined;
      received.push({ method: request.method, target: request.url, header, body: Buffer.concat(chunks).toString() });
      response.setHeader('Content-Type', 'application/json');
      response.end('{"answer":"देखा"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const RUNNERS: Readonly<Record<string, (code: string) => readonly [string, ...string[]]>> = {
  curl: (code) => ['sh', '-c', code],
  javascript: (code) => ['node', '--input-type=module', '-e', code],
  python: (code) => ['python3', '-c', code],
  php: (code) => ['php', '-r', code.replace('<?php', '')],
};

function output([command, ...words]: readonly [string, ...string[]]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      command,
      words,
      { encoding: 'utf8', env: { ...process.env, PYTHONIOENCODING: 'utf8' } },
      (error, stdout) => (error ? reject(error as Error) : resolve(stdout)),
    );
  });
}

const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** PHP with its extension curl is not everywhere; where it is missing the test of it is left out. */
const isThere = (language: string): boolean =>
  language !== 'php' || spawnSync('php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']).status === 0;

describe.each(Object.keys(RUNNERS).filter(isThere))('%s', (language) => {
  test('sends method, address, headers and body as they are, and prints the answer', async () => {
    await fc.assert(
      fc.asyncProperty(requestsTo(origin()), async (request) => {
        received = [];
        const printed = await output(RUNNERS[language]!(codeOf(language as CodeLanguage, request)));
        expect(printed).toContain('देखा');
        const [got] = received;
        expect([got?.method, got?.header]).toEqual([request.method, request.headers['X-Name']]);
        expect(new URL(got!.target!, origin()).href).toBe(new URL(request.url).href);
        expect(JSON.parse(got!.body)).toEqual(JSON.parse(JSON.stringify(request.body)));
      }),
      { numRuns: 25 },
    );
  });

  test('asks without a body', async () => {
    received = [];
    await output(
      RUNNERS[language]!(codeOf(language as CodeLanguage, { method: 'GET', url: `${origin()}/a`, headers: {} })),
    );
    expect(received).toEqual([{ method: 'GET', target: '/a', header: undefined, body: '' }]);
  });
});
