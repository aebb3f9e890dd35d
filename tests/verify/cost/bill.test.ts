/** The arithmetic of bills, against sums done by hand with round prices. */
import { describe, expect, test } from '@jest/globals';
import { billByEdge, billedMs, billedStartMs, billOfMillion, mean, type Request } from '../../../verify/cost/bill.ts';
import type { Prices } from '../../../verify/cost/prices.ts';

const ASSUMED = { slowerBy: 2, runtimeMs: 1, tableMs: 5, coldShare: 0.01, logBytes: 500, tracedShare: 0.05 };
const COMPUTED: Request = { name: 'x', ms: 4, bytes: 10_000, tableCalls: 0, tableReads: 0, tableWrites: 0 };
const STORED: Request = { ...COMPUTED, tableCalls: 3, tableReads: 1, tableWrites: 2 };
const PRICES: Prices = {
  region: 'round',
  gbSecond: 0.00001,
  millionInvocations: 0.2,
  millionApiRequests: 1,
  millionTableReads: 0.1,
  millionTableWrites: 0.6,
  gbOfLogs: 0.5,
  gbOut: 0.1,
  gbOutByEdge: 0.08,
  millionEdgeRequests: 1,
  millionWafRequests: 0.6,
  thousandMails: 0.1,
  millionTraces: 5,
};

describe('time', () => {
  // A whole processor: 4 x 2 + 1. Half of one: 4 x 2 x 2 + 1. More than a whole one computes no faster.
  test.each([
    [1769, 9],
    [884.5, 17],
    [3538, 9],
  ])('with %d MB a request is billed %d ms', (memoryMb, expected) => {
    expect(billedMs(COMPUTED, memoryMb, ASSUMED)).toBe(expected);
  });

  test('waiting for the table takes as long with any memory, and a begun millisecond is a whole one', () => {
    expect(billedMs(STORED, 1769, ASSUMED)).toBe(24);
    expect(billedMs({ ...COMPUTED, ms: 0.01 }, 1769, ASSUMED)).toBe(2);
    expect(billedStartMs(60.2, ASSUMED)).toBe(121);
  });
});

describe('money', () => {
  const of = { memoryMb: 2048, startMs: 50 };

  test('a million requests that compute', () => {
    // 2 GB x (9 ms + 1% of 100 ms) = 0.02 GB-seconds each; 10 kB each are 10 GB, 500 bytes of logs are half a GB.
    const bill = billOfMillion(COMPUTED, of, PRICES, ASSUMED);
    const expected = { lambda: 0.4, table: 0, logs: 0.25, traces: 0.25, gateway: 1, data: 1, total: 2.9 };
    for (const [part, dollars] of Object.entries(expected)) {
      expect([part, bill[part as keyof typeof bill].toFixed(9)]).toEqual([part, dollars.toFixed(9)]);
    }
    // Data for 0.80 instead of 1, and two kinds of requests more.
    expect(billByEdge(bill, COMPUTED, PRICES)).toBeCloseTo(4.3, 9);
  });

  test('and that ask the table', () => {
    // One read and two writes; 2 GB x 25 ms.
    const bill = billOfMillion(STORED, of, PRICES, ASSUMED);
    expect([bill.table, bill.lambda].map((dollars) => dollars.toFixed(9))).toEqual(['1.300000000', '0.700000000']);
  });

  test('a mean counts all alike', () => {
    expect(mean([1, 2, 6])).toBe(3);
  });
});
