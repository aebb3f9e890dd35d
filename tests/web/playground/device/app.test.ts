/** The playground as an app that can be installed: what is built for it, and how it is served. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { handler } from '../../../../functions/site/routes.ts';
import { gatewayEvent } from '../../../support/call.ts';

const FOLDER = new URL('../../../../dist/site/playground/', import.meta.url);
const names = readdirSync(FOLDER).filter((name) => !/\.(br|gz)$/.test(name));
const built = (name: string) => readFileSync(new URL(name, FOLDER));

async function served(path: string) {
  const answer = await handler(gatewayEvent('GET', path, undefined), {} as Context);
  const bytes = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, bytes, answer };
}

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

describe.each([
  ['en', 'Kundli'],
  ['hi', 'कुंडली'],
])('the manifest in %s', (lang, shortName) => {
  const manifest = JSON.parse(built(`app-${lang}.webmanifest`).toString()) as Manifest;

  test('has what browsers want of an app that can be installed', async () => {
    expect(manifest).toMatchObject({ lang, short_name: shortName, start_url: '/playground', display: 'standalone' });
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect((await served(`/playground/app-${lang}.webmanifest`)).headers['content-type']).toBe(
      'application/manifest+json; charset=utf-8',
    );
  });

  test('has icons of the sizes that it names, one of them for masks', async () => {
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pictures.map(({ purpose, sizes }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { sizes, src } of manifest.icons) {
      const { bytes, headers, status } = await served(src);
      expect([src, status]).toEqual([src, 200]);
      if (!src.endsWith('.png')) continue;
      expect(headers['content-type']).toBe('image/png');
      // Width and height, as the PNG itself has them.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

describe('what the device computes with', () => {
  const parts = names.filter((name) => name.startsWith('ephemeris-'));

  test('comes in parts that Lambda may answer, byte for byte', async () => {
    expect(parts.length).toBeGreaterThan(3);
    for (const name of parts) {
      const { answer, bytes, headers } = await served(`/playground/${name}`);
      expect(bytes.equals(built(name))).toBe(true);
      expect(JSON.stringify(answer).length).toBeLessThan(2 * 1024 * 1024);
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('is the years from 1900 to 2100 together', async () => {
    const { decodedHeader, granulesOf, headerBytes } = await import('../../../../layers/ephemeris/header.ts');
    const pack = new Uint8Array(Buffer.concat(parts.sort().map(built)));
    const header = decodedHeader(pack.slice(0, headerBytes(granulesOf(pack))));
    expect(header).toMatchObject({ fromYear: 1900, toYear: 2100 });
  });

  test('is about the 7 MB that the page says', () => {
    const files = names.filter((name) => /^(ephemeris|zones|borders|worker|engine)-/.test(name));
    const sent = files.map((name) => built(name.endsWith('.bin') ? name : `${name}.br`).length);
    const megabytes = sent.reduce((sum, bytes) => sum + bytes, 0) / 1e6;
    expect(Math.round(megabytes)).toBe(7);
    // Each is a request, and a caller may make a hundred at once.
    expect(files.length).toBeLessThan(30);
  });
});

test('workers may load and ask what is ours alone; the service worker is in charge of the page above its folder', async () => {
  const worker = names.find((name) => name.startsWith('worker-'))!;
  const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
  expect((await served(`/playground/${worker}`)).headers['content-security-policy']).toBe(policy);
  expect((await served('/playground/sw.js')).headers).toMatchObject({
    'content-security-policy': policy,
    'service-worker-allowed': '/playground',
    'cache-control': 'no-cache',
  });
  const { headers } = await served('/playground');
  expect(headers['content-security-policy']).toContain("worker-src 'self'; manifest-src 'self'");
});

test('the licences of what a device loads are there to read', async () => {
  const { bytes, headers, status } = await served('/playground/licences.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const told of ['GeoNames', 'UNICODE LICENSE V3', 'OpenStreetMap', 'valibot', 'geo-tz'])
    expect(bytes.toString()).toContain(told);
});

test('the service worker keeps every file that the page may load, and none of the engine', () => {
  const worker = built('sw.js').toString();
  const wanted = names.filter((name) => /\.(js|css)$/.test(name) && !/^(worker|engine|sw)\b/.test(name));
  expect(wanted.filter((name) => !worker.includes(`"/playground/${name}"`))).toEqual([]);
  expect(worker).not.toMatch(/\/playground\/(worker|engine|ephemeris|zones|borders)-/);
});
