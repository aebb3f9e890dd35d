/**
 * The mix of requests: every path of the OpenAPI document once a round, each time in another order and for another
 * birth.
 */
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import { randomInputs } from '../../scripts/shares/births.ts';
import { tokensOf, type Flow, type Session } from './accounts.ts';
import { CITIES, REACH_DEG } from './places.ts';
import type { Answer, Asked } from './sender.ts';

interface Parameter {
  readonly in: 'query' | 'path' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly example?: string | number;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly example?: Readonly<Record<string, unknown>> }>>;
}
export interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { parameters?: readonly Parameter[]; requestBody?: Content; responses: Readonly<Record<string, Content>> }
        >
      >
    >
  >;
}

/** One request of the mix, without birth data. */
export interface Operation {
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly parameters: readonly Parameter[];
  readonly example: Readonly<Record<string, unknown>> | null;
  readonly accept: string;
}

/** In how many rounds each rare request occurs once: about one of 20,000 requests. */
export const RARE_ROUNDS = 90;
/** One birth in so many has no time zone, which is then derived from the borders. */
export const ZONELESS = 10;
const REPORT = 'application/pdf';

/** These would end the session of the load test. */
const ENDING = ['DELETE /api/v1/auth/me', 'POST /api/v1/auth/logout-everywhere'];

/** Returns the requests of a document: JSON of each path, and its report where it has one. */
export function operationsOf({ paths }: Document): Operation[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([verb, { parameters = [], requestBody, responses }]) => {
      const method = verb.toUpperCase();
      const [status, { content = {} }] = Object.entries(responses)[0]!;
      const example = requestBody?.content?.['application/json']?.example ?? null;
      const common = { path, method, status: Number(status), parameters, example };
      const json = { ...common, name: `${method} ${path}`, accept: 'application/json' };
      return REPORT in content ? [json, { ...common, name: `${method} ${path} as PDF`, accept: REPORT }] : [json];
    }),
  );
  return all.filter(({ name }) => !ENDING.includes(name));
}

/** Requests that occur once in `RARE_ROUNDS` rounds. */
export function isRare({ accept, path }: Operation, flows: ReadonlyMap<string, Flow>): boolean {
  return accept === REPORT || flows.has(path);
}

/** Yields requests without end; some have to be prepared first. */
export function* mix(
  operations: readonly Operation[],
  session: Session,
  flows: ReadonlyMap<string, Flow>,
  detail: string | null,
): Generator<Asked | Promise<Asked>> {
  const often = operations.filter((operation) => !isRare(operation, flows));
  const rare = operations.filter((operation) => isRare(operation, flows));
  let round = 0;
  for (const birth of randomInputs(Infinity)) {
    const placed = { ...birth, ...place(round, birth) };
    const rarely = round % RARE_ROUNDS === 0 ? rare[(round / RARE_ROUNDS) % rare.length] : undefined;
    for (const operation of [...rotated(often, round), ...(rarely ? [rarely] : [])]) {
      yield flows.get(operation.path)?.() ?? asked(operation, placed, session, detail);
    }
    round++;
  }
}

/**
 * Number of births for which each rare request is sent in advance: fonts are read script by script, glyphs as names
 * need them.
 */
const RARE_BIRTHS = 8;

/**
 * Yields each rare request for some births, so that everything that is loaded for them is in memory before it is
 * measured.
 */
export function* rareRequests(
  operations: readonly Operation[],
  session: Session,
  flows: ReadonlyMap<string, Flow>,
): Generator<Asked | Promise<Asked>> {
  const rare = operations.filter((operation) => isRare(operation, flows));
  for (const birth of randomInputs(RARE_BIRTHS)) {
    const placed = { ...birth, ...place(0, birth) };
    for (const operation of rare) yield flows.get(operation.path)?.() ?? asked(operation, placed, session, null);
  }
}

/** Another order each round: a step without a common divisor with the length visits every item. */
function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const step = [37, 41, 43, 47, 53].find((prime) => items.length % prime !== 0) ?? 1;
  return items.map((_, i) => items[(i * step + round * 61) % items.length]!);
}

function place(round: number, { latitude, longitude }: Birth): Partial<Birth> {
  const city = CITIES[round % CITIES.length]!;
  // The drawn births are distributed evenly, so the same numbers also place a birth within the reach of a city.
  return {
    latitude: city.latitude + (latitude / 90) * REACH_DEG,
    longitude: city.longitude + (longitude / 180) * REACH_DEG,
    timezone: round % ZONELESS === ZONELESS - 1 ? null : city.timezone,
  };
}

function asked(operation: Operation, birth: Birth, session: Session, detail: string | null): Asked {
  const { accept, example, method, name, parameters, path, status } = operation;
  const known = new Map(Object.entries({ ...birth, token: session.verifyToken }));
  // Of a year or dates, one is needed: the year is sent.
  const hasDates = parameters.some((parameter) => parameter.name === 'start');
  const isSent = (parameter: Parameter) => parameter.required || (hasDates && parameter.name === 'year');
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && isSent(parameter))
    .map(
      (parameter) => `${parameter.name}=${encodeURIComponent(String(known.get(parameter.name) ?? parameter.example))}`,
    );
  if (detail !== null && parameters.some((parameter) => parameter.name === 'detail')) query.push(`detail=${detail}`);
  const filled = parameters.reduce(
    (text, { example: value, name: key }) => text.replace(`{${key}}`, String(value)),
    path,
  );
  return {
    name,
    method,
    url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    body: example && JSON.stringify(bodyOf(path, example, birth, session)),
    access: session.access,
    accept,
    status,
    isKept: path.endsWith('/auth/refresh'),
  };
}

function bodyOf(path: string, example: object, birth: Birth, session: Session): object {
  if (path.startsWith('/api/v1/auth/')) {
    const { email, refresh, verifyToken } = session;
    const known: Readonly<Record<string, string>> = { email, refresh_token: refresh, token: verifyToken };
    return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, known[key] ?? value]));
  }
  if (!('date' in example)) return example;
  const { date, gender, latitude, longitude, time, timezone } = birth;
  const ofDay = { ...example, date, latitude, longitude, timezone };
  const year = 'year' in example ? { year: Number(date.slice(0, 4)) + 30 } : {};
  return 'time' in example ? { ...ofDay, ...year, time, gender } : ofDay;
}

/** Keeps the tokens of a refresh: those of the start expire after half an hour. */
export function learned(session: Session, { isKept, status: wanted, url }: Asked, { body, status }: Answer): void {
  if (isKept && status === wanted && url.endsWith('/auth/refresh')) Object.assign(session, tokensOf(body));
}
