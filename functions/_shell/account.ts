/** Rows of accounts: async, with the table, the keys and the mail behind them. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { alarm } from '../../lib/auth/log/alarm.ts';
import type { AccountParts, Caller } from '../../lib/auth/services.ts';
import { AccountsUnavailable, type FieldProblem } from '../../lib/auth/refusal.ts';
import { CommonQuery } from '../../lib/schemas/common/inputs.ts';
import { accountParts } from './accounts/accountServices.ts';
import { bodyErrors } from './errors.ts';
import { bearer, type Principal } from './principal.ts';
import { jsonBody, languageOf } from './request.ts';
import { bare, Raw, raw } from './respond.ts';
import { API_PREFIX, type RowAnswer, type Fields, type Method, type NoEntries, type Row } from './route.ts';
import { validated, type Part } from './validate.ts';

/** What a function of an account row receives. */
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
  /** Mistakes of the body that no schema can see; it may hold anything. */
  readonly check?: (body: object) => FieldProblem[] | Promise<FieldProblem[]>;
  readonly auth?: IsProtected;
  /** Stands beside the paths of the specification. */
  readonly isAddition?: boolean;
  readonly status?: 200 | 201;
  /** What it answers beside JSON, by an Accept header. */
  readonly formats?: readonly string[];
}

/** Declares a path under /auth; it answers its record without envelope. */
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
  const { auth = false, check, formats = [], input, isAddition = false, status = 200 } = options;
  const bodySchema = input ? v.object({ ...input }) : null;
  const query = v.object({ ...CommonQuery, ...options.query } as v.ObjectEntries);
  return {
    kind: 'account',
    method,
    path: API_PREFIX + path,
    answer: options.answer,
    body: bodySchema,
    query,
    params: v.object({}),
    isAddition,
    isProtected: auth,
    status,
    formats,
    successor: null,
    limit: null,
    isEnveloped: false,
    usesHouseSystem: false,
    async respond(event) {
      const principal = (auth ? bearer(event) : null) as IsProtected extends true ? Principal : null;
      const body = bodySchema ? jsonBody(event) : {};
      const parts: Part[] = [
        { where: 'body', schema: bodySchema ?? v.object({}), value: body },
        { where: 'query', schema: query, value: event.queryStringParameters ?? {} },
      ];
      // Each output is what its schema gives; only the list of them has lost the types.
      const outputs = validated(parts, bodyErrors((await check?.(body)) ?? []), languageOf(event));
      const [fields, asked] = outputs as [Fields<Input>, Fields<typeof CommonQuery> & Fields<Query>];
      const accounts = await servedAccounts();
      const caller = callerOf(event);
      const answer = await run({
        input: fields,
        query: asked,
        principal,
        accounts,
        caller,
        accept: event.headers['accept'],
      });
      return answer instanceof Raw ? raw(answer) : bare(status, answer);
    },
  };
}

/** Keys, secrets and settings that are not right stay so until somebody mends them: no waiting helps, as it does with the table. */
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
    lang: languageOf(event),
    nowUnixMs: Date.now(),
    requestId: event.requestContext.requestId,
  };
}
