import { expect, test } from '@jest/globals';
import { balanceAtBirth, mahadashas } from '../../../lib/astro/dasha/nakshatra.ts';
import { tribhagi } from '../../../lib/astro/dasha/tribhagi.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { dashaContract } from '../../support/dashaContract.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { moreDashaCases } from '../../support/moreDashas.ts';

dashaContract(tribhagi, 40);

test.each(moreDashaCases)('the balance of $birth.id', ({ birth, expected }) => {
  const found = balanceAtBirth(tribhagi, goldenChart(birth.id).planets.Moon.longitudeDeg);
  expect(found.lord).toBe(expected.tribhagi.first_lord);
  expect(found.years).toBeCloseTo(expected.tribhagi.balance_years, 4);
});

test('the cycle runs three times, and what the first period had lost at birth follows', () => {
  const periods = mahadashas(tribhagi, 20, J2000_JD, 365.25);
  expect(periods).toHaveLength(28);
  expect([0, 9, 18, 27].map((turn) => periods[turn]!.lord)).toEqual(['Venus', 'Venus', 'Venus', 'Venus']);
});
