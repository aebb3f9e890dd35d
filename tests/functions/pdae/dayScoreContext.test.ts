import { expect, test } from '@jest/globals';
import { windowContext } from '../../../functions/pdae/dayScoreContext.ts';
import { BIRTH } from '../../support/call.ts';
import { scoredDays } from '../../support/dayScore.ts';

test('before birth no dasha weighs the times of a day, from then on its lords do', () => {
  // Born at 14:30 with the Moon in Shatabhisha, whose lord is Rahu.
  const [found] = scoredDays(BIRTH, '1990-06-15');
  const lordAt = (jdUT: number) => windowContext(found!.judged, jdUT).mahadashaLord;
  const { birthJdUT } = found!.judged.context;
  expect([lordAt(birthJdUT - 0.1), lordAt(birthJdUT), lordAt(birthJdUT + 0.1)]).toEqual([null, 'Rahu', 'Rahu']);
});
