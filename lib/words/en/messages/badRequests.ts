/** Mistakes in a request, in English. */
import type { JsonMistake, ProblemTitle, RequestMessages } from '../../messages/badRequests.ts';
import type { Sentences } from '../../sentences.ts';

const JSON_MISTAKES: Readonly<Record<JsonMistake, string>> = {
  trailing_comma: 'There is a comma with nothing after it.',
  single_quotes: 'Texts and names stand in double quotes, not in single ones.',
  comment: 'JSON knows no comments.',
  unquoted_name: 'Names of fields stand in double quotes.',
  not_a_number: 'NaN, Infinity and None are no JSON: send null or leave the field out.',
  cut_off: 'It ends before every bracket is closed.',
};

export const REQUESTS_EN = {
  body_empty: () => 'The body is empty. Send a JSON object.',
  body_no_json: (place) =>
    place === null
      ? 'The body is not valid JSON. Note that NaN and comments are not JSON.'
      : `The body is not valid JSON at line ${place.line}, column ${place.column}. ${place.cause ? JSON_MISTAKES[place.cause] : 'Note that NaN and comments are not JSON.'}`,
  body_no_object: () => 'Send a JSON object, in braces.',
  body_no_utf8: () => 'The body is not valid UTF-8.',
  body_too_large: ({ kib }) => `The body may hold ${kib} KiB at most.`,
  body_too_deep: ({ levels }) => `The body may be nested ${levels} levels deep at most.`,
  body_wrong_type: () => 'Send the body as JSON in UTF-8, with Content-Type: application/json.',
  path_unknown: ({ nearest }) =>
    nearest === null
      ? 'There is nothing at this path. GET /docs shows every path.'
      : `There is nothing at this path. Did you mean ${nearest}? GET /docs shows every path.`,
  towns_missing: () => 'The list of towns is not here. Send the latitude and the longitude of the place.',
  timezone_needed: () => 'The time zone of this place is not known here. Send it as well, such as "Asia/Kolkata".',
  not_on_device: () => 'PNG pictures, PDF reports and calendar feeds are made by the server. Ask for JSON or SVG here.',
  path_not_in_batch: () =>
    'No path of this name can be asked in a batch. It takes the computing paths, without texts written by a model.',
  address_unknown: () => 'There is nothing at this address. Use the public address of the API.',
  method_wrong: ({ method, allowed }) => `This path does not take ${method}. Use ${allowed.join(' or ')}.`,
  field_missing: ({ field, description, sent }) => {
    if (field === 'email' && sent !== null) return `Field email is required: the e-mail address, not ${sent}.`;
    if (sent !== null) return `Field ${field} is required. You sent ${sent}: send it as ${field}.`;
    return description === null ? `Field ${field} is required.` : `Field ${field} is required: ${description}.`;
  },
  inner_field_missing: ({ field, mend }) => `Field ${field} is required. ${mend}`,
  requests_exceeded: () =>
    'Too many requests from here. Wait as many seconds as Retry-After says, then go on more slowly.',
  ephemeris_unavailable: () => 'The ephemeris is not available, so nothing can be computed. Try again later.',
  time_data_unavailable: () =>
    'The data of time zones is not available, so no local time can be read. Try again later.',
  accounts_unavailable: () => 'Accounts are not available right now. Try again in a moment.',
  internal_error: () => 'Something went wrong on our side. If it happens again, report the request id.',
  beyond_ephemeris: ({ startYear, endYear }) =>
    `The computation reaches beyond the ephemeris, which covers the years ${startYear} to ${endYear}.`,
} satisfies Sentences<RequestMessages>;

export const TITLES_EN: Readonly<Record<ProblemTitle, string>> = {
  'Malformed request': 'Malformed request',
  'Bad request': 'Bad request',
  'Not authenticated': 'Not authenticated',
  'Not allowed': 'Not allowed',
  'Not found': 'Not found',
  'Method not allowed': 'Method not allowed',
  Conflict: 'Conflict',
  'Payload too large': 'Payload too large',
  'Unsupported media type': 'Unsupported media type',
  'Too many requests': 'Too many requests',
  'Internal error': 'Internal error',
  'Temporarily unavailable': 'Temporarily unavailable',
  'Invalid input': 'Invalid input',
};
