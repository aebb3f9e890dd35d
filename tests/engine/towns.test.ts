import { describe, expect, test } from '@jest/globals';
import { askRow, type RowReply } from '../../engine/askRow.ts';
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
      expect(await townsCalled('basel')).toMatchObject([{ name: 'Basel', timezone: 'Europe/Zurich' }]);
    } finally {
      providePlaceData(known);
    }
  });

  test('take the place of those that were handed in before', async () => {
    const known = placeData();
    expect(await townsCalled('basel')).toHaveLength(1);
    providePlaceData({ ...known, towns: () => firstAlone(towns) });
    try {
      expect(await townsCalled('basel')).toEqual([]);
    } finally {
      providePlaceData(known);
    }
    expect(await townsCalled('basel')).toHaveLength(1);
  });
});

async function townsCalled(q: string): Promise<unknown> {
  const { body }: RowReply = await askRow(
    routes[0]!,
    { query: { q, limit: 1 } },
    { requestId: 'req_own', nowUnixMs: 0 },
  );
  return (body as { readonly data: unknown }).data;
}

/** Returns the file with its first town alone. */
function firstAlone({ countries, names, regions, weights }: GazetteerFile): GazetteerFile {
  const [first] = names.split('\n');
  const [region] = regions;
  return {
    countries,
    regions: [{ ...region!, count: 1 }],
    names: first!,
    latitudes: [0],
    longitudes: [0],
    weights: weights[0]!,
    further: [],
  };
}
