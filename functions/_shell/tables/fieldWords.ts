/**
 * Names that other services and programs use for our fields, by our field; each is also recognised without underscores.
 */
const WORDS: Readonly<Record<string, string>> = {
  latitude: 'lat birth_lat birth_latitude lattitude latitute',
  longitude: 'lon lng long birth_lon birth_longitude longtitude longitute',
  timezone: 'tz tzone time_zone tz_name tzid zone utc_offset timezone_offset birth_timezone',
  date: 'dob birth_date date_of_birth birthdate datetime date_time',
  time: 'tob birth_time time_of_birth birthtime',
  name: 'full_name person_name',
  place_name: 'place pob birth_place place_of_birth city location',
  gender: 'sex',
  ayanamsa: 'ayanamsha ayanansa ayanamsam ayanam ayan',
  node: 'nodes node_type rahu_ketu',
  house_system: 'houses house_type hsys house',
  sunrise: 'sunrise_type',
  lang: 'language locale',
  as_of: 'asof now at on',
  chart_style: 'style chart_type',
  target_date: 'for_date on_date',
  current_location: 'current_place current_city present_location',
  marital_status: 'marital maritalstatus married',
  marriage_date: 'date_of_marriage wedding_date',
  dasha_year: 'year_length days_in_year',
  email: 'mail e_mail email_address username login user',
};

/** Names of parts that others send separately, by the field that holds them all. */
export const FIELD_PART_WORDS: Readonly<Record<string, readonly string[]>> = {
  date: ['day', 'month', 'year'],
  time: ['hour', 'hours', 'min', 'minute', 'minutes', 'sec', 'second', 'seconds'],
};

const spellings = (word: string) => [word, word.replaceAll('_', '')];

/** Keyed by name in lower case. */
export const FIELD_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([field, words]) =>
    [...words.split(' '), field].flatMap(spellings).map((word): [string, string] => [word, field]),
  ),
);
