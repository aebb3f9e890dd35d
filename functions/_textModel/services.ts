/** The services that write texts: created for the first text, from the settings and the secret. */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { alarmOnce } from '../../lib/auth/log/alarm.ts';
import { AccountsUnavailable } from '../../lib/auth/refusal.ts';
import type { Table } from '../../lib/auth/table.ts';
import { throttle, UNLIMITED, type Throttle } from '../../lib/auth/limits/throttle.ts';
import { accountsTable, type Environment } from '../_shell/accounts/accountsTable.ts';
import { lastGood, RETRY_MS } from '../_shell/accounts/lastGood.ts';
import { parameter } from '../_shell/accounts/parameter.ts';
import { isStrict } from '../_shell/accounts/stage.ts';
import type { Ask } from './generated.ts';
import { TEXT_LIMITS, type ModelSettings, type TextLimitName, type TextSettings } from './settings.ts';
import { textStore, type TextStore } from './textStore.ts';

const HASH_KEY_BYTES = 32;

export interface TextParts {
  /** Null where none is configured. */
  readonly table: Table | null;
  readonly store: TextStore | null;
  readonly quotas: Throttle<TextLimitName>;
  readonly model: { readonly settings: ModelSettings; readonly ask: Ask } | null;
  /** True where a model is configured but cannot be used. */
  readonly isFaulty: boolean;
}

/** Cached: secrets may be rotated while a function lives, and their store may fail. */
const currentSecrets = lastGood(() => secretsOf(process.env), 'secrets_stale');

/** Random is enough: the embedded writer composes the same text again, so stored texts may be lost with the process. */
const ownHashKey = randomBytes(HASH_KEY_BYTES);

/** How long the services are kept before they are created anew; also how long after a failure they are tried again. */
const KNOWN_MS = RETRY_MS;

let known: { readonly parts: TextParts; readonly untilUnixMs: number } | undefined;

/**
 * Returns the services that write texts, created anew after a minute; secrets are read after five, and kept for an hour
 * where that fails.
 */
export async function textParts(settings: TextSettings): Promise<TextParts> {
  if (known && Date.now() < known.untilUnixMs) return known.parts;
  const parts = await madeParts(settings, process.env);
  known = { parts, untilUnixMs: Date.now() + KNOWN_MS };
  return parts;
}

async function madeParts(
  { fault, limits, model: settings }: TextSettings,
  environment: Environment,
): Promise<TextParts> {
  const table = known?.parts.table ?? (environment['ACCOUNTS_TABLE'] ? accountsTable(environment) : null);
  const counted = limits ?? (isStrict(environment) ? TEXT_LIMITS : null);
  const quotas = known?.parts.quotas ?? (table && counted ? throttle(table, counted) : UNLIMITED);
  try {
    if (fault !== null) throw new AccountsUnavailable(fault);
    const secrets = settings ? await currentSecrets() : { apiKey: null, hashKey: ownHashKey };
    const store = table && textStore(table, secrets.hashKey);
    if (!settings) return { table, store, quotas, model: null, isFaulty: false };
    requireFit(settings, table, environment);
    return { table, store, quotas, model: { settings, ask: await askOf(settings, secrets.apiKey) }, isFaulty: false };
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    alarmOnce('text_model_misconfigured', { reason: error.message });
    return { table, store: null, quotas, model: null, isFaulty: true };
  }
}

/** Each provider is a bundle of its own: only the configured one is loaded. */
async function askOf(settings: ModelSettings, apiKey: string | null): Promise<Ask> {
  if (settings.provider === 'bedrock') return (await import('./bedrock/bundle.ts')).ask(settings);
  return (await import('./openaiCompatible/bundle.ts')).ask(settings, apiKey);
}

/** @throws AccountsUnavailable where a model could be called without a budget, or in clear text */
function requireFit({ url }: ModelSettings, table: Table | null, environment: Environment): void {
  if (!table) throw new AccountsUnavailable('without ACCOUNTS_TABLE no budget can be held');
  if (!isStrict(environment)) return;
  if (url?.startsWith('http://'))
    throw new AccountsUnavailable('in production TEXT_MODEL_URL must begin with https://');
  if (!environment['TEXT_SECRET_PARAMETER']) {
    throw new AccountsUnavailable('in production TEXT_SECRET_PARAMETER must name the secret');
  }
}

interface Secrets {
  /** Null for services that require none, and for Bedrock. */
  readonly apiKey: string | null;
  readonly hashKey: Buffer;
}

const Secret = v.object({
  api_key: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/))),
  /** At least 32 bytes, in base64url. */
  hash_key: v.pipe(v.string(), v.regex(/^[\w-]{43,}$/)),
});

/**
 * Reads the secrets from the parameter that `TEXT_SECRET_PARAMETER` names; in development only the key, from
 * `TEXT_MODEL_API_KEY`.
 */
async function secretsOf(environment: Environment): Promise<Secrets> {
  const name = environment['TEXT_SECRET_PARAMETER'];
  if (!name) return { apiKey: environment['TEXT_MODEL_API_KEY'] || null, hashKey: ownHashKey };
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Secret), await parameter(name));
  if (!read.success) throw new AccountsUnavailable('the secret that TEXT_SECRET_PARAMETER names is malformed');
  return { apiKey: read.output.api_key ?? null, hashKey: Buffer.from(read.output.hash_key, 'base64url') };
}
