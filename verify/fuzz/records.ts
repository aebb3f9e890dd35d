/** Properties of all records by the contract: order in time, exact sums, positions that match their degrees. */
import type { Json } from '../../scripts/openapi/schemas.ts';
import type { Asked } from './asked.ts';
import { isInstant } from './validation.ts';

type Fields = Readonly<Record<string, Json>>;
type Rule = (record: Fields) => string | null;

/** Returns what is wrong with an answer, and where; null where nothing is. */
export function recordFault(answer: unknown, { body, url }: Asked): string | null {
  const { data } = answer as { data?: Json };
  if (data === undefined) return null;
  return faultIn(data, 'data') ?? wordFault(JSON.stringify(data), `${String(body)} ${url}`);
}

function faultIn(value: Json, at: string): string | null {
  if (typeof value === 'string') return textFault(value, at);
  if (typeof value !== 'object' || value === null) return null;
  if (isList(value)) return listFault(value, at);
  for (const rule of RULES) {
    const fault = rule(value as Fields);
    if (fault) return `${at}: ${fault}`;
  }
  for (const [key, inner] of Object.entries(value)) {
    const fault = faultIn(inner, `${at}.${key}`);
    if (fault) return fault;
  }
  return null;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function textFault(text: string, at: string): string | null {
  return /^\d{4}-\d\d-\d\dT/.test(text) && !isInstant(text) ? `${at}: ${text} is no instant` : null;
}

/** Text that looks like a failed number or record, and was not in the request. */
function wordFault(text: string, asked: string): string | null {
  const [word] = /\b(NaN|undefined|Infinity)\b|\[object \w+\]/.exec(text) ?? [];
  return word && !asked.includes(word) ? `data: says ${word}` : null;
}

function listFault(list: readonly Json[], at: string): string | null {
  const ids = /\.(planets|yogas|doshas|sahams|charts|karakas|houses|areas|categories)$/.test(at)
    ? list.map((item) => identity(item)).filter((id) => id !== null)
    : [];
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) return `${at}: ${twice} stands twice`;
  for (const [i, item] of list.entries()) {
    const fault = faultIn(item, `${at}.${i}`);
    if (fault) return fault;
  }
  return null;
}

function identity(item: Json): string | null {
  if (typeof item !== 'object' || item === null || isList(item)) return null;
  const { id, role, start, variant } = item as Fields;
  return typeof id === 'string'
    ? [id, role, variant, start].filter((part) => typeof part === 'string').join(' ')
    : null;
}

/** Events of Saturn at a single instant end as they begin. */
const MOMENTARY = ['exact', 'station', 'ascendant'];

/** Spans are half-open, so an empty span is an error. */
const inOrder: Rule = ({ end, kind, start }) => {
  if (typeof start !== 'string' || typeof end !== 'string') return null;
  const isEmpty = start === end && !MOMENTARY.includes(String(kind));
  return isEmpty || Date.parse(start) > Date.parse(end) ? `starts ${start} and ends ${end}` : null;
};

const TOTALS = [
  'score',
  'overall_score',
  'points',
  'points_sum',
  'total',
  'value',
  'share_percent',
  'probability',
  'virupas',
];

/** Numbers are rounded to seven decimals each. */
const ROUNDED = 1e-6;

const isPoints = (item: Json): item is { readonly points: number } =>
  typeof item === 'object' && item !== null && typeof (item as Fields)['points'] === 'number';

const sumsUp: Rule = (record) => {
  const { components } = record;
  const total = TOTALS.find((name) => typeof record[name] === 'number');
  if (total === undefined || !Array.isArray(components) || !components.every(isPoints)) return null;
  const sum = components.reduce((before, { points }) => before + points, 0);
  const isExact = Math.abs(sum - (record[total] as number)) < ROUNDED;
  return isExact ? null : `${total} is ${String(record[total])}, and its components sum up to ${sum}`;
};

const SIGN_DEG = 30;
const PADA_DEG = 10 / 3;

const isPlaced: Rule = ({ degree, longitude, nakshatra, pada, sign }) => {
  if (
    typeof longitude !== 'number' ||
    typeof degree !== 'number' ||
    typeof (sign as Fields | null)?.['number'] !== 'number'
  )
    return null;
  if (longitude < 0 || longitude >= 360) return `stands at ${longitude} degrees`;
  if ((sign as Fields)['number'] !== Math.floor(longitude / SIGN_DEG) + 1)
    return `is in sign ${JSON.stringify(sign)} at ${longitude}`;
  if (degree < 0 || degree >= SIGN_DEG) return `stands at ${degree} degrees of its sign`;
  const quarter = 4 * (Number((nakshatra as Fields | null | undefined)?.['number']) - 1) + Number(pada) - 1;
  return Number.isNaN(quarter) || quarter === Math.floor(longitude / PADA_DEG)
    ? null
    : `is in quarter ${quarter} at ${longitude}`;
};

const RULES: readonly Rule[] = [inOrder, sumsUp, isPlaced];
