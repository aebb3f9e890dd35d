/** Where somebody is now: the field `current_location`, in the forms in which it can be read. */
import * as v from 'valibot';
import { anything, Latitude, Longitude, Timezone } from './inputs.ts';

/** A place as far as a day or a chart can be told for it. */
export const PLACE_ENTRIES = { latitude: Latitude, longitude: Longitude, timezone: Timezone };

/** How to mend what cannot be read as a place. */
export const LOCATION_FORMS =
  'Send current_location as {"latitude": 51.5074, "longitude": -0.1278, "timezone": "Europe/London"}, where the time zone may be left out, as {"timezone": "Europe/London"} or as "Europe/London"; leave it out for the birth place.';

const Coordinates = v.object({ ...PLACE_ENTRIES, place_name: anything('Place name, for display') }, LOCATION_FORMS);

const zoneName = v.pipe(
  v.string(LOCATION_FORMS),
  v.description('IANA name of a time zone, any case: its main place stands for the place'),
);

const ZoneAlone = v.object({ timezone: zoneName }, LOCATION_FORMS);

const Form = v.pipe(
  v.union([Coordinates, ZoneAlone, zoneName], LOCATION_FORMS),
  v.title('CurrentLocation'),
  v.description('A place by its coordinates, or by the name of its time zone'),
);

function formOf(given: unknown): v.GenericSchema<unknown, v.InferOutput<typeof Form>> {
  if (typeof given === 'string') return zoneName;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return Form;
  if (hasCoordinates(given)) return Coordinates;
  return 'timezone' in given ? ZoneAlone : Form;
}

/** Whether a place is given by its coordinates; null counts as not given, as mobile clients write it. */
export function hasCoordinates(given: object): boolean {
  const { latitude, longitude } = given as Record<string, unknown>;
  return [latitude, longitude].some((degrees) => degrees !== undefined && degrees !== null);
}

/**
 * The current location where it decides what is computed.
 *
 * What is given decides which form it is read as, so that a mistake inside is told at its field. Whether the time zone
 * exists, and is one of a place, is not seen here.
 */
export const CurrentLocation = v.nullish(v.lazy(formOf));
export type CurrentLocation = v.InferOutput<typeof CurrentLocation>;
