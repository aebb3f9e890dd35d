/**
 * Who is let in, and on what proof (contract section 3: 401).
 *
 * @isolated
 */
import { describe, expect, test } from '@jest/globals';
import { AccountRefusal } from '../../../../lib/auth/refusal.ts';
import { accessToken } from '../../../../functions/_shell/middleware/accessToken.ts';
import { bearer } from '../../../../functions/_shell/principal.ts';
import type { Row } from '../../../../functions/_shell/row.ts';
import { gatewayEvent } from '../../../support/call.ts';
import { ANY_ROW, passed, refusalOf, requestOf } from '../../../support/middlewareRun.ts';
import { signedInHeaders } from '../../../support/principal.ts';

const PROTECTED: Row = { ...ANY_ROW, isProtected: true, authenticate: bearer };
const MINUTE = 60;
const nowUnixSeconds = Math.floor(Date.now() / 1000);
const { authorization } = signedInHeaders();

const requestWith = (headers: Record<string, string>, row = PROTECTED, url = '/any') =>
  requestOf(gatewayEvent('POST', url, {}, { headers }), { row });

describe('a protected row', () => {
  test('learns the caller', async () => {
    const { internal } = await passed(accessToken(), requestWith({ authorization }));
    expect(internal.principal).toMatchObject({ userId: 'someone', role: 'user', tier: 'free' });
  });

  test.each<[proof: string, headers: Record<string, string>, code: string]>([
    ['nothing', {}, 'not_authenticated'],
    ['an empty header', { authorization: '' }, 'not_authenticated'],
    ['another scheme', { authorization: 'Basic c29tZW9uZTp4' }, 'invalid_token'],
    ['two tokens', { authorization: `${authorization}, ${authorization}` }, 'invalid_token'],
    ['a forged token', { authorization: `${authorization.slice(0, -8)}AAAAAAAA` }, 'invalid_token'],
    ['an old token', signedInHeaders(nowUnixSeconds - 45 * MINUTE), 'token_expired'],
  ])('refuses %s', async (_, headers, code) => {
    const error = await refusalOf(accessToken(), requestWith(headers));
    expect(error).toBeInstanceOf(AccountRefusal);
    expect((error as AccountRefusal).code).toBe(code);
  });

  test('reads no token from the query', async () => {
    const token = authorization.slice('Bearer '.length);
    const error = await refusalOf(accessToken(), requestWith({}, PROTECTED, `/any?access_token=${token}`));
    expect(error).toMatchObject({ code: 'not_authenticated' });
  });
});

test('an open row authenticates nobody, whatever is sent', async () => {
  for (const header of [authorization, 'Basic x']) {
    const { internal } = await passed(accessToken(), requestWith({ authorization: header }, ANY_ROW));
    expect(internal.principal).toBeNull();
  }
});
