/** What a device knows of time zones, beside the index and the borders that the service has. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import '../../../functions/_shell/placeData.ts';
import { zonesAt } from '../../../lib/time/placeClock.ts';
import { treeOf, zonesByPlace, type BordersFile } from '../../../web/offline/bordersFile.ts';

const FOLDER = new URL('../../../dist/site/playground/', import.meta.url);
const name = readdirSync(FOLDER).find((file) => /^borders-\w+\.json$/.test(file))!;
const sent = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as BordersFile;

const packages = createRequire(import.meta.url);
const whole = packages('../../../node_modules/geo-tz/data/timezones.geojson.index.json') as {
  readonly timezones: readonly string[];
  readonly lookup: object;
};

test('the index is that of geo-tz, but for the positions in a file that is not sent', () => {
  expect(sent.timezones).toEqual(whole.timezones);
  const known = JSON.parse(JSON.stringify(whole.lookup), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'len' in value ? { pos: 0, len: 1 } : value,
  ) as object;
  const tree = treeOf(sent.branches) as Record<string, Record<string, object>>;
  for (const [outer, parts] of Object.entries(known)) {
    for (const [inner, part] of Object.entries(parts as object)) expect(tree[outer]![inner]).toEqual(part);
  }
});

/** Reading the borders of each takes a while. */
const EVERY = 7;

test('towns near a border have the zones that their borders have', () => {
  const towns = [...zonesByPlace(sent.towns)];
  expect(towns.length).toBeGreaterThan(4000);
  const wrong = towns
    .filter((_, index) => index % EVERY === 0)
    .filter(([place, zones]) => {
      const [latitude, longitude] = place.split(' ').map(Number);
      return zonesAt(latitude!, longitude!)!.join() !== zones.join();
    });
  expect(wrong).toEqual([]);
});
