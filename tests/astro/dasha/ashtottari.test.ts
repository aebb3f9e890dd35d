import { describe, expect, test } from '@jest/globals';
import { isFormed } from '../../../lib/astro/evidence.ts';
import { ashtottari, ashtottariConditions } from '../../../lib/astro/dasha/ashtottari.ts';
import { balanceAtBirth, mahadashas, openingNakshatras } from '../../../lib/astro/dasha/nakshatra.ts';
import { NAKSHATRA_ARC_DEG } from '../../../lib/astro/tables/nakshatras.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { dashaContract } from '../../support/dashaContract.ts';
import { goldenMahadashas, otherDashaCases } from '../../support/dashaGolden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

dashaContract(ashtottari, 108);

/** The lord of each nakshatra from Ashwini on, written out from the groups of the text. */
const LORDS = [
  ...['Rahu', 'Rahu'],
  ...['Venus', 'Venus', 'Venus'],
  ...['Sun', 'Sun', 'Sun', 'Sun'],
  ...['Moon', 'Moon', 'Moon'],
  ...['Mars', 'Mars', 'Mars', 'Mars'],
  ...['Mercury', 'Mercury', 'Mercury'],
  ...['Saturn', 'Saturn', 'Saturn'],
  ...['Jupiter', 'Jupiter', 'Jupiter'],
  ...['Rahu', 'Rahu'],
];

test('lords hold the nakshatras in groups', () => {
  LORDS.forEach((lord, index) => {
    expect(balanceAtBirth(ashtottari, (index + 0.5) * NAKSHATRA_ARC_DEG).lord).toBe(lord);
  });
});

// Degrees from the table: Purva Ashadha 253:20 to Shravana 293:20, Uttara Bhadrapada 333:20 to Bharani 26:40.
test.each([
  ['Saturn', 253 + 1 / 3, 0],
  ['Saturn', 273 + 1 / 3, 0.5],
  ['Saturn', 276 + 2 / 3, 7 / 12],
  ['Saturn', 293.3333333, 1],
  ['Jupiter', 293 + 1 / 3, 0],
  ['Rahu', 333 + 1 / 3, 0],
  ['Rahu', 0, 0.5],
  ['Rahu', 13 + 1 / 3, 0.75],
  ['Venus', 26 + 2 / 3, 0],
  ['Sun', 66 + 2 / 3, 0],
  ['Sun', 93 + 1 / 3, 0.5],
])('%s: a Moon at %f has crossed %f of the whole group', (lord, moonDeg, part) => {
  const found = openingNakshatras(ashtottari, moonDeg);
  expect(found.lord).toBe(lord);
  expect(found.elapsedFraction).toBeCloseTo(part, 8);
});

describe('worked by hand: Moon at 8.25 Scorpio', () => {
  // Mercury holds 213:20 to 253:20; 4.91667 of 40 degrees are 0.1229167, so 17 x 0.8770833 years are left.
  const MOON_DEG = 218.25;

  test('Mercury has 14.910417 years left', () => {
    const { lord, years } = balanceAtBirth(ashtottari, MOON_DEG);
    expect(lord).toBe('Mercury');
    expect(years).toBeCloseTo(14.9104167, 7);
  });

  test('Saturn 10, Jupiter 19 and so on follow, and Mercury again before 120', () => {
    const periods = mahadashas(ashtottari, MOON_DEG, J2000_JD, 365.25);
    expect(periods.map(({ lord }) => lord).join(' ')).toBe('Mercury Saturn Jupiter Rahu Venus Sun Moon Mars Mercury');
    // 14.9104167 and 10 + 19 + 12 + 21 + 6 + 15 + 8 = 91 years, then 17.
    const end = (index: number) => (periods[index]!.endJdUT - J2000_JD) / 365.25;
    expect(end(7)).toBeCloseTo(105.9104167, 6);
    expect(end(8)).toBeCloseTo(122.9104167, 6);
  });
});

// Half of 1e-6 degree of the 40 degrees of a group, in the 21 years of Venus.
goldenMahadashas(ashtottari, ({ ashtottari: wanted }) => wanted, 8.3);

test.each(otherDashaCases)('Rahu from the lord of the ascendant: $birth.id', ({ birth, expected }) => {
  const wanted = expected.ashtottari_applicable_spec;
  const [rahu, outside] = ashtottariConditions(goldenChart(birth.id), true);
  expect(rahu!.observed['house']).toBe(wanted.rahu_house_from_lagna_lord);
  expect(rahu!.isMet).toBe(wanted.kendra_or_trikona);
  expect(outside!.isMet).toBe(!wanted.rahu_in_lagna);
});

describe('when it is used', () => {
  const judged = (drawing: Drawing, isDayBirth = true) => {
    const conditions = ashtottariConditions(chartOf(drawing), isDayBirth);
    return { isUsed: isFormed(conditions), met: conditions.map(({ isMet }) => isMet) };
  };

  test('Sun, lord of the ascendant Leo, in Aries and Rahu in Leo, the 5th from it but in the ascendant', () => {
    expect(judged({ Ascendant: 'Leo', Sun: 'Aries', Rahu: 'Leo' })).toMatchObject({ isUsed: true });
    expect(judged({ Ascendant: 'Leo', Sun: 'Aries', Rahu: 'Leo' }).met[1]).toBe(false);
  });

  test('the 1st, 4th, 5th, 7th, 9th and 10th from the lord of the ascendant, and no other', () => {
    // Mars, lord of Aries, stands in Aries, so houses are counted alike.
    const signs = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
    const used = signs.flatMap((sign, i) =>
      judged({ Ascendant: 'Aries', Mars: 'Aries', Rahu: sign } as Drawing).isUsed ? [i + 1] : [],
    );
    expect(used).toEqual([1, 4, 5, 7, 9, 10]);
  });

  test('a birth by day in the dark half or by night in the bright half supports it, and does not decide', () => {
    const dark: Drawing = { Ascendant: 'Aries', Mars: 'Aries', Rahu: 'Cancer', Sun: 'Aries 10', Moon: 'Aquarius 10' };
    const bright: Drawing = { ...dark, Moon: 'Gemini 10' };
    const third = (drawing: Drawing, isDayBirth: boolean) => judged(drawing, isDayBirth).met[2];
    expect([third(dark, true), third(bright, true)]).toEqual([true, false]);
    expect([third(dark, false), third(bright, false)]).toEqual([false, true]);
    expect(judged(bright, true).isUsed).toBe(true);
  });
});
