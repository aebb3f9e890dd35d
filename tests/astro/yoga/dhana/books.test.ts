/**
 * Charts of two textbooks for yogas of wealth: P. V. R. Narasimha Rao, chapter 11, and B. V. Raman.
 *
 * Where a book means another combination than the one we have, the case says which, and must keep differing.
 */
import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { forEachOfSeven } from '../../../../lib/astro/tables/planets.ts';
import { standpointsOf } from '../../../../lib/astro/verdictStrength.ts';
import { DHANA_YOGAS } from '../../../../lib/astro/yoga/dhana/index.ts';
import { bookCasesOf, drawingOf } from '../../../support/bookCases.ts';
import { chartOf } from '../../../support/chartOf.ts';

/** Rules by the cases that were drawn for them. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  '_lakshmi_yoga_calculation 1': ['lakshmi'],
  // Taurus rising: Venus in the 1st with Mercury, under the 3rd aspect of Saturn.
  'dhana_yoga 5': ['dhana-own-lagna'],
  'bahudravyarjana_yoga 1': ['bahudravyarjana'],
  '_shatrumooladdhana_yoga_calculation 1': ['shatrumooladdhana'],
  'ayatnadhanalabha_yoga 1': ['ayatnadhana'],
};

/** Cases of combinations that Raman has under these names and we do not. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'dhana_yoga 1': 'Venus at home in the 5th, with Saturn in the 11th where BPHS 41.2 has Mars',
  'dhana_yoga 2': 'Venus at home in the 5th, with Saturn in the 11th where BPHS 41.2 has Mars',
  'dhana_yoga 3':
    'Saturn at home in the 5th, with Mars and Mercury in the 11th where BPHS 41.5 has the Sun and the Moon',
  'dhana_yoga 4': 'Jupiter at home in the 5th, with Mars and the Moon in the 11th where BPHS 41.6 has Mercury',
  '_swaveeryaddhana_yoga_calculation 1': 'another of Raman’s three of this name: Jupiter is not with Saturn',
  '_swaveeryaddhana_yoga_calculation 2': 'another of Raman’s three of this name: Jupiter is not with Saturn',
  '_swaveeryaddhana_yoga_calculation 3': 'another of Raman’s three of this name: Jupiter is not with Mars',
  '_putramooladdhana_yoga_calculation 1':
    'Mars of the 1st counts as strong in the sign of a great enemy, close to the Sun',
};

const AS_SAID = ['dhana-own-5th', 'dhana-own-lagna', 'swaveeryaddhana', 'putramooladdhana'];

const cases = bookCasesOf([
  ...new Set([...Object.keys(RULES), ...Object.keys(OTHERWISE)].map((id) => id.split(' ')[0]!)),
]);

// The books give signs alone and call lords strong: shadbala is taken to be enough.
const ratios = forEachOfSeven(() => 1);

const formedIn = (input: (typeof cases)[number]['input'], ids: readonly string[]) => {
  const chart = chartOf(drawingOf(input));
  const rules = DHANA_YOGAS.filter(({ id }) => ids.includes(id));
  return rules.filter((rule) => judge(rule, chart, standpointsOf(chart, { ratios })).isPresent).map(({ id }) => id);
};

test('every case is either ours or told apart', () => {
  expect(cases.map(({ id }) => id).sort()).toEqual([...Object.keys(RULES), ...Object.keys(OTHERWISE)].sort());
});

test.each(cases.filter(({ id }) => id in RULES))('$id: $items.0.label', ({ id, input, items }) => {
  expect(items[0]!.expected).toBe(true);
  expect(formedIn(input, RULES[id]!)).toEqual(RULES[id]);
});

test.each(cases.filter(({ id }) => id in OTHERWISE))('another combination: $id', ({ input }) => {
  expect(formedIn(input, AS_SAID)).toEqual([]);
});
