/** What every AWS client of ours has in common. */
import { ALARM_CLOCK_SKEW_SECONDS, alarmOnce } from './alarm.ts';

export interface ClientOptions {
  /** Of an embedded part; absent on AWS. */
  readonly endpoint?: string | undefined;
}

/** How patiently a service is asked. */
export interface Patience {
  readonly tries: number;
  readonly tryMs: number;
}

const CONNECT_MS = 400;

function nothing(): void {
  // The clients would log what they send.
}

/** Returns the settings of a client: few tries, short waits, no log. */
export function clientSettings({ endpoint }: ClientOptions, { tries, tryMs }: Patience) {
  return {
    ...(endpoint !== undefined && { endpoint }),
    maxAttempts: tries,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: tryMs, throwOnRequestTimeout: true },
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

/** Compares the clock of this machine with the date of every answer, and says so where they disagree. */
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
