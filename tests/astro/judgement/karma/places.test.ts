/** Shashtiamshas of drawn charts, counted by hand after BPHS 6.33-41: forwards in odd signs, backwards in even ones. */
import { expect, test } from '@jest/globals';
import { karmaPlaces, karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { vargaChart } from '../../../../lib/astro/varga/position.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { chartOf, type Drawn } from '../../../support/chartOf.ts';

const placesOf = (Saturn: Drawn) => {
  const chart = chartOf({ Ascendant: 'Aries 0.25', Saturn });
  return karmaPlaces(chart, vargaChart(chart, 'd60'));
};

test.each<[Drawn, number, string, number, number]>([
  // The 4th half degree of Aquarius: the 4th name, the 4th sign from Aquarius.
  ['Aquarius 1.75', 4, 'Kubera', 1, 2],
  // The 8th half degree of Taurus: the 8th name from the end, the 8th sign from Taurus.
  ['Taurus 3.6', 53, 'Nirmala', 8, 9],
  // A border belongs to what begins there.
  ['Aquarius 2', 5, 'Yaksha', 2, 3],
  ['Taurus 29.9', 1, 'Ghora', 0, 1],
])('%s falls in number %d, %s', (drawn, number, name, signIndex, house) => {
  const { Ascendant, Saturn } = placesOf(drawn);
  expect([Ascendant.number, Ascendant.signIndex, Ascendant.house]).toEqual([1, 0, 1]);
  expect(Saturn).toMatchObject({ number, part: { name }, signIndex, house });
});

test('the part lies where the planet stands', () => {
  // Jupiter, neutral to Saturn by nature, stands in the 5th from him: an enemy of the time.
  expect(placesOf('Taurus 3.6').Saturn).toMatchObject({ fromDeg: 3.5, toDeg: 4, lord: 'Jupiter', dignity: 'enemy' });
});

test('the self is the planet furthest in its sign, and the ascendant has its lord', () => {
  const karma = karmaContext(areaContextOf({ Ascendant: 'Gemini 10', Venus: 'Leo 29' }));
  expect([karma.atmakaraka, karma.ascendantLord]).toEqual(['Venus', 'Mercury']);
});
