/**
 * How often texts may be requested: by address and by user, before anything is spent.
 * @isolated
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { countedText } from '../../../functions/_textModel/quotas.ts';
import type { TextLimitName } from '../../../functions/_textModel/settings.ts';
import { UNLIMITED, type Throttle } from '../../../lib/auth/limits/throttle.ts';
import { codeOf, listening, type Asked, type Heard } from '../../support/accounts.ts';
import { gatewayEvent } from '../../support/call.ts';
import { signedInHeaders } from '../../support/principal.ts';
import { startTextRun, type TextRun } from '../../support/textRun.ts';

const MINUTE_MS = 60_000;
/** Ten seconds into a day of UTC and a minute. */
const DAY_START_MS = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 10_000;

let run: TextRun;
let heard: Heard;
beforeAll(async () => {
  run = await startTextRun('openai_compatible', { AI_THROTTLING: 'on' });
});
beforeEach(() => {
  // The table's clock runs on, which raises a warning.
  heard = listening();
  setMinute(0);
  run.stub.always({ status: 403 });
  run.stub.forget();
});
afterEach(() => {
  jest.restoreAllMocks();
  heard.end();
});
afterAll(() => run.stop());

function setMinute(minute: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(DAY_START_MS + minute * MINUTE_MS);
}

const ask = (asked: Asked) => run.day({}, asked);

async function codes(count: number, asked: Asked): Promise<string[]> {
  const all: string[] = [];
  for (let i = 0; i < count; i++) all.push(codeOf(await ask(asked)));
  return all;
}

const ALLOWED = '200 undefined';
const REFUSED = '429 ai_quota_exceeded';
const allowed = (count: number) => Array<string>(count).fill(ALLOWED);

test('five in a minute for one address; the sixth waits, others do not, and no model is called', async () => {
  expect(await codes(6, { ip: '198.51.100.1' })).toEqual([...allowed(5), REFUSED]);
  const called = run.stub.requests.length;
  const { headers, json } = await ask({ ip: '198.51.100.1', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(headers['retry-after']).toBe('50');
  expect((json as { detail: string }).detail).toMatch(/Retry-After/);
  expect(run.stub.requests).toHaveLength(called);
  expect(await codes(1, { ip: '198.51.100.2' })).toEqual([ALLOWED]);
  setMinute(1);
  expect(await codes(1, { ip: '198.51.100.1' })).toEqual([ALLOWED]);
});

test('sixty in a day for one address', async () => {
  const ip = '198.51.100.3';
  for (let minute = 0; minute < 12; minute++) {
    setMinute(minute);
    expect(await codes(5, { ip })).toEqual(allowed(5));
  }
  setMinute(12);
  const { headers, status } = await ask({ ip });
  expect([status, headers['retry-after']]).toEqual([429, String(86_400 - 10 - 12 * 60)]);
  setMinute(24 * 60);
  expect(await codes(1, { ip })).toEqual([ALLOWED]);
});

test('a request refused by the minute is not counted for the day', async () => {
  const ip = '198.51.100.4';
  for (let minute = 0; minute < 12; minute++) {
    setMinute(minute);
    expect(await codes(7, { ip })).toEqual([...allowed(5), REFUSED, REFUSED]);
  }
});

test('an IPv6 caller is a network of 64 bits', async () => {
  const of = (host: number) => ({ ip: `2001:db8:1:2:${host}::1` });
  for (let host = 1; host <= 5; host++) expect(await codes(1, of(host))).toEqual([ALLOWED]);
  expect(await codes(1, of(6))).toEqual([REFUSED]);
  expect(await codes(1, { ip: '2001:db8:1:3::1' })).toEqual([ALLOWED]);
});

test('fifty in a day for one user, from any address', async () => {
  const { accessToken: token } = await run.accounts.signedUp();
  for (let minute = 0; minute < 10; minute++) {
    setMinute(minute);
    const from = (i: number) => ({ ip: `203.0.113.${5 * minute + i}`, as: token });
    for (let i = 0; i < 5; i++) expect(await codes(1, from(i))).toEqual([ALLOWED]);
    expect(await codes(1, from(5))).toEqual([REFUSED]);
  }
  setMinute(10);
  expect(await codes(1, { ip: '203.0.113.51', as: token })).toEqual([REFUSED]);
  // Without the token the address counts alone, and a token that does not hold is none.
  expect(await codes(1, { ip: '203.0.113.52' })).toEqual([ALLOWED]);
  expect(await codes(1, { ip: '203.0.113.53', as: 'no.real.token' })).toEqual([ALLOWED]);
});

test('seven users behind one address take nothing from each other, nor from callers who are not signed in', async () => {
  const ip = '198.51.100.6';
  const tokens = [];
  for (let i = 0; i < 7; i++) tokens.push((await run.accounts.signedUp()).accessToken);
  for (const as of tokens) expect(await codes(6, { ip, as })).toEqual([...allowed(5), REFUSED]);
  expect(await codes(6, { ip })).toEqual([...allowed(5), REFUSED]);
});

test('a request that is refused for its mistakes counts as none', async () => {
  const asked = { ip: '198.51.100.5' };
  for (let i = 0; i < 6; i++) expect((await run.day({ date: 'soon' }, asked)).status).toBe(422);
  expect(await codes(1, asked)).toEqual([ALLOWED]);
});

test('600 in a day for all users of one address, counted only for texts within their own quotas', async () => {
  const counted: string[] = [];
  const full = new Set<string>();
  const quotas: Throttle<TextLimitName> = {
    ...UNLIMITED,
    counted(name, subject) {
      counted.push(`${name} ${subject}`);
      return Promise.resolve(full.has(name) ? 7 : null);
    },
  };
  const count = async (waits: TextLimitName | null) => {
    counted.length = 0;
    full.clear();
    if (waits !== null) full.add(waits);
    const event = gatewayEvent('POST', '/', {}, { headers: signedInHeaders() });
    const quotaExceeded = (seconds: number) => new Error(`wait ${seconds}`);
    return countedText(event, quotas, 0, { quotaExceeded }).catch(({ message }: Error) => message);
  };
  expect(await count('text_day_ip_signed_in')).toBe('wait 7');
  expect(counted).toEqual(['text_minute_user someone', 'text_day_user someone', 'text_day_ip_signed_in 127.0.0.1']);
  expect(await count('text_day_user')).toBe('wait 7');
  expect(counted).toEqual(['text_minute_user someone', 'text_day_user someone']);
  expect(await count(null)).toBeUndefined();
});
