import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';

export interface GatewayRequest {
  readonly method: string;
  readonly url: string;
  readonly httpVersion: string;
  /** Names and values in turn, as Node's server has them. */
  readonly rawHeaders: readonly string[];
  readonly sourceIp: string;
}

export interface GatewayRoute {
  readonly routeKey: string;
  readonly pathParameters?: Readonly<Record<string, string>>;
}

export interface GatewayAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly body: string | Buffer;
}

export function gatewayEvent(
  request: GatewayRequest,
  body: Buffer,
  route: GatewayRoute,
  nowMs: number,
): APIGatewayProxyEventV2;
export function gatewayAnswer(result: APIGatewayProxyResultV2): GatewayAnswer;
export function splitUrl(url: string): { path: string; queryString: string };
