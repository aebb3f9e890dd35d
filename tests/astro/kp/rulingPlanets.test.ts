/** Ruling planets: their order, nodes that act for them, and those in the star or sub of a retrograde planet. */
import { describe, expect, test } from '@jest/globals';
import { DEFAULT_AGENCY } from '../../../lib/astro/kp/agency.ts';
import { kpChart, kpPoint } from '../../../lib/astro/kp/kpChart.ts';
import { rulingPlanets, RULING_OFFICES } from '../../../lib/astro/kp/rulingPlanets.ts';
import { forEachPlanet, type Planet } from '../../../lib/astro/tables/planets.ts';

interface Drawn {
  readonly planets?: Partial<Record<Planet, number>>;
  readonly retrograde?: readonly Planet[];
  readonly ascendantDeg?: number;
  readonly dayLord?: Planet;
}

/** All planets stand at 1 Aries, the nodes at 1 Cancer and 1 Capricorn, unless drawn elsewhere. */
function ruled({ ascendantDeg = 1, dayLord = 'Saturn', planets = {}, retrograde = [] }: Drawn) {
  const usual: Partial<Record<Planet, number>> = { Rahu: 91, Ketu: 271 };
  const chart = kpChart({
    planets: forEachPlanet((id) => ({
      longitudeDeg: planets[id] ?? usual[id] ?? 1,
      speedDegPerDay: retrograde.includes(id) ? -1 : 1,
    })),
    cuspsDeg: null,
  });
  return rulingPlanets(chart, kpPoint(ascendantDeg), dayLord, DEFAULT_AGENCY);
}

test('are star and sign lords of ascendant and Moon, the day lord, then the sub lords', () => {
  // 40 degrees: Taurus, Rohini begins: Venus, Moon, Moon. 100 degrees: Cancer, Pushya: Moon, Saturn, sub of Venus.
  const { offices, ranked } = ruled({ ascendantDeg: 40, planets: { Moon: 100 }, dayLord: 'Mars' });
  expect(RULING_OFFICES.map((office) => offices[office])).toEqual([
    'Moon',
    'Venus',
    'Saturn',
    'Moon',
    'Mars',
    'Moon',
    'Venus',
  ]);
  const moon = ranked.find(({ planet }) => planet === 'Moon')!;
  expect(moon.offices).toEqual(['ascendant_star_lord', 'moon_sign_lord', 'ascendant_sub_lord']);
  expect(ranked.filter(({ planet }) => planet === 'Moon')).toHaveLength(1);
});

describe('a node', () => {
  test('in the sign of a ruling planet stands before it', () => {
    // Rahu at 1 Cancer is in the sign of the Moon, who rules the ascendant; nothing else ties it to a ruler.
    const { ranked } = ruled({ ascendantDeg: 95, planets: { Moon: 10, Rahu: 91, Ketu: 271 } });
    const order = ranked.map(({ planet }) => planet);
    expect(order.indexOf('Rahu')).toBe(order.indexOf('Moon') - 1);
    expect(ranked.find(({ planet }) => planet === 'Rahu')!.offices).toEqual([]);
    expect(ranked.find(({ planet }) => planet === 'Rahu')!.actsFor).toContain('Moon');
  });

  test('that rules more strongly itself keeps its place', () => {
    // 68 degrees: Gemini, Ardra: Mercury, Rahu.
    const { ranked } = ruled({ ascendantDeg: 68, planets: { Moon: 66 } });
    expect(ranked[0]).toMatchObject({ planet: 'Rahu' });
    expect(ranked[0]!.offices).toContain('ascendant_star_lord');
  });
});

test('one in the star or sub of a retrograde planet is weak; retrograde nodes make none weak', () => {
  // Saturn rules the day, in the star of Jupiter at 81 degrees.
  const weak = (retrograde: readonly Planet[], Saturn: number) =>
    ruled({ planets: { Saturn }, retrograde }).ranked.find(({ planet }) => planet === 'Saturn')!.isWeak;
  expect(weak(['Jupiter'], 81)).toBe(true);
  expect(weak([], 81)).toBe(false);
  // In Ardra, a star of Rahu, in the sub of Rahu.
  expect(weak(['Rahu', 'Ketu'], 67)).toBe(false);
});
