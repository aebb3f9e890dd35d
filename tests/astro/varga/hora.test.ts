import { expect, test } from '@jest/globals';
import { horaLord, isProperHora, wealthScore, wealthLevel, wealthPlanets } from '../../../lib/astro/varga/hora.ts';
import { vargaChart } from '../../../lib/astro/varga/position.ts';
import { chartOf } from '../../support/chartOf.ts';

test('odd signs begin with the hora of the Sun, even signs with that of the Moon', () => {
  expect([horaLord(0, 0), horaLord(0, 1), horaLord(1, 0), horaLord(1, 1)]).toEqual(['Sun', 'Moon', 'Moon', 'Sun']);
});

test('each planet has its proper hora', () => {
  const inSun = (['Sun', 'Mars', 'Jupiter', 'Mercury'] as const).map((id) => isProperHora(id, 'Sun'));
  const inMoon = (['Moon', 'Venus', 'Saturn', 'Rahu', 'Ketu', 'Mercury'] as const).map((id) =>
    isProperHora(id, 'Moon'),
  );
  expect([...inSun, ...inMoon]).toEqual(Array(10).fill(true));
  expect([isProperHora('Sun', 'Moon'), isProperHora('Saturn', 'Sun')]).toEqual([false, false]);
});

test('the score by hand', () => {
  // Aries rises: Venus owns the 2nd, Saturn the 11th; both count twice, and Jupiter.
  const chart = chartOf({
    Ascendant: 'Aries 1',
    Sun: 'Leo 5', // odd, first half: Sun's hora, proper; own 20
    Moon: 'Leo 20', // Moon's hora, proper; the Sun's sign: a natural friend in the same sign, neutral, 10
    Mars: 'Capricorn 5', // even, first half: Moon's hora, not proper: 0
    Mercury: 'Gemini 5', // at home in both; own 20
    Jupiter: 'Cancer 20', // even, second half: Sun's hora, proper; exalted 20, twice
    Venus: 'Libra 20', // Moon's hora, proper; 20 degrees are past moolatrikona, own 20, twice
    Saturn: 'Aries 5', // Sun's hora, not proper: 0 of twice 20
    Rahu: 'Taurus 5', // Moon's hora, proper; exalted 20
    Ketu: 'Scorpio 5', // Moon's hora, proper; exalted 20
  });
  const { components, max, points } = wealthScore(chart, vargaChart(chart, 'd2'));
  const byId = Object.fromEntries(components.map((component) => [component.id, [component.points, component.max]]));
  expect(byId).toEqual({
    sun: [20, 20],
    moon: [10, 20],
    mars: [0, 20],
    mercury: [20, 20],
    jupiter: [40, 40],
    venus: [40, 40],
    saturn: [0, 40],
    rahu: [20, 20],
    ketu: [20, 20],
  });
  expect([points, max]).toEqual([170, 240]);
});

test('a planet that is lord of 2 and 11, or Jupiter himself, counts twice and no more', () => {
  // Leo rises: Mercury owns both the 2nd and the 11th. Aquarius rises: Jupiter owns both.
  for (const [Ascendant, id] of [
    ['Leo', 'mercury'],
    ['Aquarius', 'jupiter'],
  ] as const) {
    const chart = chartOf({ Ascendant });
    const { components } = wealthScore(chart, vargaChart(chart, 'd2'));
    expect(components.find((component) => component.id === id)!.max).toBe(40);
  }
});

test('wealth is strong from 45 percent of the points and moderate from 30', () => {
  const levels = [45, 44, 30, 29].map((points) => wealthLevel({ points, max: 100 }).level);
  expect(levels).toEqual(['strong', 'moderate', 'moderate', 'modest']);
  expect(wealthLevel({ points: 1, max: 3 }).percent).toBe(33);
});

test('a planet that is judged for wealth in several roles is listed once', () => {
  const roles = wealthPlanets(chartOf({ Ascendant: 'Scorpio' })).map(({ planet, roles }) => [planet, ...roles]);
  // Jupiter owns Sagittarius, the 2nd; Mercury owns Virgo, the 11th.
  expect(roles).toEqual([
    ['Jupiter', 'lord_2', 'significator'],
    ['Mercury', 'lord_11'],
  ]);
});
