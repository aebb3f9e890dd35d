import { expect, test } from '@jest/globals';
import { remedyOf } from '../../../lib/astro/remedy/planetRemedies.ts';
import { VARAS } from '../../../lib/astro/tables/panchang.ts';
import { PLANETS, SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { REMEDIES } from '../../../lib/astro/tables/remedies.ts';

test('repetitions are those of the chapter on the propitiation of planets', () => {
  // BPHS 84 (Santhanam), in thousands from the Sun on.
  const thousands = [7, 11, 10, 9, 19, 16, 23, 18, 17];
  expect(PLANETS.map((planet) => REMEDIES[planet].japaCount / 1000)).toEqual(thousands);
});

test('gift and fast of the seven are on their own day; Rahu follows Saturn, Ketu Mars', () => {
  for (const planet of SEVEN_PLANETS) expect(VARAS[REMEDIES[planet].varaIndex]!.lord).toBe(planet);
  expect(REMEDIES.Rahu.varaIndex).toBe(REMEDIES.Saturn.varaIndex);
  expect(REMEDIES.Ketu.varaIndex).toBe(REMEDIES.Mars.varaIndex);
});

test('each act has what, when and how often in both languages, and Hindi has no Latin letter', () => {
  for (const planet of PLANETS) {
    for (const kind of ['mantra', 'donation', 'fast', 'worship'] as const) {
      const { details, title, when } = remedyOf(planet, kind);
      for (const text of [details, title, when]) {
        expect(text.en).toMatch(/^[A-Z0-9]/);
        expect(text.hi).not.toMatch(/[A-Za-z]/);
      }
    }
  }
  expect(remedyOf('Saturn', 'donation').when.en).toBe('On Saturday, in the evening');
  expect(remedyOf('Saturn', 'fast').count).toBe(19);
  expect(remedyOf('Moon', 'mantra').count).toBe(108);
});
