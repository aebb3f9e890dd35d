import { expect, test } from '@jest/globals';
import { placedBodies } from '../../../lib/astro/chart/bodies.ts';
import { distanceToSpansDeg, vargasKeepingSign, vargottamaSpans } from '../../../lib/astro/varga/kept.ts';
import { chartOf } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Expected {
  vargottama: readonly string[];
}

test('80 births: planets that keep their sign in the navamsa', () => {
  for (const { birth, expected } of golden<JyotishFile<Expected>>('jyotish/special-points').cases) {
    const chart = goldenChart(birth.id);
    const kept = placedBodies(chart)
      .filter(({ place }) => vargasKeepingSign(chart, place).includes('d9'))
      .map(({ id }) => id);
    expect([birth.id, [...kept].sort()]).toEqual([birth.id, [...expected.vargottama].sort()]);
  }
});

test('the first ninth of movable signs is vargottama, the fifth of fixed, the ninth of dual ones', () => {
  const chart = chartOf({});
  const spans = [0, 1, 2].map((signIndex) => vargottamaSpans(chart, signIndex));
  expect(spans.map((found) => found.length)).toEqual([1, 1, 1]);
  const [movable, fixed, dual] = spans.map(([span]) => span!);
  expect([movable!.fromDeg, movable!.toDeg]).toEqual([0, 10 / 3]);
  expect(fixed!.fromDeg).toBeCloseTo(40 / 3, 9);
  expect(dual!.toDeg).toBeCloseTo(30, 9);
});

test('a mapping of the navamsa that skips a sign keeps none of it', () => {
  const chart = chartOf({}, { vargaMethods: { d9: 'somanatha' } });
  const counts = Array.from({ length: 12 }, (_, signIndex) => vargottamaSpans(chart, signIndex).length);
  expect(counts).toContain(0);
});

test('how far a degree is from the part that would keep its sign', () => {
  const spans = [{ fromDeg: 10, toDeg: 12 }];
  expect([7, 11, 12.5].map((degree) => distanceToSpansDeg(degree, spans))).toEqual([3, 0, 0.5]);
});

test('the first half degree of Aries stays in Aries wherever parts begin with the sign itself', () => {
  // D3, D4, D7, D9, D10, D12, D16, D24 and others count from the sign or from Aries or Leo: by hand for Aries 0.1.
  const chart = chartOf({ Sun: 'Aries 0.1' });
  const kept = vargasKeepingSign(chart, chart.planets.Sun);
  expect(kept).toEqual(
    expect.arrayContaining(['d3', 'd4', 'd7', 'd9', 'd10', 'd12', 'd16', 'd20', 'd27', 'd30', 'd40', 'd45', 'd60']),
  );
  // Of the odd sign the first hora is the Sun's, Leo; D24 of odd signs begins with Leo.
  expect(kept).not.toContain('d2');
  expect(kept).not.toContain('d24');
});
