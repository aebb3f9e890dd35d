import { expect, test } from '@jest/globals';
import { drekkana22, navamsa64, type SensitiveSign } from '../../../lib/astro/varga/sensitive.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Part {
  sign: number;
  lord: string;
}
interface Expected {
  navamsha_64th: { from_ascendant: Part; from_moon: Part };
  drekkana_22nd: { from_ascendant: Part; from_moon: Part };
}

test('80 births: the 22nd drekkana and the 64th navamsa from the ascendant and from the Moon', () => {
  const part = ({ lord, signIndex }: SensitiveSign): Part => ({ sign: signIndex + 1, lord });
  for (const { birth, expected } of golden<JyotishFile<Expected>>('jyotish/special-points').cases) {
    const chart = goldenChart(birth.id);
    const { Moon } = chart.planets;
    const both = (find: typeof drekkana22) => ({
      from_ascendant: part(find(chart, chart.ascendant)),
      from_moon: part(find(chart, Moon)),
    });
    expect([birth.id, both(drekkana22), both(navamsa64)]).toEqual([
      birth.id,
      expected.drekkana_22nd,
      expected.navamsha_64th,
    ]);
  }
});
