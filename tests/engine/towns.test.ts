import { expect, test } from '@jest/globals';
import '../../functions/_shell/placeData.ts';
import { gazetteerOf, type GazetteerFile } from '../../lib/places/gazetteer.ts';
import { zonesAt } from '../../lib/time/placeClock.ts';
import { townsText } from '../../scripts/engine/data.mjs';

/** Reading the borders of each takes a while. */
const EVERY = 7;

test('towns near a border carry the time zone that their borders have', () => {
  const { places } = gazetteerOf(JSON.parse(townsText()) as GazetteerFile);
  const near = places.filter(({ zone }) => zone !== null);
  expect(near.length).toBeGreaterThan(4000);
  const wrong = near
    .filter((_, index) => index % EVERY === 0)
    .filter(({ latitude, longitude, zone }) => zonesAt(latitude, longitude)![0] !== zone);
  expect(wrong).toEqual([]);
});
