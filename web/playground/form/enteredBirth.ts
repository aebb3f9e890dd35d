/** A birth as it stands in the form, in a link, or in the list of those kept. */
import { placeText, type GazetteerPlace } from '../../../lib/places/gazetteer.ts';
import type { Language } from '../../../lib/words/language.ts';
import type { BirthBody } from '../pageContext.ts';
import { wordsIn } from '../words/words.ts';

export interface EnteredBirth {
  readonly name: string;
  /** As YYYY-MM-DD. */
  readonly date: string;
  /** As HH:MM:SS; null where it is unknown. */
  readonly time: string | null;
  /** NaN where the text of the field is no number; it is sent as null, which the service refuses with a message. */
  readonly latitude: number;
  readonly longitude: number;
  /** Empty where it follows from the coordinates. */
  readonly timezone: string;
  readonly ayanamsa: string;
  /** Null where coordinates were given. */
  readonly place: GazetteerPlace | null;
}

/** The time that stands for an unknown one: no instant of the day is further from it than twelve hours. */
const NOON = '12:00:00';

/** Returns the body of requests about a birth. */
export function bodyOf({ name, time, timezone, place, ...birth }: EnteredBirth, lang: Language): BirthBody {
  const { date, latitude, longitude, ayanamsa } = birth;
  return {
    name: name || wordsIn(lang).untitled,
    date,
    time: time ?? NOON,
    latitude,
    longitude,
    ...(timezone && { timezone }),
    ayanamsa,
    ...(place && { place_name: placeText(place, lang) }),
  };
}
