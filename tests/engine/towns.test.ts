/**
 * The towns that the package brings. The engine opens the towns it is given once, so this file has an engine of its own.
 * @jest-environment node
 */
import { describe, expect, test } from '@jest/globals';
import { askRow } from '../../engine/askRow.ts';
import '../../functions/_shell/placeData.ts';
import { routes } from '../../functions/places/routes.ts';
import { gazetteerOf, type GazetteerFile } from '../../lib/places/gazetteer.ts';
import { zonesAt } from '../../lib/time/placeClock.ts';
import { placeData, providePlaceData } from '../../lib/time/placeData.ts';
import { townsText } from '../../scripts/engine/data.mjs';

/** Reading the borders of each takes a while. */
const EVERY = 7;

describe('the towns of the package', () => {
  const towns = JSON.parse(townsText()) as GazetteerFile;

  test('carry the time zone that their borders have', () => {
    const { places } = gazetteerOf(towns);
    expect(places.filter(({ zone }) => zone === null)).toEqual([]);
    const wrong = places
      .filter((_, index) => index % EVERY === 0)
      .filter(({ latitude, longitude, zone }) => zonesAt(latitude, longitude)![0] !== zone);
    expect(wrong).toEqual([]);
  });

  test('are found with their time zones where no borders are at hand', async () => {
    const known = placeData();
    providePlaceData({ ...known, towns: () => towns, zonesAt: () => null });
    try {
      const query = { q: 'basel', limit: 1 };
      const { body, status } = await askRow(routes[0]!, { query }, { requestId: 'req_own', nowUnixMs: 0 });
      expect([status, body]).toMatchObject([200, { data: [{ name: 'Basel', timezone: 'Europe/Zurich' }] }]);
    } finally {
      providePlaceData(known);
    }
  });
});
