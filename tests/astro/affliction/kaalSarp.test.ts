import { describe, expect, test } from '@jest/globals';
import { kaalSarp, kaalSarpAffliction, kaalSarpType } from '../../../lib/astro/affliction/kaalSarp.ts';
import { KAAL_SARP_TYPES } from '../../../lib/astro/tables/kaalSarp.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** Rahu in the middle of Aries, Ketu in that of Libra, the seven between them in the order of the zodiac. */
const WHOLE: Drawing = {
  Rahu: 'Aries 15',
  Sun: 'Gemini 5',
  Moon: 'Leo 15',
  Mars: 'Taurus 15',
  Mercury: 'Cancer 2',
  Jupiter: 'Virgo 15',
  Venus: 'Leo 1',
  Saturn: 'Gemini 20',
};
const formed = (drawing: Drawing) => kaalSarp(chartOf({ ...WHOLE, ...drawing }));

test('ahead of Rahu it is anuloma, behind him viloma', () => {
  expect(formed({})).toEqual({ form: 'whole', direction: 'anuloma', outsiders: [], atNode: [] });
  expect(formed({ Rahu: 'Libra 15' })).toMatchObject({ form: 'whole', direction: 'viloma' });
});

describe('at a node a degree counts as inside', () => {
  test.each([
    ['Aries 14', ['Mars'], 'whole'],
    ['Aries 13.99', [], 'partial'],
    ['Libra 16', ['Mars'], 'whole'],
    ['Libra 16.01', [], 'partial'],
    ['Aries 15', [], 'whole'],
  ] as const)('Mars at %s', (Mars, atNode, form) => {
    expect(formed({ Mars })).toMatchObject({ atNode, form });
  });
});

describe('planets outside decide whether it is partial', () => {
  test('one in the sign of a node', () => {
    expect(formed({ Mars: 'Libra 25' })).toMatchObject({
      form: 'partial',
      outsiders: [{ planet: 'Mars', distanceDeg: 10, isInNodeSign: true }],
    });
  });

  test('the Moon anywhere', () => {
    expect(formed({ Moon: 'Capricorn 15' })).toMatchObject({
      form: 'partial',
      outsiders: [{ planet: 'Moon', distanceDeg: 90, isInNodeSign: false }],
    });
  });

  test('any other planet elsewhere leaves none, and two leave none', () => {
    expect(formed({ Mars: 'Scorpio 5' }).form).toBeNull();
    expect(formed({ Mars: 'Libra 25', Moon: 'Capricorn' }).form).toBeNull();
  });
});

test('the arc with more planets counts', () => {
  const { direction, outsiders } = formed({ Sun: 'Scorpio', Moon: 'Sagittarius', Mars: 'Capricorn', Saturn: 'Pisces' });
  expect(direction).toBe('viloma');
  expect(outsiders.map(({ planet }) => planet)).toEqual(['Mercury', 'Jupiter', 'Venus']);
});

test('a strong raja yoga is searched only where there is something to relieve', () => {
  const raja = (drawing: Drawing) => {
    const chart = chartOf({ ...WHOLE, Ascendant: 'Cancer', Mars: 'Aries 20', ...drawing });
    return kaalSarpAffliction.examine(chart, { ratios: null }).find(({ id }) => id === 'raja_yoga')!.isMet;
  };
  expect(raja({})).toBe(true);
  expect(raja({ Saturn: 'Sagittarius', Jupiter: 'Sagittarius' })).toBe(false);
});

/** Table of the rules, Rahu in the 1st house first. */
const NAMES = 'Anant Kulik Vasuki Shankhpal Padma Mahapadma Takshak Karkotak Shankhachud Ghatak Vishdhar Sheshnag';
const HINDI_NAMES = 'अनंत कुलिक वासुकि शंखपाल पद्म महापद्म तक्षक कर्कोटक शंखचूड़ घातक विषधर शेषनाग';

test('twelve kinds by the house of Rahu', () => {
  expect(KAAL_SARP_TYPES.map(({ name }) => name.en).join(' ')).toBe(NAMES);
  expect(KAAL_SARP_TYPES.map(({ name }) => name.hi).join(' ')).toBe(HINDI_NAMES);
  const found = SIGNS.map((Rahu) => kaalSarpType(chartOf({ Ascendant: 'Aries', Rahu })).name.en);
  expect(found.join(' ')).toBe(NAMES);
  for (const { theme } of KAAL_SARP_TYPES) {
    expect(theme.en).toMatch(/^[a-z][a-z’,\s-]+$/);
    expect(theme.hi).toMatch(/^[\u0900-\u097F,\s-]+$/);
  }
});
