/** The tz database: its names, read at first use, and its zones, unpacked one by one. */
import { madeOfPlaceData, type PackedZones, type PlaceData } from './placeData.ts';
import { EARLIER_HISTORIES } from './tables/earlierHistories.ts';
import { readingFault, TimeDataError } from './timeDataError.ts';
import { offsetFault } from './knownOffsets.ts';
import { periods, spliced, zoneOf, type Zone } from './zoneHistory.ts';

interface Packed {
  /** The current spelling. */
  readonly name: string;
  /** The zone whose history the data has for it: its own, or that of the zone it is linked to. */
  readonly historyName: string;
  readonly text: string;
}

interface Database {
  readonly version: string;
  /** By every accepted name in lower case. */
  readonly byName: ReadonlyMap<string, Packed>;
  readonly earlier: ReadonlyMap<string, string>;
  /** The zones that were asked for, by their current names. */
  readonly unpacked: Map<string, Zone>;
}

/** Abbreviations that the tz database also lists as zones: as the zone of a place they are ambiguous. */
const BARE_ABBREVIATIONS = new Set(['CET', 'EET', 'EST', 'HST', 'MET', 'MST', 'WET']);

/** @throws TimeDataError when the data are missing or unreadable, or one of the twelve known offsets is wrong */
const database = /* @__PURE__ */ madeOfPlaceData(checkedDatabase);

function checkedDatabase(data: PlaceData): Database {
  try {
    const read = openDatabase(data.zones());
    const fault = offsetFault((name) => zoneIn(read, name));
    if (fault !== null) throw new TimeDataError('time zones', fault);
    return read;
  } catch (error) {
    if (error instanceof TimeDataError) throw error;
    throw new TimeDataError('time zones', readingFault(error), { cause: error });
  }
}

/** Old names of places whose zone the database links to another country's. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'Africa/Timbuktu': 'Africa/Bamako',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Virgin': 'America/St_Thomas',
  'Atlantic/Jan_Mayen': 'Europe/Oslo',
  Iceland: 'Atlantic/Reykjavik',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Yap': 'Pacific/Chuuk',
};

function openDatabase(data: PackedZones): Database {
  const earlier = new Map(EARLIER_HISTORIES.map((text) => [packedName(text), text]));
  return { version: data.version, byName: packedByName(data), earlier, unpacked: new Map() };
}

function packedByName({ zones, links, countries }: PackedZones): Map<string, Packed> {
  const placesOfCountries = countries.map((country) => country.split('|')[1]!.split(' '));
  const mainPlaces = new Set(placesOfCountries.map(([first]) => first!));
  const places = new Set(placesOfCountries.flat());
  const namesByZone = new Map(zones.map((text) => [packedName(text), [packedName(text)]]));
  for (const link of links) namesByZone.get(packedName(link))!.push(link.slice(link.indexOf('|') + 1));

  const byName = new Map<string, Packed>();
  for (const text of zones) {
    const zone = packedName(text);
    const names = namesByZone.get(zone)!;
    const historyName = names.find((name) => mainPlaces.has(name)) ?? names.find((name) => places.has(name)) ?? zone;
    for (const given of names) {
      if (BARE_ABBREVIATIONS.has(given)) continue;
      const isCurrent = places.has(given) || zone.startsWith('Etc/');
      const name = isCurrent ? given : (RENAMED[given] ?? historyName);
      byName.set(given.toLowerCase(), { name, historyName, text });
    }
  }
  return byName;
}

const packedName = (text: string) => text.slice(0, text.indexOf('|'));

/** Returns the release of the tz database, for example 2026f. */
export function zonesVersion(): string {
  return database().version;
}

/** Returns every accepted name in lower case. */
export function knownNames(): string[] {
  return [...database().byName.keys()];
}

/** Returns the current spelling in the tz database, from any case and any old alias; null for an unknown name. */
export function canonicalZone(name: string): string | null {
  return database().byName.get(name.toLowerCase())?.name ?? null;
}

/** Tells whether the tz database knows a name, in any case, old aliases included. */
export function isKnownZone(name: string): boolean {
  return canonicalZone(name) !== null;
}

/** Returns the history of a zone, by any accepted name; null where it is unknown. */
export function zoneNamed(name: string): Zone | null {
  return zoneIn(database(), name);
}

function zoneIn({ byName, earlier, unpacked }: Database, name: string): Zone | null {
  const packed = byName.get(name.toLowerCase());
  if (!packed) return null;
  const known = unpacked.get(packed.name);
  if (known) return known;
  const main = periods(packed.text);
  const own = earlier.get(packed.name);
  const zone = own
    ? { ...zoneOf(packed.name, spliced(periods(own), main)), linkedZone: zoneOf(packed.historyName, main) }
    : zoneOf(packed.name, main);
  unpacked.set(packed.name, zone);
  return zone;
}
