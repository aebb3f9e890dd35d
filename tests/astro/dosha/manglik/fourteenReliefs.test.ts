import { describe, expect, test } from '@jest/globals';
import { manglikReliefs } from '../../../../lib/astro/dosha/manglik/fourteenReliefs.ts';
import { MANGLIK_READING } from '../../../../lib/astro/dosha/manglik/marsHouses.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { drawnFacts } from '../../../support/doshaTest.ts';

/** Virgo rising with Mars in it: nothing relieves him. */
const BARE: Drawing = {
  Ascendant: 'Virgo',
  Mars: 'Virgo 20',
  Sun: 'Gemini 20',
  Moon: 'Sagittarius',
  Mercury: 'Gemini 2',
  Jupiter: 'Aquarius 15',
  Venus: 'Leo 1',
  Saturn: 'Taurus',
  Rahu: 'Libra',
};

function reliefs(drawing: Drawing, reading = MANGLIK_READING, ageYears: number | null = null): string[] {
  const chart = chartOf(drawing);
  return manglikReliefs(chart, drawnFacts(chart, { ageYears }), reading)
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id);
}

const has = (id: string, change: Drawing) => reliefs({ ...BARE, ...change }).includes(id);

test('none in the bare chart', () => {
  expect(reliefs(BARE)).toEqual([]);
});

test('own, exalted and friends’ signs', () => {
  const signsOf = (id: string) => SIGNS.filter((sign) => has(id, { Mars: sign }));
  expect(signsOf('own_sign')).toEqual(['Aries', 'Scorpio']);
  expect(signsOf('exalted')).toEqual(['Capricorn']);
  expect(signsOf('friend_sign')).toEqual(['Cancer', 'Leo', 'Sagittarius', 'Pisces']);
});

/** Of the rules, section 1, number 4; of the 2nd house Gemini and Virgo, by the verse that exempts them. */
const EXEMPT: Readonly<Record<number, readonly Sign[]>> = {
  1: ['Aries', 'Leo', 'Aquarius'],
  2: ['Gemini', 'Virgo'],
  4: ['Aries', 'Scorpio'],
  7: ['Cancer', 'Capricorn'],
  8: ['Cancer', 'Sagittarius', 'Pisces'],
  12: ['Taurus', 'Libra', 'Sagittarius'],
};

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('signs exempt in the %d house', (house) => {
  const exemptWith = (include2nd: boolean) =>
    SIGNS.filter((sign, index) => {
      const drawing: Drawing = { ...BARE, Mars: sign, Ascendant: SIGNS[(index - house + 13) % 12]! };
      return reliefs(drawing, { include2nd, nodesRelieve: true }).includes('exempt_sign');
    });
  expect(exemptWith(true)).toEqual(EXEMPT[house] ?? []);
  expect(exemptWith(false)).toEqual(house === 2 ? [] : (EXEMPT[house] ?? []));
});

test('Jupiter joins Mars or aspects him from the 5th, 7th and 9th', () => {
  const from = SIGNS.filter((Jupiter) => has('jupiter', { Jupiter }));
  expect(from).toEqual(['Taurus', 'Virgo', 'Capricorn', 'Pisces'].sort((a, b) => order(a) - order(b)));
});

const order = (sign: string) => SIGNS.indexOf(sign as Sign);

test('the Moon with Mars counts in a kendra alone', () => {
  expect(has('moon_in_kendra', { Moon: 'Virgo' })).toBe(true);
  expect(has('moon_in_kendra', { Moon: 'Virgo', Ascendant: 'Libra' })).toBe(false);
  expect(has('moon_in_kendra', { Moon: 'Pisces' })).toBe(false);
});

describe('a benefic in the 1st or the 7th', () => {
  test.each<[boolean, Drawing]>([
    [true, { Jupiter: 'Virgo' }],
    [true, { Venus: 'Pisces' }],
    [false, { Jupiter: 'Libra' }],
    // Venus is debilitated in Virgo; near the Sun she is combust.
    [false, { Venus: 'Virgo' }],
    [false, { Venus: 'Pisces 10', Sun: 'Pisces 12' }],
    [false, { Mercury: 'Pisces' }],
  ])('%s with %o', (isMet, change) => {
    expect(has('benefic_in_1st_or_7th', change)).toBe(isMet);
  });
});

