/** The yogi group, the bhrigu bindu and the grades by parity on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { bhriguBinduDeg, PARITY_POINTS, parityOf, sphutasDeg, yogiGroup } from '../../../lib/astro/points/sphutas.ts';
import { surroundings } from '../../../lib/astro/points/surroundings.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { arcBetween, POINT_CASES, pointContext } from '../../support/pointsGolden.ts';

test('the avayogi is the sixth from the yogi in the order of Vimshottari, the yogi being the first', () => {
  const order = vimshottari.lords.map(({ lord }) => lord);
  for (const { birth } of POINT_CASES) {
    const { avayogi, yogi } = yogiGroup(pointContext(birth).chart);
    expect(avayogi).toBe(order[(order.indexOf(yogi) + 5) % order.length]);
  }
});

test('the two arcs have one middle while the Moon is less than half a circle ahead of Rahu, else opposite ones', () => {
  const near = chartOf({ Rahu: 'Aries 10', Moon: 'Leo 20' });
  expect([bhriguBinduDeg(near, 'from_rahu'), bhriguBinduDeg(near, 'shorter')]).toEqual([75, 75]);
  const far = chartOf({ Rahu: 'Aries 10', Moon: 'Capricorn 10' });
  expect([bhriguBinduDeg(far, 'from_rahu'), bhriguBinduDeg(far, 'shorter')]).toEqual([145, 325]);
});

/** Points summed by hand, all but one planet at 0 Aries. */
test.each([
  // Aries 1 is in the first navamsa, Aries; Aries 4 in the second, Taurus; Taurus 1 in Capricorn.
  ['Aries 1', 'beeja', 'strong'],
  ['Aries 4', 'beeja', 'medium'],
  ['Taurus 1', 'beeja', 'weak'],
  ['Aries 1', 'kshetra', 'weak'],
  ['Aries 4', 'kshetra', 'medium'],
  ['Taurus 1', 'kshetra', 'strong'],
] as const)('%s as %s: %s', (place, id, grade) => {
  const [first, ...others] = PARITY_POINTS[id].planets;
  const chart = chartOf({ [first]: place, ...Object.fromEntries(others.map((planet) => [planet, 'Aries 0'])) });
  expect(parityOf(chart, id).grade).toBe(grade);
});

describe('seed and field, summed by hand', () => {
  const placeOf = (drawing: Drawing, id: 'beeja' | 'kshetra') => {
    const { met, navamsaIndex, signIndex } = parityOf(chartOf(drawing), id);
    return [SIGNS[signIndex], SIGNS[navamsaIndex], met];
  };

  test('beeja: 10 + 35 + 80 is Leo 5, odd, whose second ninth is Taurus, even', () => {
    const drawing: Drawing = { Sun: 'Aries 10', Venus: 'Taurus 5', Jupiter: 'Gemini 20' };
    expect(placeOf(drawing, 'beeja')).toEqual(['Leo', 'Taurus', 1]);
  });

  test('beeja past the circle: 10 + 35 + 316 is Aries 1, whose first ninth is Aries', () => {
    const drawing: Drawing = { Sun: 'Aries 10', Venus: 'Taurus 5', Jupiter: 'Aquarius 16' };
    expect(placeOf(drawing, 'beeja')).toEqual(['Aries', 'Aries', 2]);
  });

  test('kshetra: 35 + 70 + 80 is Libra 5, odd, whose second ninth is Scorpio, even', () => {
    const drawing: Drawing = { Moon: 'Taurus 5', Mars: 'Gemini 10', Jupiter: 'Gemini 20' };
    expect(placeOf(drawing, 'kshetra')).toEqual(['Libra', 'Scorpio', 1]);
  });
});

test('what needs Gulika is null without it, and each of the others is a sum of the chart', () => {
  const chart = chartOf({ Sun: 'Aries 20.5', Moon: 'Scorpio 8.25' });
  const found = sphutasDeg(chart, null);
  expect(Object.values(found).filter((deg) => deg === null)).toHaveLength(7);
  expect(arcBetween(found.yoga!, 20.5 + 218.25)).toBeLessThan(1e-6);
  expect(arcBetween(found.tithi!, 218.25 - 20.5)).toBeLessThan(1e-6);
});

test('a point is helped by benefics and by the lord of its sign, strained by others, mixed by both', () => {
  // Leo rises. Nobody is in Cancer; the aspects are of Saturn from Libra, the tenth, and of Jupiter from Scorpio.
  const tone = (planets: Drawing) => surroundings(chartOf({ ...planets, Ascendant: 'Leo 1' }), 3).tone;
  const away = {
    Sun: 'Leo',
    Moon: 'Leo',
    Mars: 'Leo',
    Mercury: 'Leo',
    Jupiter: 'Leo',
    Venus: 'Leo',
    Saturn: 'Leo',
    Rahu: 'Leo',
    Ketu: 'Aquarius',
  } satisfies Drawing;
  expect(tone(away)).toBe('alone');
  expect(tone({ ...away, Saturn: 'Libra' })).toBe('strained');
  expect(tone({ ...away, Jupiter: 'Scorpio' })).toBe('helped');
  expect(tone({ ...away, Jupiter: 'Scorpio', Saturn: 'Libra' })).toBe('mixed');
  expect(tone({ ...away, Moon: 'Capricorn' })).toBe('helped');
});
