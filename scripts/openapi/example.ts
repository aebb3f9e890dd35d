/** Example requests, which the engine answers while the document is made, so that examples are never wrong. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Handler } from '../../functions/_shell/server.ts';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import type { Json, Schema } from './schemas.ts';
import { signedIn } from './signedIn.ts';
import { withoutModel } from './withoutModel.ts';

const BIRTH: Readonly<Record<string, Json>> = {
  name: 'Asha Rao',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  place_name: 'New Delhi',
};

/** The most instructive values; every other required field takes one that its schema names. */
const VALUES: Readonly<Record<string, Json>> = {
  ...BIRTH,
  birth: BIRTH,
  full_name: 'Asha Rao',
  as_of: '2026-01-31',
};

/** Of the two of a match, by the record that they are. */
const OF_TWO: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  BirthOrDay: {
    groom: { ...BIRTH, name: 'Arjun Rao', date: '1988-11-02', time: '06:15:00', latitude: 12.9716, longitude: 77.5946 },
    bride: BIRTH,
  },
  BirthStar: { groom: { nakshatra: 4, pada: 2 }, bride: { nakshatra: 13, pada: 1 } },
};

/** Optional fields that the example has nevertheless: `as_of` keeps it the same from day to day. */
const SHOWN = ['timezone', 'place_name', 'full_name', 'as_of'];
const YEAR = '2026';

/**
 * Returns an example of an object, with the fields of its schema in their order.
 *
 * @param values by name of the field; they take precedence over those of the schema
 */
export function exampleOf(
  { properties = {}, required = [] }: Schema,
  values: Readonly<Record<string, Json>> = VALUES,
): Readonly<Record<string, Json>> {
  // Of a year or dates, one is needed.
  const isYearMeant = 'start' in (properties as object) && 'end' in (properties as object);
  const isShown = (name: string) =>
    (required as readonly Json[]).includes(name) || SHOWN.includes(name) || (isYearMeant && name === 'year');
  const shown = Object.entries(properties as Readonly<Record<string, Schema>>).filter(([name]) => isShown(name));
  const valueOf = (name: string, schema: Schema): Json =>
    values[name] ?? (isYearMeant && name === 'year' ? YEAR : exampleValue(name, schema));
  return Object.fromEntries(shown.map(([name, schema]) => [name, valueOf(name, schema)]));
}

function exampleValue(name: string, schema: Schema): Json {
  const { $ref, examples, enum: options, minimum } = schema;
  const ofTwo = typeof $ref === 'string' ? OF_TWO[$ref.split('/').at(-1)!]?.[name] : undefined;
  const value = ofTwo ?? (examples as Json[] | undefined)?.[0] ?? (options as Json[] | undefined)?.[0] ?? minimum;
  if (value === undefined) throw new Error(`The field ${name} needs an example: give its schema v.examples([...]).`);
  return value;
}

export interface Request {
  readonly body: Readonly<Record<string, Json>> | null;
  readonly query: Readonly<Record<string, Json>>;
  readonly params: Readonly<Record<string, Json>>;
}

/** Returns the group's answer to an example; to a signed-in caller, where the path requires one. */
export async function answerTo(row: Row, request: Request, handler: Handler): Promise<Json> {
  const { isProtected, method, path } = row;
  const event = eventOf(method, path, request);
  const answer = () => withoutModel(() => handler(event, {} as Context));
  const { statusCode, body = '' } = await (isProtected ? signedIn(event, answer) : answer());
  if (statusCode !== 200) throw new Error(`${method} ${path} answers ${statusCode} to its example: ${body}`);
  return JSON.parse(body) as Json;
}

function eventOf(method: string, path: string, { body, query, params }: Request): APIGatewayProxyEventV2 {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const http = { method, path: named, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'openapi' };
  return {
    version: '2.0',
    rawPath: named,
    queryStringParameters: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { 'content-type': 'application/json' },
    requestContext: { http, requestId: 'example' },
    ...(body && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
}
