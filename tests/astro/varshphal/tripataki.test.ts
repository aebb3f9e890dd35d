import { describe, expect, test } from '@jest/globals';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { tripataki, tripatakiOf, type Tripataki } from '../../../lib/astro/varshphal/tripataki.ts';
import { PROGRESSES } from '../../../lib/astro/varshphal/tajikaChoices.ts';
import { goldenAnnual, tajikaYears } from '../../support/annual.ts';
import { chartOf } from '../../support/chartOf.ts';

const places = ({ places: found }: Tripataki) =>
  Object.fromEntries(found.map(({ planet, point, signIndex }) => [planet, { sign: signIndex + 1, house: point }]));

// S. Adawal, Tajik Shastra, chapter 6: the 58th year, Aquarius rising.
test('the printed chakra of Nehru', () => {
  const natal = chartOf({
    ...{ Ascendant: 'Cancer', Sun: 'Scorpio', Moon: 'Cancer', Mars: 'Virgo', Mercury: 'Libra' },
    ...{ Jupiter: 'Sagittarius', Venus: 'Libra', Saturn: 'Leo', Rahu: 'Gemini' },
  });
  const { ascendant, moon } = tripatakiOf(natal, 10, 58, 'remainder');
  expect(moon.touching).toEqual(['Saturn', 'Rahu', 'Ketu']);
  expect(ascendant.touching).toEqual(['Mercury', 'Venus']);
});

describe('golden years', () => {
  test.each(tajikaYears)('$id $expected.year', ({ birth, expected }) => {
    const found = tripataki(goldenAnnual(birth, expected.completed_years));
    const { positions, vedha_to_lagna, vedha_to_moon, with_moon } = expected.tripataki;
    expect(places(found)).toEqual(positions);
    expect(found.ascendant.touching).toEqual(vedha_to_lagna);
    expect(found.moon).toEqual({ touching: vedha_to_moon, joining: with_moon });
  });
});

describe('properties', () => {
  const natal = chartOf({ Moon: 'Aries', Rahu: 'Taurus' });
  const at = (year: number, progress: (typeof PROGRESSES)[number]) =>
    Object.fromEntries(
      tripatakiOf(natal, 0, year, progress).places.map(({ planet, signIndex }) => [planet, signIndex]),
    ) as Record<Planet, number>;

  test('in the first year all stand where they stood at birth, by either reading', () => {
    for (const progress of PROGRESSES) expect(at(1, progress)).toEqual(natal.signs);
  });

  test('by the remainder all but few are back after 36 years; by staying the Moon has gone four signs', () => {
    expect(at(37, 'remainder')).toEqual(natal.signs);
    expect(at(36, 'stay')['Moon']).toBe(3);
    expect(at(37, 'stay')['Moon']).toBe(4);
    expect(at(7, 'stay')['Rahu']).toBe(0);
    expect(at(13, 'stay')['Rahu']).toBe(11);
  });

  test('touch is mutual', () => {
    for (let year = 1; year <= 40; year++) {
      const first = tripatakiOf(natal, 0, year, 'remainder');
      for (const planet of PLANETS) {
        const { signIndex } = first.places.find((one) => one.planet === planet)!;
        const fromIt = tripatakiOf(natal, signIndex, year, 'remainder');
        const touchesAries = fromIt.places.some(
          ({ planet: other, signIndex: sign }) => sign === 0 && fromIt.ascendant.touching.includes(other),
        );
        const isSeen = first.places.some(({ signIndex: sign }) => sign === 0);
        // With somebody in the ascendant's sign, he touches whoever touches the ascendant.
        if (isSeen) expect([year, planet, touchesAries]).toEqual([year, planet, isTouching(first, planet)]);
      }
    }
  });
});

function isTouching({ ascendant }: Tripataki, planet: Planet): boolean {
  return ascendant.touching.includes(planet);
}
