/** Rate limits per caller, counted in memory, so that counting needs no table and takes next to no time. */

/** The limits of one execution environment, a process that answers one request after another. */
export interface CallerLimits {
  /** Requests a minute of one address without a signed-in user. */
  readonly perMinute: number;
  /** Requests a minute of one user. */
  readonly signedInPerMinute: number;
  /** Requests a minute of one address for the OpenAPI document and the pages with their parts. */
  readonly documentsPerMinute: number;
  /** The burst: how many seconds' worth of requests may come at once. */
  readonly burstSeconds: number;
}

/** The limits of one caller across all environments. */
export const CALLER_LIMITS: CallerLimits = {
  perMinute: 600,
  signedInPerMinute: 3000,
  documentsPerMinute: 240,
  burstSeconds: 30,
};

/**
 * Returns the numbers of a setting; an empty object where it holds no limits. Parsed by hand, as the code is in every
 * function's bundle.
 */
function given(text: string): Partial<CallerLimits> {
  try {
    const read = JSON.parse(text) as unknown;
    const isFit = ([name, value]: [string, unknown]) =>
      Object.hasOwn(CALLER_LIMITS, name) && Number.isInteger(value) && Number(value) > 0;
    return Object.entries(read as object).every(isFit) ? (read as Partial<CallerLimits>) : {};
  } catch {
    return {};
  }
}

/**
 * Returns the limits of this environment; null where nothing is limited.
 *
 * `CALLER_LIMITS` overrides single numbers; `{}` overrides none, a malformed value is ignored, and `off` turns limits
 * off. A caller is expected to meet `ENVIRONMENTS_EXPECTED` environments, so that each one allows its share.
 */
export function callerLimits(environment: Readonly<Record<string, string | undefined>>): CallerLimits | null {
  const text = environment['CALLER_LIMITS'];
  if (!text || text === 'off') return null;
  const limits = { ...CALLER_LIMITS, ...given(text) };
  const environments = Math.max(1, Number(environment['ENVIRONMENTS_EXPECTED']) || 1);
  return {
    perMinute: limits.perMinute / environments,
    signedInPerMinute: limits.signedInPerMinute / environments,
    documentsPerMinute: limits.documentsPerMinute / environments,
    burstSeconds: limits.burstSeconds,
  };
}

/** The state of a caller's limit after a request. */
export interface LimitStanding {
  readonly isAllowed: boolean;
  /** Requests that may come at once. */
  readonly limit: number;
  /** Requests that may still come at once. */
  readonly remaining: number;
  /** Seconds until the limit is restored in full. */
  readonly resetSeconds: number;
  /** Seconds until the next request is allowed; 0 where it is allowed now. */
  readonly waitSeconds: number;
}

export interface Counter {
  /** Counts one request of a caller; a refused request is not counted. */
  counted(subject: string, nowMs: number): LimitStanding;
}

/**
 * Most callers kept: memory must not grow without bound, and the least recent have most likely recovered their limit.
 */
const CALLERS_IN_MEMORY = 10_000;

/**
 * Returns token buckets of equal size, one for each caller; a caller not in memory has a full one.
 *
 * Only the instant at which a bucket will be full again is stored (the generic cell rate algorithm, ITU-T I.371).
 *
 * @param most number of callers kept; at least half as many of the most recent are always kept
 */
export function counter(perMinute: number, burstSeconds: number, most = CALLERS_IN_MEMORY): Counter {
  // Two generations: moving one caller to the end of a map at each request would cost many times as much.
  let fullAtMs = new Map<string, number>();
  let older = new Map<string, number>();
  const requestMs = 60_000 / perMinute;
  const limit = Math.max(1, Math.floor((burstSeconds * 1000) / requestMs));
  const wholeMs = limit * requestMs;
  return {
    counted(subject, nowMs) {
      // A clock that was set back must not block a caller for longer than an empty bucket does.
      const emptyMs = Math.min(wholeMs, Math.max(0, (fullAtMs.get(subject) ?? older.get(subject) ?? nowMs) - nowMs));
      // A small tolerance for floating-point rounding.
      const isAllowed = emptyMs + requestMs <= wholeMs + 1e-6;
      const owedMs = isAllowed ? emptyMs + requestMs : emptyMs;
      if (fullAtMs.size >= most / 2 && !fullAtMs.has(subject)) [older, fullAtMs] = [fullAtMs, new Map()];
      fullAtMs.set(subject, nowMs + owedMs);
      return {
        isAllowed,
        limit,
        remaining: Math.floor((wholeMs - owedMs) / requestMs + 1e-6),
        resetSeconds: Math.ceil(owedMs / 1000),
        waitSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((owedMs + requestMs - wholeMs) / 1000)),
      };
    },
  };
}
