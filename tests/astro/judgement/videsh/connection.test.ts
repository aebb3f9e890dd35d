import { expect, test } from '@jest/globals';
import { foreignFact } from '../../../../lib/astro/judgement/videsh/facts.ts';
import type { ForeignKind } from '../../../../lib/astro/judgement/videsh/foreignRules.ts';
import { way } from '../../../../lib/astro/judgement/videsh/foreignRules.ts';
import type { ForeignYoga } from '../../../../lib/astro/judgement/videsh/yogas.ts';
import { foreignYogas } from '../../../../lib/astro/judgement/videsh/yogas.ts';
import { connections, leadingVotes } from '../../../../lib/astro/judgement/videsh/connection.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

/** One yoga with ways that hold, by their points and kinds. */
function yogaOf(...ways: readonly (readonly [points: number, kinds: readonly ForeignKind[]])[]): ForeignYoga {
  const [any] = foreignYogas(areaContextOf({}));
  return {
    ...any!,
    ways: ways.map(([points, kinds], index) => ({
      ...way({ id: `way_${index}`, text: foreignFact('one_lord', {}) }, true, points, kinds),
      isMet: true,
      points,
    })),
  };
}

test('a condition that points to two connections gives half to each', () => {
  const votes = connections([yogaOf([8, ['settlement', 'work']], [6, ['work']])]);
  const pointsOf = (id: string) => votes.find(({ connection }) => connection.id === id)!.points;
  expect([pointsOf('job'), pointsOf('settlement'), pointsOf('study')]).toEqual([10, 4, 0]);
  expect(votes[0]!.connection.id).toBe('job');
});

test('the parts sum to the points', () => {
  for (const { parts, points } of connections(foreignYogas(areaContextOf({ Ascendant: 'Cancer', Mars: 'Gemini' })))) {
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
  }
});

test('all with the most points lead; none where no yoga points to any', () => {
  const tied = leadingVotes(connections([yogaOf([5, ['study']], [5, ['spouse']])]));
  expect(tied.map(({ connection }) => connection.id)).toEqual(['study', 'marriage']);
  expect(leadingVotes(connections([yogaOf([5, ['mind']], [7, ['leaving']])]))).toEqual([]);
});
