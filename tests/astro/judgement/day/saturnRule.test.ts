import { expect, test } from '@jest/globals';
import { ruledSpans } from '../../../../lib/astro/judgement/day/saturnRule.ts';
import type { Period } from '../../../../lib/astro/dasha/period.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';

const YEAR = 365.25;
const maha = (lord: Planet, startYear: number, years: number): Period<Planet> => {
  return { level: 1, lord, startJdUT: startYear * YEAR, endJdUT: (startYear + years) * YEAR, years };
};

test('nineteen years of Saturn count whole', () => {
  expect(ruledSpans([maha('Saturn', 0, 19)])).toMatchObject([{ startJdUT: 0, endJdUT: 19 * YEAR }]);
});

test('of twenty years of Venus the Moon has 20 x 10 / 120 and Saturn 20 x 19 / 120', () => {
  const spans = ruledSpans([maha('Venus', 0, 20)]);
  const years = spans.map(({ endJdUT, startJdUT }) => (endJdUT - startJdUT) / YEAR);
  expect(years[0]).toBeCloseTo(5 / 3, 9);
  expect(years[1]).toBeCloseTo(19 / 6, 9);
  // Before the Moon come Venus herself, 20 x 20 / 120, and the Sun, 20 x 6 / 120.
  expect(spans[0]!.startJdUT / YEAR).toBeCloseTo(13 / 3, 9);
  expect(spans).toHaveLength(2);
});

test('one after another they stay in order and apart', () => {
  const spans = ruledSpans([maha('Sun', 0, 6), maha('Moon', 6, 10), maha('Mars', 16, 7)]);
  expect(spans).toHaveLength(5);
  for (let i = 1; i < spans.length; i++) expect(spans[i]!.startJdUT).toBeGreaterThanOrEqual(spans[i - 1]!.endJdUT);
});
