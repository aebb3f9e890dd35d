/** Mistakes in first requests: no wrong chart without a warning, and every answer says how to correct the request. */
import { expect, test } from '@jest/globals';
import { handler as auth } from '../../functions/auth/routes.ts';
import { handler as career } from '../../functions/career/routes.ts';
import { handler as dasha } from '../../functions/dasha/routes.ts';
import { handler as panchang } from '../../functions/panchang/routes.ts';
import { handler as pdae } from '../../functions/pdae/routes.ts';
import { handler as planets } from '../../functions/planets/routes.ts';
import { handler as site } from '../../functions/site/routes.ts';
import type { Handler } from '../../functions/_shell/server.ts';
import { BIRTH, call, type Answer } from '../support/call.ts';

interface Sent {
  readonly handler?: Handler;
  readonly method?: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const POSITIONS = '/api/v1/planets/positions';
const DAY = '/api/v1/panchang/daily?date=2026-11-20&latitude=28.6139&longitude=77.209';
const TODAY = '/api/v1/pdae/tarabala?target_date=2026-11-20';

const withBody = (change: object): Sent => ({ body: { ...BIRTH, ...change } });
const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(BIRTH).filter(([field]) => !fields.includes(field)));
const today = (current_location: unknown): Sent => ({
  handler: pdae,
  path: TODAY,
  body: { ...BIRTH, current_location },
});

const withEvent = (told: object): Sent => ({
  handler: career,
  path: '/api/v1/career/timing',
  body: { ...BIRTH, events: [{ type: 'job', date: '2014-06' }, told] },
});

