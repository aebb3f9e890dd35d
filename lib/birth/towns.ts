/** The towns that the service knows by name, read by the first request that needs them. */
import { gazetteerOf, placeCalled, type GazetteerPlace } from '../places/gazetteer.ts';
import { placesMeant } from '../places/misspelt.ts';
import { madeOfPlaceData } from '../time/placeData.ts';

const file = /* @__PURE__ */ madeOfPlaceData((data) => data.towns());
const gazetteer = /* @__PURE__ */ madeOfPlaceData(() => gazetteerOf(file()));

/** Returns the town that a text names in full, in English or Hindi, the largest of that name; null where there is none. */
export function townCalled(text: string): GazetteerPlace | null {
  return placeCalled(gazetteer(), text);
}

/** Returns the towns that a text may mean, in English or Hindi, the likeliest first. */
export function townsMeant(text: string, most: number): GazetteerPlace[] {
  return placesMeant(gazetteer(), text, most);
}

/** Tells whether a town lies within half a degree of latitude and the same width in longitude. */
export function hasTownNear(latitude: number, longitude: number): boolean {
  const { latitudes, longitudes } = file();
  const widthDeg = NEAR_DEG / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return latitudes.some((north, i) => {
    if (Math.abs(north / 1e4 - latitude) > NEAR_DEG) return false;
    const apart = Math.abs(longitudes[i]! / 1e4 - longitude);
    return Math.min(apart, 360 - apart) <= widthDeg;
  });
}

const NEAR_DEG = 0.5;
