/** Arbitrary values for the document's schemas; what a schema cannot express is defined by the name of the field. */
import fc from 'fast-check';
import { DAY_CATEGORY_IDS } from '../../lib/astro/judgement/tables/dayCategories.ts';
import { resolved, type OpenApiDocument, type Operation, type Parameter, type Schema } from './document.ts';
import { date, dateAfter, latitude, longitude, moments, nows, time, timezone, type Anchor } from './moments.ts';

/** Values from earlier answers that requests need. */
export interface Known {
  readonly anchors: readonly [Anchor, ...Anchor[]];
  readonly slugs: readonly [string, ...string[]];
  readonly findings: readonly [object, ...object[]];
  readonly emails: readonly [string, ...string[]];
  readonly password: string;
  readonly refreshToken: string;
}

const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];
const planet = fc.oneof(
  fc.constantFrom(...PLANETS),
  fc.constantFrom(...PLANETS).map((name) => name.toUpperCase()),
  fc.constantFrom(...PLANETS).map((name) => ` ${name[0]!.toUpperCase()}${name.slice(1)} `),
);

/** Texts in many scripts, up to the length of a name. */
const words = fc.oneof(
  fc.constantFrom(
    'Asha Rao',
    'आशा राव',
    'ஆஷா',
    'Ørjan Þór',
    '李小龍',
    'محمد',
    '👩‍👩‍👧‍👦',
    '',
    ' ',
    'O"Brien \\ <b>&amp;</b>',
    'a\u0000b\u202e',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  // Including halves of surrogate pairs: JSON can carry what no text should hold.
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant('क्ष'.repeat(66)),
);

export const anyJson = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, '', 0, -1, 1e308, 'male', 'female', 'married', '2015-02-30', [], {}),
  },
);

const place = fc.record(
  { latitude, longitude, timezone: fc.option(timezone) },
  { requiredKeys: ['latitude', 'longitude'] },
);
const placeByZone = fc.constantFrom('Europe/London', 'asia/kolkata', 'America/New_York', 'Pacific/Apia');
const location = fc.oneof(
  place,
  placeByZone,
  placeByZone.map((zone) => ({ timezone: zone })),
);

type Named = Readonly<Record<string, (known: Known, schema: Schema) => fc.Arbitrary<unknown>>>;
const lord = () => planet;
const calendarDate = () => date;

const ASKED_IN_BATCH = [
  { path: '/planets/positions' },
  { path: '/api/v1/dasha/vimshottari', query: { depth: 1 } },
  { path: '/panchang/tithi', body: { date: '2026-11-22' } },
  { path: '/dosha/manglik', query: { detail: 'brief' }, body: { ayanamsa: 'none' } },
  { path: '/auth/me' },
];

const BRANDS = [
  { name: 'Jyoti', footer: 'jyoti.example', colour: '#9a4a25' },
  {
    logo_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>',
    colour: '#abc',
  },
  {},
];

/** By the name of the field, in bodies, queries and paths alike. */
const NAMED: Named = {
  date: calendarDate,
  target_date: calendarDate,
  start_date: calendarDate,
  end_date: calendarDate,
  analysis_date: calendarDate,
  time: () => time,
  latitude: () => latitude,
  longitude: () => longitude,
  timezone: () => timezone,
  name: () => words,
  as_of: ({ anchors }) => nows(anchors),
  mahadasha: lord,
  antardasha: lord,
  mahadasha_lord: lord,
  antardasha_lord: lord,
  pratyantardasha_lord: lord,
  sookshma_lord: lord,
  prana_lord: lord,
  category: () => fc.constantFrom(...DAY_CATEGORY_IDS, 'Travel '),
  gender: () => fc.oneof(fc.constantFrom('male', 'female'), anyJson),
  current_location: (_, schema) =>
    Object.keys(schema).some((key) => key === '$ref' || key === 'anyOf') ? location : fc.oneof(location, anyJson),
  // A report takes two hundred milliseconds, a thousand times as long as a chart.
  include_pdf: () => fc.integer({ min: 0, max: 79 }).map((drawn) => drawn === 79),
  brand: () => fc.constantFrom(...BRANDS),
  medical_data: ({ findings }) => fc.constantFrom(...findings),
  email: ({ emails }) =>
    fc.oneof(
      fc.constantFrom(...emails),
      fc.uuid().map((id) => `${id}@example.com`),
    ),
  username: () => fc.uuid(),
  full_name: () => fc.oneof(words, anyJson),
  password: ({ password }) => fc.oneof(fc.constant(password), fc.uuid()),
  current_password: ({ password }) => fc.constant(password),
  new_password: () => fc.uuid(),
  fields: () => fc.constant('*'),
  // Of the annual chart; an empty list is refused.
  houses: () => fc.uniqueArray(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 5 }),
  // Deeper lists are given around a day only, and refused without.
  depth: () => fc.integer({ min: 1, max: 3 }),
  around: () => fc.constantFrom('2026-11-22,5', '1990-06-15,0.5', '2000-02-29,120'),
  birth: ({ anchors }) => moments(anchors).map((moment) => ({ name: 'Asha Rao', ...moment })),
  ask: () => fc.array(fc.constantFrom(...ASKED_IN_BATCH), { minLength: 1, maxLength: 4 }),
  refresh_token: ({ refreshToken }) => fc.constant(refreshToken),
  token: () => fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
};

