import { expect, test } from '@jest/globals';
import { isExchange, linkBetween } from '../../../lib/astro/chart/links.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const link = (drawing: Drawing) => linkBetween(chartOf(drawing), 'Mars', 'Jupiter');

test('the closest bond is named', () => {
  expect(link({ Mars: 'Leo', Jupiter: 'Leo' })).toBe('conjunction');
  expect(link({ Mars: 'Pisces', Jupiter: 'Scorpio' })).toBe('exchange');
  expect(link({ Mars: 'Leo', Jupiter: 'Aquarius' })).toBe('mutual_aspect');
  expect(link({ Mars: 'Leo', Jupiter: 'Scorpio' })).toBe('one_way_aspect');
  expect(link({ Mars: 'Leo', Jupiter: 'Virgo' })).toBeNull();
});

test('exchange goes before mutual aspect: Mars in Sagittarius, Jupiter in Aries are 5 and 9 apart', () => {
  expect(link({ Mars: 'Sagittarius', Jupiter: 'Aries' })).toBe('exchange');
});

test('nothing is bound to itself', () => {
  const chart = chartOf({ Mars: 'Aries' });
  expect(linkBetween(chart, 'Mars', 'Mars')).toBeNull();
  expect(isExchange(chart, 'Mars', 'Mars')).toBe(false);
});
