/** Routes that take the data of a birth (input B), the kind that most paths are. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as v from 'valibot';
import { Birth } from '../../../lib/schemas/common/inputs.ts';
import { conventionFields, type ConventionFields } from '../../../lib/birth/conventions.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import { Warned } from '../../../lib/records/warned.ts';
import type { Asks } from '../asked/asked.ts';
import { birthErrors, dateErrors } from '../birthErrors.ts';
import { birthContext } from '../context.ts';
import { deprecationHeaders, type Deprecated } from '../deprecation.ts';
import { awaitFirstCheck } from '../ephemeris.ts';
import type { FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { natalMeta } from '../meta.ts';
import { acceptedType } from '../request.ts';
import { requestWarnings } from '../requestWarnings.ts';
import { computed, response, type Content } from '../respond.ts';
import { API_PREFIX, computedQuery, objectOf, PLAIN } from '../row.ts';
import type {
  Authenticate,
  ComputedFields,
  Fields,
  Given,
  NoEntries,
  Row,
  RowAnswer,
  RowOf,
  SchemaOf,
} from '../row.ts';

export type { Fields, NoEntries, Row };

/** Another format of an answer. */
export type Formatted<Context> = (context: Context) => Content | Promise<Content>;

export interface RowOptions<Query extends v.ObjectEntries, Params extends v.ObjectEntries, Input extends Birth> {
  readonly query?: Query;
  readonly params?: Params;
  /** The birth data with further fields; by default the birth data alone. */
  readonly input?: SchemaOf<Input>;
  /** Finds mistakes that the schemas cannot see: fields that do not go together, dates outside the ephemeris. */
  readonly check?: Check;
  /**
   * True where the answer depends on the current time: the route takes `as_of` and echoes it. `asked`: the route takes it
   * in its own query and is about the birth without it.
   */
  readonly usesNow?: boolean | 'asked';
  /** True where the answer counts houses by the house system that the caller chose. */
  readonly usesHouseSystem?: boolean;
  /** True where the answer says itself that a place has no houses, and takes no others instead. */
  readonly tellsMissingHouses?: boolean;
  /** Conventions of the path where the caller names none. */
  readonly conventions?: ConventionFields;
  /** Returns the caller, or refuses; see principal.ts. */
  readonly auth?: Authenticate;
  /** By content type. */
  readonly formats?: Readonly<Record<string, Formatted<NatalContext<Fields<Query>, Fields<Params>, Input>>>>;
  readonly deprecated?: Deprecated;
  /** What may be asked of the answer, beside the level of detail and single fields. */
  readonly asks?: Asks;
  /** True for a path in addition to those of the specification. */
  readonly isAddition?: boolean;
}

/** Checks a request before it is known to match its schemas. */
export type Check = (given: Given) => FieldError[];

/** Refuses an `as_of` or `analysis_date` outside the ephemeris: for paths that compute transits at that instant. */
export const nowInEphemeris: Check = ({ body, query }) => [
  ...dateErrors(query['as_of']?.slice(0, 10), ['query', 'as_of']),
  ...dateErrors((body as Record<string, unknown>)['analysis_date'], ['body', 'analysis_date']),
];

/** Declares a path that answers about the chart of a birth (input B); async where a drawing is loaded on demand. */
export function natal<
  Answer extends string,
  Query extends v.ObjectEntries = NoEntries,
  Params extends v.ObjectEntries = NoEntries,
  Input extends Birth = Birth,
>(
  path: string,
  run: (
    context: NatalContext<Fields<Query>, Fields<Params>, Input>,
    event: APIGatewayProxyEventV2,
  ) => object | Promise<object>,
  options: RowAnswer<Answer> & RowOptions<Query, Params, Input>,
): Row<Answer> {
  const { answer, asks = {}, auth, check, deprecated, formats = {}, isAddition = false } = options;
  const { conventions, tellsMissingHouses = false, usesNow = false, usesHouseSystem = false } = options;
  const types = Object.keys(formats);
  const headers = {
    ...deprecationHeaders(deprecated, API_PREFIX),
    ...(types.length > 0 && { vary: 'Accept, Accept-Encoding, Accept-Language' }),
  };
  const row: RowOf<Answer, Input, ComputedFields & Fields<Query>, Fields<Params>> = {
    ...PLAIN,
    kind: 'natal',
    method: 'POST',
    path: API_PREFIX + path,
    answer,
    // Without a schema of its own `Input` is the birth alone.
    body: options.input ?? (Birth as SchemaOf<Birth> as SchemaOf<Input>),
    query: computedQuery(options.query, usesNow === true, asks),
    params: objectOf(options.params),
    isAddition,
    isProtected: auth !== undefined,
    formats: types,
    successor: deprecated?.successor ?? null,
    isEnveloped: true,
    usesHouseSystem,
    asks,
    authenticate: auth ?? null,
    ready: awaitFirstCheck,
    check: (given) => ({ mistakes: [...birthErrors(given.body), ...(check?.(given) ?? [])] }),
    async run({ ignored, input, language, params, query }, event) {
      const meant = conventions ? { ...input, ...conventions, ...conventionFields(input) } : input;
      const context = birthContext(meant, language, query, params, usesHouseSystem);
      const type = acceptedType(event.headers['accept'], types);
      if (type !== null) return response(await formats[type]!(context), headers);
      const result = await run(context, event);
      const warned = result instanceof Warned ? result : new Warned(result, []);
      const warnings = [...requestWarnings(event, types, ignored, input), ...warned.warnings];
      const isAboutNow = usesNow === true || (usesNow === 'asked' && Boolean(query.as_of));
      const depends = { tellsMissingHouses, usesNow: isAboutNow, usesHouseSystem };
      const meta = natalMeta(path.slice(1), context, depends, warnings, warned.conventions);
      return computed(warned.data, meta, { query, asks }, { ...headers, ...warned.headers });
    },
  };
  return row;
}
