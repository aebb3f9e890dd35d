import { expect, test } from '@jest/globals';
import { placeWarnings } from '../../../functions/_shell/civilTime.ts';

test.each([
  [0, 0, ['null_island']],
  [90, 0, ['polar_latitude']],
  [-90, 120, ['polar_latitude']],
  [0, 20, []],
  [20, 0, []],
  [89.9, 0, []],
])('latitude %d, longitude %d', (latitude, longitude, codes) => {
  expect(placeWarnings(latitude, longitude).map(({ code }) => code)).toEqual(codes);
});
