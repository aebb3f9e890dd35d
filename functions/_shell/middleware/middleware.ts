/** What the middlewares of the stack have in common: the event they pass on, and what they tell each other. */
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Standing } from '../callerLimits.ts';
import type { Principal } from '../principal.ts';
import type { HttpAnswer } from '../respond.ts';
import type { ReadRequest, Row } from '../row.ts';

/** The event of the gateway, on its way through the stack. */
export interface StackEvent extends APIGatewayProxyEventV2 {
  /** The row of the path: `routing` sets it. */
  row?: Row;
  /** What the row receives: `validation` sets it, last of all. */
  read?: ReadRequest;
}

/** What a middleware finds out, for those after it. */
export interface Internal {
  startedMs: number;
  isHead: boolean;
  /** What the path is counted as; an unknown path is counted as computing. */
  limit: Row['limit'];
  /** What is left of the caller's limit, where requests are counted. */
  standing?: Standing;
  row: Row;
  /** Who calls; null where anyone may. */
  principal: Principal | null;
  /** The JSON object of the body; empty where the row takes none. */
  json: object;
}

export type Middleware = MiddlewareObj<StackEvent, HttpAnswer, Error, Context, Internal & Record<string, unknown>>;