/** Returns values that a schema accepts, including null where it does. */
export function valuesOf(schema: Schema, name: string, known: Known, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name]! : null;
  if (named === null) return bySchema(schema, known, document);
  const values = named(known, schema);
  return isNullable(schema) ? fc.option(values, { freq: 9 }) : values;
}

const isNullable = ({ anyOf }: Schema) =>
  (anyOf as readonly Schema[] | undefined)?.some(({ type }) => type === 'null') ?? false;

const MOST_ITEMS = 5;

function bySchema(schema: Schema, known: Known, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const { anyOf, enum: options, items, maxItems, maximum, minimum, pattern, type } = resolved(schema, document);
  if (options) return fc.constantFrom(...(options as readonly unknown[]));
  if (anyOf) return fc.oneof(...(anyOf as readonly Schema[]).map((one) => bySchema(one, known, document)));
  switch (type) {
    case 'object':
      return objectsOf(resolved(schema, document), known, document);
    case 'array':
      return fc.array(bySchema(items as Schema, known, document), {
        maxLength: Math.min(Number(maxItems ?? MOST_ITEMS), MOST_ITEMS),
      });
    case 'integer':
      return fc.integer({
        min: (minimum as number | undefined) ?? -1000,
        max: (maximum as number | undefined) ?? 10_000,
      });
    case 'number':
      return fc.double({ min: minimum as number, max: maximum as number, noNaN: true });
    case 'string':
      return typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern)) : words;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyJson;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

function objectsOf(schema: Schema, known: Known, document: OpenApiDocument): fc.Arbitrary<Fields> {
  const { properties = {} } = schema as ObjectSchema;
  return 'time_from' in properties && 'date' in properties
    ? openBirthsOf(properties, known, document)
    : recordsOf(schema, known, document);
}

/** Births whose time may be left open, the earliest before the latest. */
function openBirthsOf(
  { role }: NonNullable<ObjectSchema['properties']>,
  known: Known,
  document: OpenApiDocument,
): fc.Arbitrary<Fields> {
  const roles = role ? valuesOf(role, 'role', known, document) : fc.constant(undefined);
  return fc
    .tuple(moments(known.anchors), roles, fc.constantFrom('known', 'open', 'between'), time, time)
    .map(([{ time: clock, ...moment }, given, kind, one, other]) => ({
      ...moment,
      ...(given !== undefined && { role: given }),
      ...(kind === 'known' && { time: clock }),
      ...(kind === 'between' && {
        time: null,
        time_from: one < other ? one : other,
        time_to: one < other ? other : one,
      }),
    }));
}

function recordsOf(
  { properties = {}, required = [] }: Schema,
  known: Known,
  document: OpenApiDocument,
): fc.Arbitrary<Fields> {
  const entries = Object.entries(properties as Readonly<Record<string, Schema>>);
  const fields = Object.fromEntries(entries.map(([name, schema]) => [name, valuesOf(schema, name, known, document)]));
  return fc.record(fields, { requiredKeys: required as string[] });
}

/** Fields that a moment sets together. */
const OF_MOMENT = ['date', 'time', 'latitude', 'longitude', 'timezone', 'datetime', 'from', 'to', 'start', 'end'];
/** A search over a quarter of a year takes as long as a hundred charts. */
const MOST_SEARCHED = 20;

