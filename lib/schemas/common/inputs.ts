/** Inputs as valibot schemas: input B of the specification and the named conventions. */
import * as v from 'valibot';
import { DASHA_YEARS } from '../../astro/conventions.ts';
import { AYANAMSA_IDS } from '../../astro/earth/ayanamsa.ts';
import { VARGA_METHODS } from '../../astro/varga/vargas.ts';
import { message } from '../../words/message.ts';
import { NAME_LANGUAGES } from '../../words/language.ts';
import { nearestOf } from './canonical.ts';
import { dateMeant, isRealDate, timeMeant } from './dateText.ts';
import { HOUSE_SYSTEM_IDS, HOUSE_SYSTEM_PATHS_LISTED, HOUSE_SYSTEMS_DESCRIBED } from './houseSystems.ts';
import { said } from './said.ts';
import { countInText } from './textNumbers.ts';

/** Returns the schema of an enumerated id; null counts as absent, as mobile clients send it. */
export function choice<const Options extends readonly string[]>(
  options: Options,
  description: string,
  commonest: readonly Options[number][] = options,
) {
  return v.nullish(v.pipe(v.picklist(options, chooseAmong(options, commonest)), v.description(description)));
}

function numberChoice<const Options extends readonly number[]>(options: Options, description: string) {
  return v.nullish(v.pipe(v.picklist(options, chooseAmong(options.map(String))), v.description(description)));
}

/** Most values that a message lists of a longer enumeration. */
const MOST_DESCRIBED = 8;

/**
 * Returns the message that lists the accepted values: the one nearest to what was sent, then all, or the most common.
 */
export function chooseAmong(
  options: readonly string[],
  commonest: readonly string[] = options,
  mostDescribed: number = MOST_DESCRIBED,
) {
  const shown = options.length > mostDescribed ? commonest.slice(0, 5) : options;
  return said('choose', ({ input }) => ({
    nearest: typeof input === 'string' ? nearestOf(options, input) : null,
    shown,
    others: options.length - shown.length,
  }));
}

/** Returns the schema of a field for display or follow-ups that never changes a result. */
export function anything(description: string) {
  return v.optional(v.pipe(v.unknown(), v.description(description)));
}

function degrees(field: 'latitude' | 'longitude', limit: number, description: string) {
  const between = said('degrees_range', ({ input }) => ({ field, got: String(input) }));
  return v.pipe(
    v.number(said('degrees_form', { field })),
    v.minValue(-limit, between),
    v.maxValue(limit, between),
    v.description(description),
  );
}

const dateForm = said('date_form', ({ input }) => ({ suggestion: dateMeant(input) }));

export const CalendarDate = v.pipe(
  v.string(dateForm),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, dateForm),
  v.check(
    isRealDate,
    said('date_unreal', ({ input }) => ({ got: String(input) })),
  ),
  v.description('Gregorian calendar date, YYYY-MM-DD'),
);

export const ClockTime = v.pipe(
  v.string(said('time_form', { suggestion: null })),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, clockMessage),
  v.description('Local clock time, HH:MM:SS, 00:00:00 to 23:59:59'),
);

export const Latitude = degrees('latitude', 90, 'Degrees north, -90 to 90');
export const Longitude = degrees('longitude', 180, 'Degrees east, -180 to 180');

export const Timezone = v.nullish(
  v.pipe(
    v.string(said('timezone_form', {})),
    v.maxLength(64, said('timezone_too_long', { most: 64 })),
    v.description(
      'IANA time zone name, any case, or an offset such as +05:30, or LMT, railway_time, bombay_time, calcutta_time; derived from the coordinates when absent; before standard time the local mean time of the longitude',
    ),
  ),
);

export const NAME_LENGTH = 200;

export const PersonName = v.pipe(
  v.string(said('name_form', {})),
  v.check((name) => [...name].length <= NAME_LENGTH, said('name_long', { most: NAME_LENGTH })),
  v.description('Name of the native, 0 to 200 characters'),
);

const methodsForm = said('methods_form', {});

const VargaMethods = v.pipe(
  v.object(vargaMethodEntries(), methodsForm),
  v.title('VargaMethods'),
  v.description('Mapping of single divisional charts other than the default, by varga id'),
);
/** An array is an object too, without any of the fields. */
const NoList = v.never(methodsForm);

const COMMONEST_AYANAMSAS = ['lahiri', 'raman', 'krishnamurti', 'true_chitra', 'yukteshwar'] as const;

