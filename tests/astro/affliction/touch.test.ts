import { expect, test } from '@jest/globals';
import {
  beneficsTouching,
  beneficsTouchingPlanet,
  HARSH_PLANETS,
  joining,
  planetsTouching,
  touchingPlanet,
} from '../../../lib/astro/affliction/touch.ts';
import { chartOf } from '../../support/chartOf.ts';

const LEO = 4;

test('company and aspects, of the nodes company alone', () => {
  // Mars aspects Leo from the 4th before it, Saturn from the 3rd; Rahu would from the 5th.
  const chart = chartOf({ Sun: 'Leo', Mars: 'Taurus', Saturn: 'Gemini', Rahu: 'Aries' });
  expect(planetsTouching(chart, LEO, HARSH_PLANETS)).toEqual(['Sun', 'Mars', 'Saturn']);
  expect(planetsTouching(chartOf({ Rahu: 'Leo' }), LEO, ['Rahu', 'Ketu'])).toEqual(['Rahu']);
});

test('a planet does not join or touch itself', () => {
  const chart = chartOf({ Sun: 'Leo', Mars: 'Leo', Saturn: 'Gemini' });
  expect(joining(chart, 'Sun', HARSH_PLANETS)).toEqual(['Mars']);
  expect(touchingPlanet(chart, 'Mars', HARSH_PLANETS)).toEqual(['Sun', 'Saturn']);
});

test('benefics by their nature in this chart', () => {
  const chart = chartOf({ Sun: 'Gemini', Moon: 'Aquarius', Venus: 'Leo', Jupiter: 'Aries', Mercury: 'Cancer' });
  // The Moon wanes: eight signs on from the Sun.
  expect(beneficsTouching(chart, LEO)).toEqual(['Jupiter', 'Venus']);
  expect(beneficsTouchingPlanet(chart, 'Venus')).toEqual(['Jupiter']);
});
