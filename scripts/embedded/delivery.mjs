/** Calls the function that sends queued mails; on AWS a stream and a schedule do so. */
import { clearInterval, setInterval } from 'node:timers';

const EVERY_MS = 60_000;

/**
 * Starts calling: after every write to the outbox items, and each minute for mails that failed before.
 *
 * @param table the embedded one
 * @param deliver sends what is due; never called again before it has ended
 */
export function startDelivery({ table, deliver, everyMs = EVERY_MS }) {
  let running = null;
  let again = false;
  const run = () => {
    again = running !== null;
    running ??= Promise.resolve().then(deliver).catch(report).then(ended);
  };
  const ended = () => {
    running = null;
    if (again) run();
  };
  const forget = table.onWrite((pk) => pk.startsWith('OUTBOX') && run());
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    async stop() {
      forget();
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}

/** Logs the name only, as the message may hold an address. */
const report = (error) => console.error(`Mail is waiting: ${error?.name}. It will be tried again.`);
