/** The days on which the rite for a gandmool birth may be done. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dosha/routes.ts';
import type { GandmoolVerdict } from '../../../lib/schemas/dosha/doshaVerdicts.ts';
import { dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type GoldenBirth, type JyotishFile } from '../../support/golden.ts';

const { cases } = golden<JyotishFile<{ gandmool: { present: boolean } }>>('jyotish/doshas');
const born = cases.filter(({ expected }) => expected.gandmool.present).map(({ birth }) => birth);

const shantiOf = async (birth: GoldenBirth, asOf: string) =>
  dataOf<{ dosha: GandmoolVerdict }>(await post(handler, `/dosha/gandmool?as_of=${asOf}`, bodyOf(birth))).dosha.shanti;

const daysBetween = (from: number, to: string) => (Date.parse(to) - from) / 86_400_000;
const birthMs = ({ date, time, utc_offset: hours }: GoldenBirth) => Date.parse(`${date}T${time}Z`) - hours * 3_600_000;

describe.each(born)('$id', (birth) => {
  test('the Moon is back a round after the birth', async () => {
    const { first } = (await shantiOf(birth, '2026-01-31'))!;
    expect(daysBetween(birthMs(birth), first!.end)).toBeGreaterThan(26);
    expect(daysBetween(birthMs(birth), first!.start)).toBeLessThan(28.5);
  });

  test('the next stay has not ended, and is at most a round away', async () => {
    const { next } = (await shantiOf(birth, '2049-01-31'))!;
    const now = Date.parse('2049-01-31T00:00:00Z');
    expect(daysBetween(now, next!.end)).toBeGreaterThan(-1);
    expect(daysBetween(now, next!.start)).toBeLessThan(28.5);
    // The Moon crosses a nakshatra in 21 to 27 hours.
    expect(daysBetween(Date.parse(next!.start), next!.end)).toBeCloseTo(1, 0);
  });
});

test('there are births to look at', () => {
  expect(born).toHaveLength(14);
});

test('before the first return it is the next one', async () => {
  const [birth] = born;
  const { first, next } = (await shantiOf(birth!, birth!.date))!;
  expect(next).toEqual(first);
});

test('is not recommended for others', async () => {
  const other = cases.find(({ expected }) => !expected.gandmool.present)!;
  expect(await shantiOf(other.birth, '2026-01-31')).toBeNull();
});
