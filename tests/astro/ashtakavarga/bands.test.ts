import { expect, test } from '@jest/globals';
import { binduBand, MEAN_SARVA, sarvaBand, isMany, isFew } from '../../../lib/astro/ashtakavarga/bands.ts';

test('bands of one planet', () => {
  const bands = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(binduBand);
  expect(bands).toEqual(['very_bad', 'very_bad', 'poor', 'poor', 'neutral', 'good', 'good', 'excellent', 'excellent']);
});

test.each([
  [21, 'very_weak'],
  [22, 'weak'],
  [24, 'weak'],
  [25, 'average'],
  [27, 'average'],
  [28, 'good'],
  [29, 'good'],
  [30, 'strong'],
  [34, 'strong'],
  [35, 'very_strong'],
])('%i bindus of all are %s', (bindus, band) => expect(sarvaBand(bindus)).toBe(band));

test('the mean of a sign', () => expect(MEAN_SARVA).toBeCloseTo(28.0833, 4));

test('many bindus of one planet are five or more, few are two or fewer', () => {
  const bindus = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(bindus.filter(isMany)).toEqual([5, 6, 7, 8]);
  expect(bindus.filter(isFew)).toEqual([0, 1, 2]);
});