/** A mistake, what is sent, and what the answer must say; the status 200 is that of an answer with a warning. */
const MISTAKES: [mistake: string, sent: Sent, status: number, fix: RegExp][] = [
  // The body and how it is sent.
  ['a comma too many', { raw: '{"date":"1990-06-15",}' }, 400, /line 1, column 22.*comma/],
  ['single quotes', { raw: "{'date':'1990-06-15'}" }, 400, /double quotes/],
  ['a name without quotes', { raw: '{date:"1990-06-15"}' }, 400, /Names of fields stand in double quotes/],
  ['NaN', { raw: '{"latitude":NaN}' }, 400, /NaN.*null/],
  ['None of Python', { raw: '{"timezone":None}' }, 400, /None.*null/],
  ['a comment', { raw: '{"latitude":28 // Delhi\n}' }, 400, /line 1, column 16.*comments/],
  ['cut off', { raw: '{"date":"1990-06-15"' }, 400, /ends before every bracket is closed/],
  ['a form', { raw: 'date=1990-06-15', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, /JSON/],
  ['no body', { raw: '' }, 400, /Send a JSON object/],
  ['null', { raw: 'null' }, 422, /Field date is required/],
  ['a list', { raw: '[]' }, 422, /JSON object, in braces/],
  // The path.
  ['GET for POST', { method: 'GET' }, 405, /Use POST/],
  ['a path misspelt', { path: '/api/v1/planets/postions' }, 404, /Did you mean \/api\/v1\/planets\/positions\?/],
  ['a path in capitals', { path: '/api/v1/Planets/Positions' }, 404, /Did you mean \/api\/v1\/planets\/positions\?/],
  ['no prefix', { handler: site, path: '/planets/positions' }, 404, /Did you mean \/api\/v1\/planets\/positions\?/],
  ['another version', { handler: site, path: '/api/v2/panchang/daily' }, 404, /\/api\/v1\/panchang\/daily/],
  ['underscores in a path', { handler: panchang, path: '/api/v1/panchang/rahu_kaal' }, 404, /\/panchang\/rahu-kaal/],
  ['the last part alone', { handler: site, path: '/sade-sati' }, 404, /\/api\/v1\/transit\/sade-sati/],
  // Date and time.
  ['no seconds', withBody({ time: '14:30' }), 422, /HH:MM:SS on a 24-hour clock: 14:30:00/],
  ['twelve hours', withBody({ time: '2:30 PM' }), 422, /14:30:00/],
  ['midnight of twelve hours', withBody({ time: '12:05 am' }), 422, /00:05:00/],
  ['24 hours', withBody({ time: '24:00:00' }), 422, /00:00:00 with the date of the next day/],
  ['the day first', withBody({ date: '15-06-1990' }), 422, /YYYY-MM-DD, such as 1990-06-15/],
  ['slashes', withBody({ date: '1990/06/15' }), 422, /YYYY-MM-DD: 1990-06-15/],
  ['no zeros', withBody({ date: '1990-6-15' }), 422, /YYYY-MM-DD: 1990-06-15/],
  ['no such day', withBody({ date: '1990-02-30' }), 422, /not a day/],
  ['too early', withBody({ date: '1066-10-14' }), 422, /from 1600-01-01 to 2400-12-31/],
  [
    'parts of a date',
    { body: { ...without('date'), day: 15, month: 6, year: 1990 } },
    422,
    /sent day, month, year.*as date/,
  ],
  ['parts of a time', { body: { ...without('time'), hour: 14, min: 30 } }, 422, /You sent hour, min: send it as time/],
  [
    'dob and tob',
    { body: { ...without('date', 'time'), dob: '1990-06-15', tob: '14:30:00' } },
    422,
    /sent dob.*as date/,
  ],
  // The date of an event: not that of the birth.
  [
    'an event without a date',
    withEvent({ type: 'job' }),
    422,
    /^Field events\.1\.date is required\. .*YYYY-MM or YYYY/,
  ],
  [
    'an event with the day first',
    withEvent({ type: 'job', date: '15-06-2014' }),
    422,
    /of the events.*YYYY-MM or YYYY/,
  ],
  ['an event without a type', withEvent({ date: '2014' }), 422, /^Field events\.1\.type is required\. .*marriage/],
  // The place.
  [
    'lat and lon',
    { body: { ...without('latitude', 'longitude'), lat: 28.6, lon: 77.2 } },
    422,
    /sent lat.*as latitude/,
  ],
  ['latitude in text', withBody({ latitude: '28.6139' }), 422, /number of degrees, such as 28\.6139/],
  ['latitude beyond the pole', withBody({ latitude: 128 }), 422, /between -90 and 90/],
  ['latitude and longitude exchanged', withBody({ latitude: 77.209, longitude: 28.6139 }), 200, /look exchanged/],
  [
    'exchanged, without a time zone',
    withBody({ latitude: 77.209, longitude: 28.6139, timezone: null }),
    200,
    /look exchanged.*latitude 28\.6139, longitude 77\.209/,
  ],
  ['New York exchanged', withBody({ latitude: -74.006, longitude: 40.7128, timezone: null }), 200, /look exchanged/],
  [
    'a sign of the longitude lost',
    withBody({ latitude: 40.71, longitude: 74, timezone: 'America/New_York' }),
    200,
    /sign of the longitude/,
  ],
  ['nowhere', withBody({ latitude: 0, longitude: 0, timezone: 'UTC' }), 200, /often means missing coordinates/],
  // The time zone.
  ['IST', withBody({ timezone: 'IST' }), 422, /"Asia\/Kolkata"/],
  ['a country', withBody({ timezone: 'India' }), 422, /Did you mean "Asia\/Kolkata"/],
  ['a time zone misspelt', withBody({ timezone: 'Asia/Kolkatta' }), 422, /Did you mean "Asia\/Kolkata"/],
  ['tzone', withBody({ tzone: 5.5 }), 200, /"tzone" is not read: call it "timezone"/],
  [
    'a time in a gap',
    withBody({ date: '2024-03-10', time: '02:30:00', latitude: 40.71, longitude: -74, timezone: 'America/New_York' }),
    200,
    /did not exist/,
  ],
  ['a birth before standard time', withBody({ date: '1893-01-05' }), 200, /local mean time.*"railway_time"/],
  // Conventions and options.
  ['ayanamsha', withBody({ ayanamsha: 'raman' }), 200, /"ayanamsha" is not read: call it "ayanamsa"/],
  ['a field misspelt', withBody({ karaka_sceme: 8 }), 200, /did you mean "karaka_scheme"/],
  [
    'an ayanamsa in the query',
    { path: `${POSITIONS}?ayanamsa=raman`, body: BIRTH },
    200,
    /read from the body, not from the query/,
  ],
  [
    'an ayanamsa misspelt',
    withBody({ ayanamsa: 'lahirri' }),
    422,
    /Did you mean lahiri\?.*lahiri, raman, krishnamurti/,
  ],
  ['no such ayanamsa', withBody({ ayanamsa: 'best' }), 422, /lahiri, raman.*43 others/],
  ['no such house system', withBody({ house_system: 'koch' }), 422, /whole_sign/],
  ['a field nobody knows', withBody({ user_id: 7 }), 200, /"user_id" is not read/],
  ['a name that every object has', withBody({ constructor: 1 }), 200, /"constructor" is not read: this path/],
  ['a query nobody knows', { path: `${POSITIONS}?verbose=1`, body: BIRTH }, 200, /"verbose" is not read/],
  [
    'the same, strictly',
    { path: `${POSITIONS}?strict=true`, body: { ...BIRTH, ayanamsha: 'raman' } },
    422,
    /call it "ayanamsa"/,
  ],
  [
    'as_of in the body',
    { handler: dasha, path: '/api/v1/dasha/current', body: { ...BIRTH, as_of: '2026-01-01' } },
    200,
    /read from the query, not from the body/,
  ],
  [
    'a time sent for a day',
    { handler: panchang, method: 'GET', path: `${DAY}&time=10:00:00` },
    200,
    /"time" is not read/,
  ],
  ['a PDF where there is none', { body: BIRTH, headers: { accept: 'application/pdf' } }, 200, /no application\/pdf/],
  ['no such language', { path: `${POSITIONS}?lang=klingon`, body: BIRTH }, 422, /en, hi/],
  [
    'no such lord',
    { handler: dasha, path: '/api/v1/dasha/antardasha?mahadasha_lord=pluto', body: BIRTH },
    422,
    /sun.*ketu/,
  ],
  [
    'houses where none are cast',
    { path: '/api/v1/planets/dignity', body: { ...BIRTH, house_system: 'sripati' } },
    200,
    /by whole signs; sripati applies to \/houses/,
  ],
  // The person, and where it is now.
  ['a gender that is none', withBody({ gender: 'yes' }), 200, /Send gender as male or female/],
  ['a status that is none', withBody({ marital_status: 'complicated' }), 200, /single, engaged, married/],
  ['a wedding without a year', withBody({ marriage_date: '22 November' }), 200, /marriage_date as YYYY-MM-DD/],
  ['a town nobody knows', today('Xyzzy'), 200, /current_location was not understood/],
  ['half a place', today({ latitude: 51.5 }), 200, /current_location was not understood/],
  // Accounts.
  [
    'a user name for the address',
    { handler: auth, path: '/api/v1/auth/login', body: { username: 'asha', password: 'Vrishabha-Lagna-77' } },
    422,
    /e-mail address, not username/,
  ],
];

async function sendTo({
  handler = planets,
  method = 'POST',
  path = POSITIONS,
  body,
  raw,
  headers,
}: Sent): Promise<Answer> {
  return call(handler, method, path, body, { ...(raw !== undefined && { rawBody: raw }), ...(headers && { headers }) });
}

/** Everything that an answer says of the mistakes in its request. */
function described({ json }: Answer): string {
  const { detail, meta } = json as {
    detail?: string | { msg: string }[];
    meta?: { warnings: { message: string }[] };
  };
  if (typeof detail === 'string') return detail;
  return (detail?.map(({ msg }) => msg) ?? meta!.warnings.map(({ message }) => message)).join(' | ');
}

test('there are sixty and more', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(60);
});

