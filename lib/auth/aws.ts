/** Settings that all our AWS clients share. */
import { ALARM_CLOCK_SKEW_SECONDS, alarmOnce } from './log/alarm.ts';

export interface ClientOptions {
  /** The endpoint of an embedded service; absent on AWS. */
  readonly endpoint?: string | undefined;
  /**
   * Time-out of one attempt at an embedded service, where it differs: such a service shares the processor with its
   * caller, so a long wait means a busy machine, not a failing service.
   */
  readonly tryMs?: number | undefined;
}

/** How often and how long a service is tried. */
export interface Patience {
  readonly tries: number;
  readonly tryMs: number;
}

const CONNECT_MS = 400;

function nothing(): void {
  // By default the clients would log what they send.
}

/** Returns the settings of a client: few attempts, short waits, no log. */
export function clientSettings({ endpoint, tryMs: embeddedTryMs }: ClientOptions, { tries, tryMs }: Patience) {
  const waits = {
    connectionTimeout: embeddedTryMs ?? CONNECT_MS,
    requestTimeout: embeddedTryMs ?? tryMs,
    throwOnRequestTimeout: true,
  };
  return {
    ...(endpoint !== undefined && { endpoint }),
    maxAttempts: tries,
    requestHandler: waits,
    logger: { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing },
  };
}

interface WatchedClient {
  readonly middlewareStack: {
    add(
      middleware: (next: (args: never) => Promise<object>) => (args: never) => Promise<object>,
      options: { step: 'deserialize'; name: string; priority: 'low' },
    ): void;
  };
}

/** Compares the clock of this machine with the date of every response, and raises an alarm where they disagree. */
export function watchClock<Client extends WatchedClient>(client: Client): Client {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = (await next(args)) as { response?: { headers?: Record<string, string> } };
      const skewSeconds = (Date.now() - Date.parse(result.response?.headers?.['date'] ?? '')) / 1000;
      if (Math.abs(skewSeconds) > ALARM_CLOCK_SKEW_SECONDS) {
        alarmOnce('clock_skew', { skew_seconds: Math.round(skewSeconds) });
      }
      return result;
    },
    { step: 'deserialize', name: 'watchClock', priority: 'low' },
  );
  return client;
}
