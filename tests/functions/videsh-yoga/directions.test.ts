import { expect, test } from '@jest/globals';
import { directionLine } from '../../../functions/videsh-yoga/directions.ts';
import { handler } from '../../../functions/videsh-yoga/routes.ts';
import { rankedDirections, type DirectionVote } from '../../../lib/astro/judgement/videsh/foreignDirection.ts';
import { directionFact } from '../../../lib/astro/judgement/videsh/directionFacts.ts';
import { namesIn } from '../../../lib/words/names.ts';
import type { ForeignDirectionAnswer } from '../../../lib/schemas/videsh-yoga/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const vote = (direction: DirectionVote['direction'], points: number): DirectionVote => ({
  id: direction,
  reason: directionFact('strongest', { planet: 'Sun' }),
  points,
  direction,
  element: null,
  planet: 'Sun',
});

test.each([
  [[vote('east', 8), vote('south', 6)], 'The first direction is East, then South.'],
  [[vote('east', 6), vote('south', 6), vote('west', 6)], 'The directions East, South and West are equal.'],
  [[vote('east', 8), vote('south', 4), vote('west', 4)], 'The first direction is East, then South and West.'],
  [[vote('east', 8)], 'Every sign and planet points East.'],
] as const)('every direction that is equal is named: %#', (votes, line) => {
  expect(directionLine(rankedDirections(votes), namesIn('en'))).toBe(line);
});

test('countries are named with the direction where they are seen', async () => {
  const data = dataOf<ForeignDirectionAnswer>(await post(handler, '/videsh-yoga/direction', BIRTH));
  const [, first, second] = /Custom places .+? in the ([A-Z][\w-]+)\. It places .+? in the ([A-Z][\w-]+)\./.exec(
    data.text,
  )!;
  expect([first, second]).toEqual([data.primary.name, data.secondary!.name]);
  expect(data.sources).toContain(data.source);
});
