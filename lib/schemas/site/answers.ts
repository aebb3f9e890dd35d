/** Records of the paths that do not compute. */
import * as v from 'valibot';
import { count, record, text, type Records } from '../common/records.ts';

export const Health = record('Health', 'State of the service', {
  status: v.pipe(
    v.picklist(['ok', 'degraded']),
    v.description('degraded: everything that computes answers, accounts do not'),
  ),
  ready: v.pipe(v.literal(true), v.description('Whether the paths that compute can answer')),
  api_version: v.literal('v1'),
  engine_version: text('Changes whenever an answer may change'),
  accounts: v.pipe(
    v.picklist(['ok', 'unreachable', 'not_configured']),
    v.description('Whether /auth can answer; not_configured: this installation has no accounts'),
  ),
  ephemeris: v.object({
    first_year: v.pipe(v.number(), v.integer(), v.description('Earliest year that can be computed')),
    last_year: v.pipe(v.number(), v.integer(), v.description('Latest year that can be computed')),
    recipe_version: v.pipe(v.number(), v.integer(), v.description('Goes up when the same dates get other positions')),
    sha256: text('Checksum of the ephemeris file'),
    verification: v.pipe(v.literal('verified'), v.description('The file has been compared with its checksum')),
  }),
  time_zones: v.object({
    version: text('Release of the tz database that clocks are read from'),
    verification: v.pipe(
      v.literal('verified'),
      v.description('Twelve known offsets of its history are right, and the borders of its zones are whole'),
    ),
  }),
  limits: v.object({
    body_bytes: count('Largest request body', 1, Number.MAX_SAFE_INTEGER),
    medical_data_body_bytes: count('Largest body of paths that take medical_data', 1, Number.MAX_SAFE_INTEGER),
    body_nesting: count('Deepest nesting of a request body', 1, Number.MAX_SAFE_INTEGER),
    name_characters: count('Longest name of a person', 1, Number.MAX_SAFE_INTEGER),
    invalid_fields_listed: count('Most invalid fields that one answer lists', 1, Number.MAX_SAFE_INTEGER),
  }),
});
export type Health = v.InferOutput<typeof Health>;

const Errors = record('Errors', 'Every error code and every kind of invalid field', {
  codes: v.array(
    v.object({
      code: text('For programs'),
      status: count('The HTTP status', 400, 599),
      about: text('What it means'),
      page: text('Path of the page about it'),
    }),
  ),
  types: v.array(
    v.object({
      type: text('Of an entry in the `detail` of a 422'),
      about: text('What it means'),
      page: text('Path of the page about it'),
    }),
  ),
});

const Home = record('Home', 'Where to begin', {
  name: text('Of the service'),
  engine_version: text('Changes whenever an answer may change'),
  documentation: text('Path of the documentation'),
  openapi: text('Path of the OpenAPI document'),
  playground: text('Path of the playground'),
  health: text('Path that says whether all is well'),
});

export const answers = {
  home: {
    summary: 'Where to begin',
    description: 'An index for programs. A browser, which asks for text/html, is led to /docs.',
    data: Home,
    redirect: 'A browser is led to /docs',
  },
  health: {
    summary: 'Whether the service is ready',
    description:
      'Versions, the years that can be computed, the checksum of the ephemeris, and the limits of a request. ' +
      'While the ephemeris or the time zones are missing or corrupt it answers 503 with `ready: false` and says what is wrong.',
    data: Health,
  },
  jwks: {
    summary: 'Public keys of the access tokens',
    description:
      'A JWK set (RFC 7517): whoever holds an access token can verify it with the key of its `kid`, by ES256.',
    data: v.object({
      keys: v.array(
        v.object({
          kty: v.literal('EC'),
          crv: v.literal('P-256'),
          x: v.string(),
          y: v.string(),
          kid: v.string(),
          use: v.literal('sig'),
          alg: v.literal('ES256'),
          exp: v.optional(v.pipe(v.number(), v.description('Unix seconds after which the key counts no more'))),
        }),
      ),
    }),
  },
  securityTxt: {
    summary: 'Whom to tell of a weakness',
    description: 'Contact, languages and policy as RFC 9116 has them. 404 where the installation names no contact.',
    data: v.string(),
    contentType: 'text/plain',
    refusals: ['not_found'],
  },
  passwordPage: {
    summary: 'Where a password is changed',
    description:
      'Managers of passwords look here (W3C, A Well-Known URL for Changing Passwords) and are led to the page.',
    data: v.string(),
    contentType: 'text/plain',
  },
  openApi: {
    summary: 'This document',
    description:
      'Every path, what it reads and what it answers, as OpenAPI 3.1; answers of examples are in the documents of the groups. It comes compressed (gzip) also where a request has no Accept-Encoding: `curl --compressed`, or `Accept-Encoding: identity`.',
    data: v.looseObject({ openapi: v.literal('3.1.0') }),
  },
  openApi30: {
    summary: 'This document as OpenAPI 3.0.3',
    description: 'For generators of Kotlin, Swift and Dart that know no later version: the same paths and classes.',
    data: v.looseObject({ openapi: v.literal('3.0.3') }),
  },
  groupDocument: {
    summary: 'The paths of one group with examples',
    description: 'OpenAPI 3.1 of one group, such as `/openapi/planets.json`: every request and answer with an example.',
    data: v.looseObject({ openapi: v.literal('3.1.0') }),
    refusals: ['not_found'],
  },
  docs: {
    summary: 'Where to begin',
    description: 'First calls to paste, what answers and errors look like, and the way to every path and guide.',
    data: v.string(),
    contentType: 'text/html',
  },
  docsFile: {
    summary: 'A part of these pages',
    description: 'Script, style and pictures of the documentation.',
    data: v.string(),
    contentType: '*/*',
  },
  groupPage: {
    summary: 'A group of paths as a page',
    description: 'Every path of a group with its fields, an example, its errors, and a form that sends requests.',
    data: v.string(),
    contentType: 'text/html',
  },
  guidePage: {
    summary: 'A guide as a page',
    description: 'Conventions, accuracy, errors, accounts, privacy and what else there is to know.',
    data: v.string(),
    contentType: 'text/html',
  },
  errorPage: {
    summary: 'What an error code means',
    description: 'Where the `type` of an error leads: its status, its meaning, and how to mend the request.',
    data: v.string(),
    contentType: 'text/html',
  },
  fieldErrorPage: {
    summary: 'What a kind of invalid field means',
    description: 'Of the `type` of an entry in the `detail` of a 422: its meaning, and how to mend the field.',
    data: v.string(),
    contentType: 'text/html',
  },
  errorList: {
    summary: 'Every error code',
    description:
      'Every code with its status and its page, and every kind of invalid field. A browser, which asks for text/html, gets a page.',
    data: Errors,
  },
  changelog: {
    summary: 'What changed',
    description: 'The changelog as a page: what was added, and which numbers moved by how much.',
    data: v.string(),
    contentType: 'text/html',
  },
  llms: {
    summary: 'Every page and path as one text',
    description:
      'For models that read documentation (llmstxt.org): what the service is, and a link to every guide and path.',
    data: v.string(),
    contentType: 'text/plain',
  },
  playground: {
    summary: 'A page to try the engine on a birth',
    description:
      'Chart, planets, periods, the day and why a verdict stands, each with the request behind it. It needs nothing from outside and keeps nothing.',
    data: v.string(),
    contentType: 'text/html',
  },
  playgroundFile: {
    summary: 'A part of the playground',
    description: 'Its script, its style and its list of places.',
    data: v.string(),
    contentType: '*/*',
  },
} satisfies Records;
