import { expect, test } from '@jest/globals';
import { navamsaChart } from '../../../lib/astro/chart/derivedCharts.ts';
import { charaKarakas } from '../../../lib/astro/jaimini/charaKarakas.ts';
import { devata } from '../../../lib/astro/jaimini/devatas.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { referenceChart } from '../../support/referenceChart.ts';

interface Expected {
  karakamsha_sign: number;
  karakamsha_sign_8_karaka_scheme: number;
  navamsha_lagna_sign: number;
  ishta_devata: { sign_12th_from_karakamsha: number; lord: string; planets_in_it_in_navamsha: string[] };
}

test.each(golden<JyotishFile<Expected>>('jyotish/jaimini').cases)('$birth.id', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);
  const navamsa = navamsaChart(chart);
  const karakamshaOf = (scheme: 7 | 8) => navamsa.signs[charaKarakas(chart, scheme)[0]!.planet];
  expect([karakamshaOf(7) + 1, karakamshaOf(8) + 1, navamsa.ascendant.signIndex + 1]).toEqual([
    expected.karakamsha_sign,
    expected.karakamsha_sign_8_karaka_scheme,
    expected.navamsha_lagna_sign,
  ]);
  const { lord, occupants, signIndex } = devata(chart, navamsa, 'ishta', karakamshaOf(7));
  expect({ sign_12th_from_karakamsha: signIndex + 1, lord, planets_in_it_in_navamsha: occupants }).toEqual(
    expected.ishta_devata,
  );
});

/** A chart that is its own navamsa: only signs count here. */
const found = (drawing: Parameters<typeof chartOf>[0], from = 0) => {
  const chart = chartOf(drawing);
  return devata(chart, chart, 'ishta', from);
};

test('planets in the twelfth speak first, the better placed before the others', () => {
  // The twelfth from Aries is Pisces, where Venus is exalted.
  const { basis, planets, rankedBy } = found({ Venus: 'Pisces 3', Saturn: 'Pisces 20', Mars: 'Gemini' });
  expect([basis, rankedBy, ...planets]).toEqual(['occupant', 'dignity', 'Venus', 'Saturn']);
});

test('of equal dignity the one further on in its birth sign leads', () => {
  // Mars and Jupiter, friends of the Sun by nature, have him in the next sign from Leo: both with a great friend.
  const guests = (mars: 3 | 25) => found({ Mars: `Leo ${mars}`, Jupiter: 'Leo 20', Venus: 'Libra', Sun: 'Virgo' }, 5);
  expect([guests(3).rankedBy, ...guests(3).planets]).toEqual(['degree', 'Jupiter', 'Mars']);
  expect([guests(25).rankedBy, ...guests(25).planets]).toEqual(['degree', 'Mars', 'Jupiter']);
});

test('else those that aspect it by sign', () => {
  const { basis, planets } = found({ Sun: 'Gemini 5', Jupiter: 'Aquarius', Saturn: 'Libra' });
  expect([basis, ...planets]).toEqual(['aspect', 'Sun']);
});

test('else its lord', () => {
  const { basis, planets } = found({ Sun: 'Aries', Jupiter: 'Aquarius', Saturn: 'Libra' });
  expect([basis, ...planets]).toEqual(['lord', 'Jupiter']);
});

test('the reference chart: Leo is the twelfth from Virgo, and the Sun is its planet', () => {
  const chart = referenceChart();
  const navamsa = navamsaChart(chart);
  const { planets, signIndex } = devata(chart, navamsa, 'ishta', navamsa.signs.Venus);
  expect([signIndex, ...planets]).toEqual([4, 'Sun']);
});

test('Ishta is seen in the 12th, Palana in the 6th, Dharma in the 9th', () => {
  const chart = referenceChart();
  const signOf = (id: 'ishta' | 'palana' | 'dharma') => devata(chart, navamsaChart(chart), id, 0).signIndex;
  expect([signOf('ishta'), signOf('palana'), signOf('dharma')]).toEqual([11, 5, 8]);
});
