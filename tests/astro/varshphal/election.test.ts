/** Who of the office-bearers is chosen, on drawn charts and among candidates made equal by hand. */
import type { Office } from '../../../lib/astro/varshphal/tables/tajika.ts';
import { describe, expect, test } from '@jest/globals';
import type { SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { DEFAULT_CHOICES, NONE_ASPECTS } from '../../../lib/astro/varshphal/tajikaChoices.ts';
import { strongestOf, type Candidate } from '../../../lib/astro/varshphal/election.ts';
import { tajikaAspectAt } from '../../../lib/astro/varshphal/tajikaAspects.ts';
import { fact } from '../../../lib/astro/varshphal/facts.ts';
import { varshesha } from '../../../lib/astro/varshphal/varshesha.ts';
import { drawnAnnual } from '../../support/annual.ts';
import type { Drawing } from '../../support/chartOf.ts';

/** Leo rises at birth; after a year the Muntha is in Virgo, after twelve in Leo again. */
const NATAL = { Ascendant: 'Leo' } as const;

describe('where none of the five sees the ascendant', () => {
  // Aries rises by day. Mercury for the Muntha, the Sun, Mars and Venus stand in the 2nd, 6th and 12th.
  const chart = { Ascendant: 'Aries', Mercury: 'Taurus', Sun: 'Taurus', Mars: 'Virgo', Venus: 'Pisces' } as const;
  const annual = drawnAnnual({ natal: NATAL, chart });

  test('the Munthesh takes the year', () => {
    const { decidedBy, planet, steps } = varshesha(annual);
    expect({ decidedBy, planet }).toEqual({ decidedBy: 'none_aspects', planet: 'Mercury' });
    const gate = steps.find(({ id }) => id === 'aspects_ascendant');
    expect(gate).toMatchObject({ isMet: false, observed: { planets: [] } });
  });

  // The Sun has 58.6 of 80 units: Venus and Jupiter on the 11th and 5th from him are friends, the Moon on the 6th even.
  test('or the strongest of the five, the Sun, or the lord of the ascendant, Mars', () => {
    const lords = NONE_ASPECTS.map((noneAspects) => varshesha(annual, { ...DEFAULT_CHOICES, noneAspects }).planet);
    expect(lords).toEqual(['Mercury', 'Sun', 'Mars']);
    const { readings } = varshesha(annual);
    expect(readings.map(({ choice, planet, value }) => [choice, value, planet])).toEqual([
      ['noneAspects', 'muntha_lord', 'Mercury'],
      ['noneAspects', 'strongest', 'Sun'],
      ['noneAspects', 'lagna_lord', 'Mars'],
    ]);
  });
});

describe('where all five are powerless', () => {
  // Capricorn rises by night, the Moon in Aries: the Sun, Saturn and Mars. All planets stand in movable signs, so each
  // is the enemy of each: 15 of 80 units, and next to nothing for exaltation near their falls.
  const chart: Drawing = {
    ...{ Ascendant: 'Capricorn', Sun: 'Libra 11', Mars: 'Cancer 28', Saturn: 'Aries 24', Moon: 'Aries 12' },
    ...{ Mercury: 'Libra 25', Venus: 'Libra 28', Jupiter: 'Cancer 3' },
  };
  const drawn = { natal: NATAL, completedYears: 12, chart, isDayReturn: false };

  test('the Munthesh takes the year, though a stronger one sees the ascendant', () => {
    const { candidates, decidedBy, planet, steps } = varshesha(drawnAnnual(drawn));
    expect(candidates.map(({ bala, isAspecting }) => [bala.value < 5, isAspecting])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(candidates[0]!.planet).not.toBe('Sun');
    expect({ decidedBy, planet }).toEqual({ decidedBy: 'all_powerless', planet: 'Sun' });
    expect(steps.find(({ id }) => id === 'one_is_able')).toMatchObject({ isMet: false });
  });

  test('and by no reading another where none aspects', () => {
    expect(varshesha(drawnAnnual(drawn)).readings).toEqual([]);
  });
});

describe('strength decides, however little it is', () => {
  /** A candidate of a strength, whose aspect on the ascendant is that of a place counted from it. */
  function candidate(planet: SevenPlanet, bala: number, place: number, offices: readonly Office[]): Candidate {
    const aspect = tajikaAspectAt(place);
    return {
      ...{ planet, offices, place, aspect, isAspecting: true },
      virupas: aspect.virupas[aspect.places.indexOf(place)]!,
      bala: { value: bala, band: 'madhya', parts: [] },
      harsha: { value: 0, parts: [] },
    };
  }
  const saturn = { office: 'munthesh', planet: 'Saturn', signIndex: 9 } as const;
  const bearers = [{ ...saturn, reason: fact('office_reason', { ...saturn, isDayReturn: true }) }];
  const chosen = (...candidates: Candidate[]) => {
    const { decidedBy, planet } = strongestOf(candidates, { candidates, bearers, rising: 'varsha_lagnesh' });
    return [planet, decidedBy];
  };

  test('a thousandth of a unit goes before every other merit', () => {
    const strong = candidate('Mars', 12.001, 11, ['tri_rashi_pati']);
    const seeing = candidate('Venus', 12, 7, ['munthesh', 'janma_lagnesh']);
    expect(chosen(strong, seeing)).toEqual(['Mars', 'strongest_aspecting']);
    expect(chosen(seeing, strong)).toEqual(['Mars', 'strongest_aspecting']);
  });

  // Varsha Pradipaka 4: 60 by conjunction and opposition, 45 by trine, 40 from the 3rd, 15 by square, 10 from the 11th.
  test.each([
    [1, 5],
    [7, 9],
    [5, 3],
    [9, 3],
    [3, 4],
    [3, 10],
    [4, 11],
    [10, 11],
  ])('of equals an aspect on the %i. goes before one on the %i.', (stronger, weaker) => {
    const [first, second] = [candidate('Mars', 12, weaker, ['munthesh']), candidate('Venus', 12, stronger, [])];
    expect(chosen(first, second)).toEqual(['Venus', 'stronger_aspect']);
  });

  test('of equals by the same aspect the one with more offices', () => {
    const one = candidate('Mars', 12, 5, ['munthesh']);
    const two = candidate('Venus', 12, 9, ['janma_lagnesh', 'varsha_lagnesh']);
    expect(chosen(one, two)).toEqual(['Venus', 'more_offices']);
  });

  test('and at last the Munthesh', () => {
    const one = candidate('Mars', 12, 5, ['varsha_lagnesh']);
    const two = candidate('Saturn', 12, 9, ['munthesh']);
    expect(chosen(one, two)).toEqual(['Saturn', 'munthesh']);
  });
});
