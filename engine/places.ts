/** What the engine knows of places: only what its user hands in. */
import { message } from '../lib/words/message.ts';
import { InvalidInput } from '../lib/schemas/common/fieldErrors.ts';
import type { GazetteerFile } from '../lib/places/gazetteer.ts';
import { providePlaceData, type PackedZones } from '../lib/time/placeData.ts';

export type { GazetteerFile, PackedZones };

/** Returns the names of the time zones at a place, in degrees; null where it cannot be known. */
export type Borders = (latitude: number, longitude: number) => string[] | null;

/** What the engine may know of places. */
export interface PlacesKnown {
  /** The tz database, as zones.json of this package has it. Without, `timezone` may only be an offset such as +05:30. */
  readonly zones?: PackedZones | undefined;
  /** Borders of the time zones, for births that name none; without, every birth has to name one. */
  readonly borders?: Borders | undefined;
  /** Towns of the world, for the search of places, as towns.json of this package has them. */
  readonly towns?: GazetteerFile | undefined;
}

/** Passes in what is known of places; what is needed and was not passed in is refused by name. */
export function providePlaces({ borders, towns, zones }: PlacesKnown): void {
  providePlaceData({
    zones: () => zones ?? lacking('zones'),
    zonesAt: (latitude, longitude) => borders?.(latitude, longitude) ?? null,
    towns: () => towns ?? lacking('towns'),
  });
}

/** Passes in the tz database alone. */
export function provideZones(zones: PackedZones): void {
  providePlaces({ zones });
}

function lacking(part: 'zones' | 'towns'): never {
  if (part === 'zones')
    throw new Error('No time zones were passed in: a time zone can only be an offset, such as +05:30.');
  throw new InvalidInput([{ loc: ['query'], msg: message('towns_missing', {}), type: 'missing' }]);
}
