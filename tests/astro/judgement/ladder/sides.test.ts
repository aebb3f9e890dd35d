/** Which side of a matter a planet is on, by all its parts together. */
import { expect, test } from '@jest/globals';
import { office } from '../../../../lib/astro/judgement/areaFacts.ts';
import { areaFactor } from '../../../../lib/astro/judgement/areaFactors.ts';
import { ladderFact, type LadderFact, type Soundness } from '../../../../lib/astro/judgement/ladder/facts.ts';
import type { LadderPart } from '../../../../lib/astro/judgement/ladder/ladder.ts';
import { sidesOf } from '../../../../lib/astro/judgement/ladder/sides.ts';
import { practice } from '../../../../lib/astro/source.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';

const LEANINGS: Readonly<Record<Soundness, number>> = { firm: 1, sound: 0.2, hurt: -1 };

function part(id: string, text: LadderFact, state: Soundness, max: number, planets: readonly Planet[]): LadderPart {
  const factor = areaFactor<LadderFact>({
    id,
    text,
    leaning: LEANINGS[state],
    weight: max,
    planets,
    source: practice('drawn'),
  });
  return { id, points: 0, max, factor };
}

const planet = (id: string, of: Planet, state: Soundness, max: number) =>
  part(
    id,
    ladderFact('planet_sound', {
      planet: of,
      office: office('lord_of', { house: 7 }),
      signIndex: 0,
      house: 1,
      state,
      blemishes: [],
      node: null,
    }),
    state,
    max,
    [of],
  );

const house = (state: Soundness) =>
  part(
    'house_7',
    ladderFact('house_sound', { house: 7, signIndex: 0, state, pressing: ['Saturn'], relieving: [] }),
    state,
    10,
    ['Saturn'],
  );

test('a planet that is strong at birth and hurt in the varga is on the side of the heavier part alone', () => {
  const { asking, asksCare, helper, supports } = sidesOf({
    parts: [planet('lord_7', 'Venus', 'firm', 12), planet('d9_lord_7', 'Venus', 'hurt', 7)],
  });
  expect([supports.map(({ id }) => id), asksCare, helper, asking]).toEqual([['lord_7'], [], 'Venus', null]);
});

test('one whose parts cancel out is on neither side', () => {
  const even = [planet('lord_7', 'Mars', 'firm', 8), planet('significator', 'Mars', 'hurt', 8)];
  expect(sidesOf({ parts: even })).toEqual({ supports: [], asksCare: [], helper: null, asking: null });
});

test('what is unhurt without being strong speaks for neither side', () => {
  expect(sidesOf({ parts: [planet('lord_7', 'Mars', 'sound', 12)] })).toMatchObject({ helper: null, supports: [] });
});

test('the heaviest comes first, and the planet named is the one of most points, not the first part', () => {
  const { asking, asksCare } = sidesOf({
    parts: [
      planet('a', 'Mars', 'hurt', 8),
      planet('b', 'Moon', 'hurt', 7),
      planet('c', 'Moon', 'hurt', 6),
      house('hurt'),
    ],
  });
  expect(asksCare.map(({ id }) => id)).toEqual(['house_7', 'a', 'b', 'c']);
  // 7 and 6 are more than 8; the house presses as a house and names no planet.
  expect(asking).toBe('Moon');
});
