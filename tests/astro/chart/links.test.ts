import { expect, test } from '@jest/globals';
import { isExchange, isTie, linkBetween, unreturnedAspect } from '../../../lib/astro/chart/links.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const link = (drawing: Drawing) => linkBetween(chartOf(drawing), 'Mars', 'Jupiter');

test('the closest bond is named', () => {
  expect(link({ Mars: 'Leo', Jupiter: 'Leo' })).toBe('conjunction');
  expect(link({ Mars: 'Pisces', Jupiter: 'Scorpio' })).toBe('exchange');
  expect(link({ Mars: 'Leo', Jupiter: 'Aquarius' })).toBe('mutual_aspect');
  // In a sign of Mars, who aspects it as the 4th from him; in his own sign, the 8th from Mars.
  expect(link({ Mars: 'Leo', Jupiter: 'Scorpio' })).toBe('dispositor_aspect');
  expect(link({ Mars: 'Leo', Jupiter: 'Pisces' })).toBe('one_way_aspect');
  expect(link({ Mars: 'Leo', Jupiter: 'Virgo' })).toBeNull();
});

test('exchange goes before mutual aspect: Mars in Sagittarius, Jupiter in Aries are 5 and 9 apart', () => {
  expect(link({ Mars: 'Sagittarius', Jupiter: 'Aries' })).toBe('exchange');
});

test('a guest who aspects his host is not tied to him, unless the host looks back', () => {
  // Mars in Sagittarius aspects Pisces, the 4th, where its lord Jupiter stands, who looks to 5, 7 and 9: not to Sagittarius.
  const chart = chartOf({ Mars: 'Sagittarius', Jupiter: 'Pisces' });
  expect(linkBetween(chart, 'Mars', 'Jupiter')).toBe('one_way_aspect');
  expect(unreturnedAspect(chart, 'Jupiter', 'Mars')).toBe('Mars');
  expect(unreturnedAspect(chartOf({ Mars: 'Leo', Jupiter: 'Scorpio' }), 'Mars', 'Jupiter')).toBeNull();
});

test('every link is a tie but an aspect that is not returned', () => {
  const links = ['conjunction', 'exchange', 'mutual_aspect', 'dispositor_aspect', 'one_way_aspect', null] as const;
  expect(links.map(isTie)).toEqual([true, true, true, true, false, false]);
});

test('nothing is bound to itself', () => {
  const chart = chartOf({ Mars: 'Aries' });
  expect(linkBetween(chart, 'Mars', 'Mars')).toBeNull();
  expect(isExchange(chart, 'Mars', 'Mars')).toBe(false);
});
