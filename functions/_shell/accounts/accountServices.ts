/** Reads from the environment what account routes need; refuses settings that are not fit for production. */
import { appendFileSync } from 'node:fs';
import * as v from 'valibot';
import { alarmOnce } from '../../../lib/auth/log/alarm.ts';
import { signingKeys, type SigningKeys } from '../../../lib/auth/token/keys.ts';
import { mailer } from '../../../lib/auth/mail/mailer.ts';
import type { AccountParts, MailParts } from '../../../lib/auth/services.ts';
import type { Pepper } from '../../../lib/auth/password/passwords.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import type { Table } from '../../../lib/auth/table.ts';
import { failures, NO_FAILURES } from '../../../lib/auth/limits/failures.ts';
import { NO_PLACES, places } from '../../../lib/auth/limits/places.ts';
import { securityLog } from '../../../lib/auth/log/securityLog.ts';
import { LIMITS, throttle, UNLIMITED, type LimitName, type Limits } from '../../../lib/auth/limits/throttle.ts';
import { appOf } from './appSettings.ts';
import { accountsTable, embeddedTryMs, requiredSetting, type Environment } from './accountsTable.ts';
import { lastGood } from './lastGood.ts';
import { parameter } from './parameter.ts';
import { isStrict, requireLastingKeys } from './stage.ts';

/**
 * Returns the services behind account routes; secrets are read again after five minutes, and kept for an hour where
 * that fails.
 *
 * @throws AccountsUnavailable when a setting or a secret is missing, malformed or not fit for the stage
 */
export const accountParts = lastGood(() => madeParts(process.env), 'secrets_stale');

async function madeParts(environment: Environment): Promise<AccountParts> {
  const secrets = await secretsOf(environment);
  const { table, ...mail } = mailParts();
  counters ??= countersOf(environment, table);
  return { table, ...mail, ...counters, ...secrets };
}

type Counters = Pick<AccountParts, 'throttle' | 'failures' | 'places'>;

/** Memoized: counts held in memory while the table is unreachable must outlive a change of secrets. */
let counters: Counters | undefined;

function countersOf(environment: Environment, table: Table): Counters {
  if (environment['AUTH_THROTTLING'] === 'off') {
    return { throttle: UNLIMITED, failures: NO_FAILURES, places: NO_PLACES };
  }
  const limits = limitsOf(environment);
  return {
    throttle: throttle(table, limits),
    failures: failures(table, limits.login_account.hits),
    places: places(table),
  };
}

let knownMail: MailParts | undefined;

/**
 * Returns the services that send mail, memoized.
 *
 * @throws AccountsUnavailable when a setting is missing or not fit for the stage
 */
export function mailParts(): MailParts {
  return (knownMail ??= mailPartsOf(process.env));
}

/** Throws where a setting made for development is used in another stage. */
function requireFit(environment: Environment): void {
  if (!isStrict(environment)) return;
  const unfit = [
    'DYNAMODB_ENDPOINT',
    'SES_ENDPOINT',
    'EMBEDDED_TRY_MS',
    'JWT_PRIVATE_KEYS',
    'SECURITY_LOG_FILE',
  ].filter((name) => environment[name]);
  if (unfit.length > 0) {
    throw new AccountsUnavailable(`A production stage takes no embedded parts or keys: unset ${unfit.join(', ')}.`);
  }
  if (environment['AUTH_THROTTLING'] === 'off') {
    throw new AccountsUnavailable('A production stage counts logins: unset AUTH_THROTTLING.');
  }
  const unsafe = ['PUBLIC_BASE_URL', 'RESET_PAGE_URL'].find((name) => environment[name]?.startsWith('http://'));
  if (unsafe !== undefined) throw new AccountsUnavailable(`In production ${unsafe} must begin with https://.`);
}

