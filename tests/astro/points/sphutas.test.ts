/** The yogi group, the bhrigu bindu and the grades by parity on drawn charts. */
import { expect, test } from '@jest/globals';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { bhriguBinduDeg, parityOf, sphutasDeg, yogiGroup } from '../../../lib/astro/points/sphutas.ts';
import { surroundings } from '../../../lib/astro/points/surroundings.ts';
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

test.each([
  // Aries 1 is in the first navamsa, Aries; Aries 4 in the second, Taurus; Taurus 1 in Capricorn.
  [1, 'beeja', 'strong'],
  [4, 'beeja', 'medium'],
  [31, 'beeja', 'weak'],
  [1, 'kshetra', 'weak'],
  [4, 'kshetra', 'medium'],
  [31, 'kshetra', 'strong'],
] as const)('%i degrees of %s: %s', (longitudeDeg, id, grade) => {
  expect(parityOf(chartOf({}), id, longitudeDeg).grade).toBe(grade);
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
