import { expect, test } from '@jest/globals';
import { karakaScene } from '../../../../lib/astro/area/jaimini/karakaScene.ts';
import { professions } from '../../../../lib/astro/area/jaimini/professions.ts';
import { referenceChart } from '../../../support/referenceChart.ts';

test('the reference chart, by hand', () => {
  // Karakamsha is Virgo; Mercury, amatyakaraka at 28 Pisces, is in the ninth navamsa of Cancer's count, Pisces; Venus owns the 10th, Taurus.
  const list = professions(karakaScene(referenceChart(), 'AmK'));
  expect(list.map(({ basis, planet }) => [basis, planet])).toEqual([
    ['amatyakaraka', 'Mercury'],
    ['navamsa_dispositor', 'Jupiter'],
    ['tenth_lord', 'Venus'],
  ]);
});
