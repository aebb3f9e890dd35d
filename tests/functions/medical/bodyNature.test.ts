/** Constitution and protectors: every figure is the sum of its parts, and the order follows the figures. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/medical/routes.ts';
import type { Constitution } from '../../../lib/schemas/medical/constitution.ts';
import type { StrongPlanets } from '../../../lib/schemas/medical/planets.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { dataOf, post } from '../../support/call.ts';

const births = [...randomInputs(60)];

/** The element of each sign: fire, earth, air and water in turn from Aries. */
const SIGN_ELEMENTS = ['fire', 'earth', 'air', 'water'];

const sumOf = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((total, { points }) => total + points, 0);

test('a constitution is counted from its votes, and the dominant humour has most', async () => {
  for (const birth of births) {
    const found = dataOf<Constitution>(await post(handler, '/medical/constitution', birth));
    for (const { components, points_sum } of [...found.humours, ...found.elements])
      expect(sumOf(components)).toBeCloseTo(points_sum, 9);
    const total = sumOf(found.votes);
    for (const tallies of [found.humours, found.elements]) {
      expect(tallies.reduce((sum, tally) => sum + tally.points_sum, 0)).toBeCloseTo(total, 9);
      const points = tallies.map(({ points_sum }) => points_sum);
      expect(points).toEqual([...points].sort((a, b) => b - a));
    }
    expect(found.humours[0]!.points_sum).toBe(Math.max(...found.humours.map(({ points_sum }) => points_sum)));
    const ids = [found.dominant_humour, ...(found.second_humour ? [found.second_humour] : [])].map(({ id }) => id);
    expect(found.constitution.id).toBe(ids.join('_'));
    const ofSigns = found.votes.filter(({ sign }) => sign !== null);
    for (const { element, sign } of ofSigns) expect(element).toBe(SIGN_ELEMENTS[(sign!.number - 1) % 4]);
    expect(ofSigns.length).toBeGreaterThan(0);
  }
});

test('a protector is strong by the sum of what holds, and the strongest comes first', async () => {
  const levels = new Set<string>();
  for (const birth of births) {
    const { planets, protectors } = dataOf<StrongPlanets>(await post(handler, '/medical/strong-planets', birth));
    for (const { components, evidence, protection, score, types } of planets) {
      levels.add(protection);
      expect(Math.max(0, Math.min(100, sumOf(components)))).toBeCloseTo(score, 9);
      expect([...types].sort()).toEqual(
        evidence
          .filter(({ met }) => met)
          .map(({ id }) => id)
          .sort(),
      );
      for (const { max, met, points } of evidence) expect([met || points === 0, points <= max]).toEqual([true, true]);
    }
    const level = new Map(
      planets.map(({ id, neecha_bhanga, protection }) => [id, neecha_bhanga?.is_raja_yoga ? 'raised' : protection]),
    );
    for (const id of protectors) expect(['raised', 'full', 'good']).toContain(level.get(id));
    const scores = protectors.map((id) => planets.find((planet) => planet.id === id)!.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  }
  expect(levels.size).toBeGreaterThan(2);
});
