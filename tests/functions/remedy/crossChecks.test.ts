import { describe, expect, test } from '@jest/globals';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { handler } from '../../../functions/remedy/routes.ts';
import { handler as varga } from '../../../functions/varga/routes.ts';
import type { Gemstones } from '../../../lib/schemas/remedy/gemstones.ts';
import type { Mantras } from '../../../lib/schemas/remedy/acts.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const BIRTHS = [...randomInputs(12)];

interface Positions {
  readonly planets: readonly {
    readonly id: string;
    readonly longitude: number;
    readonly degree: number;
    readonly sign: { readonly number: number };
    readonly nakshatra: { readonly id: string };
  }[];
}

async function gemstonesOf(birth: object): Promise<Gemstones['gemstones']> {
  return dataOf<Gemstones>(await post(handler, '/remedy/gemstones?as_of=2026-11-20', birth)).gemstones;
}

const placesAt = async (birth: object) => dataOf<Positions>(await post(planets, '/planets/positions', birth)).planets;

describe('best dates', () => {
  test('on them the Moon stands at noon in a nakshatra of the stone, and for the pearl it waxes', async () => {
    const wearings = [];
    for (const birth of BIRTHS) {
      for (const { id, wearing } of await gemstonesOf(birth)) {
        if (wearing && wearing.best_date !== null) wearings.push({ birth, id, ...wearing, date: wearing.best_date });
      }
    }
    expect(new Set(wearings.map(({ id }) => id))).toContain('pearl');
    for (const { birth, date, id, nakshatras, next_date: next } of wearings) {
      const places = await placesAt({ ...birth, date, time: '12:00:00' });
      const [sun, moon] = [places.find((one) => one.id === 'sun')!, places.find((one) => one.id === 'moon')!];
      expect(nakshatras.map((one) => one.id)).toContain(moon.nakshatra.id);
      expect((Date.parse(date) - Date.parse(next)) % (7 * 86_400_000)).toBe(0);
      if (id === 'pearl') expect((moon.longitude - sun.longitude + 360) % 360).toBeLessThan(180);
    }
  });
});

test('the level of a stone is high from 40 and medium from 20', async () => {
  const all = (await Promise.all(BIRTHS.map(gemstonesOf))).flat();
  for (const { priority } of all) {
    const { level, score } = priority;
    expect(level).toBe(score >= 40 ? 'high' : score >= 20 ? 'medium' : score > 0 ? 'low' : 'none');
  }
  expect(all.some(({ priority: { score } }) => score >= 40 && score < 45)).toBe(true);
});

test('the ishta devata is found in the twelfth from the navamsa sign of the planet furthest in its sign', async () => {
  for (const birth of [BIRTH, ...BIRTHS]) {
    const { ishta_devata: ishta } = dataOf<Mantras>(await post(handler, '/remedy/mantras?as_of=2026-11-20', birth));
    const [first] = (await placesAt(birth)).slice(0, 7).sort((a, b) => b.degree - a.degree);
    const navamsa = dataOf<Positions>(await post(varga, '/varga/d9', birth)).planets;
    const karakamsha = navamsa.find(({ id }) => id === first!.id)!.sign.number;
    expect(ishta.devata.counted_from.number).toBe(karakamsha);
    expect(ishta.devata.sign.number).toBe(((karakamsha + 10) % 12) + 1);
    expect(ishta.devata.id).toBe('ishta');
  }
});
