import { expect, test } from '@jest/globals';
import { sarvaFindings } from '../../../../lib/astro/judgement/house/sarvaFindings.ts';
import { ashtakavarga } from '../../../../lib/astro/ashtakavarga/bindus.ts';
import { houseBindus } from '../../../../lib/astro/ashtakavarga/houseBindus.ts';
import { ASHTAKAVARGA } from '../../../../lib/words/subjects/ashtakavarga.ts';
import { say } from '../../../../lib/words/say.ts';
import { chartOf } from '../../../support/chartOf.ts';

const av = ashtakavarga(chartOf({}));

/** The ids of what holds where the houses have 28 bindus but for those given. */
function holding(bindus: Readonly<Record<number, number>>): string[] {
  const sarva = Array.from({ length: 12 }, (_, sign) => bindus[sign + 1] ?? 28);
  return findingsOf(sarva)
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id);
}

const findingsOf = (sarva: readonly number[]) => sarvaFindings(houseBindus({ ...av, sarva }, 0));

test('equal houses say nothing', () => expect(holding({})).toEqual([]));

test.each([
  ['gains_exceed_effort', { 11: 29, 12: 29, 1: 29, 8: 29 }],
  ['effort_exceeds_gains', { 10: 29 }],
  ['saving', { 11: 29, 10: 29, 12: 28 }],
  ['spending', { 12: 29 }],
  ['enjoyment', { 1: 29, 8: 29 }],
  ['vitality', { 8: 27 }],
  ['sensitive_houses', { 5: 18 }],
])('%s alone', (id, bindus) => expect(holding(bindus)).toEqual([id]));

test.each([
  ['at 28 and more than the 8th', { 1: 28, 8: 27 }, true],
  ['below 28', { 1: 27, 8: 20 }, false],
  ['as many as the 8th', { 1: 30, 8: 30 }, false],
])('vitality: %s', (_, bindus, isMet) => expect(holding(bindus).includes('vitality')).toBe(isMet));

test('prosperity asks for 30 in each of four houses', () => {
  const all = { 1: 30, 9: 30, 10: 30, 11: 30 };
  expect(holding(all)).toContain('prosperity');
  for (const house of [1, 9, 10, 11]) expect(holding({ ...all, [house]: 29 })).not.toContain('prosperity');
});

test('meanings name the bindus, and a finding that is not met has none', () => {
  const sarva = [28, 28, 28, 28, 28, 28, 28, 28, 28, 25, 34, 20];
  const byId = new Map(findingsOf(sarva).map((one) => [one.id, one]));
  const { meaning } = byId.get('gains_exceed_effort')!;
  expect(say(ASHTAKAVARGA, meaning!, 'en')).toContain('The 11th house has more bindus than the 10th');
  expect(say(ASHTAKAVARGA, meaning!, 'hi')).toBe('ग्यारहवें भाव में 34 और दसवें भाव में 25 बिंदु हैं: मेहनत से ज़्यादा लाभ मिलता है।');
  expect(byId.get('effort_exceeds_gains')!.meaning).toBeNull();
  expect(byId.get('saving')!.observed).toEqual({ bindus_of_house_11: 34, bindus_of_house_12: 20 });
});
