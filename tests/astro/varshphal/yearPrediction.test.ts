/** What a year promises: its score, areas and months, on drawn and on golden charts. */
import { describe, expect, test } from '@jest/globals';
import { lordOfHouse } from '../../../lib/astro/planet/lordship.ts';
import type { Score } from '../../../lib/astro/score.ts';
import { planetStrengths } from '../../../lib/astro/strength/planetStrength.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import type { Annual } from '../../../lib/astro/varshphal/annual.ts';
import { muddaPeriods } from '../../../lib/astro/varshphal/mudda.ts';
import { yearContext, yearScore } from '../../../lib/astro/varshphal/yearPrediction.ts';
import { areaLords, isBondPromising, judgedAreas } from '../../../lib/astro/varshphal/predictionAreas.ts';
import { judgedMonths } from '../../../lib/astro/varshphal/predictionMonths.ts';
import { drawnAnnual, goldenAnnual, goldenYears, type DrawnYear } from '../../support/annual.ts';
import type { Drawing } from '../../support/chartOf.ts';

const NATAL = { Ascendant: 'Aries 12' } as const;

const yearContextOf = (annual: Annual, runningLords: readonly Planet[]) =>
  yearContext(annual, runningLords, planetStrengths(annual.natal, null));

function expectSum({ parts, value }: Score<unknown>): void {
  expect(parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0)).toBe(Math.round(value * 10));
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThanOrEqual(100);
}

const partOf = (score: Score<unknown>, id: string) => score.parts.find((part) => part.id === id)!;

describe('the score of a year', () => {
  const scoreOf = (drawn: DrawnYear) => yearScore(yearContextOf(drawnAnnual(drawn), ['Saturn', 'Mercury']));

  test('weighs seven things', () => {
    const score = scoreOf({ natal: NATAL, chart: {} });
    expect(Object.fromEntries(score.parts.map(({ id, max }) => [id, max]))).toEqual({
      year_lord: 30,
      muntha: 20,
      ascendant_lord: 15,
      punya: 10,
      kendras: 10,
      running_dasha: 10,
      rising_sign: 5,
    });
    expectSum(score);
  });

  // Born with Aries rising: 5 points in a pillar or the 11th, 3.8 in the 2nd and 3rd, 2.5 in the 1st, 0.5 in the hard ones.
  test.each(SIGNS.map((sign, i) => [sign, [2.5, 3.8, 3.8, 5, 5, 0.5, 5, 0.5, 5, 5, 5, 0.5][i]!] as const))(
    '%s rising after Aries gives %d of 5',
    (sign, points) => {
      expect(partOf(scoreOf({ natal: NATAL, chart: { Ascendant: sign } }), 'rising_sign').points).toBe(points);
    },
  );

  test('benefics in kendras give, malefics take, 1.5 points each from 5', () => {
    // Aries rises: Jupiter in Cancer and Venus in Libra against Saturn in Capricorn, all others out of the angles.
    const aside = { Sun: 'Gemini', Moon: 'Leo', Mars: 'Virgo', Mercury: 'Taurus', Rahu: 'Taurus' } as const;
    const chart = { ...aside, Jupiter: 'Cancer', Venus: 'Libra', Saturn: 'Capricorn' } as const;
    expect(partOf(scoreOf({ natal: NATAL, chart }), 'kendras').points).toBe(6.5);
    expect(partOf(scoreOf({ natal: NATAL, chart: { ...chart, Venus: 'Virgo' } }), 'kendras').points).toBe(5);
  });

  test('where no Vimshottari period runs, its part gives nothing', () => {
    expect(partOf(yearScore(yearContextOf(drawnAnnual({ chart: {} }), [])), 'running_dasha').points).toBe(0);
  });
});

describe('over the golden births', () => {
  const contexts = goldenYears.map(({ birth, expected }) =>
    yearContextOf(goldenAnnual(birth, expected.completed_years), ['Jupiter', 'Saturn']),
  );

  test('scores of years add up and spread: standard deviation over 8', () => {
    const scores = contexts.map(yearScore);
    scores.forEach(expectSum);
    const values = scores.map(({ value }) => value);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(values).toHaveLength(235);
    expect(Math.sqrt(variance)).toBeGreaterThan(8);
    expect(mean).toBeGreaterThan(40);
    expect(mean).toBeLessThan(60);
  });

  test('scores of areas and months add up; areas come in all three tones', () => {
    const areas = contexts.flatMap(judgedAreas);
    areas.forEach(({ score }) => expectSum(score));
    expect(new Set(areas.map(({ tone }) => tone))).toEqual(new Set(['good', 'mixed', 'demanding']));
    for (const context of contexts.slice(0, 40)) {
      judgedMonths(context, muddaPeriods(context.annual)).forEach(({ score }) => expectSum(score));
    }
  });
});

