import { expect, test } from '@jest/globals';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { ARISHTA_YOGAS } from '../../../../lib/astro/yoga/arishta/index.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

test.each([
  ['balarishta-kartari', [1]],
  ['arishta-8l-lagna', [1, 8]],
  ['arishta-l1-dusthana', [1]],
  ['rogagrastha', [1]],
])('%s is about the ascendant, wherever its lord stands', (id, houses) => {
  expect(ARISHTA_YOGAS.find((rule) => rule.id === id)!.houses).toEqual(houses);
});

/** Those that are not judged as doshas are, whose reliefs these have instead. */
const OF_ARISHTA = ARISHTA_YOGAS.filter(({ judgedAs }) => !judgedAs);

test('a rule that asks for a weak or fallen lord of the ascendant is not undone by a strong one', () => {
  const chart = chartOf({});
  const carrying = OF_ARISHTA.filter((rule) =>
    rule.examine(chart, ruleContextOf(chart)).some(({ id }) => id === 'ascendant_lord_in_kendra'),
  ).map(({ id }) => id);
  const all = OF_ARISHTA.map(({ id }) => id);
  expect(all.filter((id) => !carrying.includes(id))).toEqual([
    'balarishta-kartari',
    'arishta-8l-lagna',
    'arishta-l1-dusthana',
    'rogagrastha',
  ]);
});

test('every one is undone by benefics in kendras and trikonas', () => {
  const chart = chartOf({});
  for (const rule of OF_ARISHTA) {
    const ids = rule.examine(chart, ruleContextOf(chart)).map(({ id }) => id);
    expect(ids).toContain('benefics_well_housed');
  }
});

// What the rules name beside the reliefs that all have in common.
test.each<[string, Record<string, string>]>([
  ['balarishta-moon-dusthana', { jupiter_rising: 'cancels', full_moon: 'cancels', benefic_in_kendra: 'cancels' }],
  ['balarishta-kartari', { benefic_in_kendra: 'cancels' }],
  ['arishta-lagna-moon', { jupiter_aspect: 'cancels' }],
  ['arishta-8l-lagna', { lord_of_both: 'weakens', strong_jupiter_in_kendra: 'cancels' }],
  ['arishta-l1-dusthana', { lifted: 'cancels', benefic_aspect: 'cancels' }],
  ['arishta-papakartari-lagna', { ascendant_helped: 'weakens' }],
  ['vish-yoga', { close: 'strengthens', jupiter_on_moon: 'weakens', full_moon: 'weakens' }],
  ['angaraka', { close: 'strengthens', with_ketu: 'weakens', jupiter_aspect: 'weakens', dignified: 'weakens' }],
  ['grahan', { close: 'strengthens', jupiter_aspect: 'cancels', dignified: 'cancels', friendly_node: 'weakens' }],
  ['alpayu-pair', { lowered_by_saturn: 'strengthens', raised_by_jupiter: 'cancels' }],
  ['sarpa-bandhana', { benefic: 'weakens' }],
  ['mooka', { jupiter_raised: 'cancels' }],
  ['netranasha', { benefic_aspect: 'weakens' }],
  ['rogagrastha', { strong_benefic_in_kendra: 'cancels' }],
  ['apamrityu', { jupiter_in_kendra: 'cancels' }],
])('%s: what cancels and what reduces', (id, effects) => {
  const chart = chartOf({});
  const evidence = ARISHTA_YOGAS.find((rule) => rule.id === id)!.examine(chart, ruleContextOf(chart));
  const found = evidence.filter((condition) => condition.id in effects).map(({ id: own, effect }) => [own, effect]);
  expect(Object.fromEntries(found)).toEqual(effects);
});

test.each<[string, Drawing, Planet[]]>([
  ['arishta-l1-dusthana', { Mars: 'Virgo' }, ['Mars', 'Jupiter']],
  ['arishta-8l-lagna', { Ascendant: 'Taurus', Jupiter: 'Taurus', Venus: 'Sagittarius 1' }, ['Jupiter', 'Venus']],
  ['rogagrastha', { Mercury: 'Aries', Mars: 'Gemini 10' }, ['Mars', 'Mercury']],
  ['sarpa-bandhana', { Mars: 'Taurus', Saturn: 'Pisces' }, ['Mars', 'Saturn']],
])('%s: who forms it', (id, drawing, planets) => {
  const chart = chartOf(drawing);
  const rule = ARISHTA_YOGAS.find((known) => known.id === id)!;
  expect(rule.participants(chart, ruleContextOf(chart))).toEqual(planets);
});
