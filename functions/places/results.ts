import { townsMeant } from '../../lib/birth/towns.ts';
import { countryName, placeName, regionName, type GazetteerPlace } from '../../lib/places/gazetteer.ts';
import type { Place } from '../../lib/schemas/places/answers.ts';
import { USUAL_LIMIT } from '../../lib/schemas/places/inputs.ts';
import { zonesAt } from '../../lib/time/placeClock.ts';
import type { Language } from '../../lib/words/language.ts';
import '../_shell/placeData.ts';

interface Search {
  readonly query: { readonly q: string; readonly limit?: number | null | undefined };
  readonly lang: Language;
}

export function places({ lang, query: { limit, q } }: Search): Place[] {
  return townsMeant(q, limit ?? USUAL_LIMIT).map((town) => placeRecord(town, lang));
}

function placeRecord(town: GazetteerPlace, lang: Language): Place {
  const { latitude, longitude, region, zone } = town;
  return {
    name: placeName(town, lang),
    region: regionName(region, lang) || null,
    country: countryName(region, lang),
    country_code: region.country,
    latitude,
    longitude,
    timezone: zone ?? zonesAt(latitude, longitude)![0]!,
  };
}
