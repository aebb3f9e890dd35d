import { expect, test } from '@jest/globals';
import { overlaid } from '../../../../../lib/astro/judgement/day/score/overlaid.ts';

const span = (startJdUT: number, endJdUT: number) => ({ startJdUT, endJdUT });

test('time is cut where any list changes, once where several do, while all of them last', () => {
  const first = [span(-Infinity, 10), span(10, 12), span(12, 20)];
  const second = [span(8, 10), span(10, 11), span(11, 15)];
  expect(overlaid({ first, second }, (at) => at)).toEqual([
    { ...span(8, 10), first: first[0], second: second[0] },
    { ...span(10, 11), first: first[1], second: second[1] },
    { ...span(11, 12), first: first[1], second: second[2] },
    { ...span(12, 15), first: first[2], second: second[2] },
  ]);
});

test('lists without an end are laid over each other to the last', () => {
  const open = [span(-Infinity, Infinity)];
  expect(overlaid({ open, other: open }, (at) => at)).toEqual([{ ...open[0], open: open[0], other: open[0] }]);
});
