/** /planets/retrograde: the list, its count and its sentence agree, with the nodes among them. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/planets/routes.ts';
import type { PlanetMotions } from '../../../lib/schemas/planets/answers.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { golden, bodyOf, type JyotishFile } from '../../support/golden.ts';

const ask = async (body: object) => dataOf<PlanetMotions>(await post(handler, '/planets/retrograde', body));

interface Positions {
  readonly planets: Readonly<Record<string, { readonly retrograde: boolean }>>;
}

test.each(golden<JyotishFile<Positions>>('jyotish/positions').cases.slice(0, 40))(
  '$birth.id: as the reference has them',
  async ({ birth, expected }) => {
    const backwards = Object.entries(expected.planets).flatMap(([name, { retrograde }]) =>
      retrograde ? [name.toLowerCase()] : [],
    );
    const found = await ask(bodyOf(birth));
    expect([...found.retrograde_planets].sort()).toEqual(backwards.sort());
    expect(found.retrograde_count).toBe(backwards.length);
  },
);

test('of mean and of true nodes: what is_retrograde says', async () => {
  let forward = 0;
  for (const birth of randomInputs(200)) {
    for (const node of ['mean', 'true']) {
      const { planets, retrograde_count, retrograde_planets, summary } = await ask({ ...birth, node });
      const backwards = planets.filter(({ is_retrograde: isBack }) => isBack);
      expect(retrograde_planets).toEqual(backwards.map(({ id }) => id));
      expect(retrograde_count).toBe(backwards.length);
      for (const { id, is_retrograde: isBack, name } of planets) {
        expect([id, summary.includes(name)]).toEqual([id, isBack]);
      }
      forward += retrograde_planets.includes('rahu') ? 0 : 1;
      if (node === 'mean') expect(retrograde_planets.slice(-2)).toEqual(['rahu', 'ketu']);
    }
  }
  expect(forward).toBeGreaterThan(10);
});

test('a node in direct motion is marked, and one in retrograde motion is not judged by it', async () => {
  const analysisOf = async (body: object) => {
    const rahu = (await ask(body)).planets.find(({ id }) => id === 'rahu')!;
    return [rahu.is_retrograde, rahu.counts_as_retrograde, rahu.analysis[0]] as const;
  };
  expect(await analysisOf(BIRTH)).toEqual([true, false, expect.stringContaining('moves backwards')]);
  for (const birth of randomInputs(60)) {
    const [isBack, counts, text] = await analysisOf({ ...birth, node: 'true' });
    expect([counts, text!.includes('moves forward')]).toEqual([false, !isBack]);
  }
});
