/** Sends requests to this service, or has the device answer them, and tells refusals from a lost connection. */
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { fetchOptions, target, type ApiRequest } from './request.ts';

export interface Answer<Data> {
  readonly data: Data;
  readonly meta: Meta;
}

export interface FieldProblem {
  /** Last part of `loc`: the field of the form. */
  readonly field: string;
  readonly message: string;
  /** What it is a field of: the part of `loc` before it. */
  readonly within?: string;
}

/** An error of the service. */
export class Refusal extends Error {
  readonly fields: readonly FieldProblem[];

  constructor(message: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.fields = fields;
  }
}

/** An error as the service says it (RFC 9457). */
export interface ErrorBody {
  readonly title: string;
  readonly detail: string | readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[];
}

const PATIENCE_MS = 20_000;

/** Answers in place of the service, with its status and its body. */
type Answering = (request: ApiRequest) => Promise<{ readonly status: number; readonly text: string }>;

let device: Answering | null = null;

/** Has requests answered on this device from now on; by the service again with null. */
export function answerBy(answering: Answering | null): void {
  device = answering;
}

/** Returns whether requests are answered on this device, so that nothing of a birth may be sent. */
export function isOnDevice(): boolean {
  return device !== null;
}

/**
 * Returns the JSON that answers a request.
 *
 * @throws Refusal with the message of the service
 * @throws TypeError when the service is unreachable
 */
export async function jsonOf(request: ApiRequest): Promise<unknown> {
  // Accounts are the service's alone.
  if (device !== null && !request.path.startsWith('/auth/')) {
    const { status, text } = await device(request);
    const body: unknown = JSON.parse(text);
    if (status >= 400) throw refusalOf(body as ErrorBody);
    return body;
  }
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(target(request), { ...fetchOptions(request), signal });
  if (!response.ok) throw await refusalIn(response);
  return response.json();
}

/** Returns the error that a response says. */
export async function refusalIn(response: Response): Promise<Refusal> {
  return refusalOf((await response.json()) as ErrorBody);
}

/** Returns an error body as an error. */
export function refusalOf({ title, detail }: ErrorBody): Refusal {
  if (typeof detail === 'string') return new Refusal(detail);
  const fields = detail.map(({ loc, msg }) => ({
    field: String(loc.at(-1)),
    message: msg,
    within: String(loc.at(-2)),
  }));
  return new Refusal(title, fields);
}
