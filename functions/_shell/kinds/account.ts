/** Account routes: async, with access to the account table, the keys and the mailer. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as v from 'valibot';
import { alarm } from '../../../lib/auth/log/alarm.ts';
import type { AccountParts, Caller } from '../../../lib/auth/services.ts';
import { AccountsUnavailable, type FieldProblem } from '../../../lib/auth/refusal.ts';
import { accountParts } from '../accounts/accountServices.ts';
import { bodyErrors } from '../errors.ts';
import { bearer, type Principal } from '../principal.ts';
import { nameLanguageOf } from '../request.ts';
import { Content, json, response } from '../respond.ts';
import { API_PREFIX, objectOf, PLAIN, queryOf } from '../row.ts';
import type { CommonFields, Fields, Method, NoEntries, Row, RowAnswer, RowOf } from '../row.ts';

/** What the function of an account route receives. */
export interface AccountContext<Input, Query, Who> {
  readonly input: Input;
  readonly query: Query;
  readonly principal: Who;
  readonly accounts: AccountParts;
  readonly caller: Caller;
  /** The Accept header. */
  readonly accept: string | undefined;
}

export interface AccountOptions<
  Input extends v.ObjectEntries,
  Query extends v.ObjectEntries,
  IsProtected extends boolean,
> {
  readonly input?: Input;
  readonly query?: Query;
  /** Finds mistakes that no schema can see; the body may hold anything. */
  readonly check?: (body: object) => FieldProblem[] | Promise<FieldProblem[]>;
  readonly auth?: IsProtected;
  /** True for a path in addition to those of the specification. */
  readonly isAddition?: boolean;
  readonly status?: 200 | 201;
  /** Content types other than JSON that the Accept header may request. */
  readonly formats?: readonly string[];
}

/** Declares a path under /auth; it answers its record without the envelope. */
export function account<
  Answer extends string,
  Input extends v.ObjectEntries = NoEntries,
  Query extends v.ObjectEntries = NoEntries,
  IsProtected extends boolean = false,
>(
  method: Method,
  path: string,
  run: (
    context: AccountContext<Fields<Input>, Fields<Query>, IsProtected extends true ? Principal : null>,
  ) => Promise<object>,
  options: RowAnswer<Answer> & AccountOptions<Input, Query, IsProtected>,
): Row<Answer> {
  const { answer, auth = false, check, formats = [], input, isAddition = false, status = 200 } = options;
  const row: RowOf<Answer, Fields<Input>, CommonFields & Fields<Query>> = {
    ...PLAIN,
    kind: 'account',
    method,
    path: API_PREFIX + path,
    answer,
    body: input ? objectOf(input) : null,
    query: queryOf(options.query),
    isAddition,
    isProtected: auth,
    status,
    formats,
    limit: null,
    isEnveloped: false,
    authenticate: auth ? bearer : null,
    check: async ({ body }) => ({ mistakes: bodyErrors((await check?.(body)) ?? []) }),
    async run({ input: fields, principal, query }, event) {
      const accounts = await servedAccounts();
      const result = await run({
        input: fields,
        query,
        // Where the row is protected, the access token has been read before.
        principal: principal as IsProtected extends true ? Principal : null,
        accounts,
        caller: callerOf(event),
        accept: event.headers['accept'],
      });
      return result instanceof Content ? response(result) : json(status, result);
    },
  };
  return row;
}

/**
 * Faulty keys, secrets and settings stay faulty until somebody corrects them, so the caller is not told to retry, as it
 * is when the table fails.
 */
async function servedAccounts(): Promise<AccountParts> {
  try {
    return await accountParts();
  } catch (error) {
    if (error instanceof AccountsUnavailable) alarm('accounts_refused', { reason: error.message });
    throw error;
  }
}

function callerOf(event: APIGatewayProxyEventV2): Caller {
  return {
    ip: event.requestContext.http.sourceIp,
    lang: nameLanguageOf(event),
    nowUnixMs: Date.now(),
    requestId: event.requestContext.requestId,
  };
}
