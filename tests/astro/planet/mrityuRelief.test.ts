import { expect, test } from '@jest/globals';
import { mrityuRelief } from '../../../lib/astro/planet/mrityuRelief.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

function reliefOf(id: Planet | 'Ascendant', drawing: Drawing) {
  const chart = chartOf(drawing);
  return mrityuRelief(chart, { id, place: id === 'Ascendant' ? chart.ascendant : chart.planets[id] });
}

test('nothing softens Mars in Taurus alone, unseen by benefics', () => {
  expect(reliefOf('Mars', { Mars: 'Taurus 28', Jupiter: 'Gemini', Venus: 'Leo 1' })).toEqual([]);
});

test('strength by sign, of the lord for the ascendant', () => {
  expect(reliefOf('Mars', { Mars: 'Capricorn 15', Jupiter: 'Aries' })).toContainEqual({
    id: 'strong_by_sign',
    planets: ['Mars'],
  });
  expect(reliefOf('Ascendant', { Ascendant: 'Aries 1', Mars: 'Capricorn 15' })).toContainEqual({
    id: 'strong_by_sign',
    planets: ['Mars'],
  });
});

test('the same sign in the navamsa, and a nourishing one', () => {
  // Taurus 14 stands in the fifth navamsa, which is Taurus again and a pushkara navamsa of earth.
  const ids = reliefOf('Mercury', { Mercury: 'Taurus 14' }).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['vargottama', 'pushkara_navamsa']));
});

test('a benefic is no company to itself', () => {
  const ids = reliefOf('Jupiter', { Jupiter: 'Taurus 29', Venus: 'Leo 1', Mercury: 'Leo 5' }).map(({ id }) => id);
  expect(ids).not.toContain('benefic_with_it');
});

test('company and aspect of benefics, by name', () => {
  expect(reliefOf('Saturn', { Saturn: 'Virgo 18', Venus: 'Virgo 2', Jupiter: 'Taurus' })).toEqual([
    { id: 'benefic_with_it', planets: ['Venus'] },
    { id: 'benefic_aspect', planets: ['Jupiter'] },
  ]);
});
