/** Mistakes in birth data and options, in English. */
import type { Angle, InputMessages, PersonalField } from '../../messages/inputs.ts';
import type { Sentences } from '../../sentences.ts';

const ANGLES: Readonly<Record<Angle, { name: string; limit: number; example: number }>> = {
  latitude: { name: 'Latitude', limit: 90, example: 28.6139 },
  longitude: { name: 'Longitude', limit: 180, example: 77.209 },
};

const PERSONAL: Readonly<Record<PersonalField, string>> = {
  gender: 'Send gender as male or female.',
  marital_status: 'Send marital_status as single, engaged, married, separated, divorced or widowed.',
  marriage_date: 'Send marriage_date as YYYY-MM-DD, such as 2015-11-22.',
  current_location:
    'Send current_location as {"latitude": 51.5074, "longitude": -0.1278}, as "51.5074,-0.1278", as a time zone such as "Europe/London", or as the name of a town.',
};

const WHERE = {
  body: 'It is read from the body, not from the query.',
  query: 'It is read from the query, not from the body.',
};

export const INPUTS_EN = {
  choose: ({ nearest, shown, others }) => {
    const meant = nearest === null ? '' : `Did you mean ${nearest}? `;
    const further = others === 0 ? '.' : ` or one of ${others} others, which /docs/guide/conventions lists.`;
    return `${meant}Choose one of: ${shown.join(', ')}${further}`;
  },
  degrees_form: ({ field }) => `${ANGLES[field].name} must be a number of degrees, such as ${ANGLES[field].example}.`,
  degrees_range: ({ field, got }) =>
    `${ANGLES[field].name} must be between -${ANGLES[field].limit} and ${ANGLES[field].limit} (got ${got}).`,
  degrees_in_text: ({ field, got }) => {
    const { name, limit, example } = ANGLES[field];
    return `${name} must be a number of degrees between -${limit} and ${limit}, such as ${example} (got ${got}).`;
  },
  date_form: ({ suggestion }) =>
    suggestion === null
      ? 'Give the date as YYYY-MM-DD, such as 1990-06-15.'
      : `Give the date as YYYY-MM-DD: ${suggestion}.`,
  date_unreal: ({ got }) => `${got} is not a day of the Gregorian calendar.`,
  date_out_of_range: ({ startYear, endYear, got }) =>
    `Dates from ${startYear}-01-01 to ${endYear}-12-31 can be computed (got ${got}).`,
  time_form: ({ suggestion }) =>
    suggestion === null
      ? 'Give the time as HH:MM:SS on a 24-hour clock, such as 14:30:00.'
      : `Give the time as HH:MM:SS on a 24-hour clock: ${suggestion}.`,
  time_midnight: () => 'There is no 24:00:00: send 00:00:00 with the date of the next day.',
  time_leap_second: () => 'Seconds run from 00 to 59: send a leap second as :59.',
  time_span_order: () => 'time_to is before time_from: send the earliest time first.',
  one_convention: ({ field, used }) => `Both births are read by one ${field}: ${used}.`,
  timezone_form: () => 'Give the time zone as a name, such as Asia/Kolkata, or as an offset, such as +05:30.',
  name_form: () => 'Name must be a text; it may be empty.',
  name_long: ({ most }) => `Name has ${most} characters at most.`,
  methods_form: () => 'Give an object such as {"d2": "parivritti"}.',
  birth_form: () => 'Send a JSON object with the birth data.',
  day_form: () => 'Send a JSON object with a date and a place.',
  pair_form: () => 'Send a JSON object with the two births: {"groom": {...}, "bride": {...}}.',
  conventions_form: () => 'Give an object such as {"exceptions": "all"}.',
  star_form: () => 'Give the star as an object such as {"nakshatra": 4, "pada": 2}.',
  stars_form: () => 'Send {"groom": {"nakshatra": 4, "pada": 2}, "bride": {"nakshatra": 13, "pada": 1}}.',
  role_form: () => 'Give the role of this birth: groom or bride.',
  births_form: ({ most }) => `Send births as a list of at most ${most} births, each with its role.`,
  horary_form: () => 'Send a JSON object with a number from 1 to 249 and a place.',
  search_form: () => 'Send a JSON object with a purpose, a place, and the days from and to.',
  evaluate_form: () => 'Send a JSON object with a purpose, a place and a datetime.',
  muhurta_day_form: () => 'Send a JSON object with a purpose, a place and a date.',
  datetime_form: () => 'Give the instant as YYYY-MM-DDTHH:MM:SS, such as 2027-02-11T10:30:00.',
  year_or_dates: () => 'Send a year, or start and end: year=2026, or start=2026-11-01&end=2026-11-30.',
  place_incomplete: () => 'A place has both latitude and longitude.',
  number_between: ({ least, most }) => `Give a number from ${least} to less than ${most}.`,
  flag_form: () => 'Send true or false.',
  drawing_form: () => 'Give an object such as {"theme": "dark", "width": 600}.',
  brand_form: () => 'Give an object such as {"name": "Jyoti", "colour": "#9a4a25", "footer": "jyoti.example"}.',
  brand_text_long: ({ most }) => `Give ${most} characters at most.`,
  logo_form: ({ most }) =>
    `Give the logo as one plain SVG of at most ${most} characters: a hundred shapes with plain colours or gradients, without text, pictures, links, scripts, opacity, clips and dashes.`,
  colours_form: () => 'Give an object such as {"paper": "#ffffff", "accent": "#9a4a25"}.',
  colour_form: () => 'Give a colour as #rgb or #rrggbb, such as #9a4a25.',
  as_of_form: () => 'Give an ISO instant such as 2026-01-31T12:00:00Z, or a date such as 2026-01-31.',
  events_form: ({ most }) => `Send events as a list of at most ${most}, such as [{"type": "job", "date": "2014-06"}].`,
  event_form: () => 'Send each event as an object such as {"type": "marriage", "date": "2015-11-22"}.',
  event_date: () => 'Give the date of each of the events as YYYY-MM-DD, YYYY-MM or YYYY, such as 2014-06.',
  around_form: ({ mostYears }) =>
    `Give around as a date and years, such as 2026-11-22,5: at most ${mostYears} years before and after it.`,
  depth_needs_around: ({ depth, mostYears }) =>
    `For depth ${depth} add around=YYYY-MM-DD,YEARS with at most ${mostYears} years, such as around=2026-11-22,1.`,
  ask_form: ({ most }) => `Send ask as a list of 1 to ${most} requests, such as [{"path": "/planets/positions"}].`,
  ask_entry_form: () => 'Send each request as {"path": "/dasha/vimshottari", "query": {"depth": 2}, "body": {}}.',
  place_text_form: ({ most }) => `Send the beginning of a town's name, 1 to ${most} characters, such as "beng".`,
  fields_form: () => 'Name the fields of data, separated by commas, such as planets(id,sign/id,degree),ascendant.',
  fields_long: ({ most }) => `The selection of fields has ${most} characters at most.`,
  fields_unknown: ({ path, nearest, shown }) => {
    const meant = nearest === null ? '' : `Did you mean ${nearest}? `;
    return `The answer has no ${path}. ${meant}There are: ${shown.join(', ')}.`;
  },
  unknown_field: ({ name, meant, belongs }) => {
    if (belongs !== null) return `"${name}" is not read here. ${WHERE[belongs]}`;
    if (meant === null) return `"${name}" is not read: this path does not know it.`;
    return meant.isCertain
      ? `"${name}" is not read: call it "${meant.field}".`
      : `"${name}" is not read: did you mean "${meant.field}"?`;
  },
  not_understood: ({ field }) => `${field} was not understood and is left out of account. ${PERSONAL[field]}`,
  format_unavailable: ({ type }) => `This path has no ${type}; it answers JSON.`,
  house_system_not_applied: ({ system, paths }) =>
    `This path counts houses by whole signs; ${system} applies to ${paths.slice(0, -1).join(', ')} and ${paths.at(-1)}.`,
  house_system_unavailable: ({ system }) =>
    `Beyond the polar circle the ${system} houses do not exist; planets are counted by whole signs.`,
} satisfies Sentences<InputMessages>;
