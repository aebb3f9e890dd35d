/** Sends requests to this service, and tells its refusals from a lost connection. */
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { target, type ApiRequest } from './request.ts';

export interface Answer<Data> {
  readonly data: Data;
  readonly meta: Meta;
}

export interface FieldProblem {
  /** Last part of `loc`: the field of the form. */
  readonly field: string;
  readonly message: string;
}

/** An error of the service. */
export class Refusal extends Error {
  readonly fields: readonly FieldProblem[];

  constructor(message: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.fields = fields;
  }
}

interface ErrorBody {
  readonly title: string;
  readonly detail: string | readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[];
}

/**
 * @throws Refusal with the message of the service
 * @throws TypeError when the service is unreachable
 */
export async function answerOf<Data>(request: ApiRequest, signal: AbortSignal): Promise<Answer<Data>> {
  const response = await fetch(target(request), {
    method: request.method,
    signal,
    ...(request.body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
    }),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw refusalOf(body as ErrorBody);
  return body as Answer<Data>;
}

function refusalOf({ title, detail }: ErrorBody): Refusal {
  if (typeof detail === 'string') return new Refusal(detail);
  const fields = detail.map(({ loc, msg }) => ({ field: String(loc.at(-1)), message: msg }));
  return new Refusal(title, fields);
}

const PATIENCE_MS = 20_000;
/** As many as a few births in both languages need. */
const MOST_KEPT = 60;
const kept = new Map<string, Promise<Answer<unknown>>>();

/** Returns the answer to a request, which is sent once, however many panels show it; failures are sent again. */
export function keptAnswer<Data>(request: ApiRequest): Promise<Answer<Data>> {
  const key = JSON.stringify(request);
  const known = kept.get(key) as Promise<Answer<Data>> | undefined;
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const asked = answerOf<Data>(request, AbortSignal.timeout(PATIENCE_MS));
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
