import { expect, test } from '@jest/globals';
import { japaOf } from '../../../../lib/astro/judgement/remedy/japa.ts';

test('malas a day are the total over forty days and 108 beads, rounded up (BPHS 84)', () => {
  // 7000 / 40 / 108 = 1.62; 23000 / 40 / 108 = 5.32; four times as many in the Kali age: 6.48 and 21.30.
  expect(japaOf('Sun')).toEqual({ vedic: { total: 7000, malasPerDay: 2 }, kali: { total: 28000, malasPerDay: 7 } });
  expect(japaOf('Saturn')).toEqual({
    vedic: { total: 23000, malasPerDay: 6 },
    kali: { total: 92000, malasPerDay: 22 },
  });
});
