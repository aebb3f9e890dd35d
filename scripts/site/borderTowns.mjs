/** The time zones of towns near a border, for a playground that computes without the borders themselves. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BORDERS, isNearBorder } from '../engine/data.mjs';
import { PLACES_FILE } from '../gazetteer.mjs';

const packages = createRequire(import.meta.url);

/**
 * Returns the coordinates of towns by their zones: `{ "Asia/Kolkata": [latitude, longitude, ...] }`, in
 * ten-thousandths of a degree; several zones are separated by commas, in the order in which the service has them.
 */
export function borderTowns() {
  const { latitudes, longitudes } = JSON.parse(readFileSync(PLACES_FILE, 'utf8'));
  const { find } = packages('geo-tz/all');
  const { lookup } = packages(`${BORDERS}.index.json`);
  const towns = {};
  latitudes.forEach((latitude, k) => {
    const [at, to] = [latitude / 1e4, longitudes[k] / 1e4];
    if (isNearBorder(lookup, at, to)) (towns[find(at, to).join()] ??= []).push(latitude, longitudes[k]);
  });
  return towns;
}
