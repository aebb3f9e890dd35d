/** @isolated The tables of counted scores: they are those of the code, and no band of a score holds too many births. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { placeOf, type Spread } from '../../../lib/astro/percentile.ts';
import { scoreDigests } from '../../../scripts/scoreTables.mjs';

const FOLDER = 'lib/astro/tables/percentiles';

test('the scores are those that were counted: if not, run npm run shares', async () => {
  const counted: unknown = JSON.parse(readFileSync('scripts/shares/scoreDigests.json', 'utf8'));
  expect(await scoreDigests()).toEqual(counted);
});

/** Births of the same scores as the counted ones: five between every two knots. */
function bornLike(knots: readonly number[]): number[] {
  return knots.slice(1).flatMap((to, index) => {
    const from = knots[index]!;
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => from + (to - from) * share);
  });
}

/** Percent of births in the fullest band. */
function fullestBand(spread: Spread, id: string): number {
  const bands = bornLike(spread.scores[id]!.knots).map((value) => placeOf(spread, id, value).band);
  const counts = new Map<string, number>();
  for (const band of bands) counts.set(band, (counts.get(band) ?? 0) + 1);
  return (100 * Math.max(...counts.values())) / bands.length;
}

/** Of these the percentile alone is told, beside words of severity: many births have no burden at all, and score 0. */
const WITHOUT_BAND = ['medical', 'remedy'];

test('no band of a score that every birth has holds more than 40 percent of them', async () => {
  const spreads: Spread[] = [];
  for (const file of readdirSync(FOLDER)) {
    const exported = (await import(`../../../${FOLDER}/${file}`)) as Record<string, Spread | object | string>;
    // Beside the spreads stand the digests of what was counted.
    for (const one of Object.values(exported)) if (typeof one === 'object' && 'scores' in one) spreads.push(one);
  }
  const shares = spreads.flatMap((spread) =>
    Object.entries(spread.scores)
      .filter(([, { sharePercent }]) => sharePercent === undefined && !WITHOUT_BAND.includes(spread.subject))
      .map(([id]) => ({ score: `${spread.subject} ${id}`, percent: fullestBand(spread, id) })),
  );
  expect(shares.length).toBeGreaterThan(40);
  expect(shares.filter(({ percent }) => percent > 40)).toEqual([]);
});