describe('areas', () => {
  const areasOf = (drawn: DrawnYear) => judgedAreas(yearContextOf(drawnAnnual(drawn), ['Sun']));
  const areaOf = (drawn: DrawnYear, id: string) => areasOf(drawn).find(({ area }) => area.id === id)!;

  test('eight of them, each with the lord of its first house', () => {
    const areas = areasOf({ chart: { Ascendant: 'Leo' } });
    expect(areas.map(({ area }) => area.id)).toEqual([
      ...['career', 'finance', 'health', 'relationship', 'family', 'education', 'travel', 'spirituality'],
    ]);
    const { chart } = drawnAnnual({ chart: { Ascendant: 'Leo' } });
    for (const { area, lord } of areas) expect(lord.planet).toBe(lordOfHouse(chart, area.houses[0]));
  });

  // Aries rises: Mars for the native, Saturn for the 10th. Mars has 5 degrees to go, of 8.5, in a trine.
  const joined: Drawing = {
    ...{ Mars: 'Leo 5', Saturn: 'Sagittarius 10', Jupiter: 'Virgo 29', Moon: 'Libra 29', Sun: 'Gemini 22' },
    ...{ Mercury: 'Gemini 26', Venus: 'Gemini 24' },
  };

  test('lords that join promise the matter: 18 of 20 points; fewer where one gives back, or has passed', () => {
    const career = areaOf({ chart: joined }, 'career');
    expect(career.bond).toMatchObject({ kind: 'ithasala', karyesh: 'Saturn' });
    expect(partOf(career.score, 'bond').points).toBe(18);
    // A retrograde lord gives a fifth of the promise back.
    expect(partOf(areaOf({ chart: { ...joined, Mars: 'Leo 5 R' } }, 'career').score, 'bond').points).toBe(14);
    // Having passed by 4 degrees the lords give 6.
    expect(partOf(areaOf({ chart: { ...joined, Mars: 'Leo 14' } }, 'career').score, 'bond').points).toBe(6);
  });

  test('Saturn between the lords takes 9 of the 18 points, the Moon with them gives 2', () => {
    // The Sun, lord of the 5th, is 4 degrees behind the trine to Mars; from Taurus Saturn squares him within 12.
    const education = (more: Drawing) =>
      partOf(areaOf({ chart: { ...joined, Sun: 'Leo 4', Mars: 'Sagittarius 8', ...more } }, 'education').score, 'bond');
    expect(education({ Saturn: 'Virgo 6' }).points).toBe(18);
    expect(education({ Saturn: 'Taurus 6' }).points).toBe(9);
    expect(education({ Saturn: 'Virgo 6', Moon: 'Libra 1' }).points).toBe(20);
  });

  test('of a hard saham the area gets what is wanting to 100', () => {
    const { sahams, score } = areaOf({ chart: joined }, 'health');
    const shares = sahams.map(({ saham, score: { value } }) => (saham.row.id === 'roga' ? 100 - value : value) / 100);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(mean - 0.5)).toBeGreaterThan(0.01);
    expect(partOf(score, 'sahams').points).toBeCloseTo(mean * 20, 0);
  });

  test('health is the better for an ascendant lord away from the lord of the 6th', () => {
    // Mercury owns the 6th of an Aries year.
    const apart = areaOf({ chart: joined }, 'health');
    expect(partOf(apart.score, 'bond').points).toBe(16);
    const together = areaOf({ chart: { ...joined, Mercury: 'Leo 4' } }, 'health');
    expect(partOf(together.score, 'bond').points).toBe(4);
  });

  test('helpers and burdens of the house', () => {
    // The 10th is Capricorn: Jupiter in Virgo sees it from the 9th place, Mars in Aries by square, Rahu stands in it.
    const career = areaOf({ chart: { ...joined, Mars: 'Aries 5', Rahu: 'Capricorn' } }, 'career');
    expect([career.supporters, career.burdens]).toEqual([['Jupiter'], ['Mars', 'Rahu']]);
  });

  test('comes up in the periods of its lord and of the lords of its sahams', () => {
    const career = areaOf({ chart: joined }, 'career');
    expect(areaLords(career)).toEqual([...new Set(['Saturn', ...career.sahams.map(({ saham }) => saham.lord)])]);
  });
});

