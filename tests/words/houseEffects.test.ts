import { describe, expect, test } from '@jest/globals';
import { LORD_IN_HOUSE, lordEffect } from '../../lib/words/en/effects/lordInHouse.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import { PLANET_IN_HOUSE } from '../../lib/words/en/effects/planetInHouse.ts';
import { LORD_IN_HOUSE_HI } from '../../lib/words/hi/effects/lordInHouse.ts';
import { PLANET_IN_HOUSE_HI } from '../../lib/words/hi/effects/planetInHouse.ts';

const all = [...LORD_IN_HOUSE.flat(), ...Object.values(PLANET_IN_HOUSE).flat()];

test('252 placements, each with two sides of its own', () => {
  expect(LORD_IN_HOUSE.map((row) => row.length)).toEqual(Array(12).fill(12));
  expect(Object.values(PLANET_IN_HOUSE).map((row) => row.length)).toEqual(Array(9).fill(12));
  expect(all).toHaveLength(252);
  expect(all.every(({ ease, strain }) => ease.length > 5 && strain.length > 5 && ease !== strain)).toBe(true);
  expect(new Set(all.map(({ ease }) => ease)).size).toBe(252);
});

test('rows are houses owned, columns houses occupied', () => {
  // BPHS 24: lord of the 2nd in the 11th saves, lord of the 9th in the 10th is honoured by kings.
  expect(lordEffect(2, 11).ease).toMatch(/savings/);
  expect(lordEffect(9, 10).ease).toMatch(/honour/);
});

test('no word of doom, no diagnosis, no promise', () => {
  const text = all.flatMap(({ ease, strain }) => [ease, strain]).join('\n');
  expect(text).not.toMatch(/\b(death|die|dies|kill|disease|accident|suicide|doom|curse|certain|will)\b/i);
});

describe('the effects in Hindi', () => {
  const hindi = [...LORD_IN_HOUSE_HI.flat(), ...Object.values(PLANET_IN_HOUSE_HI).flat()];

  test('as many as in English, each with two sides of its own', () => {
    expect(LORD_IN_HOUSE_HI.map((row) => row.length)).toEqual(Array(12).fill(12));
    expect(Object.values(PLANET_IN_HOUSE_HI).map((row) => row.length)).toEqual(Array(9).fill(12));
    expect(
      hindi.every((sides) => sides.length === 2 && sides.every((side) => /^[\u0900-\u097f ,-]+$/.test(side))),
    ).toBe(true);
    expect(new Set(hindi.map(([ease]) => ease)).size).toBe(252);
  });

  test('no word of doom', () => {
    expect(hindi.flat().join(' ')).not.toMatch(/मृत्यु|विनाश|बर्बाद|अनिष्ट|दुर्घटना|मौत/);
  });
});

test('every house has its significations in both languages', () => {
  for (const { significations } of HOUSE_TOPICS) {
    expect(significations.every(({ en, hi }) => /^[a-z]/i.test(en) && /^[\u0900-\u097f]/.test(hi))).toBe(true);
  }
});
