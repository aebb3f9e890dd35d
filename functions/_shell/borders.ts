/** The borders of the time zones, read by the first request that needs them from the files that geo-tz brings. */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readingFault, TimeDataError } from '../../lib/time/timeDataError.ts';

interface GeoTz {
  find(latitude: number, longitude: number): string[];
  setCache(options: { store: Map<string, unknown> }): void;
}
let geoTz: GeoTz | undefined;

/**
 * Borders cached at a time: a few MB. All that were ever read would be hundreds of MB, and reading one again takes 20
 * µs.
 */
const BORDERS_HELD = 64;

/** A map of limited size; a further entry replaces the oldest. */
export class Newest<Value> extends Map<string, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: string, value: Value): this {
    const [oldest] = this.keys();
    if (this.size >= this.#most && oldest !== undefined && !this.has(key)) this.delete(oldest);
    return super.set(key, value);
  }
}

/** Not bundled, as it reads 31 MB from its own files. On Lambda they are in the layer (NODE_PATH). */
const packages = createRequire(import.meta.url);

function loadedGeoTz(): GeoTz {
  const loaded = packages('geo-tz/all') as GeoTz;
  loaded.setCache({ store: new Newest(BORDERS_HELD) });
  return loaded;
}

/**
 * Returns the names of the time zones at a place. These borders also separate zones that have agreed since 1970.
 *
 * @throws TimeDataError where the borders are missing or truncated
 */
export function bordersAt(latitude: number, longitude: number): string[] {
  return read(() => (geoTz ??= loadedGeoTz()).find(latitude, longitude));
}

function read<Value>(reading: () => Value): Value {
  try {
    return reading();
  } catch (error) {
    throw new TimeDataError('borders of time zones', readingFault(error), { cause: error });
  }
}

/** A node of the index: a position in the file, the numbers of zones, or further nodes. */
type Branch =
  { readonly pos: number; readonly len: number } | readonly number[] | { readonly [quarter: string]: Branch };

function endOf(branch: Branch): number {
  if (Array.isArray(branch)) return 0;
  const { pos, len } = branch as { pos?: number; len?: number };
  if (typeof pos === 'number' && typeof len === 'number') return pos + len;
  return Math.max(...Object.values(branch as Readonly<Record<string, Branch>>).map(endOf));
}

let areWhole = false;

/**
 * Checks, until it succeeds once, that the file of borders is as long as its index says.
 *
 * @throws TimeDataError where a file is missing or truncated
 */
export function requireBorders(): void {
  if (areWhole) return;
  const [bytes, needed] = read(() => {
    const data = join(dirname(packages.resolve('geo-tz/all')), '../data/timezones.geojson');
    const { lookup } = packages(`${data}.index.json`) as { lookup: Branch };
    return [statSync(`${data}.geo.dat`).size, endOf(lookup)];
  });
  if (bytes! < needed!) throw new TimeDataError('borders of time zones', 'is cut off');
  // Basel lies on three borders, so this loads the code of the package and the data it reads.
  bordersAt(47.56, 7.59);
  areWhole = true;
}
