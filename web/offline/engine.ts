/** Opens the engine in the worker: what the first chart needs is loaded with this, the rest by the first question. */
import { bordersIn } from '../../engine/borders.ts';
import { openDevice, type Device } from '../../engine/device.ts';
import type { Borders, GazetteerFile, PackedZones } from '../../engine/places.ts';
import { treeOf, zonesByPlace, type BordersFile } from './bordersFile.ts';

/** What the engine is opened with. */
export interface OpenWith {
  readonly ephemeris: ArrayBuffer;
  readonly zones: PackedZones;
  readonly borders: BordersFile;
  readonly towns: GazetteerFile;
}

/** @throws EphemerisPackError when the ephemeris is truncated */
export function opened({ borders, ...others }: OpenWith): Device {
  return openDevice({ ...others, borders: bordersOf(borders) });
}

/** Towns near a border are known one by one; of other places there the borders are too large to load. */
function bordersOf({ branches, timezones, towns }: BordersFile): Borders {
  const atBorders = bordersIn({ index: { timezones, lookup: treeOf(branches) } });
  let known: Map<string, string[]> | null = null;
  return (latitude, longitude) =>
    atBorders(latitude, longitude) ?? (known ??= zonesByPlace(towns)).get(`${latitude} ${longitude}`) ?? null;
}
