import { expect, test } from '@jest/globals';
import { standpointsOf } from '../../../../lib/astro/verdictStrength.ts';
import { ARISHTA_YOGAS } from '../../../../lib/astro/yoga/arishta/index.ts';
import { chartOf } from '../../../support/chartOf.ts';

test.each([
  ['balarishta-kartari', [1]],
  ['arishta-8l-lagna', [1, 8]],
  ['arishta-l1-dusthana', [1]],
  ['rogagrastha', [1]],
])('%s is about the ascendant, wherever its lord stands', (id, houses) => {
  expect(ARISHTA_YOGAS.find((rule) => rule.id === id)!.houses).toEqual(houses);
});

test('a rule that asks for a weak or fallen lord of the ascendant is not undone by a strong one', () => {
  const chart = chartOf({});
  const carrying = ARISHTA_YOGAS.filter((rule) =>
    rule.examine(chart, standpointsOf(chart)).some(({ id }) => id === 'ascendant_lord_in_kendra'),
  ).map(({ id }) => id);
  const all = ARISHTA_YOGAS.map(({ id }) => id);
  expect(all.filter((id) => !carrying.includes(id))).toEqual([
    'balarishta-kartari',
    'arishta-8l-lagna',
    'arishta-l1-dusthana',
    'rogagrastha',
  ]);
});

test('every one is undone by benefics in kendras and trikonas', () => {
  const chart = chartOf({});
  for (const rule of ARISHTA_YOGAS) {
    const ids = rule.examine(chart, standpointsOf(chart)).map(({ id }) => id);
    expect(ids).toContain('benefics_well_housed');
  }
});
