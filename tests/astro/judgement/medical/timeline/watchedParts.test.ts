/** The calendar of the body on drawn facts. */
import { expect, test } from '@jest/globals';
import { describedSpans } from '../../../../../lib/astro/judgement/medical/timeline/watchedParts.ts';
import { healthTimeline } from '../../../../../lib/astro/judgement/medical/timeline/timeline.ts';
import { BODY_PART, BODY_PARTS, type BodyPartId } from '../../../../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { drawnFacts, drawnPeriod } from '../../../../support/drawnFacts.ts';

const AS_OF = '2026-11-21';
const watched = (facts: Parameters<typeof drawnFacts>[0]) => healthTimeline(drawnFacts(facts), AS_OF).watched;
const part = (id: BodyPartId) => BODY_PART.get(id)!;

test('parts without indications are left out, and twelve are listed at the most', () => {
  expect(watched({})).toEqual([]);
  expect(watched({ vulnerableParts: BODY_PARTS }).length).toBe(12);
});

test('points by hand: told second 28, its ruler of 45 asks 15.8, an indication of 60 is 15, Saturn over its house 12', () => {
  const [knees] = watched({
    vulnerableParts: [part('skin'), part('knees')],
    weakPlanets: [{ planet: 'Saturn', score: 100, types: [] }],
    indications: [{ id: 'bone_joint', probability: 40 }],
    passages: [{ planet: 'Saturn', house: 10, start: '2027-01-01', end: '2029-01-01' }],
  });
  expect(knees!.part.id).toBe('knees');
  expect(knees!.points.map(({ id, points }) => [id, points])).toEqual([
    ['told', 28],
    ['planets', 15.8],
    ['indication', 10],
    ['passages', 12],
  ]);
  expect([knees!.value, knees!.tone]).toEqual([65.8, 'careful']);
});

test('protection takes 20, and what is left of nothing is left out', () => {
  const facts = { vulnerableParts: [part('skin')], protectedParts: [part('skin'), part('liver')] };
  expect(watched(facts).map(({ part: { id }, value }) => [id, value])).toEqual([['skin', 10]]);
});

test('spans come from antardashas of rulers that ask for care, from passages over the house and from windows', () => {
  const [knees] = watched({
    vulnerableParts: [part('knees')],
    weakPlanets: [{ planet: 'Saturn', score: 100, types: [] }],
    periods: [drawnPeriod(1, 'Saturn', '2026-11-01', '2045-11-01')],
    passages: [
      { planet: 'Mars', house: 10, start: '2027-03-01', end: '2027-04-15' },
      { planet: 'Mars', house: 9, start: '2027-05-01', end: '2027-06-15' },
      { planet: 'Mars', house: 10, start: '2033-03-01', end: '2033-04-15' },
    ],
    windows: [
      { start: '2028-01-01', end: '2028-02-01', planets: ['Jupiter', 'Saturn'] },
      { start: '2028-03-01', end: '2028-04-01', planets: ['Jupiter'] },
    ],
  });
  expect(knees!.spans.map(({ because, start }) => [start, because[0]!.kind])).toEqual([
    ['2026-11-01', 'antardasha'],
    ['2027-03-01', 'passage'],
    ['2028-01-01', 'care_window'],
  ]);
  // Passage and window lie within the antardasha, which is weightier: told alone.
  expect(describedSpans(knees!, AS_OF).map(({ because }) => because[0]!.kind)).toEqual(['antardasha']);
});

test('without anything nearer the mahadasha is the span; the same dates are one span', () => {
  const saturn = {
    vulnerableParts: [part('knees')],
    weakPlanets: [{ planet: 'Saturn', score: 100, types: [] }],
  } as const;
  const [later] = watched({ ...saturn, periods: [drawnPeriod(1, 'Saturn', '2014-11-01', '2033-11-01')] });
  expect(later!.spans.map(({ because }) => because[0]!.kind)).toEqual(['mahadasha']);
  const [both] = watched({
    ...saturn,
    passages: [
      { planet: 'Mars', house: 10, start: '2027-03-01', end: '2027-04-15' },
      { planet: 'Ketu', house: 10, start: '2027-03-01', end: '2027-04-15' },
    ],
  });
  expect(both!.spans.map(({ because }) => because.map(({ planet }) => planet))).toEqual([['Mars', 'Ketu']]);
});

test('windows of care without a gap between them are joined', () => {
  const [knees] = watched({
    vulnerableParts: [part('knees')],
    weakPlanets: [{ planet: 'Saturn', score: 100, types: [] }],
    windows: [
      { planets: ['Saturn'], start: '2027-03-01', end: '2027-06-01' },
      { planets: ['Saturn', 'Mars'], start: '2027-06-01', end: '2027-09-01' },
      { planets: ['Saturn'], start: '2028-01-01', end: '2028-02-01' },
    ],
  });
  expect(describedSpans(knees!, AS_OF).map(({ end, start }) => [start, end])).toEqual([
    ['2027-03-01', '2027-09-01'],
    ['2028-01-01', '2028-02-01'],
  ]);
});
