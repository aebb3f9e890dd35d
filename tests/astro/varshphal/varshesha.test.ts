import { describe, expect, test } from '@jest/globals';
import type { SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { varshesha, type Varshesha } from '../../../lib/astro/varshphal/varshesha.ts';
import { annualOfBirth, drawnAnnual, goldenAnnual, goldenYears } from '../../support/annual.ts';

const JODHPUR = {
  name: '',
  date: '1967-03-08',
  time: '17:40:00',
  latitude: 26.3,
  longitude: 73.06667,
  timezone: '+05:30',
};

// P. V. R. Narasimha Rao, Vedic Astrology, 28.6, Example 120, Chart 66.
test('Mars rules the 34th year of Chart 66', () => {
  const { alternatives, planet } = varshesha(annualOfBirth(JODHPUR, 33));
  expect(planet).toBe('Mars');
  expect(alternatives.map(({ id }) => id)).toEqual(['strongest_of_all', 'dina_ratri_pati']);
});

describe('235 years of an independent library', () => {
  /** It weighs the five by a strength of another scale, so that is given to our candidates. */
  test.each(goldenYears)('$id $expected.year: who competes, who aspects, who leads', ({ birth, expected }) => {
    const { candidates } = varshesha(goldenAnnual(birth, expected.completed_years));
    const seen = Object.fromEntries(candidates.map(({ isAspecting, planet }) => [planet, isAspecting]));
    expect(seen).toEqual(expected.aspects_varsha_lagna);
    const aspecting = candidates.filter(({ isAspecting }) => isAspecting);
    const pool = aspecting.length > 0 ? aspecting : candidates;
    const strength = (planet: SevenPlanet) => expected.pancha_vargiya_bala_pyjhora[planet]!;
    const strongest = Math.max(...pool.map(({ planet }) => strength(planet)));
    expect(strength(expected.year_lord_strongest_aspecting as SevenPlanet)).toBe(strongest);
    expect(pool.map(({ planet }) => planet)).toContain(expected.year_lord_strongest_aspecting);
  });

  test('the choice obeys its own steps in every year', () => {
    for (const { birth, expected } of goldenYears)
      expectLawful(varshesha(goldenAnnual(birth, expected.completed_years)));
  });
});

function expectLawful({ candidates, chosenBy, planet, steps, bearers }: Varshesha): void {
  const step = (id: string) => steps.find((known) => known.id === id);
  const claims = candidates.filter(({ isAspecting }) => isAspecting);
  if (chosenBy === 'munthesh') {
    expect(planet).toBe(bearers[0]!.planet);
    expect(claims.length === 0 || candidates.every(({ bala }) => bala.value < 5)).toBe(true);
  }
  if (chosenBy === 'strongest_aspecting') {
    expect(claims.map((claim) => claim.planet)).toContain(planet);
    const chosen = claims.find((claim) => claim.planet === planet)!;
    expect(Math.max(...claims.map(({ bala }) => bala.value)) - chosen.bala.value).toBeLessThan(0.5);
  }
  if (chosenBy === 'moon_joins') expect(step('moon_joins')).toMatchObject({ isMet: true });
  if (chosenBy === 'moon_sign_lord') expect(step('moon_sign_lord')).toMatchObject({ isMet: true });
  // She rules only where she does not hand on, or hands on to the lord of Cancer.
  if (planet === 'Moon') expect(step('moon_hands_on')?.isMet === true).toBe(chosenBy === 'moon_sign_lord');
}

/** Leo rises at birth and, after a year, Virgo carries the Muntha; so Mercury and the Sun always hold an office. */
const NATAL = { Ascendant: 'Leo' } as const;

test('where none of the five sees the ascendant, the Munthesh takes the year', () => {
  // Aries rises by day. Mercury, Sun, Mars and Venus stand in the 2nd, 6th, 8th and 12th.
  const chart = {
    Ascendant: 'Aries',
    Mercury: 'Taurus',
    Sun: 'Taurus',
    Mars: 'Virgo',
    Venus: 'Pisces',
  } as const;
  const { chosenBy, planet, steps } = varshesha(drawnAnnual({ natal: NATAL, chart }));
  expect({ chosenBy, planet }).toEqual({ chosenBy: 'munthesh', planet: 'Mercury' });
  expect(steps.find(({ id }) => id === 'aspects_ascendant')).toMatchObject({ isMet: false, observed: { planets: [] } });
});

test('where all five are powerless the Munthesh takes the year, though another sees the ascendant', () => {
  // After twelve years the Muntha is in Leo again. Capricorn rises by night, the Moon in Aries: the Sun, Saturn and Mars.
  const chart = {
    Ascendant: 'Capricorn',
    Sun: 'Libra 10',
    Mars: 'Virgo 1',
    Saturn: 'Aries 24',
    Moon: 'Aries',
  } as const;
  const annual = drawnAnnual({ natal: NATAL, completedYears: 12, chart, isDayReturn: false });
  const { candidates, chosenBy, planet, steps } = varshesha(annual);
  expect(candidates.map(({ bala, isAspecting }) => [bala.value < 5, isAspecting])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
  expect(candidates[0]!.planet).not.toBe('Sun');
  expect({ chosenBy, planet }).toEqual({ chosenBy: 'munthesh', planet: 'Sun' });
  expect(steps.find(({ id }) => id === 'one_is_able')).toMatchObject({ isMet: false });
});

test('strengths within half a unit are told apart by offices, then a friendly aspect, then harsha bala', () => {
  const close = goldenYears.flatMap(({ birth, expected }) => {
    const { candidates, planet, steps } = varshesha(goldenAnnual(birth, expected.completed_years), {
      counting: 'classical',
      moon: 'keep',
    });
    const rivals = steps.find(({ id }) => id === 'strongest')?.observed['close'] as string[] | undefined;
    return rivals && rivals.length > 1
      ? [{ planet, rivals: candidates.filter((one) => rivals.includes(one.planet)) }]
      : [];
  });
  expect(close.length).toBeGreaterThan(10);
  for (const { planet, rivals } of close) {
    const chosen = rivals.find((rival) => rival.planet === planet)!;
    const most = Math.max(...rivals.map(({ offices }) => offices.length));
    expect(chosen.offices).toHaveLength(most);
    const alike = rivals.filter(({ offices }) => offices.length === most);
    const isFriendly = ({ place }: (typeof rivals)[number]) => [3, 5, 9, 11].includes(place);
    if (alike.some(isFriendly)) expect(isFriendly(chosen)).toBe(true);
    const equal = alike.filter((rival) => isFriendly(rival) === isFriendly(chosen));
    expect(chosen.harsha.value).toBe(Math.max(...equal.map(({ harsha }) => harsha.value)));
  }
});

describe('the Moon, when chosen', () => {
  /** The Moon is Tri-rashi-pati of Taurus by night, exalted there, and Venus is weak. */
  const chart = {
    Ascendant: 'Taurus 10',
    Moon: 'Taurus 3',
    Sun: 'Sagittarius 20',
    Mercury: 'Sagittarius 25',
    Venus: 'Sagittarius 8',
    Mars: 'Gemini 20',
    Jupiter: 'Libra 20',
    Saturn: 'Sagittarius 12',
  } as const;

  test('hands the year to the planet she joins by ithasala', () => {
    const annual = drawnAnnual({ natal: NATAL, chart: { ...chart, Jupiter: 'Virgo 9' }, isDayReturn: false });
    expect(varshesha(annual)).toMatchObject({ chosenBy: 'moon_joins', planet: 'Jupiter' });
  });

  test('of two whom she joins, to the nearer', () => {
    // From Taurus 3 she sees Virgo by trine and Cancer by sextile: 6 degrees to Jupiter, 4 to Mars.
    const nearTo = (Mars: 'Cancer 7' | 'Cancer 11') =>
      varshesha(drawnAnnual({ natal: NATAL, chart: { ...chart, Jupiter: 'Virgo 9', Mars }, isDayReturn: false }));
    expect(nearTo('Cancer 7')).toMatchObject({ chosenBy: 'moon_joins', planet: 'Mars' });
    expect(nearTo('Cancer 11')).toMatchObject({ chosenBy: 'moon_joins', planet: 'Jupiter' });
  });

  test('else to the lord of her sign', () => {
    const annual = drawnAnnual({ natal: NATAL, chart, isDayReturn: false });
    expect(varshesha(annual)).toMatchObject({ chosenBy: 'moon_sign_lord', planet: 'Venus' });
  });

  test('keeps it where the caller wants it so', () => {
    const annual = drawnAnnual({ natal: NATAL, chart, isDayReturn: false });
    expect(varshesha(annual, { counting: 'classical', moon: 'keep' })).toMatchObject({ planet: 'Moon' });
  });

  test('keeps it in Cancer by night', () => {
    // Taurus rises: Cancer is its third, so she sees the ascendant.
    const annual = drawnAnnual({ natal: NATAL, chart: { ...chart, Moon: 'Cancer 3' }, isDayReturn: false });
    const { chosenBy, planet, steps } = varshesha(annual);
    expect({ chosenBy, planet }).toEqual({ chosenBy: 'strongest_aspecting', planet: 'Moon' });
    expect(steps.find(({ id }) => id === 'moon_hands_on')).toMatchObject({ isMet: false });
  });
});

test('what weakens the lord of the year is said', () => {
  // Mercury, the Munthesh, combust in the 8th, while no office-bearer sees the ascendant.
  const chart = {
    Ascendant: 'Aries',
    Mercury: 'Scorpio 10',
    Sun: 'Scorpio 12',
    Mars: 'Virgo',
    Venus: 'Pisces',
  } as const;
  const { planet, steps } = varshesha(drawnAnnual({ natal: NATAL, chart }));
  expect(planet).toBe('Mercury');
  const met = steps.filter(({ effect, isMet }) => effect === 'weakens' && isMet).map(({ id }) => id);
  expect(met).toEqual(expect.arrayContaining(['combust', 'dusthana']));
  expect(met).not.toContain('retrograde');
});
