/** Asks this service, and tells its refusals apart from a lost connection. */
import { target, type ApiRequest } from './request.ts';

export interface Answer<Data> {
  readonly data: Data;
  readonly meta: { readonly warnings: readonly { readonly code: string; readonly message: string }[] };
}

export interface FieldProblem {
  /** Last part of `loc`: the field of the form. */
  readonly field: string;
  readonly message: string;
}

/** What the service said instead of an answer. */
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
 * @throws Refusal with the words of the service
 * @throws TypeError when the service cannot be reached
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
