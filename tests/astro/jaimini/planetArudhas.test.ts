/** Arudhas of planets on drawn charts; those of 80 births are held against the reference in tests/birth/points. */
import { expect, test } from '@jest/globals';
import { planetArudhas } from '../../../lib/astro/jaimini/planetArudhas.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const of = (planet: Planet, drawing: Drawing) => planetArudhas(chartOf(drawing)).find((one) => one.planet === planet)!;

test('as far from the own sign as that is from the planet', () => {
  // Sun in Gemini, two signs before Leo: two after it is Libra.
  expect(of('Sun', { Sun: 'Gemini' }).usual).toMatchObject({
    ownSignIndex: 4,
    count: 3,
    signIndex: 6,
    exception: null,
  });
});

test('in its own sign the tenth from it, opposite it the fourth', () => {
  expect(of('Sun', { Sun: 'Leo' }).usual).toMatchObject({ signIndex: 1, exception: 'own_house' });
  // Four signs from Taurus to Leo lead to Scorpio, the seventh from Taurus; its tenth is Leo.
  expect(of('Sun', { Sun: 'Taurus' }).usual).toMatchObject({ signIndex: 4, exception: 'seventh_house' });
});

test('of two own signs the stronger is usual: the one with more planets', () => {
  const alone = { Mars: 'Leo', Sun: 'Cancer' } as const;
  const inAries = of('Mars', { ...alone, Moon: 'Aries', Jupiter: 'Aries' });
  const inScorpio = of('Mars', { ...alone, Moon: 'Scorpio', Jupiter: 'Scorpio' });
  expect([inAries.usual.ownSignIndex, inScorpio.usual.ownSignIndex]).toEqual([0, 7]);
  expect(inAries.arudhas.map(({ ownSignIndex }) => ownSignIndex)).toEqual([0, 7]);
});

test('Rahu owns Aquarius and Ketu Scorpio', () => {
  expect(of('Rahu', {}).arudhas.map(({ ownSignIndex }) => ownSignIndex)).toEqual([10]);
  expect(of('Ketu', {}).arudhas.map(({ ownSignIndex }) => ownSignIndex)).toEqual([7]);
});
