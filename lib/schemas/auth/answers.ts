/** Inputs and answers of /auth. */
import * as v from 'valibot';
import { AccountExport, EXAMPLE_EXPORT } from './export.ts';
import { record, text, yes, type Records } from '../common/records.ts';

export const UserResponse = record('UserResponse', 'A user, as its owner sees it', {
  id: text('Never changes'),
  email: text('As typed at registration'),
  username: v.string(),
  full_name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  role: text('user, unless an operator changed it'),
  tier: text('free, unless an operator changed it'),
  is_verified: yes('Whether the mailbox is known to be theirs'),
  pending_email: v.pipe(
    v.nullable(v.string()),
    v.description(
      'A new address that takes the place of `email` once the link that was mailed there is opened; null for none',
    ),
  ),
  created_at: text('ISO 8601, UTC'),
  updated_at: text('ISO 8601, UTC'),
});
export type UserResponse = v.InferOutput<typeof UserResponse>;

export const Token = record('Token', 'A sign-in', {
  access_token: text('For the header Authorization: Bearer ACCESS_TOKEN'),
  refresh_token: text('For POST /auth/refresh, and nothing else'),
  token_type: v.literal('bearer'),
  expires_in: v.pipe(v.number(), v.integer(), v.description('Seconds that the access token is good for')),
  refresh_expires_in: v.pipe(
    v.number(),
    v.integer(),
    v.description(
      'Seconds that the refresh token is good for: 30 days, but never beyond 90 days after the password was given',
    ),
  ),
});
export type Token = v.InferOutput<typeof Token>;

export const AUTH_CODES = [
  'registered',
  'verified',
  'already_verified',
  'logged_out',
  'password_changed',
  'reset_requested',
  'password_reset',
  'email_changed',
  'verification_requested',
  'logged_out_everywhere',
  'deleted',
] as const;

export const AuthResponse = record('AuthResponse', 'What an account call did', {
  success: v.literal(true),
  message: text('For people, in the language asked for'),
  code: v.pipe(v.picklist(AUTH_CODES), v.description('For programs')),
  user: v.pipe(v.nullable(UserResponse), v.description('Null where it is not told or nobody is signed in')),
  email_sent: v.pipe(
    v.nullable(v.boolean()),
    v.description('Whether the mail of a registration went out; if not, it is tried again. Null where it is not told'),
  ),
  tokens: v.pipe(v.nullable(Token), v.description('After a change of password: every earlier sign-in has ended')),
});
export type AuthResponse = v.InferOutput<typeof AuthResponse>;

const EXAMPLE_USER: UserResponse = {
  id: '01KAGVKJ6Q5T3ZB7W2M9X4C8RD',
  email: 'asha@example.com',
  username: 'asha',
  full_name: 'Asha Rao',
  phone: null,
  role: 'user',
  tier: 'free',
  is_verified: false,
  pending_email: null,
  created_at: '2026-01-31T06:30:00Z',
  updated_at: '2026-01-31T06:30:00Z',
};

const EXAMPLE_TOKEN: Token = {
  access_token: 'eyJhbGciOiJFUzI1NiIs...',
  refresh_token: 'eyJhbGciOiJFUzI1NiIs...',
  token_type: 'bearer',
  expires_in: 1800,
  refresh_expires_in: 2_592_000,
};

const said = (code: AuthResponse['code'], message: string, further: Partial<AuthResponse> = {}): AuthResponse => ({
  success: true,
  message,
  code,
  user: null,
  email_sent: null,
  tokens: null,
  ...further,
});

const VERIFIED_USER = { ...EXAMPLE_USER, is_verified: true };

