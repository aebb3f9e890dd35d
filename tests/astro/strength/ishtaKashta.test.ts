import { expect, test } from '@jest/globals';
import { ishtaKashta } from '../../../lib/astro/strength/ishtaKashta.ts';

test('roots of the products, of what is there and of what lacks to 60', () => {
  expect(ishtaKashta(60, 60)).toEqual({ ishta: 60, kashta: 0 });
  expect(ishtaKashta(0, 0)).toEqual({ ishta: 0, kashta: 60 });
  expect(ishtaKashta(20, 45)).toEqual({ ishta: 30, kashta: Math.sqrt(40 * 15) });
});
