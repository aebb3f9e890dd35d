/** What the sub lord of a cusp says of a group of houses. */
import { describe, expect, test } from '@jest/globals';
import { DEFAULT_AGENCY } from '../../../lib/astro/kp/agency.ts';
import { kpChart, type HousedChart } from '../../../lib/astro/kp/kpChart.ts';
import { cuspPromise, cuspReadings, MATTER_IDS, MATTERS } from '../../../lib/astro/kp/matters.ts';
import { significators } from '../../../lib/astro/kp/significators.ts';
import { forEachPlanet, type Planet } from '../../../lib/astro/tables/planets.ts';
import { goldenKpChart, KP_CASES } from '../../support/kpGolden.ts';

/** Houses are signs from Aries on, so that the 7th cusp, 0 Libra, begins the sub of Mercury in Chitra. */
function drawn(longitudes: Partial<Record<Planet, number>>): HousedChart {
  return kpChart({
    planets: forEachPlanet((id) => ({ longitudeDeg: longitudes[id] ?? 0, speedDegPerDay: 1 })),
    cuspsDeg: Array.from({ length: 12 }, (_, k) => k * 30),
  }) as HousedChart;
}

function seventh(longitudes: Partial<Record<Planet, number>>, group: { for: number[]; against: number[] }) {
  const chart = drawn(longitudes);
  return cuspPromise(chart, significators(chart, DEFAULT_AGENCY), 7, group);
}

describe('the sub lord of the 7th cusp', () => {
  const { subLord } = seventh({}, { for: [], against: [] });

  test('is read for all that it signifies: its star lord, its place, and what both own', () => {
    // 0 Libra is 6:40 within Chitra, where the subs of Mars, Rahu, Jupiter and Saturn have passed.
    expect(subLord).toBe('Mercury');
    // Mercury at 41 degrees, in the 2nd and the star of the Moon; the Moon at 65 degrees, in the 3rd, owns the 4th.
    const found = seventh({ Mercury: 41, Moon: 65 }, { for: [2, 3, 4], against: [6] });
    expect(found).toMatchObject({ houses: [2, 3, 4, 6], for: [2, 3, 4], against: [6], resultBy: 'Moon' });
  });

  test.each([
    [{ for: [2], against: [8] }, 'promised'],
    [{ for: [2], against: [6] }, 'mixed'],
    [{ for: [8], against: [6] }, 'not_supported'],
    [{ for: [8], against: [9] }, 'undecided'],
  ])('%j is %s', (group, grade) => {
    expect(seventh({ Mercury: 41, Moon: 65 }, group).grade).toBe(grade);
  });
});

test('a node as sub lord brings the houses of those it acts for', () => {
  const cases = KP_CASES.filter(({ expected }) => expected.cusps[7]!.sub_lord === 'Rahu');
  expect(cases.length).toBeGreaterThan(2);
  for (const { expected } of cases) {
    const chart = goldenKpChart(expected);
    const found = significators(chart, DEFAULT_AGENCY);
    const { houses } = cuspPromise(chart, found, 7, MATTERS.marriage);
    expect(houses).toEqual(found.planets.Rahu.housesWithAgents);
    expect(houses).toEqual(expect.arrayContaining([...found.planets.Rahu.houses]));
  }
});

test('houses without a matter are read for themselves and the twelfth from them', () => {
  const chart = drawn({});
  const readings = cuspReadings(chart, significators(chart, DEFAULT_AGENCY));
  expect(readings.map(({ matter }) => matter)).toEqual([
    null,
    null,
    null,
    'property',
    'children',
    null,
    'marriage',
    null,
    null,
    'job',
    null,
    'travel_abroad',
  ]);
  expect(readings[0]!.group).toEqual({ for: [1], against: [12] });
  expect(readings[7]!.group).toEqual({ for: [8], against: [7] });
});

test('no house speaks both for a matter and against it', () => {
  for (const id of MATTER_IDS) {
    const matter = MATTERS[id];
    expect([id, matter.for.filter((house) => matter.against.includes(house))]).toEqual([id, []]);
  }
});

test('each grade is met among the golden charts', () => {
  const grades = KP_CASES.flatMap(({ expected }) => {
    const chart = goldenKpChart(expected);
    return cuspReadings(chart, significators(chart, DEFAULT_AGENCY)).map(({ grade }) => grade);
  });
  expect([...new Set(grades)].sort()).toEqual(['mixed', 'not_supported', 'promised', 'undecided']);
});