/** The conventions that every computing path takes; each has a default and is echoed in `meta.conventions`. */
export const ConventionEntries = {
  ayanamsa: choice([...AYANAMSA_IDS, 'kp'], 'Ayanamsa; default lahiri', COMMONEST_AYANAMSAS),
  node: choice(['mean', 'true'], 'Lunar node; default mean'),
  house_system: choice(
    HOUSE_SYSTEM_IDS,
    `House system of ${HOUSE_SYSTEM_PATHS_LISTED}; default whole_sign, of /kp placidus. ${HOUSE_SYSTEMS_DESCRIBED}`,
  ),
  dasha_year: numberChoice(DASHA_YEARS, 'Days in a dasha year; default 365.25'),
  sunrise: choice(
    ['visible', 'hindu'],
    'What sunrise means: upper limb with refraction, or the geometric centre; default visible',
  ),
  karaka_scheme: numberChoice([7, 8], 'Number of chara karakas; default 7'),
  moon_nature: choice(
    ['paksha', 'brightness'],
    'When the Moon is benefic: while waxing, or from the 8th bright to the 8th dark tithi; default paksha',
  ),
  mercury_nature: choice(
    ['nearest', 'equal_benefic'],
    'Nature of Mercury among as many benefics as malefics in his sign: that of the nearest, or benefic; default nearest',
  ),
  node_exaltation: choice(['taurus', 'gemini'], 'Sign of exaltation of Rahu (Ketu opposite); default taurus'),
  node_aspects: choice(['spec', 'none'], 'Aspects of the nodes: 5th, 7th and 9th, or none; default spec'),
  varga_methods: v.nullish(v.lazy((given) => (Array.isArray(given) ? NoList : VargaMethods))),
};

function vargaMethodEntries() {
  return Object.fromEntries(
    Object.entries(VARGA_METHODS).map(([varga, methods]) => [
      varga,
      choice(methods, `Mapping of ${varga.toUpperCase()}; default ${methods[0]}`),
    ]),
  );
}

export const BIRTH_ENTRIES = {
  date: CalendarDate,
  time: ClockTime,
  latitude: Latitude,
  longitude: Longitude,
  timezone: Timezone,
  place_name: anything('Birth place name, for display'),
  name: PersonName,
  email: anything('Not used for the result'),
  phone: anything('Not used for the result'),
  current_location: anything('Current location, used for muhurta'),
  gender: anything('male or female'),
  marital_status: anything('Current marital status'),
  marriage_date: anything('YYYY-MM-DD, when married'),
  ...ConventionEntries,
};

/** A second birth of a request, judged by the conventions of the first. */
export const SecondBirth = v.pipe(
  v.object(
    {
      date: CalendarDate,
      time: ClockTime,
      latitude: Latitude,
      longitude: Longitude,
      timezone: Timezone,
      place_name: anything('Birth place name, for display'),
      name: v.nullish(PersonName),
      gender: anything('male or female'),
    },
    said('birth_form', {}),
  ),
  v.title('SecondBirth'),
  v.description('A second birth, judged by the conventions of the first'),
);
export type SecondBirth = v.InferOutput<typeof SecondBirth>;

/** Returns the schema of birth data with further fields of some paths. */
export function birthWith<const Title extends string, Entries extends v.ObjectEntries>(
  title: Title,
  description: string,
  entries: Entries,
) {
  return v.pipe(
    v.object({ ...BIRTH_ENTRIES, ...entries }, said('birth_form', {})),
    v.title(title),
    v.description(description),
  );
}

/** Input B: birth data. */
export const Birth = birthWith('Birth', 'Birth data', {});
export type Birth = v.InferOutput<typeof Birth>;

/** Returns the schema of a yes or no; null counts as absent. */
export function flag(description: string) {
  return v.nullish(v.pipe(v.boolean(said('flag_form', {})), v.description(description)));
}

/** Query of every path. */
export const CommonQuery = {
  lang: choice(
    NAME_LANGUAGES,
    'Language: English and Hindi in full, of the others names and short words; default en, or the Accept-Language header',
  ),
  strict: choice(
    ['true', 'false'],
    'Whether fields and query names that the path does not know are refused; default false: they are ignored, with a warning',
  ),
};

const asOfForm = said('as_of_form', {});

/** Query of every path whose answer depends on the current time. */
export const AsOfQuery = {
  as_of: v.nullish(
    v.pipe(
      v.string(asOfForm),
      v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/, asOfForm),
      v.check((text) => isRealDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), asOfForm),
      v.description('The instant to take for now; a date means the local noon of the place; default the current time'),
    ),
  ),
};

/** Query of /houses. */
export const HouseSystemQuery = {
  house_system: choice(HOUSE_SYSTEM_IDS, `House system; goes before the body field. ${HOUSE_SYSTEMS_DESCRIBED}`),
};

export const HouseNumberParam = countInText({
  least: 1,
  most: 12,
  message: () => message('house_out_of_bounds', {}),
  description: 'House, 1 to 12',
  example: '7',
});

function clockMessage(issue: v.BaseIssue<unknown>): string {
  const text = String(issue.input);
  if (/^24:00(:00)?$/.test(text)) return said('time_midnight', {})(issue);
  if (/^\d\d:\d\d:60$/.test(text)) return said('time_leap_second', {})(issue);
  return said('time_form', { suggestion: timeMeant(text) })(issue);
}
