/** The time zones of places, for a playground that computes without the borders themselves, which are 30 MB. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BORDERS } from '../engine/data.mjs';
import { PLACES_FILE } from '../gazetteer.mjs';

const QUARTERS = ['a', 'b', 'c', 'd'];

const packages = createRequire(import.meta.url);

/**
 * Returns the index of geo-tz, and the zones of towns near a border, as web/offline/engine.ts reads them. The index is a
 * tree of quarters of the earth, named a to d; each quarter of a quarter is JSON of its own, as a search needs one.
 */
export function bordersFile() {
  const { lookup, timezones } = packages(`${BORDERS}.index.json`);
  const branches = QUARTERS.flatMap((outer) =>
    QUARTERS.map((inner) => JSON.stringify(withoutPositions(lookup[outer][inner]))),
  );
  return { timezones, branches, towns: borderTowns(lookup) };
}

/** A place near a border is marked as such; where it would stand in the file of borders is of no use. */
function withoutPositions(branch) {
  if (Array.isArray(branch)) return branch;
  if (branch.len > 0) return { pos: 0, len: 1 };
  return Object.fromEntries(Object.entries(branch).map(([name, part]) => [name, withoutPositions(part)]));
}

/**
 * Returns the coordinates of towns by their zones: `{ "Asia/Kolkata": [latitude, longitude, ...] }`, in
 * ten-thousandths of a degree; several zones are separated by commas, in the order in which the service has them.
 */
function borderTowns(lookup) {
  const { latitudes, longitudes } = JSON.parse(readFileSync(PLACES_FILE, 'utf8'));
  const { find } = packages('geo-tz/all');
  const towns = {};
  latitudes.forEach((latitude, k) => {
    const [at, to] = [latitude / 1e4, longitudes[k] / 1e4];
    if (isNearBorder(lookup, at, to)) (towns[find(at, to).join()] ??= []).push(latitude, longitudes[k]);
  });
  return towns;
}

/** Tells whether the index of geo-tz leaves a place to the file of borders, as its search does. */
function isNearBorder(lookup, latitude, longitude) {
  const box = { top: 89.9999, bottom: -89.9999, left: -179.9999, right: 179.9999 };
  let [midLatitude, midLongitude, branch] = [0, 0, lookup];
  for (;;) {
    const isNorth = latitude >= midLatitude;
    const isEast = longitude >= midLongitude;
    if (isNorth) box.bottom = midLatitude;
    else box.top = midLatitude;
    if (isEast) box.left = midLongitude;
    else box.right = midLongitude;
    branch = branch[isNorth ? (isEast ? 'a' : 'b') : isEast ? 'd' : 'c'];
    if (!branch || Array.isArray(branch)) return false;
    if (branch.pos >= 0 && branch.len) return true;
    midLatitude = (box.top + box.bottom) / 2;
    midLongitude = (box.left + box.right) / 2;
  }
}