describe('months', () => {
  test('a strong lord in an angle makes a good month, a weak one in the 8th a demanding one', () => {
    const annual = drawnAnnual({
      natal: { ...NATAL, Mars: 'Capricorn 28', Mercury: 'Pisces 15' },
      chart: { Mars: 'Capricorn 28', Mercury: 'Scorpio 15' },
    });
    const months = judgedMonths(yearContextOf(annual, ['Sun']), muddaPeriods(annual, 'full'));
    const toneOf = (lord: string) => months.find(({ period }) => period.lord === lord)!.tone;
    expect([toneOf('Mars'), toneOf('Mercury')]).toEqual(['good', 'demanding']);
  });

  test('malefics and nodes prosper in the 3rd, 6th and 11th, and press in angles and the 8th; benefics are spoilt by the 6th', () => {
    const housePoints = (lord: string, chart: Drawing) => {
      const annual = drawnAnnual({ natal: NATAL, chart: { Ascendant: 'Aries', ...chart } });
      const months = judgedMonths(yearContextOf(annual, ['Sun']), muddaPeriods(annual, 'full'));
      return partOf(months.find(({ period }) => period.lord === lord)!.score, 'house').points;
    };
    const ofRahu = (['Gemini', 'Virgo', 'Aquarius', 'Scorpio'] as const).map((Rahu) => housePoints('Rahu', { Rahu }));
    expect(ofRahu).toEqual([18, 18, 20, 2]);
    expect([housePoints('Saturn', { Saturn: 'Virgo' }), housePoints('Saturn', { Saturn: 'Cancer' })]).toEqual([18, 4]);
    expect([housePoints('Jupiter', { Jupiter: 'Virgo' }), housePoints('Jupiter', { Jupiter: 'Cancer' })]).toEqual([
      6, 20,
    ]);
  });

  test('a lord owns the houses it does in the year, a node those of its dispositor', () => {
    const annual = drawnAnnual({ natal: NATAL, chart: { Ascendant: 'Leo', Rahu: 'Capricorn' } });
    const months = judgedMonths(yearContextOf(annual, ['Sun']), muddaPeriods(annual, 'full'));
    const housesOf = (lord: string) => months.find(({ period }) => period.lord === lord)!.ownedHouses;
    expect([housesOf('Mars'), housesOf('Rahu'), housesOf('Sun')]).toEqual([[4, 9], [6, 7], [1]]);
  });
});

describe('areas on drawn charts', () => {
  const areaOf = (id: string, chart: Drawing) =>
    judgedAreas(yearContextOf(drawnAnnual({ natal: NATAL, chart }), [])).find(({ area }) => area.id === id)!;

  test('a malefic lord strengthens its house from within, and does not burden it from without', () => {
    // Cancer rises: the 5th is Scorpio, and Mars its lord. Saturn is a stranger there.
    const within = areaOf('education', { Ascendant: 'Cancer', Mars: 'Scorpio', Saturn: 'Taurus' });
    expect(within.supporters).toContain('Mars');
    expect(within.burdens).toContain('Saturn');
    const facing = areaOf('education', { Ascendant: 'Cancer', Mars: 'Taurus', Saturn: 'Scorpio' });
    expect([...facing.supporters, ...facing.burdens]).not.toContain('Mars');
    expect(facing.burdens).toContain('Saturn');
  });

  test('health is the better, the less the lord of the ascendant has to do with that of the 6th', () => {
    // Aries rises: Mars for the ascendant, Mercury for Virgo. In one sign they join within 7.5 degrees.
    const health = (Mercury: 'Leo 5' | 'Leo 11' | 'Cancer 5') =>
      areaOf('health', { Ascendant: 'Aries', Mars: 'Leo 8', Mercury, Saturn: 'Capricorn', Moon: 'Aquarius 29' });
    const bonds = [health('Leo 5'), health('Leo 11'), health('Cancer 5')];
    expect(bonds.map(({ bond }) => bond.kind)).toEqual(['ithasala', 'ishrafa', 'none']);
    expect(bonds.map(({ score }) => partOf(score, 'bond').points)).toEqual([4, 16, 16]);
    expect(bonds.map(isBondPromising)).toEqual([false, true, true]);
  });
});
