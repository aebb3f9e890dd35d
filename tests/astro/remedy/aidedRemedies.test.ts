import { expect, test } from '@jest/globals';
import { anyRemedyOf } from '../../../lib/astro/remedy/aidedRemedies.ts';
import { remedyOf } from '../../../lib/astro/remedy/planetRemedies.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';

const AIDED = ['gemstone', 'rudraksha', 'yantra', 'puja'] as const;

test('each has what and when in both languages, and Hindi has no Latin letter', () => {
  for (const planet of PLANETS) {
    for (const kind of AIDED) {
      const { details, title, when } = anyRemedyOf(planet, kind);
      for (const text of [details, title, when]) {
        expect(text.en).toMatch(/^[A-Z0-9]/);
        expect(text.hi).not.toMatch(/[A-Za-z]/);
      }
    }
  }
});

test('plain acts are the same by either name', () => {
  expect(anyRemedyOf('Venus', 'fast')).toEqual(remedyOf('Venus', 'fast'));
});

test('a bead is put on on Monday or on the day of its planet, that of the Moon on Monday', () => {
  expect(anyRemedyOf('Mars', 'rudraksha').when.en).toBe('On Monday or on Tuesday');
  expect(anyRemedyOf('Moon', 'rudraksha').when).toEqual({ en: 'On Monday', hi: 'सोमवार को' });
});

test('blue sapphire alone is tried for three days', () => {
  expect(anyRemedyOf('Saturn', 'gemstone').details.en).toContain(
    'Set in silver, 4 to 7 ratti, on the middle finger of the right hand',
  );
  const tried = PLANETS.filter((planet) => anyRemedyOf(planet, 'gemstone').details.en.includes('3 days'));
  expect(tried).toEqual(['Saturn']);
});
