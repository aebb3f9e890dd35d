/** What the middlewares around the rows tell each other about a request. */
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Standing } from './callerLimits.ts';
import type { HttpAnswer } from './respond.ts';
import type { Row } from './route.ts';

export interface Internal {
  startedMs: number;
  isHead: boolean;
  /** What the path is counted as; what no row answers to is counted as computing. */
  limit: Row['limit'];
  /** Where the caller stands, where requests are counted. */
  standing?: Standing;
}

export type Middleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  HttpAnswer,
  Error,
  Context,
  Internal & Record<string, unknown>
>;
