import { expect, test } from '@jest/globals';
import { skySpans } from '../../../../../lib/astro/judgement/day/score/skies.ts';
import { transitResult } from '../../../../../lib/astro/transit/vedha.ts';
import { drawnDay, lasting, standing } from '../../../../support/dayScore.ts';

const day = drawnDay(0);
const sign = (index: number) => ({ index, moonSignIndex: null });

test('a day is divided where signs change, and each planet is in its own sign', () => {
  const Moon = lasting([0.25, sign(0)], [0.75, sign(1)]);
  const Mars = lasting([0.5, sign(3)], [0.5, sign(4)]);
  const skies = skySpans({ ...standing(), Moon, Mars });
  expect(skies.map(({ startJdUT }) => startJdUT - day.startJdUT)).toEqual([-Infinity, 0.25, 0.5]);
  expect(skies.map(({ endJdUT }) => endJdUT - day.startJdUT)).toEqual([0.25, 0.5, Infinity]);
  expect(skies.map(({ signs }) => [signs.Moon, signs.Mars])).toEqual([
    [0, 3],
    [1, 3],
    [1, 4],
  ]);
});

test('vedha is that of the signs passed: the Sun in the 3rd is free until another comes to the 9th', () => {
  const signs = { ...standing({ Sun: 'Gemini' }), Mars: lasting([0.5, sign(7)], [0.5, sign(8)]) };
  const results = skySpans(signs).map((sky) => transitResult('Sun', 0, sky.signs, 'counted'));
  expect(results).toEqual(['favourable', 'neutralised']);
});
