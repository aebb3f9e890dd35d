/** Tests a deployed address from outside: its health and keys, a path of each group, and the life of an account. */
import { parseArgs } from 'node:util';
import { tryAccount, type Sink } from './account.ts';
import { askingAt, due, Wrong, type Ask } from './asking.ts';
import { isAsKnown, KNOWN, valueAt, type Known } from './known.ts';
import { triesDescribed, type Attempt } from './tries.ts';

const USAGE = `npm run smoke -- URL [--mail-sink SINK] [--seconds 90]

Tries a running service from the outside, and removes the account that it registers.
SINK is where the mail of that account ends:
  outbox   with npm start, which shows it; what a URL of this machine gets by itself
  ADDRESS  of a mailbox that takes all; else success@simulator.amazonses.com, by which SES itself says that it sends
  none     nobody looks for it, as where no mail is sent
Exit codes: 0 all is right, 1 something is not, 2 wrong use.`;

/** The mailbox simulator of SES: accepts every mail, even before SES lets an account write to anyone. */
const SIMULATOR = 'success@simulator.amazonses.com';

interface Call {
  readonly base: string;
  readonly sink: Sink;
  readonly seconds: number;
}

/** Returns the exit code: 0 all is right, 1 something is not, 2 wrong use. */
export async function main(args: readonly string[], out: (line: string) => void): Promise<number> {
  const call = callOf(args);
  if (typeof call === 'string') {
    out(call);
    return call === USAGE ? 0 : 2;
  }
  const { base, seconds, sink } = call;
  const started = Date.now();
  const ask = askingAt(base, started + seconds * 1000);
  const { attempt, count, failures } = triesDescribed(out);
  await tryService(ask, attempt, base);
  for (const known of KNOWN) await tryKnown(ask, attempt, known);
  await tryAccount(ask, attempt, sink);
  const taken = ((Date.now() - started) / 1000).toFixed(1);
  out(`${count() - failures()} of ${count()} are right at ${base}, in ${taken} s`);
  return failures() === 0 ? 0 : 1;
}

function callOf(args: readonly string[]): Call | string {
  const parsed = parsedFrom(args);
  if (typeof parsed === 'string') return parsed;
  const { positionals, values } = parsed;
  if (values.help) return USAGE;
  const [address = ''] = positionals;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (positionals.length !== 1 || !url || !/^https?:$/.test(url.protocol)) return `Give one URL.\n\n${USAGE}`;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  const sink = values['mail-sink'] ?? (isHere ? 'outbox' : SIMULATOR);
  if (!/^(outbox|none|[^@\s]+@[^@\s]+)$/.test(sink)) return `--mail-sink is outbox, none or an address.\n\n${USAGE}`;
  const seconds = Number(values.seconds ?? 90);
  if (!(seconds > 0)) return `--seconds is a number above 0.\n\n${USAGE}`;
  return { base: url.href.replace(/\/+$/, ''), sink, seconds };
}

function parsedFrom(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'mail-sink': { type: 'string' },
        seconds: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`;
  }
}

async function tryService(ask: Ask, attempt: Attempt, base: string): Promise<void> {
  await attempt('site', 'GET /health', () => healthy(ask));
  await attempt('site', 'GET /.well-known/jwks.json', () => published(ask, base));
  await attempt('site', 'GET /openapi.json', () => documented(ask));
  await attempt('site', 'GET /api/v1/nothing', async () => {
    due(404, await ask('/api/v1/nothing'));
    return 'refused with 404';
  });
  await attempt('planets', 'POST /api/v1/planets/positions', async () => {
    due(422, await ask('/api/v1/planets/positions', { body: { date: '1990-13-45' } }));
    return 'a wrong date is refused with 422';
  });
}

async function healthy(ask: Ask): Promise<string> {
  const { json } = due(200, await ask('/health'));
  const { accounts, engine_version: version, ready, status } = json as Record<string, unknown>;
  if (ready === true && accounts === 'ok' && status === 'ok') return `ready, engine ${String(version)}`;
  throw new Wrong(`status ${String(status)}, ready ${String(ready)}, accounts ${String(accounts)}`);
}

async function published(ask: Ask, base: string): Promise<string> {
  const { json } = due(200, await ask('/.well-known/jwks.json'));
  const keys = valueAt(json, 'keys');
  if (!Array.isArray(keys) || keys.length === 0) throw new Wrong('publishes no key');
  if (keys.some((key) => valueAt(key, 'd') !== undefined)) throw new Wrong('publishes a PRIVATE key');
  const ids = keys.map((key) => String(valueAt(key, 'kid')));
  if (base.startsWith('https:') && ids.some((id) => id.startsWith('dev-'))) throw new Wrong('has a key of development');
  return `keys ${ids.join(', ')}`;
}

async function documented(ask: Ask): Promise<string> {
  const { json } = due(200, await ask('/openapi.json'));
  const paths = Object.keys((valueAt(json, 'paths') ?? {}) as object).length;
  if (paths < 224) throw new Wrong(`describes ${paths} paths, not 224 or more`);
  return `${paths} paths`;
}

async function tryKnown(ask: Ask, attempt: Attempt, known: Known): Promise<void> {
  const { about, at, body, expected, group, path } = known;
  const name = `${body ? 'POST' : 'GET'} ${path.split('?')[0]!}`;
  await attempt(group, name, async () => {
    const { json } = due(200, await ask(path, { body }));
    const found = valueAt(valueAt(json, 'data') ?? json, at);
    const described = `${about} ${JSON.stringify(found)}`;
    if (isAsKnown(found, known)) return described;
    throw new Wrong(`${described}, not ${JSON.stringify(expected)}`);
  });
}
