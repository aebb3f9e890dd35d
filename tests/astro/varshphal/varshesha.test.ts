import { describe, expect, test } from '@jest/globals';
import type { SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { DEFAULT_CHOICES, MOON_RULES, NONE_ASPECTS } from '../../../lib/astro/varshphal/tajikaChoices.ts';
import { varshesha, type Varshesha } from '../../../lib/astro/varshphal/varshesha.ts';
import { annualOfBirth, drawnAnnual, goldenAnnual, goldenYears, tajikaYears } from '../../support/annual.ts';

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
  expect(varshesha(annualOfBirth(JODHPUR, 33)).planet).toBe('Mars');
});

describe('235 years of an independent program', () => {
  const byReading = (disputed: Readonly<Record<string, SevenPlanet | true>>, names: readonly string[]) =>
    names.map((name) => disputed[name]);
  const GOLDEN_NONE_ASPECTS = ['muntha_lord', 'strongest', 'varsha_lagna_lord'];

  const decided = tajikaYears.filter(({ expected }) => !expected.disputed?.['near_tie']);

  test('two years are too near to a tie to be decided', () => {
    expect(tajikaYears.length - decided.length).toBe(2);
  });

  test.each(decided)('$id $expected.year: the lord of the year, and why', ({ birth, expected }) => {
    const annual = goldenAnnual(birth, expected.completed_years);
    const { decidedBy, moonOutcome, planet } = varshesha(annual);
    const isMoon = expected.year_lord_before_moon_rule === 'Moon';
    expect([decidedBy, planet, moonOutcome !== null]).toEqual([expected.decided_by, expected.year_lord, isMoon]);
    const kept = varshesha(annual, { ...DEFAULT_CHOICES, moon: 'keep' });
    expect(kept.planet).toBe(expected.year_lord_before_moon_rule);
  });

  test.each(decided.filter(({ expected }) => expected.disputed?.['tn']))(
    '$id $expected.year: the Moon by each reading',
    ({ birth, expected }) => {
      const annual = goldenAnnual(birth, expected.completed_years);
      const lords = MOON_RULES.map((moon) => varshesha(annual, { ...DEFAULT_CHOICES, moon }).planet);
      expect(lords).toEqual(byReading(expected.disputed!, MOON_RULES));
      const described = varshesha(annual).readings.filter(({ choice }) => choice === 'moon');
      expect(described.map(({ planet, value }) => [value, planet])).toEqual(
        MOON_RULES.map((rule, i) => [rule, lords[i]]),
      );
    },
  );

  test.each(decided.filter(({ expected }) => expected.disputed?.['muntha_lord']))(
    '$id $expected.year: none aspects, by each reading',
    ({ birth, expected }) => {
      const annual = goldenAnnual(birth, expected.completed_years);
      // The file tells them before the rule on the Moon.
      const lords = NONE_ASPECTS.map(
        (noneAspects) => varshesha(annual, { ...DEFAULT_CHOICES, noneAspects, moon: 'keep' }).planet,
      );
      expect(lords).toEqual(byReading(expected.disputed!, GOLDEN_NONE_ASPECTS));
    },
  );

  test('a year has readings where a choice changes its lord, and only there', () => {
    for (const { birth, expected } of decided) {
      const annual = goldenAnnual(birth, expected.completed_years);
      const { planet, readings } = varshesha(annual);
      if (expected.disputed === null) expect(readings).toEqual([]);
      for (const choice of ['noneAspects', 'moon'] as const) {
        const described = readings.filter((reading) => reading.choice === choice);
        expect([0, 3]).toContain(described.length);
        if (described.length > 0) expect(new Set(described.map((reading) => reading.planet)).size).toBeGreaterThan(1);
        const used = described.filter(({ value }) => value === DEFAULT_CHOICES[choice]);
        expect(used.map((reading) => reading.planet)).toEqual(described.length > 0 ? [planet] : []);
      }
    }
  });
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

  test('the choice obeys its own steps in every year, by the bala of the specification too', () => {
    for (const { birth, expected } of goldenYears) {
      const annual = goldenAnnual(birth, expected.completed_years);
      expectLawful(varshesha(annual));
      expectLawful(varshesha(annual, { ...DEFAULT_CHOICES, counting: 'specified' }));
    }
  });
});

function expectLawful({ bearers, candidates, decidedBy, moonOutcome, planet, steps }: Varshesha): void {
  const step = (id: string) => steps.find((known) => known.id === id);
  const claims = candidates.filter(({ isAspecting }) => isAspecting);
  if (moonOutcome !== null) {
    expect(step('moon_hands_on')?.isMet).toBe(moonOutcome !== 'stays');
    if (moonOutcome === 'ithasala') expect(step('moon_joins')?.observed['planet']).toBe(planet);
    if (moonOutcome === 'sign_lord') expect(step('moon_sign_lord')?.observed['planet']).toBe(planet);
  } else if (decidedBy === 'strongest_aspecting') {
    expect(claims[0]!.planet).toBe(planet);
    expect(claims.filter(({ bala }) => bala.value >= claims[0]!.bala.value)).toHaveLength(1);
  } else if (decidedBy === 'none_aspects' || decidedBy === 'all_powerless') {
    expect(planet).toBe(bearers[0]!.planet);
    expect(claims.length === 0 || candidates.every(({ bala }) => bala.value < 5)).toBe(true);
  }
}

/** Leo rises at birth and, after a year, Virgo carries the Muntha; so Mercury and the Sun always hold an office. */
const NATAL = { Ascendant: 'Leo' } as const;

test('weaknesses of the lord of the year are described', () => {
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
