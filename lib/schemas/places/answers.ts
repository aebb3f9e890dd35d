/** Answer of /places. */
import * as v from 'valibot';
import { endpoint, list, number, record, text, textOrNull, type Records } from '../common/records.ts';

export const Place = record('Place', 'A town, as a birth needs it', {
  name: text('In the language asked for, where it has a name in it; otherwise in English'),
  region: textOrNull('State or province; null where the country is enough'),
  country: text('In the language asked for'),
  country_code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.description('ISO 3166-1, two letters')),
  latitude: v.pipe(number('Degrees north'), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(number('Degrees east'), v.minValue(-180), v.maxValue(180)),
  timezone: text('IANA name of the time zone that it lies in'),
});
export type Place = v.InferOutput<typeof Place>;

export const answers = {
  places: endpoint(
    'Towns by the beginning of their name',
    'Coordinates and time zone of a town, to be sent as latitude, longitude and timezone of a birth: those of India and its neighbours from 1,000 people on, and of the world from 15,000. Found are names in English and Hindi and former ones (Bombay, Benares): exact names first, then names that begin with the text, then names with a word that does; the largest first among equals. Where there are none, names that differ by one or two letters (hydrabad). Cacheable: send what stands in the field, as it is typed. Towns from GeoNames (CC BY 4.0).',
    list(Place, 'The likeliest first; empty where no town is meant'),
  ),
} satisfies Records;