describe('a strong lord of the 7th, Jupiter for Virgo rising', () => {
  test.each<[boolean, string, Drawing]>([
    [true, 'in the 7th', { Jupiter: 'Pisces' }],
    [true, 'exalted', { Jupiter: 'Cancer' }],
    [
      true,
      'in a friend’s sign in a kendra or trikona, aspected by Venus',
      { Ascendant: 'Gemini', Mars: 'Gemini', Jupiter: 'Sagittarius' },
    ],
    [false, 'combust at home', { Jupiter: 'Sagittarius 10', Sun: 'Sagittarius 12', Mars: 'Virgo 1' }],
    [false, 'in a kendra without a benefic’s aspect, in the sign of an enemy', { Jupiter: 'Gemini 15' }],
  ])('%s %s', (isMet, _, change) => {
    expect(has('seventh_lord', change)).toBe(isMet);
  });

  test('a friend’s guest in a trikona counts with a benefic’s aspect and not without', () => {
    const rising: Drawing = { ...BARE, Ascendant: 'Taurus', Mars: 'Leo', Rahu: 'Libra' };
    // Mars owns the 7th of Taurus: in Leo, the 4th, the sign of his friend the Sun.
    expect(reliefs({ ...rising, Venus: 'Aquarius 20', Jupiter: 'Virgo' })).toContain('seventh_lord');
    expect(reliefs({ ...rising, Venus: 'Aries', Jupiter: 'Virgo' })).not.toContain('seventh_lord');
  });
});

test('Saturn in one of the houses; his aspect is no relief', () => {
  const houses = SIGNS.filter((Saturn) => has('saturn', { Saturn })).map((sign) => ((order(sign) - 5 + 12) % 12) + 1);
  expect(houses.sort((a, b) => a - b)).toEqual([1, 4, 7, 8, 12]);
});

test('Mars weak in any of four ways', () => {
  const spent = (change: Drawing) => has('spent', change);
  expect(spent({ Mars: 'Virgo 20 R' })).toBe(true);
  expect(spent({ Mars: 'Virgo 20', Sun: 'Virgo 4' })).toBe(true);
  expect(spent({ Mars: 'Cancer' })).toBe(true);
  // The first six degrees of an even sign, and the last six of an odd one.
  expect([spent({ Mars: 'Virgo 5.9' }), spent({ Mars: 'Virgo 6' })]).toEqual([true, false]);
  expect([spent({ Mars: 'Libra 23.9' }), spent({ Mars: 'Libra 24' })]).toEqual([false, true]);
});

test('ascendants that make Mars a friend', () => {
  const rising = (id: string) => SIGNS.filter((Ascendant) => has(id, { Ascendant }));
  expect(rising('yogakaraka')).toEqual(['Cancer', 'Leo']);
  expect(rising('trikona_lord')).toEqual(['Aries', 'Scorpio', 'Sagittarius', 'Pisces']);
});

describe('gentle company', () => {
  test.each<[boolean, Drawing]>([
    [true, { Venus: 'Pisces' }],
    [true, { Mercury: 'Pisces' }],
    // Waxing, from the Sun in Gemini to the Moon in Virgo; waning from the Sun in Scorpio.
    [true, { Moon: 'Virgo' }],
    [false, { Moon: 'Virgo', Sun: 'Scorpio' }],
    // Saturn aspects Virgo from Cancer, the Sun from Pisces.
    [false, { Venus: 'Pisces 1', Saturn: 'Cancer' }],
    [false, { Venus: 'Virgo', Sun: 'Pisces', Mercury: 'Pisces' }],
  ])('%s with %o', (isMet, change) => {
    expect(has('gentle', change)).toBe(isMet);
  });
});

test('the full Moon joins Mars or looks at him from the 7th', () => {
  // Mars in Virgo. The Moon is full opposite the Sun.
  expect(has('full_moon', { Moon: 'Virgo 5', Sun: 'Pisces 20', Mercury: 'Pisces 2' })).toBe(true);
  expect(has('full_moon', { Moon: 'Pisces 5', Sun: 'Virgo 1' })).toBe(true);
  expect(has('full_moon', { Moon: 'Virgo 5', Sun: 'Capricorn 1' })).toBe(false);
  expect(has('full_moon', { Moon: 'Sagittarius 5', Sun: 'Gemini 1' })).toBe(false);
});

test('a partner counts who is manglik to a like degree', () => {
  const chart = chartOf(BARE);
  const isLike = (partner: Drawing | null) => {
    const facts = drawnFacts(chart, { partner: partner && chartOf(partner) });
    return manglikReliefs(chart, facts, MANGLIK_READING).find(({ id }) => id === 'equal_partner')!.isMet;
  };
  // Sixty here. Ninety in the 7th of Pisces rising is more than four thirds of it; sixty is alike; the 3rd house is none.
  expect(isLike(null)).toBe(false);
  expect(isLike(BARE)).toBe(true);
  expect(isLike({ ...BARE, Ascendant: 'Pisces' })).toBe(false);
  expect(isLike({ ...BARE, Ascendant: 'Cancer' })).toBe(false);
});

test('age counts from the 28th year complete; unknown, it does not', () => {
  const byAge = (ageYears: number | null) => reliefs(BARE, MANGLIK_READING, ageYears);
  expect([byAge(null), byAge(27), byAge(28)]).toEqual([[], [], ['mature_age']]);
});
