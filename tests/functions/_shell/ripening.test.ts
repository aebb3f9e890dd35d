/** When planets act: mahadashas of the golden Vimshottari, and an age from which they count. */
import { expect, test } from '@jest/globals';
import { natalContext } from '../../../functions/_shell/birth.ts';
import { lifePeriods } from '../../../functions/_shell/dashas.ts';
import { ripeningRecords, type YearsOfLife } from '../../../functions/_shell/ripening.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { BIRTH } from '../../support/call.ts';

// Moon in Shatabhisha, of Rahu, nearly crossed: Jupiter from July 1990 for 16 years, Saturn then for 19.
const context = natalContext(BIRTH, 'en', { as_of: '2026-01-31' }, {}, false);
const life = lifePeriods(context, vimshottari);

test('periods that are over before an age, or begin after one, are left out', () => {
  const timingOf = ripeningRecords(context, life);
  const told = (years?: YearsOfLife) =>
    timingOf(['Jupiter', 'Saturn'], years).periods.map(({ end, lord }) => [lord, end.slice(0, 4)]);
  expect(told()).toEqual([
    ['jupiter', '2006'],
    ['saturn', '2025'],
  ]);
  expect(told([30, 70])).toEqual([['saturn', '2025']]);
  expect(told([0, 16])).toEqual([['jupiter', '2006']]);
  // Asked again without an age, all are there.
  expect(told()).toHaveLength(2);
});

test('a sentence names them with their dates, from birth where they began before it', () => {
  const { text } = ripeningRecords(context, life)(['Rahu', 'Jupiter']);
  expect(text).toMatch(
    /^It acts most in the mahadashas of Rahu \(birth to \d+ Jul 1990\) and Jupiter \(\d+ Jul 1990 to \d+ Jul 2006\)\.$/,
  );
});
