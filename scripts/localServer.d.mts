import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import type { GatewayAnswer, GatewayRoute } from './gatewayEvent.d.mts';

export type LambdaHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyResultV2>;
export type Handlers = ReadonlyMap<string, LambdaHandler>;

/** Pages that exist only where the server is started with them, by path. */
export type LocalPages = ReadonlyMap<string, () => GatewayAnswer>;

export interface LocalServer {
  readonly port: number;
  stop(): Promise<void>;
}

export function startLocalServer(options: {
  handlers: Handlers;
  local?: LocalPages;
  /** 0 for any that is free. */
  port: number;
  host?: string;
  /** How long an answer may take. */
  answerMs?: number;
}): Promise<LocalServer>;
export function routeOf(path: string, handlers: Handlers): { group: string; route: GatewayRoute };