/** Returns bodies that a path accepts: date, time and place fit each other, and the rest fits them. */
export function bodiesOf(schema: Schema, known: Known, document: OpenApiDocument): fc.Arbitrary<Fields> {
  const { properties = {}, required = [] } = resolved(schema, document) as ObjectSchema;
  if (!('latitude' in properties)) return recordsOf({ properties, required }, known, document);
  const others = Object.fromEntries(Object.entries(properties).filter(([name]) => !OF_MOMENT.includes(name)));
  const asked = required.filter((name) => !OF_MOMENT.includes(name));
  return fc
    .tuple(
      recordsOf({ properties: others, required: asked }, known, document),
      moments(known.anchors),
      fc.nat(120),
      place,
      UNKNOWN_FIELDS,
    )
    .map(([given, { date: day, time: clock, ...moment }, age, residence, unknown]) => ({
      ...unknown,
      ...given,
      ...moment,
      ...('date' in properties && { date: day }),
      ...('time' in properties && { time: clock }),
      ...('datetime' in properties && { datetime: `${day}T${clock}` }),
      ...('start' in properties && { start: day, end: dateAfter(day, age) }),
      ...('start_year' in properties && { start_year: 1601 + (Number(day.slice(0, 4)) % 730), years: 1 + (age % 60) }),
      ...('from' in properties && { from: day, to: dateAfter(day, Math.min(age, MOST_SEARCHED)) }),
      ...('year' in properties && { year: Math.min(Number(day.slice(0, 4)) + age, 2400) }),
      ...(given['return_place'] === 'current' && { current_location: residence }),
    }));
}

interface ObjectSchema extends Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Unknown fields are ignored, whatever their names. */
const UNKNOWN_FIELDS = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fields>({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Fields>({ zodiac: 'tropical', Date: 5 }, { constructor: {}, toString: [], id: '<b>' }),
  },
);

/** Returns names for a path parameter: some that exist, and some that do not. */
export function namesOf(
  { example, name, schema }: Parameter,
  known: Known,
  document: OpenApiDocument,
): fc.Arbitrary<string> {
  if (schema['type'] !== 'string') return valuesOf(schema, name, known, document).map(String);
  const there = name === 'slug' ? known.slugs : [String(example)];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...there) },
    { weight: 1, arbitrary: fc.constantFrom('nothing', 'constructor') },
  );
}

/** Returns queries that a path accepts, as texts; a range of days is in order and not too long. */
export function queriesOf(operation: Operation, known: Known, document: OpenApiDocument): fc.Arbitrary<Texts> {
  const parameters = operation.parameters.filter(({ in: where }) => where === 'query');
  const names = parameters.map(({ name }) => name);
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return fc
    .tuple(recordsOf({ properties, required }, known, document), moments(known.anchors), fc.nat(31))
    .map(([given, { date: day, latitude: north, longitude: east, timezone: zone }, days]) => {
      const place = { latitude: north, longitude: east, ...(zone && { timezone: zone }) };
      const daily = { ...(names.includes('latitude') && place), ...(names.includes('date') && { date: day }) };
      const end = names.includes('end_date') ? { end_date: dateAfter(String(given['start_date']), days) } : {};
      return texts({ ...given, ...daily, ...end, ...yearsOf(names, given, day, days) });
    });
}

/** Years and dates of calendars, so far within the ephemeris that the months around them are too. */
function yearsOf(names: readonly string[], given: Fields, day: string, days: number): Fields {
  const within = (year: unknown, count: number) => 1601 + (Math.abs(Math.trunc(Number(year ?? days))) % count);
  if (names.includes('start_year')) {
    return { start_year: within(given['start_year'], 730), years: 1 + (Math.abs(Number(given['years'] ?? days)) % 60) };
  }
  // A star must have a part in the sign that is sent.
  const sign = names.includes('nakshatra') ? { nakshatra: undefined, by: undefined } : {};
  if (names.includes('start')) {
    const year = within(day.slice(0, 4), 799);
    const start = `${year}${day.slice(4)}`.replace(/02-29$/, '02-28');
    return days % 2 === 0
      ? { ...sign, year, start: undefined, end: undefined }
      : { ...sign, year: undefined, start, end: dateAfter(start, days) };
  }
  return names.includes('year') ? { year: within(given['year'], 799) } : {};
}

export type Texts = Readonly<Record<string, string>>;

/** What is undefined is not sent. */
const texts = (fields: Fields): Texts =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
