/** Requests about one birth that are made in the same turn go to the service as one, which casts the chart once. */
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { isOnDevice, jsonOf, refusalOf, type Answer, type ErrorBody } from './answers.ts';
import type { ApiRequest } from './request.ts';

interface Waiting {
  readonly request: ApiRequest;
  resolve(answer: Answer<unknown>): void;
  reject(error: unknown): void;
}

interface BatchBody {
  readonly answers: readonly {
    readonly data: unknown;
    readonly problem: ErrorBody | null;
    readonly warnings: Meta['warnings'];
  }[];
  readonly meta: Meta;
}

/** The service takes no more in one request. */
const MOST_PARTS = 20;

let waiting: Waiting[] = [];

/** Returns the answer to a request, which is sent at the end of this turn. */
export function batched<Data>(request: ApiRequest): Promise<Answer<Data>> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(sendAll);
    waiting.push({ request, resolve: resolve as Waiting['resolve'], reject });
  });
}

function sendAll(): void {
  const groups = new Map<string, Waiting[]>();
  for (const one of waiting) {
    const key = JSON.stringify(one.request.body ?? null);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  waiting = [];
  for (const group of groups.values()) {
    for (let from = 0; from < group.length; from += MOST_PARTS) void send(group.slice(from, from + MOST_PARTS));
  }
}

/** @param group requests with the same body, or without any */
async function send(group: readonly Waiting[]): Promise<void> {
  // On the device nothing is gained by asking for several at once.
  const isTogether = group.length > 1 && group[0]!.request.body !== undefined && !isOnDevice();
  if (!isTogether) {
    for (const { request, resolve, reject } of group) {
      jsonOf(request).then((body) => {
        resolve(body as Answer<unknown>);
      }, reject);
    }
    return;
  }
  try {
    const { answers, meta } = (await jsonOf(batchRequest(group))) as BatchBody;
    for (const [k, { data, problem, warnings }] of answers.entries()) {
      if (problem) group[k]!.reject(refusalOf(problem));
      else group[k]!.resolve({ data, meta: { ...meta, warnings: [...meta.warnings, ...warnings] } });
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

function batchRequest(group: readonly Waiting[]): ApiRequest {
  const { body, query = {} } = group[0]!.request;
  const ask = group.map(({ request: { path, query: asked } }) => ({
    path: `/api/v1${path}`,
    ...(asked && { query: asked }),
  }));
  return {
    method: 'POST',
    path: '/batch',
    ...(query['lang'] && { query: { lang: query['lang'] } }),
    body: { birth: body, ask },
  };
}
