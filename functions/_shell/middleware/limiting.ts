/** Refuses a caller who asks too often, before anything of the request is read. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { addressSubject } from '../../../lib/auth/limits/address.ts';
import { message } from '../../../lib/words/message.ts';
import { counter, type CallerLimits, type Standing } from '../callerLimits.ts';
import { ApiError } from '../errors.ts';
import type { Middleware } from './middleware.ts';

/** Tokens that nobody has seen yet are checked this often for one address: a check costs more than many a refusal. */
const CHECKS_PER_MINUTE = 60;
const CHECKS_BURST_SECONDS = 20;

/** A token that held is believed for so long. */
const BELIEVED_MS = 60_000;
const TOKENS_IN_MEMORY = 1000;

/** Returns what counts the requests of each caller, by user where an access token holds, else by address. */
export function limiting(limits: CallerLimits, nowUnixMs: () => number = Date.now): Middleware {
  const { burstSeconds, documentsPerMinute, perMinute, signedInPerMinute } = limits;
  const addresses = counter(perMinute, burstSeconds);
  const users = counter(signedInPerMinute, burstSeconds);
  const readers = counter(documentsPerMinute, burstSeconds);
  const signedIn = believedTokens();

  /** By address at once; only who brings a token is waited for. */
  function standingOf(event: APIGatewayProxyEventV2, nowMs: number): Standing | Promise<Standing> {
    const address = addressSubject(event.requestContext.http.sourceIp);
    if (!event.headers['authorization']) return addresses.counted(address, nowMs);
    return signedIn(event, address, nowMs).then((user) =>
      user === null ? addresses.counted(address, nowMs) : users.counted(user, nowMs),
    );
  }

  return {
    async before({ event, internal }) {
      const { limit } = internal;
      if (limit === null) return;
      const nowMs = nowUnixMs();
      const standing =
        limit === 'documents'
          ? readers.counted(addressSubject(event.requestContext.http.sourceIp), nowMs)
          : await standingOf(event, nowMs);
      internal.standing = standing;
      if (standing.isAllowed) return;
      throw new ApiError('rate_limited', message('requests_exceeded', {}), {
        'retry-after': String(standing.waitSeconds),
      });
    },
  };
}

/** Returns what finds out who is signed in, and remembers it for a while, so that a token is not checked at each request. */
function believedTokens() {
  const believed = new Map<string, { readonly user: string; readonly untilMs: number }>();
  const checks = counter(CHECKS_PER_MINUTE, CHECKS_BURST_SECONDS);
  return async (event: APIGatewayProxyEventV2, address: string, nowMs: number): Promise<string | null> => {
    const token = event.headers['authorization']!;
    const known = believed.get(token);
    if (known && nowMs < known.untilMs) return known.user;
    if (!checks.counted(address, nowMs).isAllowed) return null;
    const { userOf } = await import('../signedIn/bundle.ts');
    const user = userOf(event);
    believed.delete(token);
    if (user === null) return null;
    if (believed.size >= TOKENS_IN_MEMORY) believed.delete(believed.keys().next().value!);
    believed.set(token, { user, untilMs: nowMs + BELIEVED_MS });
    return user;
  };
}

/** Returns the headers that say what is left of the caller's limit (draft-ietf-httpapi-ratelimit-headers-06). */
export function standingHeaders({ limit, remaining, resetSeconds }: Standing): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  };
}
