/** Answers of /auth: the result of an account call as its wire record. */
import { alarm } from '../../lib/auth/log/alarm.ts';
import { leave, ownRecord } from '../../lib/auth/account/erasure.ts';
import { changeProfile, type ProfileChange } from '../../lib/auth/account/profile.ts';
import {
  changePassword as changed,
  forgotPassword as forgot,
  resendVerification as resent,
  reset,
} from '../../lib/auth/account/recovery.ts';
import { AccountRefusal, AccountsUnavailable } from '../../lib/auth/refusal.ts';
import { register as registered, verify as verified, type Registration } from '../../lib/auth/account/registration.ts';
import {
  currentUser,
  login as signedIn,
  logoutEverywhere as signedOut,
  refreshed,
  type Credentials,
} from '../../lib/auth/token/session.ts';
import type { TokenPair } from '../../lib/auth/token/tokens.ts';
import type { User } from '../../lib/auth/account/user.ts';
import type { AuthResponse, Token, UserResponse } from '../../lib/schemas/auth/answers.ts';
import type { LinkInput } from '../../lib/schemas/auth/inputs.ts';
import type { AccountExport } from '../../lib/schemas/auth/export.ts';
import { sentenceLanguage } from '../../lib/words/language.ts';
import { message, sayMessage } from '../../lib/words/message.ts';
import type { AccountContext } from '../_shell/kinds/account.ts';
import { ACCOUNTS_RETRY_SECONDS } from '../_shell/errors.ts';
import type { Principal } from '../_shell/principal.ts';
import { acceptedType } from '../_shell/request.ts';
import { Content } from '../_shell/respond.ts';
import type { Fields } from '../_shell/row.ts';
import { findWeakness } from './checks.ts';
import { askPage, verifyPage, type VerifyEnd } from './tokenPages.ts';

type LinkQuery = Fields<typeof LinkInput>;
type Open<Input, Query = unknown> = AccountContext<Input, Query, null>;
type Protected<Input = unknown> = AccountContext<Input, unknown, Principal>;

export async function register({ accounts, caller, input }: Open<Registration>): Promise<AuthResponse> {
  const { isMailSent, user } = await registered(accounts, input, caller);
  return said(isMailSent ? 'registered' : 'registered_unsent', caller, {
    user: userRecord(user),
    email_sent: isMailSent,
  });
}

export async function login({ accounts, caller, input }: Open<Credentials>): Promise<Token> {
  return tokenRecord(await signedIn(accounts, input, caller));
}

export async function refresh({ accounts, caller, input }: Open<{ refresh_token: string }>): Promise<Token> {
  return tokenRecord(await refreshed(accounts, input.refresh_token, caller));
}

export function logout({ caller }: Protected): Promise<AuthResponse> {
  return Promise.resolve(said('logged_out', caller));
}

export async function logoutEverywhere({ accounts, caller, principal }: Protected): Promise<AuthResponse> {
  await signedOut(accounts, principal, caller);
  return said('logged_out_everywhere', caller);
}

export async function me({ accounts, caller, principal }: Protected): Promise<UserResponse> {
  return userRecord(await currentUser(accounts, principal, caller));
}

export async function changeMe({
  accounts,
  caller,
  input,
  principal,
}: Protected<ProfileChange>): Promise<UserResponse> {
  return userRecord(await changeProfile(accounts, principal, input, caller));
}

export async function deleteMe({
  accounts,
  caller,
  input,
  principal,
}: Protected<{ password: string }>): Promise<AuthResponse> {
  await leave(accounts, principal, input.password, caller);
  return said('deleted', caller);
}

export async function exportMe({ accounts, caller, principal }: Protected): Promise<AccountExport> {
  return (await ownRecord(accounts, principal, caller)) as AccountExport;
}

export async function changePassword({
  accounts,
  caller,
  input,
  principal,
}: Protected<{ current_password: string; new_password: string }>): Promise<AuthResponse> {
  const { tokens, user } = await changed({ ...accounts, findWeakness }, principal, input, caller);
  return said('password_changed', caller, { user: userRecord(user), tokens: tokenRecord(tokens) });
}

export async function forgotPassword({ accounts, caller, input }: Open<{ email: string }>): Promise<AuthResponse> {
  await forgot(accounts, input.email, caller);
  return said('reset_requested', caller);
}

export async function resendVerification({ accounts, caller, input }: Open<{ email: string }>): Promise<AuthResponse> {
  await resent(accounts, input.email, caller);
  return said('verification_requested', caller);
}

export async function resetPassword({
  accounts,
  caller,
  input,
}: Open<{ token: string; new_password: string }>): Promise<AuthResponse> {
  await reset({ ...accounts, findWeakness }, input, caller);
  return said('password_reset', caller);
}

export async function verify({ accounts, caller, input }: Open<{ token: string }>): Promise<AuthResponse> {
  return said(await verified(accounts, input.token, caller), caller);
}

/** Answers the link of a mail with a question, and the button below it: with a page for a browser, else the record. */
export async function verifyLink(context: Open<unknown, LinkQuery>): Promise<AuthResponse | Content> {
  const { accept, accounts, caller, query } = context;
  if (query.ask === 'true') {
    const { body, headers } = askPage(query.token, caller.lang, accounts.app);
    return new Content(body, headers);
  }
  if (!acceptedType(accept, ['text/html'])) return said(await verified(accounts, query.token, caller), caller);
  const page = (end: VerifyEnd, status: number, retryAfterSeconds: number | null = null) => {
    const { body, headers } = verifyPage(end, caller.lang, accounts.app);
    const wait = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
    return new Content(body, { ...headers, ...wait }, status);
  };
  try {
    return page(await verified(accounts, query.token, caller), 200);
  } catch (error) {
    if (error instanceof AccountRefusal) {
      const { code, retryAfterSeconds } = error;
      return code === 'rate_limited' ? page('unavailable', 429, retryAfterSeconds) : page('invalid', 400);
    }
    if (!(error instanceof AccountsUnavailable)) throw error;
    alarm('accounts_refused', { reason: error.message });
    return page('unavailable', 503, ACCOUNTS_RETRY_SECONDS);
  }
}

type Said = AuthResponse['code'] | 'registered_unsent';

function said(what: Said, { lang }: Open<unknown>['caller'], further: Partial<AuthResponse> = {}): AuthResponse {
  return {
    success: true,
    message: sayMessage(message(what, {}), sentenceLanguage(lang)),
    code: what === 'registered_unsent' ? 'registered' : what,
    user: null,
    email_sent: null,
    tokens: null,
    ...further,
  };
}

function tokenRecord({ accessSeconds, accessToken, refreshSeconds, refreshToken }: TokenPair): Token {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: accessSeconds,
    refresh_expires_in: refreshSeconds,
  };
}

function userRecord(user: User): UserResponse {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    full_name: user.fullName,
    phone: user.phone,
    role: user.role,
    tier: user.tier,
    is_verified: user.isVerified,
    pending_email: user.pendingEmail?.email ?? null,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}
