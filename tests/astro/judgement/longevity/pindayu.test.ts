/** Pindayu, by hand: full at deepest exaltation, half at debilitation, then the reductions. */
import { expect, test } from '@jest/globals';
import { pindayu } from '../../../../lib/astro/judgement/longevity/pindayu.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import type { SevenPlanet } from '../../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

function found(drawing: Drawing) {
  const chart = chartOf(drawing);
  const whole = pindayu(chart, planetStrengths(chart, null));
  const of = (id: SevenPlanet) => whole.planets.find(({ planet }) => planet === id)!;
  return { whole, of };
}

test('the Sun gives 19 years at Aries 10, 9.5 at Libra 10, and three quarters a quarter of the circle away', () => {
  expect(found({ Ascendant: 'Aries 15', Sun: 'Aries 10' }).of('Sun')).toMatchObject({ givenYears: 19, reductions: [] });
  expect(found({ Ascendant: 'Libra 15', Sun: 'Libra 10' }).of('Sun').givenYears).toBe(9.5);
  expect(found({ Ascendant: 'Aries 15', Sun: 'Cancer 10' }).of('Sun').givenYears).toBe(14.25);
});

test('the visible half takes all of a malefic in the twelfth and half as much of a benefic', () => {
  const shares = (drawing: Drawing, id: SevenPlanet) =>
    found(drawing)
      .of(id)
      .reductions.map(({ share }) => share);
  expect(shares({ Ascendant: 'Taurus 15', Sun: 'Aries 10' }, 'Sun')).toEqual([1]);
  expect(shares({ Ascendant: 'Gemini 15', Sun: 'Aries 10' }, 'Sun')).toEqual([1 / 2]);
  expect(shares({ Ascendant: 'Cancer 15', Sun: 'Aries 10' }, 'Sun')).toEqual([1 / 3]);
  expect(shares({ Ascendant: 'Leo 15', Sun: 'Aries 10' }, 'Sun')).toEqual([1 / 4]);
  expect(shares({ Ascendant: 'Virgo 15', Sun: 'Aries 10' }, 'Sun')).toEqual([1 / 5]);
  expect(shares({ Ascendant: 'Libra 15', Sun: 'Aries 10' }, 'Sun')).toEqual([1 / 6]);
  // Jupiter exalted in the twelfth from Leo, and in the seventh from Capricorn.
  expect(shares({ Ascendant: 'Leo 15', Jupiter: 'Cancer 5', Mercury: 'Virgo 2' }, 'Jupiter')).toEqual([1 / 2]);
  expect(shares({ Ascendant: 'Capricorn 15', Jupiter: 'Cancer 5', Mercury: 'Virgo 2' }, 'Jupiter')).toEqual([1 / 12]);
});

test('of several planets in a house only the strongest loses to it', () => {
  const { of } = found({ Ascendant: 'Taurus 15', Sun: 'Aries 10', Saturn: 'Aries 26' });
  expect(of('Sun').reductions.some(({ id }) => id === 'visible_half')).toBe(true);
  expect(of('Saturn').reductions.some(({ id }) => id === 'visible_half')).toBe(false);
});

test('an enemy’s sign takes a third unless the planet is retrograde, combustion half but of Venus and Saturn', () => {
  const ids = (drawing: Drawing, id: SevenPlanet) =>
    found(drawing)
      .of(id)
      .reductions.map((reduction) => reduction.id);
  // Saturn with the Sun in Leo: a great enemy, and combust without loss.
  expect(ids({ Ascendant: 'Leo 15', Sun: 'Leo 5', Saturn: 'Leo 10' }, 'Saturn')).toEqual(['enemy_sign']);
  expect(ids({ Ascendant: 'Leo 15', Sun: 'Leo 5', Saturn: 'Leo 10 R' }, 'Saturn')).toEqual([]);
  // Mars with the Sun in Gemini, Mercury far: enemy by nature and, in the second from Taurus, a friend for the time.
  expect(ids({ Ascendant: 'Gemini 15', Sun: 'Gemini 5', Mars: 'Gemini 10' }, 'Mars')).toContain('combust');
});

test.each<[SevenPlanet, Drawing, number]>([
  ['Sun', { Sun: 'Aries 10' }, 19],
  ['Moon', { Moon: 'Taurus 3' }, 25],
  ['Mars', { Mars: 'Capricorn 28' }, 15],
  ['Mercury', { Mercury: 'Virgo 15' }, 12],
  ['Jupiter', { Jupiter: 'Cancer 5' }, 15],
  ['Venus', { Venus: 'Pisces 27' }, 21],
  ['Saturn', { Saturn: 'Libra 20' }, 20],
])('%s at its deepest exaltation gives all its years (BPHS 43)', (id, drawing, years) => {
  expect(found({ Ascendant: 'Aries 15', ...drawing }).of(id).givenYears).toBe(years);
});

test('a debilitated planet loses a third where its host is an enemy, and nothing where he is a friend', () => {
  const ids = (drawing: Drawing) =>
    found({ Ascendant: 'Libra 15', ...drawing })
      .of('Sun')
      .reductions.map(({ id }) => id);
  // Venus is an enemy of the Sun by nature; in the same sign for the time too, in the second from it a friend: neutral.
  expect(ids({ Sun: 'Libra 10', Venus: 'Libra 25' })).toEqual(['enemy_sign']);
  expect(ids({ Sun: 'Libra 10', Venus: 'Scorpio 25' })).toEqual([]);
});

test('an enemy’s sign takes a third of the years, the Sun a half', () => {
  const { of } = found({ Ascendant: 'Libra 15', Sun: 'Libra 10', Venus: 'Libra 25', Mars: 'Libra 15' });
  // 9.5 years at deepest debilitation.
  expect(of('Sun').years).toBeCloseTo((9.5 * 2) / 3, 2);
  expect(of('Mars').reductions).toContainEqual({ id: 'combust', share: 1 / 2, text: { id: 'combust', args: {} } });
});

test('reductions follow one another, the ascendant gives a year for each navamsa risen, and the sum is exact', () => {
  const { of, whole } = found({ Ascendant: 'Libra 10', Sun: 'Aries 10', Mars: 'Aries 20' });
  // Mars 28 deg of Capricorn is 82 degrees behind: 15 x (1 - 82/360) = 11.58, and half of it for the Sun.
  const mars = of('Mars');
  expect(mars.givenYears).toBe(11.58);
  expect(mars.reductions.map(({ id }) => id)[0]).toBe('combust');
  expect(whole.ascendantYears).toBe(3);
  const sum = whole.planets.reduce((total, { years }) => total + years, whole.ascendantYears);
  expect(whole.years).toBeCloseTo(sum, 9);
});
