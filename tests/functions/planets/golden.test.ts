/** Answers of /planets for 80 births against values worked from the stated rules by independent programs. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/planets/routes.ts';
import type { PlanetAspects, PlanetConjunctions, PlanetRelationships } from '../../../lib/schemas/planets/relations.ts';
import type {
  PlanetAvasthas,
  PlanetCombustions,
  PlanetDignities,
  PlanetPositions,
} from '../../../lib/schemas/planets/answers.ts';
import { dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type GoldenBirth, type JyotishFile } from '../../support/golden.ts';

async function ask<Data>(path: string, birth: GoldenBirth): Promise<Data> {
  return dataOf<Data>(await post(handler, path, bodyOf(birth)));
}

const byId = <Record extends { id: string }>(records: readonly Record[], name: string): Record =>
  records.find(({ id }) => id === wire(name))!;

type Relations = Record<string, Record<string, string>>;

interface DignityExpected {
  dignity: Record<string, string>;
  combustion: Record<string, { separation_from_sun: number; limit: number; combust: boolean }>;
  natural_relationship: Relations;
  temporary_relationship: Relations;
  compound_relationship: Relations;
}

describe.each(golden<JyotishFile<DignityExpected>>('jyotish/dignity').cases)('$birth.id', ({ birth, expected }) => {
  test('dignity', async () => {
    const { planets } = await ask<PlanetDignities>('/planets/dignity', birth);
    const got = Object.fromEntries(Object.keys(expected.dignity).map((name) => [name, byId(planets, name).dignity]));
    const want = Object.entries(expected.dignity).map(([name, label]) => [name, label === 'own_sign' ? 'own' : label]);
    expect(got).toEqual(Object.fromEntries(want));
  });

  test('combustion', async () => {
    const { planets } = await ask<PlanetCombustions>('/planets/combustion', birth);
    for (const [name, want] of Object.entries(expected.combustion)) {
      const got = byId(planets, name);
      expect([name, got.is_combust, got.limit]).toEqual([name, want.combust, want.limit]);
      expect(Math.abs(got.separation - want.separation_from_sun)).toBeLessThan(1e-4);
    }
  });

  test('relationships', async () => {
    const data = await ask<PlanetRelationships>('/planets/relationships', birth);
    for (const kind of ['natural', 'temporary', 'compound'] as const) {
      for (const [subject, row] of Object.entries(expected[`${kind}_relationship`])) {
        const want = Object.fromEntries(Object.entries(row).map(([other, relation]) => [wire(other), relation]));
        expect(data[kind][wire(subject)]).toMatchObject(want);
      }
    }
  });
});

type AvasthaExpected = Record<string, { baladi: string; jagradadi?: string }>;

test.each(golden<JyotishFile<AvasthaExpected>>('jyotish/avasthas').cases)(
  '$birth.id avasthas',
  async ({ birth, expected }) => {
    const { planets } = await ask<PlanetAvasthas>('/planets/avastha', birth);
    for (const [name, want] of Object.entries(expected)) {
      const got = byId(planets, name);
      expect([name, got.baladi.id]).toEqual([name, want.baladi]);
      if (want.jagradadi) expect([name, got.jagradadi.id]).toEqual([name, want.jagradadi]);
    }
  },
);

interface AspectExpected {
  planet_aspects: Record<string, { aspected_signs: number[]; aspected_houses: number[]; aspected_planets: string[] }>;
  conjunctions: { planets: string[]; sign: number; orb: number }[];
}

describe.each(golden<JyotishFile<AspectExpected>>('jyotish/aspects').cases)('$birth.id', ({ birth, expected }) => {
  test('aspects', async () => {
    const { planets } = await ask<PlanetAspects>('/planets/aspects', birth);
    for (const [name, want] of Object.entries(expected.planet_aspects)) {
      const got = byId(planets, name);
      expect([name, ...got.aspected_houses].sort()).toEqual([name, ...want.aspected_houses].sort());
      expect([...got.aspected_signs].sort()).toEqual([...want.aspected_signs].sort());
      expect([...got.aspected_planets].sort()).toEqual(want.aspected_planets.map(wire).sort());
    }
  });

  test('conjunctions', async () => {
    const { conjunctions } = await ask<PlanetConjunctions>('/planets/conjunctions', birth);
    expect(conjunctions.map(({ planets, sign }) => [...planets, sign?.number])).toEqual(
      expected.conjunctions.map(({ planets, sign }) => [...planets.map(wire), sign]),
    );
    conjunctions.forEach(({ degree_distance: distance, orb }, i) => {
      expect(Math.abs(orb - expected.conjunctions[i]!.orb)).toBeLessThan(1e-4);
      expect(distance).toBe(orb);
    });
  });

  test('of each pair, which is further on', async () => {
    const { across_border: across, conjunctions } = await ask<PlanetConjunctions>('/planets/conjunctions', birth);
    const { planets } = await ask<PlanetPositions>('/planets/positions', birth);
    const longitudeOf = (id: string) => planets.find((planet) => planet.id === id)!.longitude;
    for (const { ahead, degree_distance: distance, planets: pair } of [...conjunctions, ...across]) {
      const behind = pair.find((id) => id !== ahead)!;
      expect((longitudeOf(ahead!) - longitudeOf(behind) + 360) % 360).toBeCloseTo(distance, 6);
    }
  });
});
