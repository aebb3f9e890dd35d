/**
 * Where the command line finds its data, in one place.
 *
 * The ephemeris: EPHEMERIS_DIR, or layers/ephemeris/data two folders above the bundle. The towns: PLACES_DIR with
 * places.json, or the index beside the bundle, which is made of layers/places. The time zones: the packages
 * moment-timezone and geo-tz.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bordersAt } from '../functions/_shell/borders.ts';
import '../functions/_shell/placeData.ts';
import { placeData, providePlaceData } from '../lib/time/placeData.ts';
import { townLines } from './townLines.ts';

/** Written beside the bundles by scripts/cli/build.mjs. */
const TOWNS_FILE = 'towns.txt';

let towns: Buffer | undefined;

/** Returns the towns as lines to search in: those that were made when the bundle was, or made now. */
export function townIndex(): Buffer {
  return (towns ??= builtIndex() ?? Buffer.from(townLines(placeData().towns(), null)));
}

/** Null where another gazetteer is wanted, and where nothing is built, as in tests. */
function builtIndex(): Buffer | null {
  if (process.env['PLACES_DIR'] !== undefined) return null;
  try {
    return readFileSync(fileURLToPath(new URL(TOWNS_FILE, import.meta.url)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const known = new Map<string, string[]>();

/** Remembers the zones of a town, so that their borders need not be read. */
export function knowZones(latitude: number, longitude: number, zones: string[]): void {
  known.set(`${latitude} ${longitude}`, zones);
}

providePlaceData({
  ...placeData(),
  zonesAt: (latitude, longitude) => known.get(`${latitude} ${longitude}`) ?? bordersAt(latitude, longitude),
});
