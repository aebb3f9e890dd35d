/** The data of the engine: slices of the ephemeris, time zones and towns; the larger ones in a package of their own. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from '../bundles.mjs';
import { PLACES_FILE } from '../gazetteer.mjs';
import { dist, root, writeWhole } from '../project.mjs';
import { ENGINE } from './code.mjs';

export const ENGINE_DATA = join(dist, 'engine-data');

/** Years that the package brings, and those of the package with the larger data. */
const OWN_SLICE = [1900, 2100];
const LARGER_SLICE = [1800, 2200];

const packages = createRequire(import.meta.url);
/** The files of geo-tz, but for the ends of their names. */
export const BORDERS = join(dirname(packages.resolve('geo-tz/all')), '../data/timezones.geojson');

/** Writes the data of both packages. */
export async function writeEngineData() {
  const own = join(ENGINE, 'data');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, `ephemeris-${OWN_SLICE.join('-')}.bin`), await ephemerisSlice(...OWN_SLICE));
  writeFileSync(join(own, 'zones.json'), zonesText());
  writeFileSync(join(own, 'towns.json'), townsText());
  writeFileSync(join(own, 'borders.json'), readFileSync(`${BORDERS}.index.json`));
  rmSync(ENGINE_DATA, { recursive: true, force: true });
  mkdirSync(ENGINE_DATA, { recursive: true });
  writeFileSync(join(ENGINE_DATA, `ephemeris-${LARGER_SLICE.join('-')}.bin`), await ephemerisSlice(...LARGER_SLICE));
  cpSync(PACK, join(ENGINE_DATA, 'ephemeris-1600-2400.bin'));
  cpSync(`${BORDERS}.geo.dat`, join(ENGINE_DATA, 'borders.bin'));
}

const EPHEMERIS = join(root, 'layers/ephemeris/data');
const PACK = join(EPHEMERIS, JSON.parse(readFileSync(join(EPHEMERIS, 'ephemeris.json'), 'utf8')).file);

/** Returns some years of the ephemeris, the last included. */
export async function ephemerisSlice(fromYear, toYear) {
  const { slicedPack } = await bundled('layers/ephemeris/slice.ts');
  return slicedPack(readFileSync(PACK), fromYear, toYear);
}

/** Returns the tz database as JSON. */
export function zonesText() {
  const { countries, links, version, zones } = packages('moment-timezone/data/packed/latest.json');
  return JSON.stringify({ version, zones, links, countries });
}

/** Returns the towns as JSON with their time zones, so that a search needs no borders. */
export function townsText() {
  const towns = JSON.parse(readFileSync(PLACES_FILE, 'utf8'));
  const { find } = packages('geo-tz/all');
  const zones = {};
  towns.latitudes.forEach((latitude, index) => {
    const [zone] = find(latitude / 1e4, towns.longitudes[index] / 1e4);
    (zones[zone] ??= []).push(index);
  });
  return JSON.stringify({ ...towns, zones });
}

async function bundled(entry) {
  const outfile = join(dist, '.engine', `${process.pid}.mjs`);
  const { outputFiles } = await build({ ...RUNTIME, entryPoints: [entry], outfile });
  writeWhole(outfile, outputFiles[0].contents);
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
