/** Data about places that cannot be loaded from here: passed in once by the host of the engine. */
import type { GazetteerFile } from '../places/gazetteer.ts';

/** The packed format of moment-timezone (momentjs.com/timezone/docs, "Packed Format"). */
export interface PackedZones {
  readonly version: string;
  readonly zones: readonly string[];
  readonly links: readonly string[];
  readonly countries: readonly string[];
}

export interface PlaceData {
  /** Returns the tz database; throws where it is unreadable. */
  zones(): PackedZones;
  /**
   * Returns the names of the zones at coordinates in degrees; null where the host of the engine has no borders of this
   * place. Throws where the borders are unreadable.
   */
  zonesAt(latitude: number, longitude: number): string[] | null;
  /** Returns the towns of the world. */
  towns(): GazetteerFile;
}

let handedIn: PlaceData | undefined;

/** Passes in the data, in place of what was passed in before; it is read when it is first needed. */
export function providePlaceData(data: PlaceData): void {
  handedIn = data;
}

/** Returns the data that was passed in. */
export function placeData(): PlaceData {
  if (!handedIn) throw new Error('Nothing is known of places before providePlaceData() has been called.');
  return handedIn;
}

/** Returns what is made of the data: made when it is first asked for, and anew once other data has been passed in. */
export function madeOfPlaceData<Made>(make: (data: PlaceData) => Made): () => Made {
  let kept: { readonly of: PlaceData; readonly made: Made } | undefined;
  return () => {
    const data = placeData();
    if (kept?.of !== data) kept = { of: data, made: make(data) };
    return kept.made;
  };
}
