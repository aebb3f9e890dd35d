/** Refuses a caller who sends too many requests, before anything of the request is read. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { addressSubject } from '../../../lib/auth/limits/address.ts';
import { message } from '../../../lib/words/message.ts';
import { counter, type CallerLimits, type LimitStanding } from '../callerLimits.ts';
import { ApiError } from '../errors.ts';
import type { Middleware } from './middleware.ts';

/** Unknown tokens are verified this often for one address: a verification costs more than many a refusal. */
const CHECKS_PER_MINUTE = 60;
const CHECKS_BURST_SECONDS = 20;

/** How long a verified token is trusted without verifying it again. */
const BELIEVED_MS = 60_000;
const TOKENS_IN_MEMORY = 1000;

/**
 * Returns the middleware that counts the requests of each caller: by user where an access token is valid, otherwise by
 * address.
 */
export function limiting(limits: CallerLimits, nowUnixMs: () => number = Date.now): Middleware {
  const { burstSeconds, documentsPerMinute, perMinute, signedInPerMinute } = limits;
  const addresses = counter(perMinute, burstSeconds);
  const users = counter(signedInPerMinute, burstSeconds);
  const readers = counter(documentsPerMinute, burstSeconds);
  const signedIn = believedTokens();

  /** Synchronous for an address; only a request with a token is awaited. */
  function standingOf(event: APIGatewayProxyEventV2, nowMs: number): LimitStanding | Promise<LimitStanding> {
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

/**
 * Returns a function from a request to its signed-in user. It caches the result, so that a token is not verified at
 * each request.
 */
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

/** Returns the headers that state the caller's remaining limit (draft-ietf-httpapi-ratelimit-headers-06). */
export function standingHeaders({ limit, remaining, resetSeconds }: LimitStanding): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  };
}
