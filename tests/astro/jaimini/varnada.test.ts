/** Varnada and hora ascendant: 80 births of independent programs, and reckoning by hand. */
import { birthContext } from '../../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { varnadaPlan } from '../../../lib/astro/dasha/varnada.ts';
import { horaAscendantDeg } from '../../../lib/astro/jaimini/horaAscendant.ts';
import { varnada } from '../../../lib/astro/jaimini/varnada.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

const index = (sign: Sign) => SIGNS.indexOf(sign);

interface SpecialPoints {
  lagnas_pyjhora: { hora_lagna: number };
  lagnas_by_definition: { hora_lagna: number };
  varnada_lagna_sign_pyjhora: { bv_raman: number };
}
const points = golden<JyotishFile<SpecialPoints>>('jyotish/special-points').cases;
const dashas = golden<JyotishFile<{ varnada_pyjhora: [number, number][] }>>('jyotish/dasha-jaimini').cases;

describe('80 births', () => {
  test.each(points)(
    '$birth.id: varnada and its dasha from the hora ascendant of the reference',
    ({ birth, expected }) => {
      const chart = goldenChart(birth.id);
      const horaSign = Math.floor(expected.lagnas_pyjhora.hora_lagna / 30);
      const { signIndex } = varnada(chart.ascendant.signIndex, horaSign);
      expect(signIndex + 1).toBe(expected.varnada_lagna_sign_pyjhora.bv_raman);
      const wanted = dashas.find((other) => other.birth.id === birth.id)!.expected.varnada_pyjhora;
      // The reference gives the varnada itself no years; a full round is 12.
      expect(
        varnadaPlan(chart, horaSign, signIndex).turns.map((turn) => [turn.signIndex + 1, turn.years % 12]),
      ).toEqual(wanted);
    },
  );

  test.each(points.filter(({ birth }) => Math.abs(birth.latitude) < 65))(
    '$birth.id: hora ascendant from the same sunrise',
    ({ birth, expected }) => {
      // The reference takes the disc centre without refraction: our `hindu` sunrise. Twelve seconds are a tenth of a degree.
      const input = { ...bodyOf(birth), sunrise: 'hindu' } as Birth;
      const { isApproximate, place } = birthContext(input, 'en', {}, {}, false).horaAscendant();
      expect(isApproximate).toBe(false);
      expect(separationDeg(place.longitudeDeg, expected.lagnas_by_definition.hora_lagna)).toBeLessThan(0.1);
    },
  );
});

test('the hora ascendant leaves the Sun at sunrise and crosses a sign in an hour', () => {
  expect(horaAscendantDeg(20, 0)).toBe(20);
  expect(horaAscendantDeg(20, 1 / 24)).toBeCloseTo(50, 9);
  expect(horaAscendantDeg(350, 23 / 24)).toBeCloseTo(320, 9);
});

test.each<[Sign, Sign, 'sum' | 'difference', Sign]>([
  // Leo is 5 from Aries, Virgo 7 back from Pisces: unlike, so 7 - 5 = 2 from Aries.
  ['Leo', 'Virgo', 'difference', 'Taurus'],
  // 5 and 1: 6 from Aries.
  ['Leo', 'Aries', 'sum', 'Virgo'],
  // 11 and 7: 18, less 12, back from Pisces.
  ['Taurus', 'Virgo', 'sum', 'Libra'],
  // 11 and 11: the difference is none, which counts as twelve: back from Pisces to Aries.
  ['Taurus', 'Aquarius', 'difference', 'Aries'],
])('%s with %s: their %s leads to %s', (ascendant, hora, joined, sign) => {
  const found = varnada(index(ascendant), index(hora));
  expect([found.isSum ? 'sum' : 'difference', SIGNS[found.signIndex]]).toEqual([joined, sign]);
});

test('read of the counts, which are odd for every sign, the verse always adds', () => {
  for (let signIndex = 0; signIndex < 12; signIndex++) {
    const found = varnada(signIndex, 5, 'count_parity');
    expect([found.ascendantCount % 2, found.isSum]).toEqual([1, true]);
  }
});