function mailPartsOf(environment: Environment): MailParts {
  requireFit(environment);
  const baseUrl = webAddress(environment, 'PUBLIC_BASE_URL').replace(/\/+$/, '');
  const from = environment['MAIL_FROM'];
  const tryMs = embeddedTryMs(environment);
  return {
    table: accountsTable(environment),
    securityLog: securityLog(lineWriter(environment)),
    baseUrl,
    app: appOf(environment),
    resetPageUrl: environment['RESET_PAGE_URL']
      ? webAddress(environment, 'RESET_PAGE_URL')
      : `${baseUrl}/docs/reset-password.html`,
    mailer: from
      ? mailer({
          from,
          endpoint: environment['SES_ENDPOINT'],
          tryMs,
          configurationSet: environment['SES_CONFIGURATION_SET'],
        })
      : null,
  };
}

/**
 * Returns where the security log is written: locally a file, which `npm run user -- log` reads; on AWS the log of the
 * function.
 */
function lineWriter({ SECURITY_LOG_FILE: file }: Environment) {
  if (!file) return undefined;
  return (line: object) => {
    try {
      appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    } catch (error) {
      // A full disk must not keep anybody from signing in.
      alarmOnce('security_log_unwritable', { error: (error as Error).name });
    }
  };
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const LimitsSetting = v.record(
  v.picklist(Object.keys(LIMITS) as LimitName[]),
  v.strictObject({ hits: Count, windowSeconds: Count }),
);

/** `AUTH_LIMITS` overrides single limits: `{"login_ip": {"hits": 500, "windowSeconds": 900}}`. */
function limitsOf({ AUTH_LIMITS: text }: Environment): Limits {
  if (!text) return LIMITS;
  const given = v.safeParse(v.pipe(v.string(), v.parseJson(), LimitsSetting), text);
  if (!given.success) throw new AccountsUnavailable('AUTH_LIMITS is malformed, or names a limit that there is not.');
  const limits = { ...LIMITS, ...given.output } as Limits;
  if (limits.login_account.windowSeconds !== LIMITS.login_account.windowSeconds) {
    throw new AccountsUnavailable('AUTH_LIMITS: failures of an account are counted over a day, 86400 seconds.');
  }
  return limits;
}

/** Returns a setting that holds the base address of links in mails. */
function webAddress(environment: Environment, name: string): string {
  const address = requiredSetting(environment, name);
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return address;
  throw new AccountsUnavailable(`${name} is no URL that begins with https:// or http://.`);
}

interface Secrets {
  readonly keys: SigningKeys;
  readonly peppers: readonly Pepper[];
}

/** Reads the secrets from the parameter that `AUTH_SECRET_PARAMETER` names; in development from `JWT_PRIVATE_KEYS`. */
async function secretsOf(environment: Environment): Promise<Secrets> {
  const name = environment['AUTH_SECRET_PARAMETER'];
  const text = name ? await parameter(name) : requiredSetting(environment, 'JWT_PRIVATE_KEYS');
  const publicSet = requiredSetting(environment, 'JWT_PUBLIC_KEYS');
  requireLastingKeys(environment, text + publicSet);
  const keys = signingKeys(text, publicSet);
  keys.current(Math.floor(Date.now() / 1000));
  return { keys, peppers: peppersOf(text) };
}

/** At least 16 bytes: a shorter key would be no secret. */
const PepperKey = v.pipe(v.string(), v.regex(/^[\w+/-]{22,}={0,2}$/));
/** A stored hash has room for a version of six digits. */
const PepperVersion = v.pipe(Count, v.maxValue(999_999));
const Peppers = v.pipe(
  v.array(v.object({ version: PepperVersion, key: PepperKey })),
  v.check((peppers) => new Set(peppers.map(({ version }) => version)).size === peppers.length),
);

/**
 * Returns the peppers, the newest first. The secret is a JWK set with an additional member `peppers: [{ version, key
 * }]`, keys in base64url.
 */
function peppersOf(secret: string): Pepper[] {
  const { peppers = [] } = JSON.parse(secret) as { peppers?: unknown };
  const given = v.safeParse(Peppers, peppers);
  if (!given.success) throw new AccountsUnavailable('The peppers of the secret are malformed.');
  return given.output.map(({ version, key }) => ({ version, key: Buffer.from(key, 'base64url') }));
}
