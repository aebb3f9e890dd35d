/** Houses by cusps, fourfold significators and the agency of the nodes. */
import { describe, expect, test } from '@jest/globals';
import { agentsOf, DEFAULT_AGENCY } from '../../../lib/astro/kp/agency.ts';
import { kpChart, type HousedChart } from '../../../lib/astro/kp/kpChart.ts';
import { significators } from '../../../lib/astro/kp/significators.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { goldenKpChart, KP_CASES } from '../../support/kpGolden.ts';

describe.each(KP_CASES.map(({ birth, expected }) => [birth.id, expected] as const))('%s', (_, expected) => {
  const chart = goldenKpChart(expected);
  const found = significators(chart, DEFAULT_AGENCY);

  test('houses of the planets', () => {
    for (const id of PLANETS) expect([id, chart.planets[id].house]).toEqual([id, expected.planets[id].house]);
  });

  test('significators of the houses, without agency', () => {
    for (const { a, b, c, d, house } of found.houses) {
      const wanted = expected.significators_of_houses[house]!;
      expect([house, a, b, c, d]).toEqual([
        house,
        wanted.A_in_star_of_occupants,
        wanted.B_occupants,
        wanted.C_in_star_of_owner,
        wanted.D_owner,
      ]);
    }
  });

  test('houses that the planets signify, without agency', () => {
    for (const id of PLANETS) {
      const { a, b, c, d } = found.planets[id];
      const wanted = expected.significations_of_planets[id];
      expect([id, a, b, c, d]).toEqual([
        id,
        wanted.A_house_of_star_lord,
        wanted.B_house_occupied,
        wanted.C_houses_owned_by_star_lord,
        wanted.D_houses_owned,
      ]);
    }
  });

  test('both lists agree, with agency as without', () => {
    for (const { a, b, c, d, house, withAgents } of found.houses) {
      for (const id of PLANETS) {
        const { houses, housesWithAgents } = found.planets[id];
        expect([house, id, [a, b, c, d].some((list) => list.includes(id))]).toEqual([
          house,
          id,
          houses.includes(house),
        ]);
        const isListed = [withAgents.a, withAgents.b, withAgents.c, withAgents.d].some((list) => list.includes(id));
        expect([house, id, isListed]).toEqual([house, id, housesWithAgents.includes(house)]);
      }
    }
  });
});

/** A chart with cusps at the beginning of signs, Aries rising. */
function drawn(longitudes: Partial<Record<Planet, number>>): HousedChart {
  return kpChart({
    planets: forEachPlanet((id) => ({ longitudeDeg: longitudes[id] ?? 65, speedDegPerDay: 1 })),
    cuspsDeg: Array.from({ length: 12 }, (_, k) => k * 30),
  }) as HousedChart;
}

describe('agency of the nodes', () => {
  // Rahu at 1 Taurus, in the star of the Sun and the sign of Venus.
  const rahu = { Rahu: 31, Ketu: 211 };

  test('goes by conjunction, aspect, star lord, sign lord, each planet at its strongest tie', () => {
    const chart = drawn({ ...rahu, Mercury: 58, Saturn: 335, Sun: 185, Venus: 200 });
    expect(agentsOf(chart, 'Rahu', DEFAULT_AGENCY)).toEqual([
      { planet: 'Mercury', by: 'conjunction' },
      { planet: 'Saturn', by: 'aspect' },
      { planet: 'Sun', by: 'star_lord' },
      { planet: 'Venus', by: 'sign_lord' },
    ]);
    expect(agentsOf(chart, 'Rahu', { ...DEFAULT_AGENCY, order: 'star_lord_second' }).map(({ by }) => by)).toEqual([
      'conjunction',
      'star_lord',
      'aspect',
      'sign_lord',
    ]);
    expect(agentsOf(chart, 'Mercury', DEFAULT_AGENCY)).toEqual([]);
  });

  test.each([
    ['Mars', 4, 300],
    ['Mars', 8, 190],
    ['Jupiter', 5, 275],
    ['Jupiter', 9, 155],
    ['Saturn', 3, 335],
    ['Saturn', 10, 125],
    ['Moon', 7, 215],
  ] as const)('%s aspects it from its %sth place', (planet, _, longitudeDeg) => {
    const chart = drawn({ ...rahu, [planet]: longitudeDeg });
    expect(agentsOf(chart, 'Rahu', DEFAULT_AGENCY)).toContainEqual({ planet, by: 'aspect' });
  });

  test('by orb takes a planet of the next sign within five degrees and leaves one farther off', () => {
    const orb = { ...DEFAULT_AGENCY, conjunction: 'orb', aspects: 'orb' } as const;
    const ties = (longitudes: Partial<Record<Planet, number>>) =>
      agentsOf(drawn({ ...rahu, ...longitudes }), 'Rahu', orb);
    expect(ties({ Mercury: 27 })).toContainEqual({ planet: 'Mercury', by: 'conjunction' });
    expect(ties({ Mercury: 40 }).map(({ planet }) => planet)).not.toContain('Mercury');
    expect(ties({ Moon: 207 })).toContainEqual({ planet: 'Moon', by: 'aspect' });
    expect(ties({ Moon: 219 }).map(({ planet }) => planet)).not.toContain('Moon');
  });

  test('no node acts for itself, and none owns a house', () => {
    // Rahu in Ardra, its own star; Ketu opposite in Mula, its own.
    const chart = drawn({ Rahu: 70, Ketu: 250 });
    expect(agentsOf(chart, 'Rahu', DEFAULT_AGENCY).map(({ planet }) => planet)).not.toContain('Rahu');
    const { planets } = significators(chart, DEFAULT_AGENCY);
    expect([planets.Rahu.d, planets.Ketu.d]).toEqual([[], []]);
  });
});

test('a planet without another in its star is its own significator', () => {
  // All but the Moon stand in Mrigashira, a star of Mars; the Moon in Rohini, her own, alone.
  const { planets } = significators(drawn({ Moon: 45 }), DEFAULT_AGENCY);
  expect(PLANETS.filter((id) => !planets[id].isSelfSignificator)).toEqual(['Mars']);
});

test('an empty house has no occupants and nobody in their star', () => {
  const [first] = significators(drawn({}), DEFAULT_AGENCY).houses;
  expect([first!.a, first!.b, first!.d]).toEqual([[], [], ['Mars']]);
});
