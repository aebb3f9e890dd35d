/** Token buckets of callers: a request takes one token, and each token is restored after its time. */
import { describe, expect, test } from '@jest/globals';
import { CALLER_LIMITS, callerLimits, counter } from '../../../functions/_shell/callerLimits.ts';

const START_MS = Date.UTC(2026, 10, 22);

/** 600 a minute are ten a second; 30 seconds' worth of them are 300. */
const usual = () => counter(600, 30);

describe('one caller', () => {
  test('may ask 300 times at once, and ten times in each second after that', () => {
    const { counted } = usual();
    const asked = (times: number, nowMs: number) =>
      Array.from({ length: times }, () => counted('a', nowMs)).filter(({ isAllowed }) => isAllowed).length;
    expect(asked(400, START_MS)).toBe(300);
    expect(asked(5, START_MS + 99)).toBe(0);
    expect(asked(5, START_MS + 100)).toBe(1);
    for (let second = 1; second <= 60; second++) expect(asked(50, START_MS + 100 + second * 1000)).toBe(10);
  });

  test('gets its remaining requests, and when all are restored', () => {
    const { counted } = usual();
    expect(counted('a', START_MS)).toEqual({
      isAllowed: true,
      limit: 300,
      remaining: 299,
      resetSeconds: 1,
      waitSeconds: 0,
    });
    for (let i = 1; i < 300; i++) counted('a', START_MS);
    // All 300 are gone: at ten a second they take 30 seconds, the first of them a tenth of one.
    expect(counted('a', START_MS)).toEqual({
      isAllowed: false,
      limit: 300,
      remaining: 0,
      resetSeconds: 30,
      waitSeconds: 1,
    });
    expect(counted('a', START_MS + 15_000)).toMatchObject({ isAllowed: true, remaining: 149, resetSeconds: 16 });
  });

  test('succeeds after the stated wait, at any rate and any instant', () => {
    for (const perMinute of [1, 7, 60, 150, 599, 600, 3000]) {
      for (let at = 0; at < 50; at++) {
        const { counted } = counter(perMinute, 30);
        let nowMs = START_MS + at * 37;
        let standing = counted('a', nowMs);
        while (standing.isAllowed) standing = counted('a', nowMs++);
        nowMs += standing.waitSeconds * 1000;
        expect([perMinute, at, counted('a', nowMs).isAllowed]).toEqual([perMinute, at, true]);
      }
    }
  });

  test('never gets more than the burst and the rate together, however it asks', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { counted } = counter(600, 30);
      let nowMs = START_MS;
      let allowed = 0;
      for (let i = 0; i < 500; i++) {
        nowMs += (seed * 7919 * (i + 1)) % 190;
        if (counted('a', nowMs).isAllowed) allowed++;
      }
      expect(allowed).toBeLessThanOrEqual(300 + (nowMs - START_MS) / 100);
    }
  });

  test('is not kept out by a clock that was set back', () => {
    const { counted } = usual();
    for (let i = 0; i < 300; i++) counted('a', START_MS + 3_600_000);
    expect(counted('a', START_MS).waitSeconds).toBe(1);
    expect(counted('a', START_MS + 1000).isAllowed).toBe(true);
  });
});

describe('several callers', () => {
  test('do not take from each other', () => {
    const { counted } = usual();
    for (let i = 0; i < 1000; i++) counted('a', START_MS);
    expect(counted('b', START_MS)).toMatchObject({ isAllowed: true, remaining: 299 });
  });

  test('are dropped when others come, the least recent first', () => {
    const { counted } = counter(600, 30, 8);
    const isKnown = (subject: string) => !counted(subject, START_MS).isAllowed;
    const ask = (subject: string) => {
      for (let i = 0; i < 300; i++) counted(subject, START_MS);
    };
    for (const subject of 'abcd') ask(subject);
    // Half of eight are kept for certain, and who goes on asking, though in vain, is kept however many come.
    for (const subject of 'efghijklm') {
      ask(subject);
      expect(isKnown('a')).toBe(true);
    }
    expect(['k', 'l', 'm'].map(isKnown)).toEqual([true, true, true]);
    expect(['b', 'c', 'd'].map(isKnown)).toEqual([false, false, false]);
  });
});

describe('the settings', () => {
  test('nothing is counted unless limits are set', () => {
    expect(callerLimits({})).toBeNull();
    expect(callerLimits({ CALLER_LIMITS: '' })).toBeNull();
    expect(callerLimits({ CALLER_LIMITS: 'off' })).toBeNull();
  });

  test('single numbers change, all others stay', () => {
    expect(callerLimits({ CALLER_LIMITS: '{}' })).toEqual(CALLER_LIMITS);
    expect(callerLimits({ CALLER_LIMITS: '{"perMinute": 90}' })).toEqual({ ...CALLER_LIMITS, perMinute: 90 });
  });

  test.each([
    'on',
    '{"perMinute": 0}',
    '{"perMinute": "many"}',
    '{"perHour": 5}',
    '[',
    'null',
    '7',
    '"x"',
    '[600]',
    '{"toString": 5}',
  ])('a malformed setting turns nothing off: %s', (text) => {
    expect(callerLimits({ CALLER_LIMITS: text })).toEqual(CALLER_LIMITS);
  });

  test('several environments share a rate; the time to restore it is that of each', () => {
    const limits = callerLimits({ CALLER_LIMITS: '{}', ENVIRONMENTS_EXPECTED: '4' })!;
    expect(limits).toEqual({ perMinute: 150, signedInPerMinute: 750, documentsPerMinute: 60, burstSeconds: 30 });
    for (const text of ['', '0', '-3', 'many']) {
      expect(callerLimits({ CALLER_LIMITS: '{}', ENVIRONMENTS_EXPECTED: text })).toEqual(CALLER_LIMITS);
    }
  });

  test('one request is always allowed, however small a share is', () => {
    const { counted } = counter(1, 1);
    expect(counted('a', START_MS)).toMatchObject({ isAllowed: true, limit: 1, remaining: 0, resetSeconds: 60 });
    expect(counted('a', START_MS)).toMatchObject({ isAllowed: false, waitSeconds: 60 });
    expect(counted('a', START_MS + 60_000).isAllowed).toBe(true);
  });
});
