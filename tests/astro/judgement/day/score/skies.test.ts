import { expect, test } from '@jest/globals';
import { skySpans } from '../../../../../lib/astro/judgement/day/score/skies.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { drawnDay, drawnContext, lasting, standing } from '../../../../support/dayScore.ts';

const day = drawnDay(0);
const context = drawnContext(chartOf({ Moon: 'Aries 5' })).gochara;
const sign = (index: number) => ({ index, moorti: null });

test('a day is divided where signs change, and each planet is in its own sign', () => {
  const Moon = lasting([0.25, sign(0)], [0.75, sign(1)]);
  const Mars = lasting([0.5, sign(3)], [0.5, sign(4)]);
  const skies = skySpans(context, { ...standing(), Moon, Mars }, day);
  expect(skies.map(({ startJdUT }) => startJdUT - day.startJdUT)).toEqual([0, 0.25, 0.5]);
  expect(skies.map(({ stays }) => [stays.Moon.index, stays.Mars.index])).toEqual([
    [0, 3],
    [1, 3],
    [1, 4],
  ]);
});

test('vedha is that of the signs passed: the Sun in the 3rd is free until another comes to the 9th', () => {
  const signs = { ...standing({ Sun: 'Gemini' }), Mars: lasting([0.5, sign(7)], [0.5, sign(8)]) };
  expect(skySpans(context, signs, day).map(({ vedhas }) => vedhas.Sun.result)).toEqual(['favourable', 'neutralised']);
});
