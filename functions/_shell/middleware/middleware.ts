/** The event that the middlewares of the stack pass on, and the values they set for each other. */
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { LimitStanding } from '../callerLimits.ts';
import type { Principal } from '../principal.ts';
import type { HttpAnswer } from '../respond.ts';
import type { ReadRequest, Row } from '../row.ts';

/** The gateway's event on its way through the stack. */
export interface StackEvent extends APIGatewayProxyEventV2 {
  /** The row of the path; set by `routing`. */
  row?: Row;
  /** What the row's function receives; set by `validation`, the last step. */
  read?: ReadRequest;
}

/** Values that a middleware sets for those after it. */
export interface Internal {
  startedMs: number;
  isHead: boolean;
  /** How the path is counted; an unknown path counts as a computation. */
  limit: Row['limit'];
  /** The state of the caller's limit, where requests are counted. */
  standing?: LimitStanding;
  row: Row;
  /** The caller; null where authentication is not required. */
  principal: Principal | null;
  /** The JSON object of the body; empty where the row takes none. */
  json: object;
}

export type Middleware = MiddlewareObj<StackEvent, HttpAnswer, Error, Context, Internal & Record<string, unknown>>;
