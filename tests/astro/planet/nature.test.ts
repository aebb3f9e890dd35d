import { expect, test } from '@jest/globals';
import { isMoonFull, isMoonWaxing, naturalNature } from '../../../lib/astro/planet/nature.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const nature = (
  planet: 'Moon' | 'Mercury' | 'Jupiter' | 'Rahu',
  drawing: Drawing,
  moonNature: 'paksha' | 'brightness' = 'paksha',
) => naturalNature(chartOf(drawing, { moonNature }), planet);

test('the Moon is benefic while waxing', () => {
  expect(nature('Moon', { Sun: 'Aries 10', Moon: 'Aries 11' })).toBe('benefic');
  expect(nature('Moon', { Sun: 'Aries 10', Moon: 'Libra 9' })).toBe('benefic');
  expect(nature('Moon', { Sun: 'Aries 10', Moon: 'Libra 10' })).toBe('malefic');
  expect(nature('Moon', { Sun: 'Aries 10', Moon: 'Aries 9' })).toBe('malefic');
});

test('by brightness, from the eighth bright tithi (84 degrees) to the eighth dark one (276)', () => {
  expect(nature('Moon', { Sun: 'Aries 0', Moon: 'Gemini 23.9' }, 'brightness')).toBe('malefic');
  expect(nature('Moon', { Sun: 'Aries 0', Moon: 'Gemini 24' }, 'brightness')).toBe('benefic');
  expect(nature('Moon', { Sun: 'Aries 0', Moon: 'Capricorn 5.9' }, 'brightness')).toBe('benefic');
  expect(nature('Moon', { Sun: 'Aries 0', Moon: 'Capricorn 6' }, 'brightness')).toBe('malefic');
});

test('Mercury takes after the company he keeps', () => {
  expect(nature('Mercury', { Mercury: 'Pisces' })).toBe('benefic');
  expect(nature('Mercury', { Mercury: 'Pisces', Saturn: 'Pisces' })).toBe('malefic');
  expect(nature('Mercury', { Mercury: 'Pisces', Jupiter: 'Pisces' })).toBe('benefic');
  expect(nature('Mercury', { Mercury: 'Pisces', Saturn: 'Pisces', Mars: 'Pisces', Jupiter: 'Pisces' })).toBe('malefic');
});

test('between one of each, the nearer decides', () => {
  expect(nature('Mercury', { Mercury: 'Pisces 10', Saturn: 'Pisces 12', Jupiter: 'Pisces 15' })).toBe('malefic');
  expect(nature('Mercury', { Mercury: 'Pisces 10', Saturn: 'Pisces 20', Jupiter: 'Pisces 15' })).toBe('benefic');
});

test('or Mercury is benefic among as many of both, malefic only among more malefics', () => {
  const found = (drawing: Drawing) => {
    const chart = chartOf(
      { Mercury: 'Pisces 10', Saturn: 'Pisces 12', ...drawing },
      { mercuryNature: 'equal_benefic' },
    );
    return naturalNature(chart, 'Mercury');
  };
  expect(found({ Jupiter: 'Pisces 15' })).toBe('benefic');
  expect(found({ Jupiter: 'Pisces 15', Mars: 'Pisces 11', Venus: 'Pisces 20' })).toBe('benefic');
  expect(found({ Jupiter: 'Pisces 15', Mars: 'Pisces 20' })).toBe('malefic');
  expect(found({})).toBe('malefic');
});

test('the others never change', () => {
  expect(nature('Jupiter', { Jupiter: 'Capricorn', Saturn: 'Capricorn' })).toBe('benefic');
  expect(nature('Rahu', { Rahu: 'Taurus', Jupiter: 'Taurus' })).toBe('malefic');
});

test('the Moon is full from 150 degrees of elongation to 210, and wanes from 180', () => {
  const full = (Moon: `${'Virgo' | 'Libra'} ${number}`) => isMoonFull(chartOf({ Sun: 'Aries 0', Moon }));
  expect([full('Virgo 0'), full('Virgo 29'), full('Libra 29.9')]).toEqual([true, true, true]);
  expect(isMoonFull(chartOf({ Sun: 'Aries 0', Moon: 'Leo 29.9' }))).toBe(false);
  expect(isMoonFull(chartOf({ Sun: 'Aries 0', Moon: 'Scorpio 0' }))).toBe(false);
  expect(isMoonWaxing(chartOf({ Sun: 'Aries 10', Moon: 'Libra 9.9' }))).toBe(true);
  expect(isMoonWaxing(chartOf({ Sun: 'Aries 10', Moon: 'Libra 10' }))).toBe(false);
});
