/** The place of the example that the form opens with. */
import type { GazetteerPlace } from '../../../lib/places/gazetteer.ts';

/** As the list of places has it, so that choosing it again changes nothing. */
export const EXAMPLE_PLACE: GazetteerPlace = {
  name: 'New Delhi',
  hindi: 'नई दिल्ली',
  region: { country: 'IN', countryNames: { en: 'India', hi: 'भारत' }, name: 'Delhi', hindi: 'दिल्ली' },
  latitude: 28.6358,
  longitude: 77.2245,
  zone: null,
};
