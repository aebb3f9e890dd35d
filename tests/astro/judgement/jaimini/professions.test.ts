import { expect, test } from '@jest/globals';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { karakaContext } from '../../../../lib/astro/judgement/jaimini/karakaContext.ts';
import { professions } from '../../../../lib/astro/judgement/jaimini/professions.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { referenceChart } from '../../../support/referenceChart.ts';

test('the reference chart, by hand', () => {
  // Karakamsha is Virgo; Mercury, amatyakaraka at 28 Pisces, is in the ninth navamsa of Cancer's count, Pisces; Venus owns the 10th, Taurus.
  const list = professions(karakaContext(referenceChart(), 'AmK', planetStrengths(referenceChart(), null)));
  expect(list.map(({ basis, planet }) => [basis, planet])).toEqual([
    ['amatyakaraka', 'Mercury'],
    ['navamsa_dispositor', 'Jupiter'],
    ['tenth_lord', 'Venus'],
  ]);
});

test('a planet in the 10th from karakamsha signifies work', () => {
  // Venus at 29 Aries puts karakamsha in Sagittarius; Jupiter at 18 Aries is in the sixth navamsa, Virgo. The Moon is amatyakaraka.
  const chart = chartOf({ Venus: 'Aries 29', Moon: 'Libra 25', Jupiter: 'Aries 18' });
  const found = professions(karakaContext(chart, 'AmK', planetStrengths(chart, null))).map(({ basis, planet }) => [
    basis,
    planet,
  ]);
  expect(found[0]).toEqual(['amatyakaraka', 'Moon']);
  expect(found).toContainEqual(['tenth_from_karakamsha', 'Jupiter']);
});
