/** The public view of accounts: the public keys, and whether the table is reachable. */
import type { Health } from '../../lib/schemas/site/answers.ts';
import { publicKeys } from '../_shell/accounts/publicKeys.ts';
import type { Document } from '../_shell/respond.ts';

/** @throws AccountsUnavailable when there are no keys */
export function jwks(): Document {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(publicKeys().published) };
}

export type AccountsState = Health['accounts'];

const PING_MS = 500;
/** Cached this long, so that health checks do not become load. */
const STATE_MS = 5000;

let known: { readonly state: Promise<AccountsState>; readonly untilMs: number } | undefined;

/** Tells whether accounts can be used; needs no permission, as DynamoDB answers /ping to anyone. */
export function accountsState(): Promise<AccountsState> {
  const nowMs = performance.now();
  if (!known || nowMs > known.untilMs) known = { state: seenState(), untilMs: nowMs + STATE_MS };
  return known.state;
}

async function seenState(): Promise<AccountsState> {
  if (!process.env['JWT_PUBLIC_KEYS']) return 'not_configured';
  const { AWS_REGION: region, DYNAMODB_ENDPOINT: embedded } = process.env;
  const endpoint = embedded ?? `https://dynamodb.${region}.amazonaws.com`;
  try {
    const { ok } = await fetch(`${endpoint}/ping`, { signal: AbortSignal.timeout(PING_MS) });
    return ok ? 'ok' : 'unreachable';
  } catch {
    // Whatever makes the table unreachable: that is the answer here.
    return 'unreachable';
  }
}