test.each(MISTAKES)('%s', async (_, sent, status, fix) => {
  const answer = await sendTo(sent);
  expect([answer.status, described(answer)]).toEqual([status, expect.stringMatching(fix)]);
});

test.each(MISTAKES)('in Hindi: %s', async (_, sent) => {
  const answer = await sendTo({ ...sent, headers: { ...sent.headers, 'accept-language': 'hi' } });
  expect(answer.headers['content-language']).toBe('hi');
  expect(described(answer)).toMatch(/\p{Script=Devanagari}/u);
});

test('the date of an event is asked for in Hindi too, not that of the birth', async () => {
  const headers = { 'accept-language': 'hi' };
  const missing = described(await sendTo({ ...withEvent({ type: 'job' }), headers }));
  expect(missing).toMatch(/^फ़ील्ड events\.1\.date ज़रूरी है। events .*YYYY-MM या YYYY/);
  const wrong = described(await sendTo({ ...withEvent({ type: 'job', date: '15-06-2014' }), headers }));
  expect(wrong).toMatch(/^events में हर घटना की तारीख .*YYYY-MM या YYYY/);
});

/** Values in another spelling than ours, each understood as ours. */
const MEANT: [words: string, sent: object, convention: object][] = [
  ['capitals', { ayanamsa: 'LAHIRI', node: 'True' }, { ayanamsa: 'lahiri', node: 'true' }],
  ['another name', { ayanamsa: 'Chitrapaksha' }, { ayanamsa: 'lahiri' }],
  ['KP', { ayanamsa: 'KP' }, { ayanamsa: 'krishnamurti' }],
  ['B. V. Raman', { ayanamsa: 'B.V. Raman' }, { ayanamsa: 'raman' }],
  ['a blank and capitals', { house_system: 'Whole Sign' }, { house_system: 'whole_sign' }],
  ['a hyphen', { house_system: 'equal-madhya' }, { house_system: 'equal_madhya' }],
  ['Placidus', { house_system: 'Placidus' }, { house_system: 'placidus' }],
];

test.each(MEANT)('%s', async (_, sent, convention) => {
  const { json, status } = await sendTo(withBody(sent));
  const { conventions, warnings } = (json as { meta: { conventions: object; warnings: unknown[] } }).meta;
  expect([status, warnings]).toEqual([200, []]);
  expect(conventions).toMatchObject(convention);
});

test.each(['Shukra', 'शुक्र', 'VENUS', 'venus'])('a lord as %s', async (lord) => {
  const path = `/api/v1/dasha/antardasha?mahadasha_lord=${encodeURIComponent(lord)}`;
  const { json, status } = await call(dasha, 'POST', path, BIRTH);
  expect(status).toBe(200);
  expect((json as { data: { path: { lord: string }[] } }).data.path[0]!.lord).toBe('venus');
});

test('a browser at the address alone is led to the documentation, a program to an index', async () => {
  const page = await call(site, 'GET', '/', undefined, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers['location']]).toEqual([302, '/docs']);
  const index = await call(site, 'GET', '/', undefined, { headers: { accept: '*/*' } });
  expect(index.json).toMatchObject({ documentation: '/docs', openapi: '/openapi.json' });
});
