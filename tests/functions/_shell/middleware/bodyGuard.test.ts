/** Bodies that no parser should see (contract section 3: 413, 415, 400). */
import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../../functions/_shell/errors.ts';
import { bodyGuard } from '../../../../functions/_shell/middleware/bodyGuard.ts';
import { sayMessage } from '../../../../lib/words/message.ts';
import type { CallOptions } from '../../../support/call.ts';
import { ANY_ROW, passed, refusalOf, requestOf, sent } from '../../../support/middlewareRun.ts';

const guard = bodyGuard();
const KIB = 1024;

async function refused(body: string, options: CallOptions = {}, row = ANY_ROW): Promise<ApiError> {
  const error = await refusalOf(guard, requestOf(sent(body, options), { row }));
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const LONG = ' '.repeat(32 * KIB + 1);
const DEEP = `{"a":${'['.repeat(32)}${']'.repeat(32)}}`;
const NO_UTF8 = Buffer.from([0x7b, 0xff, 0x7d]).toString('base64');
const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

describe('refuses', () => {
  test.each<[why: string, body: string, options: CallOptions, code: string, english: string]>([
    ['too long', LONG, {}, 'payload_too_large', '32 KiB'],
    ['too long, before its type', LONG, FORM, 'payload_too_large', '32 KiB'],
    ['no UTF-8', NO_UTF8, { isBase64Encoded: true }, 'malformed_json', 'UTF-8'],
    ['no UTF-8, before its type', NO_UTF8, { ...FORM, isBase64Encoded: true }, 'malformed_json', 'UTF-8'],
    ['not declared as JSON', '{}', FORM, 'unsupported_media_type', 'application/json'],
    ['not declared as JSON, before what it holds', '', FORM, 'unsupported_media_type', 'application/json'],
    ['empty', '', {}, 'malformed_json', 'Send a JSON object'],
    ['blank', ' \r\n', {}, 'malformed_json', 'Send a JSON object'],
    ['nested too deeply', DEEP, {}, 'too_deep', '32'],
    ['nested too deeply, before it is found to be no JSON', '['.repeat(33), {}, 'too_deep', '32'],
  ])('a body that is %s', async (_, body, options, code, english) => {
    const error = await refused(body, options);
    expect([error.code, sayMessage(error.detail, 'en')]).toEqual([code, expect.stringContaining(english)]);
    expect(sayMessage(error.detail, 'hi')).toMatch(/\p{Script=Devanagari}/u);
  });

  test('no body at all, as the gateway and as a call by hand write it', async () => {
    for (const body of [undefined, null]) {
      const event = Object.assign(sent('{}'), { body });
      expect(await refusalOf(guard, requestOf(event))).toMatchObject({ code: 'malformed_json' });
    }
  });

  test('a body longer than the row allows, by bytes and after decoding', async () => {
    const row = { ...ANY_ROW, bodyLimitBytes: 256 * KIB };
    await passed(guard, requestOf(sent(`{}${' '.repeat(256 * KIB - 2)}`), { row }));
    expect(sayMessage((await refused(' '.repeat(256 * KIB + 1), {}, row)).detail, 'en')).toContain('256 KiB');
    expect((await refused('अ'.repeat(11 * KIB))).code).toBe('payload_too_large');
    const encoded = Buffer.from(`{}${' '.repeat(32 * KIB - 2)}`).toString('base64');
    await passed(guard, requestOf(sent(encoded, { isBase64Encoded: true })));
  });
});

describe('lets pass', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json ; charset="UTF-8"',
    'application/vnd.api+json; version=1',
    'application/problem+JSON;charset=utf8',
  ])('JSON declared as %s', async (type) => {
    await passed(guard, requestOf(sent('{}', { headers: { 'content-type': type } })));
  });

  test.each(['application/json; charset=utf-16', 'text/json', 'application/+json', 'application/jsonp', ''])(
    'nothing declared as %p',
    async (type) => {
      expect((await refused('{}', { headers: { 'content-type': type } })).code).toBe('unsupported_media_type');
    },
  );

  test('brackets inside strings, whatever is escaped', async () => {
    await passed(guard, requestOf(sent(`{"a":"${'[{'.repeat(40)}\\"${'['.repeat(40)}"}`)));
  });

  test('any request of a row that takes no body, and leaves it as it is', async () => {
    const event = sent(NO_UTF8, { ...FORM, isBase64Encoded: true });
    await passed(guard, requestOf(event, { row: { ...ANY_ROW, body: null } }));
    expect([event.body, event.isBase64Encoded]).toEqual([NO_UTF8, true]);
  });

  test('bytes as text, so that they are decoded once', async () => {
    const text = '{"name":"आशा"}';
    const event = sent(Buffer.from(text).toString('base64'), { isBase64Encoded: true });
    await passed(guard, requestOf(event));
    expect([event.body, event.isBase64Encoded]).toEqual([text, false]);
  });
});
