/** Charts that B. V. Raman has for yogas of want, by the numbers of his combinations. */
import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { DARIDRA_YOGAS } from '../../../../lib/astro/yoga/daridra/index.ts';
import { bookCasesOf, drawingOf } from '../../../support/bookCases.ts';
import { chartOf } from '../../../support/chartOf.ts';

/** Those of his ten that the list of yogas has; the others are combinations of their own. */
const RULES: Readonly<Record<string, string>> = {
  'BV Raman Yogas Daridra Yoga 145': 'daridra-1-6-exchange',
  'BV Raman Yogas Daridra Yoga 146': 'daridra-ketu-lagna',
  'BV Raman Yogas Daridra Yoga 148': 'daridra-l1-malefic',
};

const cases = bookCasesOf(['dharidhra_yoga']).filter(({ items }) => items[0]!.label in RULES);

test('the textbook has all three', () => {
  expect(cases).toHaveLength(3);
});

test.each(cases)('$items.0.label', ({ input, items }) => {
  const { label, expected } = items[0]!;
  const rule = DARIDRA_YOGAS.find(({ id }) => id === RULES[label])!;
  expect(judge(rule, chartOf(drawingOf(input))).isPresent).toBe(expected);
});
