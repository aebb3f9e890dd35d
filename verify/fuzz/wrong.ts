/** Nearly valid values: for each field those that its schema, the calendar or the map refuses. */
import fc from 'fast-check';
import type { Schema } from './document.ts';
import { anyJson } from './values.ts';
import type { Validators } from './validation.ts';

/** Well-formed, or nearly so, but no valid day, time, zone or planet. */
const MISTAKES: Readonly<Record<string, readonly string[]>> = {
  date: [
    '2023-02-29',
    '1900-02-29',
    '2021-13-01',
    '2021-04-31',
    '20210101',
    '2021-1-1',
    ' 2021-01-01',
    '1599-12-31',
    '2401-01-01',
    '0000-00-00',
    '१९९०-०६-१५',
  ],
  time: ['24:00:00', '23:59:60', '12:60:00', '12:00', '1:02:03', '12:00:00Z', '-1:00:00'],
  timezone: [
    'IST',
    'Mars/Olympus',
    '+25:00',
    '+05:60',
    '',
    'Asia/Kolkata\u0000',
    'constructor',
    '__proto__',
    'x'.repeat(65),
  ],
  as_of: ['now', '2026-02-30', '2026-01-31T25:00Z', '2026-01-31 12:00', '2026', '', '2026-01-31T12:00'],
  lord: ['pluto', '', 'lagna', 'constructor', 'sun,moon', '\u0000sun'],
  category: ['', 'everything', 'constructor'],
};
const LIKE: Readonly<Record<string, string>> = {
  target_date: 'date',
  start_date: 'date',
  end_date: 'date',
  analysis_date: 'date',
  mahadasha: 'lord',
  antardasha: 'lord',
};
const mistakesIn = (name: string) => MISTAKES[LIKE[name] ?? (name.endsWith('_lord') ? 'lord' : name)] ?? [];

const ODD_VALUES: readonly unknown[] = [
  '',
  ' ',
  'x',
  '28.6',
  'null',
  '1990-06-15',
  -1,
  0,
  13,
  91,
  -180.0000001,
  1.5,
  1e21,
  1e308,
  true,
  false,
  [],
  {},
  [28.6],
  { valueOf: 1 },
];
const ODD_TEXTS = [
  '',
  ' ',
  'x',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '0x10',
  '-1',
  '1.5',
  '1e99',
  '999',
  '-0.1',
  '٧',
  '1,2',
  '\u0000',
  'constructor',
  'true\u0000',
];

/** Returns JSON values that a field of a body must refuse; null where nothing is refused. */
export function wrongValues(name: string, schema: Schema, { accepts }: Validators): fc.Arbitrary<unknown> | null {
  // A value that is no place is ignored with a warning.
  if (name === 'current_location') return null;
  const odd = ODD_VALUES.filter((value) => !accepts(schema, value));
  const wrong = [...mistakesIn(name), ...odd];
  if (wrong.length === 0) return null;
  // If it refuses some of a few odd values, it refuses some of many random ones.
  const any = odd.length > 0 ? [{ weight: 1, arbitrary: anyJson.filter((value) => !accepts(schema, value)) }] : [];
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...wrong) }, ...any);
}

/** Returns texts that a parameter of a query or a path must refuse; null where nothing is refused. */
export function wrongTexts(
  name: string,
  where: string,
  schema: Schema,
  { accepts }: Validators,
): fc.Arbitrary<string> | null {
  const isNumber = schema['type'] === 'integer' || schema['type'] === 'number';
  // Names separated by commas, of which none is as good as no parameter.
  const isList = schema['type'] === 'array';
  const isAccepted = (text: string) => {
    if (isNumber) return /^[-+.\de]+$/i.test(text) && accepts(schema, Number(text));
    return accepts(schema, isList ? text.split(',').filter((name) => name.trim() !== '') : text);
  };
  const isName = where === 'path';
  const mistakes = isName ? [] : mistakesIn(name);
  // Without its last segment a path is another one.
  const wrong = [...mistakes, ...ODD_TEXTS.filter((text) => !isAccepted(text) && !(isName && text === ''))];
  return wrong.length === 0 ? null : fc.constantFrom(...wrong);
}
