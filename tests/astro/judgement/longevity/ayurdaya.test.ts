/** Years of the planets by hand: pindayu and nisargayu by exaltation, amsayu by navamsas, then what adds and takes. */
import { describe, expect, test } from '@jest/globals';
import { lifeYears, type AyurdayaId } from '../../../../lib/astro/judgement/longevity/ayurdaya.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import type { SevenPlanet } from '../../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

function found(drawing: Drawing, measure: AyurdayaId = 'pindayu') {
  const chart = chartOf(drawing);
  const { meanYears, measures } = lifeYears(chart, planetStrengths(chart, null));
  const whole = measures.find(({ id: known }) => known === measure)!;
  const of = (id: SevenPlanet) => whole.planets.find(({ planet }) => planet === id)!;
  return { meanYears, measures, whole, of };
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
  expect(of('Mars').reductions.at(-1)).toMatchObject({ id: 'combust', share: 1 / 2, source: { verses: '2' } });
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

test('a printed contribution: the Sun at Leo 29 gives 11.66 of his 19 years', () => {
  // A collection of worked sums on the mathematical longevity: 221 / 360 x 19.
  expect(found({ Ascendant: 'Leo 15', Sun: 'Leo 29' }).of('Sun').givenYears).toBe(11.66);
});

test.each<[SevenPlanet, Drawing, number]>([
  ['Sun', { Sun: 'Aries 10' }, 20],
  ['Moon', { Moon: 'Taurus 3' }, 1],
  ['Mars', { Mars: 'Capricorn 28' }, 2],
  ['Mercury', { Mercury: 'Virgo 15' }, 9],
  ['Jupiter', { Jupiter: 'Cancer 5' }, 18],
  ['Venus', { Venus: 'Pisces 27' }, 20],
  ['Saturn', { Saturn: 'Libra 20' }, 50],
])('nisargayu: %s at its deepest exaltation gives its natural years (Brihat Jataka 8.9)', (id, drawing, years) => {
  expect(found({ Ascendant: 'Aries 15', ...drawing }, 'nisargayu').of(id)).toMatchObject({
    fullYears: years,
    givenYears: years,
    increase: null,
  });
});

describe('amsayu: a year for each navamsa passed since Aries, in rounds of twelve (Brihat Jataka 7.10-13)', () => {
  const amsayu = (id: SevenPlanet, drawing: Drawing) => {
    const { givenYears, increase } = found(drawing, 'amsayu').of(id);
    return [givenYears, increase?.id ?? null, increase?.factor ?? 1];
  };

  test('exalted and retrograde treble, of several only the greatest counts', () => {
    // 10 degrees are 3 navamsas.
    expect(amsayu('Sun', { Sun: 'Aries 10' })).toEqual([3, 'exalted', 3]);
    // 245 degrees are 73.5 navamsas, six rounds and 1.5; retrograde counts before the own sign.
    expect(amsayu('Jupiter', { Jupiter: 'Sagittarius 5 R' })).toEqual([1.5, 'retrograde', 3]);
    expect(amsayu('Jupiter', { Jupiter: 'Sagittarius 5' })).toEqual([1.5, 'own_sign', 2]);
  });

  test('the same sign in the navamsa, the own sign, navamsa and drekkana double', () => {
    // Libra 1 is in the navamsa of Libra; 181 degrees are 54.3 navamsas.
    expect(amsayu('Mars', { Mars: 'Libra 1' })).toEqual([6.3, 'vargottama', 2]);
    // Libra 5 is in the navamsa of Scorpio, his own; 185 degrees are 55.5 navamsas.
    expect(amsayu('Mars', { Mars: 'Libra 5' })).toEqual([7.5, 'own_navamsa', 2]);
    // Cancer 12 is in the navamsa of Libra, and in the second drekkana, of Scorpio; 102 degrees are 30.6 navamsas.
    expect(amsayu('Mars', { Mars: 'Cancer 12' })).toEqual([6.6, 'own_drekkana', 2]);
    // Gemini 5 is in the navamsa of Scorpio; for Venus it is neither her navamsa nor her drekkana.
    expect(amsayu('Venus', { Venus: 'Gemini 5' })).toEqual([7.5, null, 1]);
  });

  test('what multiplies comes before what takes', () => {
    // Aries 10 gives 3, trebled 9; from the eleventh house the Sun loses half.
    expect(found({ Ascendant: 'Gemini 15', Sun: 'Aries 10' }, 'amsayu').of('Sun').years).toBe(4.5);
  });

  test('the ascendant gives its navamsas since Aries, in pindayu those of its sign', () => {
    // Gemini 15 is 75 degrees: 22.5 navamsas, a round and 10.5.
    expect(found({ Ascendant: 'Gemini 15' }, 'amsayu').whole.ascendantYears).toBe(10.5);
    expect(found({ Ascendant: 'Gemini 15' }).whole.ascendantYears).toBe(4.5);
  });
});

describe('a malefic in the first house takes a part of the whole sum (Brihat Jataka 7.4)', () => {
  // At Libra 10 three navamsas have risen: 3 of 108.
  const rising: Drawing = { Ascendant: 'Libra 10', Saturn: 'Libra 20', Jupiter: 'Virgo 5', Venus: 'Virgo 20' };

  test('as many parts of 108 as navamsas have risen', () => {
    const { whole } = found({ ...rising, Moon: 'Virgo 9', Mercury: 'Virgo 15' });
    const sum = whole.planets.reduce((total, { years }) => total + years, whole.ascendantYears);
    expect(whole.rising).toMatchObject({ planets: ['Saturn'], share: 3 / 108, text: { args: { benefic: null } } });
    expect(whole.rising!.takenYears).toBeCloseTo(sum / 36, 2);
    expect(whole.years).toBeCloseTo(sum - whole.rising!.takenYears, 9);
  });

  test('half of it under the aspect of a benefic', () => {
    // From Gemini Jupiter sees the fifth from himself, Libra.
    const { whole } = found({ ...rising, Jupiter: 'Gemini 5' });
    expect(whole.rising).toMatchObject({ share: 3 / 216, text: { args: { benefic: 'Jupiter' } } });
  });

  test('not in amsayu, and not by a node', () => {
    expect(found(rising, 'amsayu').whole.rising).toBeNull();
    expect(
      found({ Ascendant: 'Libra 10', Rahu: 'Libra 20', Saturn: 'Virgo', Sun: 'Virgo', Mars: 'Virgo' }).whole.rising,
    ).toBeNull();
  });
});

test('the mean of the three', () => {
  const { meanYears, measures } = found({ Ascendant: 'Gemini 15', Sun: 'Aries 10' });
  const sum = measures.reduce((total, { years }) => total + years, 0);
  expect(measures.map(({ id }) => id)).toEqual(['pindayu', 'amsayu', 'nisargayu']);
  expect(meanYears).toBeCloseTo(sum / 3, 2);
});
