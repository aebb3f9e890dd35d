/** Whether the counted tables are those of the rules as they are. */
import { expect, test } from '@jest/globals';
import { DOSHA_DIGEST } from '../../../lib/astro/tables/percentiles/doshas.ts';
import { YOGA_SUMMARY_DIGEST } from '../../../lib/astro/tables/percentiles/yogaSummary.ts';
import { YOGA_DIGEST } from '../../../lib/astro/tables/percentiles/yogas.ts';
import { countedOf, digestOf } from '../../../scripts/shares/counting.ts';
import { ruleDigests } from '../../../scripts/shares/main.ts';
import { summaryDigest } from '../../../scripts/shares/summary.ts';

const ADVICE = 'counted with other rules than these: run npm run shares';

test('the tables of yogas, doshas and their sums are counted with the rules as they are', () => {
  const { doshas, yogas } = ruleDigests();
  const stale = [
    ...(yogas === YOGA_DIGEST ? [] : [`yogas are ${ADVICE}`]),
    ...(doshas === DOSHA_DIGEST ? [] : [`doshas are ${ADVICE}`]),
    ...(summaryDigest() === YOGA_SUMMARY_DIGEST ? [] : [`the sums of yogas are ${ADVICE}`]),
  ];
  expect(stale).toEqual([]);
});

test('a digest changes with any value', () => {
  expect(digestOf(['gajakesari 50', 'hamsa 60'])).not.toBe(digestOf(['gajakesari 50', 'hamsa 60.1']));
});

test('knots are quantiles of the births that have the score, and the share is theirs of all', () => {
  // Of 200 births a hundred have 1 to 100, given in no order.
  const values = Array.from({ length: 100 }, (_, k) => ((k * 37) % 100) + 1);
  const { knots, sharePercent } = countedOf(values, 200, 4);
  expect(sharePercent).toBe(50);
  expect(knots).toEqual([1, 26, 51, 75, 100]);
  expect(countedOf([], 200)).toEqual({ sharePercent: 0, knots: [] });
});
