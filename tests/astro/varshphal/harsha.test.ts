import { describe, expect, test } from '@jest/globals';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { harshaBala, harshaBalas } from '../../../lib/astro/varshphal/harsha.ts';
import { goldenAnnual, goldenYears } from '../../support/annual.ts';
import { chartOf } from '../../support/chartOf.ts';

// P. V. R. Narasimha Rao, Vedic Astrology, 28.3, Example 119, Chart 66: a return by night.
test('the printed harsha bala of Chart 66', () => {
  const chart = chartOf({
    Ascendant: 'Capricorn',
    Sun: 'Aquarius',
    Moon: 'Pisces',
    Mars: 'Pisces',
    Mercury: 'Aquarius',
    Jupiter: 'Aries',
    Venus: 'Capricorn',
    Saturn: 'Aries',
    Rahu: 'Cancer',
  });
  const balas = harshaBalas(chart, false);
  expect(SEVEN_PLANETS.map((planet) => balas[planet].value)).toEqual([0, 15, 0, 10, 5, 10, 5]);
});

describe('235 years of an independent library', () => {
  // It lets Venus rejoice in the 12th, with Saturn; the texts give her the 5th.
  const planets = SEVEN_PLANETS.filter((planet) => planet !== 'Venus');

  test.each(goldenYears)('$id $expected.year', ({ birth, expected }) => {
    const { chart, isDayReturn } = goldenAnnual(birth, expected.completed_years);
    const balas = harshaBalas(chart, isDayReturn);
    for (const planet of planets) {
      expect([planet, balas[planet].value]).toEqual([planet, expected.harsha_bala_pyjhora[planet]]);
    }
    const joyElsewhere = { 5: -5, 12: 5 }[chart.planets.Venus.house] ?? 0;
    expect(balas.Venus.value + joyElsewhere).toBe(expected.harsha_bala_pyjhora['Venus']);
  });
});

test.each([
  ['Sun', 9],
  ['Moon', 3],
  ['Mars', 6],
  ['Mercury', 1],
  ['Jupiter', 11],
  ['Venus', 5],
  ['Saturn', 12],
] as const)('%s rejoices in house %i', (planet, house) => {
  const signs = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius'] as const;
  const sign = [...signs, 'Capricorn', 'Aquarius', 'Pisces'] as const;
  const chart = chartOf({ Ascendant: 'Aries', [planet]: sign[house - 1]! });
  const place = (of: typeof chart) => harshaBala(of, true, planet).parts.find(({ id }) => id === 'place')!;
  expect(place(chart)).toMatchObject({ points: 5, max: 5 });
  const besides = chartOf({ Ascendant: 'Aries', [planet]: sign[house % 12]! });
  expect(place(besides).points).toBe(0);
});
