/** Rudra and his trident: a worked example, the reference chart by hand, drawn charts. */
import { birthContext } from '../../../functions/_shell/context.ts';
import { expect, test } from '@jest/globals';
import { rudra } from '../../../lib/astro/jaimini/rudra.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import { chartOf } from '../../support/chartOf.ts';
import { bodyOf, golden, type GoldenBirth } from '../../support/golden.ts';
import { referenceChart } from '../../support/referenceChart.ts';

interface BookCase {
  topic: string;
  input: { birth: GoldenBirth };
  items: { expected_decoded: { rudra: string; sign: number; trishula_signs: number[] } }[];
}

test('book: Mercury in Libra, exercise 23 of the Integrated Approach', () => {
  const { cases } = golden<{ cases: BookCase[] }>('jyotish/book-cases');
  const { input, items } = cases.find(({ topic }) => topic === 'rudra_trishoola')!;
  // The file has latitude and longitude of this birth (Chart 8) the wrong way round; under Chart 8 it has them right.
  const { latitude, longitude } = input.birth;
  const birth = bodyOf({ ...input.birth, latitude: longitude, longitude: latitude }) as Birth;
  const found = rudra(birthContext(birth, 'en', {}, {}, false).chart);
  const { rudra: planet, sign, trishula_signs: trident } = items[0]!.expected_decoded;
  expect([found.planet, found.signIndex + 1]).toEqual([planet, sign]);
  expect(found.tridentSignIndexes.map((index) => index + 1)).toEqual(trident);
});

test('the reference chart: Jupiter helps Mercury in his sign twice, as Jupiter and as its lord', () => {
  const found = rudra(referenceChart());
  expect([found.planet, found.comparison.steps.at(-1)!.id, found.second]).toEqual(['Mercury', 'supporters', null]);
  expect(found.tridentSignIndexes.map((index) => SIGNS[index])).toEqual(['Pisces', 'Cancer', 'Scorpio']);
});

test('the weaker lord is Rudra too where malefics join or aspect it', () => {
  // Aries rising: Venus owns the second, Mars (Ketu being in Scorpio) the eighth.
  const drawing = { Ascendant: 'Aries', Ketu: 'Scorpio', Venus: 'Gemini', Moon: 'Gemini', Sun: 'Taurus' } as const;
  const joined = rudra(chartOf({ ...drawing, Mars: 'Leo', Saturn: 'Cancer', Mercury: 'Gemini', Jupiter: 'Gemini' }));
  expect([joined.planet, joined.second, joined.afflictedBy]).toEqual(['Venus', null, []]);
  const afflicted = rudra(chartOf({ ...drawing, Mars: 'Leo', Saturn: 'Libra', Mercury: 'Gemini', Jupiter: 'Gemini' }));
  expect([afflicted.planet, afflicted.second, afflicted.afflictedBy]).toEqual(['Venus', 'Mars', ['Saturn']]);
});
