/** What every AWS client of ours has in common. */
import { ALARM_CLOCK_SKEW_SECONDS, alarmOnce } from './log/alarm.ts';

export interface ClientOptions {
  /** Of an embedded part; absent on AWS. */
  readonly endpoint?: string | undefined;
  /**
   * How long a try of an embedded part may take, where that differs: it shares the processor with who asks, so waiting
   * tells how busy the machine is and not that nobody answers.
   */
  readonly tryMs?: number | undefined;
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
