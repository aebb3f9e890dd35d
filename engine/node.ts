/** Opens the engine in Node with the data of the package. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bordersIn } from './borders.ts';
import { openEngine, type Engine, type EngineData } from './engine.ts';
import type { GazetteerFile, PackedZones } from './places.ts';

/** What may be chosen; larger files are in the package `vedic-astrology-engine-data`. */
export interface NodeOptions extends Pick<EngineData, 'now'> {
  /** A file of the ephemeris: by default the years 1900 to 2100, which this package brings. */
  readonly ephemeris?: string | undefined;
  /** The borders of the time zones, borders.bin: without, a birth near one has to name its time zone. */
  readonly borders?: string | undefined;
}

/**
 * Opens the engine in Node: ephemeris, time zones and towns are read from files.
 *
 * @throws EphemerisPackError when the ephemeris is truncated or none
 */
export function openNodeEngine({ borders, ephemeris = own('ephemeris-1900-2100.bin'), now }: NodeOptions = {}): Engine {
  const index = json('borders.json') as Parameters<typeof bordersIn>[0]['index'];
  return openEngine({
    ephemeris: bytesOf(ephemeris),
    zones: json('zones.json') as PackedZones,
    towns: json('towns.json') as GazetteerFile,
    borders: bordersIn({ index, borders: borders === undefined ? undefined : readFileSync(borders) }),
    now,
  });
}

function own(name: string): string {
  const beside = fileURLToPath(new URL(`./data/${name}`, import.meta.url));
  // Shared parts of the package lie one folder deeper.
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../data/${name}`, import.meta.url));
}

const json = (name: string): unknown => JSON.parse(readFileSync(own(name), 'utf8'));

/** A buffer of its own: what Node reads may lie within a larger one. */
function bytesOf(file: string): ArrayBuffer {
  const { buffer, byteLength, byteOffset } = readFileSync(file);
  return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
}
