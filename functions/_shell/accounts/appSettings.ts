/** Reads from the environment how the app behind the accounts is called, looks, and is reached. */
import { NAMELESS_APP, type App } from '../../../lib/auth/app.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';
import type { Environment } from './accountsTable.ts';
import { isStrict } from './stage.ts';

/** Letters of any script, without what begins markup, ends a line or makes an address. */
const NAME = String.raw`^(?!.*://)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>"]{1,60}$`;
const COLOUR = /^#[0-9a-f]{6}$/i;
const ADDRESS = /^https?:\/\/[^\s<>"'\\]{1,500}$/;

/**
 * Returns the app of `APP_NAME`, `APP_COLOUR` and `APP_URL`, each of which may be left out.
 *
 * @throws AccountsUnavailable when one of them is malformed or not fit for the stage
 */
export function appOf(environment: Environment): App {
  return {
    name: setting(
      environment,
      'APP_NAME',
      new RegExp(NAME, 'u'),
      'one line of 60 characters at most, without < > " and ://',
    ),
    colour: setting(environment, 'APP_COLOUR', COLOUR, 'a colour such as #1d4ed8') ?? NAMELESS_APP.colour,
    url: addressOf(environment),
  };
}

function addressOf(environment: Environment): string | null {
  const given = setting(environment, 'APP_URL', ADDRESS, 'a URL that begins with https://');
  if (given === null) return null;
  if (isStrict(environment) && !given.startsWith('https://')) {
    throw new AccountsUnavailable('In production APP_URL must begin with https://.');
  }
  if (URL.canParse(given)) return new URL(given).href;
  throw new AccountsUnavailable('APP_URL is no URL.');
}

function setting(environment: Environment, name: string, pattern: RegExp, meaning: string): string | null {
  const given = environment[name]?.trim() ?? '';
  if (given === '') return null;
  if (pattern.test(given)) return given;
  throw new AccountsUnavailable(`${name} is malformed: give ${meaning}.`);
}
