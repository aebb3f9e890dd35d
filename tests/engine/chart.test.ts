import { describe, expect, test } from '@jest/globals';
import { askRow } from '../../engine/askRow.ts';
import { chart, dasha, dashaAt, dashaWithin, dateOf, varga } from '../../engine/chart.ts';
import { routes as ofDashas } from '../../functions/dasha/routes.ts';
import { routes as ofPlanets } from '../../functions/planets/routes.ts';
import { routes as ofVargas } from '../../functions/varga/routes.ts';
import type { Row } from '../../functions/_shell/row.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { births } from '../../verify/requests.mjs';
import { ephemeris } from '../support/ephemeris.ts';

const NOW_MS = Date.parse('2026-11-20T06:30:00Z');

interface Placed {
  readonly id: string;
  readonly longitude: number;
  readonly house: number;
  readonly sign: { readonly name: string };
}

async function asked<Data>(routes: readonly Row[], path: string, body: object): Promise<Data> {
  const row = routes.find((one) => one.path === `/api/v1${path}`)!;
  const reply = await askRow(row, { body }, { requestId: 'req_test', nowUnixMs: NOW_MS });
  return (reply.body as { data: Data }).data;
}

describe.each(births().slice(0, 12))('the facts of $date $time', (born) => {
  const { ayanamsa = 'lahiri' } = born;
  const birth = { ...born, node: 'mean', house_system: undefined };
  const cast = chart(born, ephemeris, { ayanamsa, node: 'mean' });

  test('are the positions and houses of the service', async () => {
    const { planets } = await asked<{ planets: Placed[] }>(ofPlanets, '/planets/positions', birth);
    for (const { house, id, longitude } of planets) {
      const planet = Object.values(cast.planets).find((one) => one.id.toLowerCase() === id)!;
      expect([id, planet.longitudeDeg, planet.house]).toEqual([id, longitude, house]);
    }
  });

  test('are its navamsa', async () => {
    const { planets } = await asked<{ planets: Placed[] }>(ofVargas, '/varga/d9', birth);
    const d9 = varga(cast, 'd9');
    for (const { house, id, sign } of planets) {
      const planet = Object.values(d9.planets).find((one) => one.id.toLowerCase() === id)!;
      expect([id, SIGNS[planet.signIndex], planet.house]).toEqual([id, sign.name, house]);
    }
  });

  test('are its periods', async () => {
    const { periods } = await asked<{ periods: { lord: string; end: string }[] }>(
      ofDashas,
      '/dasha/vimshottari',
      birth,
    );
    // The service tells one round of the nine lords.
    const own = dasha(cast).slice(0, periods.length);
    expect(periods).toHaveLength(9);
    expect(own.map(({ lord }) => lord.toLowerCase())).toEqual(periods.map(({ lord }) => lord));
    own.forEach(({ endJdUT }, k) => {
      expect(Math.abs(dateOf(endJdUT).getTime() - Date.parse(periods[k]!.end))).toBeLessThanOrEqual(1000);
    });
  });
});

test('periods tile their parent, and the running ones lie within each other', () => {
  const cast = chart(births()[0]!, ephemeris);
  const [first] = dasha(cast);
  const parts = dashaWithin(first!);
  expect([parts[0]!.startJdUT, parts.at(-1)!.endJdUT]).toEqual([first!.startJdUT, first!.endJdUT]);
  const running = dashaAt(cast, new Date(NOW_MS))!;
  expect(running.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
});
