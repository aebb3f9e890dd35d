/** The one ephemeris of the process, opened by the first request that computes. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openEphemeris, type PackEphemeris } from '../../layers/ephemeris/index.ts';
import { logLine } from '../../lib/auth/log/logLine.ts';

interface Opened {
  readonly pack: PackEphemeris;
  /** Settles when the whole file has been compared with its checksum. */
  readonly verified: Promise<void>;
}

let opened: Opened | undefined;

/**
 * Returns the ephemeris of this process, opened once.
 *
 * @throws EphemerisPackError when the pack is missing, truncated or corrupt
 */
export function ephemeris(): PackEphemeris {
  return open().pack;
}

/**
 * Waits until the whole pack has been compared with its checksum.
 *
 * Other requests need not wait: every block is checked before it is read, and a pack that fails is refused from then
 * on.
 *
 * @throws EphemerisPackError when the pack is missing, truncated or corrupt
 */
export async function verifiedEphemeris(): Promise<PackEphemeris> {
  const { pack, verified } = open();
  await verified;
  return pack;
}

/**
 * Waits for that comparison where `EPHEMERIS_CHECK=first` requires it, as the local server does.
 *
 * A deployed function does not wait: the comparison takes longer than its cold start.
 */
export async function awaitFirstCheck(): Promise<void> {
  if (mustCheckFirst()) await open().verified;
}

let checksFirst: boolean | undefined;

/** Memoized, as reading the environment is slow. */
function mustCheckFirst(): boolean {
  return (checksFirst ??= process.env['EPHEMERIS_CHECK'] === 'first');
}

function open(): Opened {
  if (!opened) {
    const pack = openEphemeris(ephemerisDir());
    // The answer that opened the pack is sent first.
    const verified = nextTurn().then(() => pack.verify());
    verified.catch((error: unknown) => {
      logLine('error', { level: 'error', code: 'ephemeris_refused', message: (error as Error).message });
    });
    opened = { pack, verified };
  }
  return opened;
}

/** Returns the folder of the pack: `EPHEMERIS_DIR` names it; otherwise it is that of the repository. */
export function ephemerisDir(): string {
  return process.env['EPHEMERIS_DIR'] ?? fileURLToPath(new URL('../../layers/ephemeris/data', import.meta.url));
}
