/** Signing in and registering. The token is held by the open page alone and never stored. */
import { jsonOf } from '../answers.ts';
import type { Language } from '../../../lib/words/language.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

let token: string | null = null;

/** Returns the token of this visit; null before it, and after the service has refused it. */
export function heldToken(): string | null {
  return token;
}

export function forgetToken(): void {
  token = null;
}

/** @throws Refusal with the message of the service */
export async function register(account: Credentials & { readonly username: string }, lang: Language): Promise<void> {
  await asked('/auth/register', account, lang);
}

/** @throws Refusal with the message of the service */
export async function signIn(credentials: Credentials, lang: Language): Promise<void> {
  const { access_token: held } = (await asked('/auth/login', credentials, lang)) as { readonly access_token: string };
  token = held;
}

function asked(path: string, body: object, lang: Language): Promise<unknown> {
  return jsonOf({ method: 'POST', path, query: { lang }, body });
}
