/** What is known of places and cannot be read from here: handed in once by whoever runs the engine. */
import type { GazetteerFile } from '../places/gazetteer.ts';

/** The packed format of moment-timezone (momentjs.com/timezone/docs, "Packed Format"). */
export interface PackedZones {
  readonly version: string;
  readonly zones: readonly string[];
  readonly links: readonly string[];
  readonly countries: readonly string[];
}

export interface PlaceData {
  /** Returns the tz database; throws where it cannot be read. */
  zones(): PackedZones;
  /** Returns the names of the zones whose borders hold a place, by degrees; throws where they cannot be read. */
  zonesAt(latitude: number, longitude: number): string[];
  /** Returns the towns of the world. */
  towns(): GazetteerFile;
}

let handedIn: PlaceData | undefined;

/** Hands in the data, which is read when it is first needed. */
export function providePlaceData(data: PlaceData): void {
  handedIn = data;
}

/** Returns the data that was handed in. */
export function placeData(): PlaceData {
  if (!handedIn) throw new Error('Nothing is known of places before providePlaceData() has been called.');
  return handedIn;
}