export const answers = {
  register: {
    refusals: ['account_exists', 'rate_limited'],
    summary: 'Make an account',
    description:
      'Makes an unverified user and mails a link to verify the mailbox. When the mail cannot be sent, `email_sent` is ' +
      'false, the account stands, and the mail is tried again. 409 `account_exists` when the e-mail address or the ' +
      'username is taken, not saying which. A weak password is a 422 `weak_password` that says why. Any letters, ' +
      'spaces and signs make a password; only its length (8 to 256) and how soon it is guessed count. An account that ' +
      'nobody verifies goes after 14 days; once its link has expired, a new registration of the address takes its place.',
    data: AuthResponse,
    example: said('registered', 'Your account is made. Open the link in the mail to verify your address.', {
      user: EXAMPLE_USER,
      email_sent: true,
    }),
  },
  login: {
    refusals: ['invalid_credentials', 'account_disabled', 'rate_limited', 'account_locked'],
    summary: 'Sign in',
    description:
      'Answers an access token for 30 minutes and a refresh token for 30 days. Users may log in before they are ' +
      'verified; an expired verification link is then sent anew. 401 `invalid_credentials`, the same for an unknown ' +
      'address and a wrong password. After many failures in a day addresses that never signed in wait between tries, an ' +
      'hour at most: 429 `account_locked`. Known addresses and devices (`refresh_token`) do not.',
    data: Token,
    example: EXAMPLE_TOKEN,
  },
  refresh: {
    refusals: ['token_expired', 'invalid_token', 'rate_limited'],
    summary: 'Renew a sign-in',
    description:
      'Reads the user again, so the new access token carries the role and tier of now. Every refresh answers a new ' +
      'refresh token; earlier ones stay good until they expire or the password changes, as the server keeps no ' +
      'sessions. 90 days after the password was given it must be given again.',
    data: Token,
    example: EXAMPLE_TOKEN,
  },
  logout: {
    summary: 'Sign out',
    description: 'Stateless: the client forgets its tokens. They would be good until they expire.',
    data: AuthResponse,
    example: said('logged_out', 'Forget both tokens now: the server keeps no sessions.'),
  },
  me: {
    summary: 'Who is signed in',
    description: 'The profile of the user. Reads the user: a token from before a change of password answers 401.',
    data: UserResponse,
    example: VERIFIED_USER,
  },
  changePassword: {
    refusals: ['current_password_invalid', 'rate_limited'],
    summary: 'Change the password',
    description:
      'Needs the current one: a wrong one is a 400 `current_password_invalid`, as the sign-in stays good. All earlier ' +
      'tokens end (at /chart and /auth/logout within 30 minutes); `tokens` holds new ones. A mail tells the user.',
    data: AuthResponse,
    example: said('password_changed', 'Your password is changed. All other sign-ins have ended.', {
      user: VERIFIED_USER,
      tokens: EXAMPLE_TOKEN,
    }),
  },
  forgotPassword: {
    refusals: ['rate_limited'],
    summary: 'Ask for a reset link',
    description:
      'Mails a link that is good for 30 minutes. The answer is the same whether the address is known or not.',
    data: AuthResponse,
    example: said('reset_requested', 'If the address has an account, a mail with a reset link is on its way.'),
  },
  resetPassword: {
    refusals: ['invalid_or_expired_token', 'rate_limited'],
    summary: 'Set a new password',
    description:
      'Takes the token of a reset link. Ends every sign-in and every other reset link, and verifies the mailbox. A weak ' +
      'password (422) does not use the link up; an unknown, used or expired token is a 400 `invalid_or_expired_token`.',
    data: AuthResponse,
    example: said('password_reset', 'Your new password is set. Log in with it.'),
  },
  verify: {
    refusals: ['invalid_or_expired_token', 'rate_limited'],
    summary: 'Verify the mailbox',
    description:
      'Takes the token of a verification link; good for 24 hours, and for more than one call: a second one answers ' +
      '`already_verified` and changes nothing. The first one ends the sign-ins of before. Signs nobody in and tells ' +
      'nothing of the account: `user` is null. The link of a change of the address works here too, and answers ' +
      '`email_changed`. GET does the same for a click on the link, and shows a browser a page.',
    data: AuthResponse,
    example: said('verified', 'Your address is verified. Log in again: sign-ins of before have ended.'),
  },
  resendVerification: {
    refusals: ['rate_limited'],
    summary: 'Ask for a new verification link',
    description:
      'Mails a link that is good for 24 hours to an address whose account is not verified yet, at most three an hour. ' +
      'The answer is the same whether the address is known or not.',
    data: AuthResponse,
    example: said(
      'verification_requested',
      'If the address has an account that is not verified yet, a mail with a link is on its way.',
    ),
  },
  logoutEverywhere: {
    summary: 'Sign out on every device',
    description:
      'Ends every sign-in of the account, this one too: no token of before works at /auth/refresh and /auth/me any ' +
      'more, nor, within 30 minutes, at /chart.',
    data: AuthResponse,
    example: said('logged_out_everywhere', 'All sign-ins of this account have ended, this one too.'),
  },
  changeMe: {
    refusals: ['account_exists', 'current_password_invalid', 'rate_limited'],
    summary: 'Change the profile',
    description:
      'Changes the fields that are sent, all of them or none; null clears `full_name` and `phone`. A name or an address ' +
      'that somebody has is a 409 `account_exists`. A new `email` needs `current_password`; it is `pending_email` until ' +
      'the link that is mailed there is opened, which ends every sign-in, and the present address is told. Sending the ' +
      'present address takes the wish back, and so does a new password.',
    data: UserResponse,
    example: VERIFIED_USER,
  },
  deleteMe: {
    refusals: ['current_password_invalid', 'rate_limited'],
    summary: 'Delete the account',
    description:
      'Needs the password. Takes the user, the claims of name and address, the tokens of mails and the mails that wait ' +
      'out of the table at once and for good. Access tokens of before open /chart for 30 minutes at most.',
    data: AuthResponse,
    example: said('deleted', 'Your account is deleted for good.'),
  },
  exportMe: {
    summary: 'All that is kept of me',
    description: 'Everything that is kept of the user, but for the hash of the password and tokens.',
    data: AccountExport,
    example: EXAMPLE_EXPORT,
  },
} satisfies Records;
