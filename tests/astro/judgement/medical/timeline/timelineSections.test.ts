/** The five stretches of time on drawn facts. */
import { expect, test } from '@jest/globals';
import { careWindowOf, SECTION_IDS } from '../../../../../lib/astro/judgement/medical/timeline/timelineSections.ts';
import { healthTimeline } from '../../../../../lib/astro/judgement/medical/timeline/timeline.ts';
import { drawnFacts, drawnPeriod } from '../../../../support/drawnFacts.ts';

const AS_OF = '2026-11-21';
const sections = (facts: Parameters<typeof drawnFacts>[0]) => {
  const described = healthTimeline(drawnFacts(facts), AS_OF).sections;
  return Object.fromEntries(described.map((section) => [section.id, section]));
};
const WEAK_SATURN = [{ planet: 'Saturn', score: 100, types: [] }] as const;

test('they tile twenty years', () => {
  const described = healthTimeline(drawnFacts({}), AS_OF).sections;
  expect(described.map(({ id }) => id)).toEqual([...SECTION_IDS]);
  expect(described.map(({ start }) => start)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2027-05-21',
    '2027-11-21',
    '2031-11-21',
  ]);
  expect(described.map(({ end }) => end)).toEqual([
    '2026-11-22',
    '2027-05-21',
    '2027-11-21',
    '2031-11-21',
    '2046-11-21',
  ]);
});

test('nothing dated, no score', () => {
  expect(Object.values(sections({})).map(({ score }) => score)).toEqual([null, null, null, null, null]);
});

test('lords count by their time: Saturn of 45 rules all of his mahadasha and its first antardasha', () => {
  const periods = [drawnPeriod(1, 'Saturn', '2026-11-01', '2045-11-01')];
  const { long_term, now, two_to_five_years: years } = sections({ weakPlanets: WEAK_SATURN, periods });
  // 35 and 45 times 0.45.
  expect(now!.score!.points.map(({ id, points }) => [id, points])).toEqual([
    ['mahadashas', 15.8],
    ['antardashas', 20.3],
    ['passages', 0],
    ['care_windows', 0],
  ]);
  expect([now!.score!.value, now!.score!.tone]).toEqual([36.1, 'watchful']);
  // His antardasha ends after 19 x 19 / 120 years, on 2029-11-04: 714 of 1461 days. The rest is of Mercury, who asks for nothing.
  expect(years!.score!.points[1]!.points).toBeCloseTo((45 * 0.45 * 714) / 1461, 0);
  // From 2031-11-21 to 2045-11-01 of 15 years Saturn, then Mercury; no antardashas, so that 80 are the mahadashas'.
  expect(long_term!.score!.points[0]).toMatchObject({ id: 'mahadashas', max: 80 });
  expect(long_term!.score!.points[0]!.points).toBeCloseTo((80 * 0.45 * 5094) / 5479, 0);
});

test('passages and windows count by their part of the time', () => {
  const facts = {
    passages: [
      { planet: 'Mars', house: 8, start: '2026-11-01', end: '2027-01-01' },
      { planet: 'Saturn', house: 8, start: '2026-11-01', end: '2028-01-01' },
    ],
    windows: [{ start: '2026-11-22', end: '2027-02-20', planets: ['Saturn'] }],
  } as const;
  const { now, six_months: half, two_to_five_years: years } = sections(facts);
  expect(now!.score!.points.map(({ points }) => points)).toEqual([0, 16, 0]);
  expect(now!.passages.map(({ planet }) => planet)).toEqual(['Saturn', 'Mars']);
  // Of 180 days Mars has 40 and the window 90: 12 + 4 x 40/180 and 10 x 90/180.
  expect(half!.score!.points.map(({ points }) => points)).toEqual([0, 12.9, 5]);
  expect(years!.windows).toEqual([]);
});

test('the parts of a stretch are those of the lords that ask for care in it, before those vulnerable alone', () => {
  const periods = [drawnPeriod(1, 'Saturn', '2026-11-01', '2045-11-01')];
  const indications = [{ id: 'skin', probability: 100 }] as const;
  const { now } = sections({ weakPlanets: WEAK_SATURN, periods, indications });
  expect(now!.parts.map(({ id }) => id)).not.toContain('skin');
  expect(now!.parts.every(({ planets }) => planets.includes('Saturn'))).toBe(true);
  expect(sections({ indications }).now!.parts[0]!.id).toBe('skin');
});

test('windows without a gap are joined, and those after a gap are left out', () => {
  const window = (start: string, end: string) => ({ start, end, planets: [] });
  const windows = [
    window('2026-12-01', '2027-01-01'),
    window('2027-01-01', '2027-02-01'),
    window('2027-03-01', '2027-04-01'),
  ];
  expect(careWindowOf(sections({ windows }).six_months!)).toMatchObject({ start: '2026-12-01', end: '2027-02-01' });
  expect(careWindowOf(sections({ windows }).long_term!)).toBeNull();
});
