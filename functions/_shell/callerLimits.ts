/** How often one caller may ask in a while: counted in memory, so that counting costs no table and next to no time. */

/** What each caller may ask for, of this environment: a process that answers one request after another. */
export interface CallerLimits {
  /** Of one address, where nobody is known to be signed in. */
  readonly perMinute: number;
  /** Of one user. */
  readonly signedInPerMinute: number;
  /** Of one address: the OpenAPI document, and the pages with their parts. */
  readonly documentsPerMinute: number;
  /** So many seconds' worth of them may come at once. */
  readonly burstSeconds: number;
}

/** What a caller may ask for, of all environments together. */
export const CALLER_LIMITS: CallerLimits = {
  perMinute: 600,
  signedInPerMinute: 3000,
  documentsPerMinute: 240,
  burstSeconds: 30,
};

/** Returns the numbers of a setting; none where it is no object of limits. By hand, as every function carries this along. */
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
 * Returns the limits of this environment; null where none are set.
 *
 * `CALLER_LIMITS` holds numbers that are other than ours, `{}` for none; a malformed one changes none, and `off` counts
 * nothing. Each caller is expected to meet `ENVIRONMENTS_EXPECTED` environments, so that each of these gives its share.
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

/** Where a caller stands after a request. */
export interface Standing {
  readonly isAllowed: boolean;
  /** Requests that may come at once. */
  readonly limit: number;
  /** Requests that may still come at once. */
  readonly remaining: number;
  /** Seconds until all of them may. */
  readonly resetSeconds: number;
  /** Seconds until one may; 0 where one may now. */
  readonly waitSeconds: number;
}

export interface Counter {
  /** Counts one request of somebody; what is refused is not counted. */
  counted(subject: string, nowMs: number): Standing;
}

/** Many callers in memory would be a leak; who asked longest ago has most likely nothing left to be counted. */
const CALLERS_IN_MEMORY = 10_000;

/**
 * Returns a token bucket for each of its callers, all of one size; who is not in memory has a full one.
 *
 * Of each no more is kept than the instant at which it will be full again (the generic cell rate algorithm, ITU-T I.371).
 *
 * @param most how many callers are kept; of those who asked last, half as many for certain
 */
export function counter(perMinute: number, burstSeconds: number, most = CALLERS_IN_MEMORY): Counter {
  // Two generations: to move one caller to the end of a map at each request would cost many times as much.
  let fullAtMs = new Map<string, number>();
  let older = new Map<string, number>();
  const requestMs = 60_000 / perMinute;
  const limit = Math.max(1, Math.floor((burstSeconds * 1000) / requestMs));
  const wholeMs = limit * requestMs;
  return {
    counted(subject, nowMs) {
      // A clock that was set back must not keep anybody out for longer than an empty bucket does.
      const emptyMs = Math.min(wholeMs, Math.max(0, (fullAtMs.get(subject) ?? older.get(subject) ?? nowMs) - nowMs));
      // A hair's breadth for what floating point loses.
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
