import { expect, test } from '@jest/globals';
import type { TimingContext } from '../../../../lib/astro/judgement/timing/timingWindows.ts';
import {
  foreignDoubleTransits,
  foreignPassages,
  foreignPlan,
  livedTime,
} from '../../../../lib/astro/judgement/videsh/timing.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import type { Stay } from '../../../../lib/astro/transit/stays.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { officesSaid, triggerSaid } from '../../../support/areaLabels.ts';

// Cancer rises: 3 and 12 Mercury, 4 Venus, 7 Saturn, 9 Jupiter.
const significatorsOf = (drawing: Parameters<typeof areaContextOf>[0]) =>
  foreignPlan(areaContextOf({ Ascendant: 'Cancer', ...drawing })).significators;

test('the lords of the 12th, 9th, 7th and 3rd signify it, those in the 12th and 9th, and Rahu', () => {
  const found = significatorsOf({ Sun: 'Gemini 5', Moon: 'Pisces', Venus: 'Leo', Mars: 'Leo', Ketu: 'Leo' });
  expect(found.map(({ planet }) => planet)).toEqual(['Sun', 'Moon', 'Mercury', 'Jupiter', 'Saturn', 'Rahu']);
  const reasonsOf = (planet: Planet) => officesSaid(found.find((one) => one.planet === planet)!.reasons);
  expect(reasonsOf('Mercury')).toEqual(['lord of the 12th', 'lord of the 3rd']);
  expect(reasonsOf('Sun')).toEqual(['in the 12th']);
  expect(reasonsOf('Moon')).toEqual(['in the 9th']);
  expect(found.filter(({ isPrimary }) => isPrimary).map(({ planet }) => planet)).toEqual(['Sun', 'Mercury']);
  expect(found.filter(({ isKaraka }) => isKaraka).map(({ planet }) => planet)).toEqual(['Rahu']);
});

test('the lord of the 4th signifies it in the 12th alone', () => {
  const isThere = (Venus: Sign) => significatorsOf({ Venus }).find(({ planet }) => planet === 'Venus');
  expect(officesSaid(isThere('Gemini')!.reasons)).toContain('lord of the 4th, away in the 12th');
  expect(isThere('Leo')).toBeUndefined();
});

const passing = (signs: Partial<Record<Planet, Sign>>) =>
  Object.fromEntries(Object.entries(signs).map(([planet, sign]) => [planet, SIGNS.indexOf(sign)]));

test('of two double transits the one that gives more counts', () => {
  // Cancer rises: Jupiter in Libra aspects Gemini, the 12th; Saturn in Aries too. Pisces, the 9th, is reached by neither.
  const { triggers } = foreignPlan(areaContextOf({ Ascendant: 'Cancer', Mercury: 'Leo', Jupiter: 'Virgo' }));
  const double = triggers.find(({ id }) => id === 'double_transit')!;
  const held = double.at(passing({ Jupiter: 'Libra', Saturn: 'Aries', Rahu: 'Leo', Ketu: 'Aquarius' }));
  expect(held).toMatchObject({ points: 10 });
  expect(triggerSaid(held)!.text).toContain('12th house');
  expect(double.isDeciding).toBe(true);
  expect(triggers.filter(({ isDeciding }) => isDeciding)).toHaveLength(1);
  expect(double.at(passing({ Jupiter: 'Cancer', Saturn: 'Leo', Rahu: 'Leo', Ketu: 'Aquarius' }))).toBeNull();
});

test('slow planets give points in their houses alone', () => {
  const { triggers } = foreignPlan(areaContextOf({ Ascendant: 'Cancer' }));
  const pointsAt = (planet: Planet, sign: Sign) =>
    triggers.find(({ id }) => id === `passage_${planet.toLowerCase()}`)!.at(passing({ [planet]: sign }))?.points ?? 0;
  expect([pointsAt('Saturn', 'Gemini'), pointsAt('Saturn', 'Leo')]).toEqual([3, 0]);
  expect([pointsAt('Jupiter', 'Pisces'), pointsAt('Jupiter', 'Cancer')]).toEqual([10, 0]);
  expect([pointsAt('Rahu', 'Libra'), pointsAt('Rahu', 'Scorpio')]).toEqual([3, 0]);
  expect([pointsAt('Ketu', 'Aries'), pointsAt('Ketu', 'Taurus')]).toEqual([1, 0]);
});

const stay = (sign: Sign, startJdUT: number, endJdUT: number): Stay => ({
  index: SIGNS.indexOf(sign),
  startJdUT,
  endJdUT,
  isEnteredBackward: false,
  isLeftBackward: false,
});

/** Cancer rises; stays as drawn. */
function skyOf(stays: Partial<Record<Planet, readonly Stay[]>>): TimingContext {
  const chart = chartOf({ Ascendant: 'Cancer', Mercury: 'Leo', Jupiter: 'Virgo' });
  const { strengths } = areaContextOf({ Ascendant: 'Cancer' });
  return { chart, strengths, birthJdUT: 0, life: [], staysOf: (planet) => stays[planet] ?? [] };
}

test('passages are the stays in houses that bear on it, in order', () => {
  const found = foreignPassages(
    skyOf({
      Saturn: [stay('Pisces', 100, 200), stay('Taurus', 200, 300), stay('Gemini', 300, 400)],
      Jupiter: [stay('Gemini', 50, 150), stay('Cancer', 150, 250)],
      Rahu: [stay('Libra', 400, 500)],
    }),
    { startJdUT: 0, endJdUT: 400 },
  );
  expect(found.map(({ passage: { house, planet }, stay: { startJdUT } }) => [planet, house, startJdUT])).toEqual([
    ['Jupiter', 12, 50],
    ['Saturn', 9, 100],
    ['Saturn', 12, 300],
  ]);
});

test('double transits are the times in which both reach the house or its lord', () => {
  const sky = skyOf({
    Jupiter: [stay('Libra', 0, 100), stay('Cancer', 100, 200)],
    Saturn: [stay('Aries', 0, 50), stay('Capricorn', 50, 200)],
  });
  // Libra and Aries reach Gemini; with Saturn in Capricorn neither Gemini nor Leo is reached by him.
  const inTwelfth = (startJdUT: number, endJdUT: number) =>
    foreignDoubleTransits(sky, { startJdUT, endJdUT }).filter(({ house }) => house === 12);
  expect(inTwelfth(0, 200)).toEqual([{ house: 12, startJdUT: 0, endJdUT: 50 }]);
  expect(inTwelfth(50, 200)).toEqual([]);
});

test('a time is lived from birth to the end of the dashas', () => {
  const life = [{ level: 1, lord: 'Moon', startJdUT: 80, endJdUT: 300, years: 10 }] as const;
  const lived = (startJdUT: number, endJdUT: number) =>
    livedTime({ ...skyOf({}), birthJdUT: 100, life }, { startJdUT, endJdUT });
  expect(lived(150, 200)).toEqual({ startJdUT: 150, endJdUT: 200 });
  expect(lived(0, 200)).toEqual({ startJdUT: 100, endJdUT: 200 });
  expect(lived(200, 900)).toEqual({ startJdUT: 200, endJdUT: 300 });
  expect([lived(0, 100), lived(300, 900)]).toEqual([null, null]);
});
