/** Computed answers are compressed for callers who accept it; nothing that holds a token is. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { handler as panchang } from '../../../../functions/panchang/routes.ts';
import { handler as planets } from '../../../../functions/planets/routes.ts';
import { json, computed, type HttpAnswer } from '../../../../functions/_shell/respond.ts';
import { compress } from '../../../../functions/_shell/middleware/answers.ts';
import { gatewayEvent } from '../../../support/call.ts';

const BIRTH = { name: 'Asha', date: '1990-06-15', time: '14:30:00', latitude: 28.6139, longitude: 77.209 };
const POSITIONS = '/api/v1/planets/positions';

async function positions(acceptEncoding?: string): Promise<HttpAnswer> {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return (await planets(gatewayEvent('POST', POSITIONS, BIRTH, { headers }), {} as Context)) as HttpAnswer;
}

const bytesOf = ({ body = '', isBase64Encoded }: HttpAnswer) => Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

describe('a computed answer', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('for %p is sent as %p, the same when decompressed', async (accepted, encoding, unpacked) => {
    const [packed, plain] = [await positions(accepted), await positions()];
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpacked(bytesOf(packed)).toString()).toBe(plain.body);
    expect(bytesOf(packed).length).toBeLessThan(bytesOf(plain).length / 2);
  });

  test.each([undefined, '', 'identity', 'br;q=0', 'deflate'])(
    'for %p is sent uncompressed, with its `vary` header',
    async (accepted) => {
      const { headers, isBase64Encoded } = await positions(accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(isBase64Encoded ?? false).toBe(false);
      expect(headers['vary']).toBe('Accept, Accept-Encoding, Accept-Language');
    },
  );

  test('of a day is compressed too', async () => {
    const url = '/api/v1/panchang/daily?date=2026-11-20&latitude=28.6&longitude=77.2';
    const event = gatewayEvent('GET', url, undefined, { headers: { 'accept-encoding': 'br' } });
    const answer = (await panchang(event, {} as Context)) as HttpAnswer;
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(bytesOf(answer)).toString())).toMatchObject({ success: true });
  });
});

const META = { lang: 'en', language: { names: 'en', sentences: 'en' } } as Parameters<typeof computed>[1];

describe('what is not compressed', () => {
  test('an answer that fits a packet', () => {
    const answer = computed({ text: 'short' }, META, { query: {}, asks: {} });
    compress(answer, 'br');
    expect([answer.headers['content-encoding'], answer.isBase64Encoded]).toEqual([undefined, undefined]);
  });

  test('a record for its caller alone, which may hold tokens', () => {
    const answer = json(200, { access_token: 'x'.repeat(5000) });
    compress(answer, 'br');
    expect([answer.headers['content-encoding'], answer.isBase64Encoded]).toEqual([undefined, undefined]);
  });
});
