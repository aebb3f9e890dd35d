import { describe, expect, test } from '@jest/globals';
import { CONDITIONAL_DASHAS, conditionalDashas } from '../../../../lib/astro/dasha/conditional/systems.ts';
import { balanceAtBirth, mahadashas, openingNakshatras } from '../../../../lib/astro/dasha/nakshatra.ts';
import { NAKSHATRA_ARC_DEG } from '../../../../lib/astro/tables/nakshatras.ts';
import { J2000_JD } from '../../../../lib/astro/time.ts';
import { dashaContract } from '../../../support/dashaContract.ts';
import { goldenChart } from '../../../support/goldenChart.ts';
import { moreDashaCases } from '../../../support/moreDashas.ts';

const TOTALS: Readonly<Record<string, number>> = {
  shodashottari: 116,
  dwadashottari: 112,
  panchottari: 105,
  shatabdika: 100,
  chaturashiti_sama: 84,
  dwisaptati_sama: 72,
  shashtihayani: 60,
  shattrimsha_sama: 36,
};

for (const system of CONDITIONAL_DASHAS) dashaContract(system, TOTALS[system.id]!);
for (const system of conditionalDashas('group')) {
  if (!CONDITIONAL_DASHAS.includes(system)) dashaContract(system, TOTALS[system.id]!);
}

const YEAR_DAYS = 365.25;

describe.each(CONDITIONAL_DASHAS.map((system) => [system.id, system] as const))('%s', (id, system) => {
  test.each(moreDashaCases)('lords, lengths and starts of $birth.id', ({ birth, expected }) => {
    const { first_lord: firstLord, periods: wanted } = expected.conditional[id]!;
    const found = mahadashas(system, goldenChart(birth.id).planets.Moon.longitudeDeg, J2000_JD, YEAR_DAYS);
    if (!wanted) {
      expect(found[0]!.lord).toBe(firstLord);
      return;
    }
    expect(found.slice(0, wanted.length).map(({ lord, years }) => [lord, years])).toEqual(
      wanted.map(([lord, , years]) => [lord, years]),
    );
    wanted.forEach(([, start], i) => {
      expect((found[i]!.startJdUT - J2000_JD) / YEAR_DAYS).toBeCloseTo(start, 4);
    });
  });
});

describe('shashtihayani counts 28 stars', () => {
  const [byStar, byGroup] = (['star', 'group'] as const).map((balance) =>
    conditionalDashas(balance).find(({ id }) => id === 'shashtihayani'),
  );

  // Written out from the groups: 3 and 4 by turns, Abhijit after Uttara Ashadha.
  const LORDS = [
    ...['Jupiter', 'Jupiter', 'Jupiter', 'Sun', 'Sun', 'Sun', 'Sun', 'Mars', 'Mars', 'Mars'],
    ...['Moon', 'Moon', 'Moon', 'Moon', 'Mercury', 'Mercury', 'Mercury', 'Venus', 'Venus', 'Venus'],
  ];

  test('each nakshatra has its lord', () => {
    const lordAt = (nakshatraIndex: number) => balanceAtBirth(byStar!, (nakshatraIndex + 0.5) * NAKSHATRA_ARC_DEG).lord;
    LORDS.forEach((lord, index) => expect([index, lordAt(index)]).toEqual([index, lord]));
    expect([20, 21, 22, 23, 24, 25, 26].map(lordAt).join(' ')).toBe('Venus Saturn Saturn Rahu Rahu Rahu Rahu');
  });

  // Uttara Ashadha 266:40 to 276:40, Abhijit to 280:53:20, Shravana to 293:20; the group of Venus is 50 degrees long.
  test.each([
    [266 + 2 / 3, 'Venus', 0, 40 / 50],
    [271 + 2 / 3, 'Venus', 0.5, 45 / 50],
    [276 + 2 / 3, 'Saturn', 0, 0],
    [278.7777778, 'Saturn', 0.5, 19 / 9 / 30],
    [280.8888889, 'Saturn', 0, 38 / 9 / 30],
    [287.1111111, 'Saturn', 0.5, (38 / 9 + 56 / 9) / 30],
    [293 + 1 / 3, 'Saturn', 0, (38 / 9 + 112 / 9) / 30],
    [306 + 2 / 3, 'Rahu', 0, 0],
  ])('a Moon at %f: %s, %f of the star, %f of the group', (moonDeg, lord, ofStar, ofGroup) => {
    for (const [system, share] of [
      [byStar!, ofStar],
      [byGroup!, ofGroup],
    ] as const) {
      const found = openingNakshatras(system, moonDeg);
      expect(found.lord).toBe(lord);
      expect(found.elapsedFraction).toBeCloseTo(share, 7);
    }
  });
});

test('dwadashottari counts from the star of the Moon to Revati', () => {
  const system = CONDITIONAL_DASHAS.find(({ id }) => id === 'dwadashottari')!;
  const lordAt = (nakshatraIndex: number) => balanceAtBirth(system, (nakshatraIndex + 0.5) * NAKSHATRA_ARC_DEG).lord;
  // Revati itself is the first: Sun; Uttara Bhadrapada the second: Jupiter; Ashwini the 27th, 27 mod 8 = 3: Ketu.
  expect([26, 25, 0].map(lordAt)).toEqual(['Sun', 'Jupiter', 'Ketu']);
});
