/** The account of a collection: its values are variables, and its calls pass their tokens on. */

/** The variables of the collection: those a person fills in, then those that a sign-in fills in. */
export const VARIABLES = [
  ['base_url', 'http://127.0.0.1:3000', 'Where the service answers, without a slash at the end'],
  ['email', 'asha@example.com', 'Of the account that the requests in auth make and use'],
  ['username', 'asha', 'Of that account'],
  ['password', 'Vrishabha-Lagna-77', 'Of that account'],
  ['new_password', 'Kanya-Lagna-1990', 'What a change of password makes of it; a reset makes it password again'],
  ['mail_token', '', 'The token of the link in a mail; a local server shows its mails at /_local/mailbox'],
  ['token', '', 'Access token, filled in by a login'],
  ['refresh_token', '', 'Refresh token, filled in by a login'],
] as const;

type Variable = (typeof VARIABLES)[number][0];
type Fields = Readonly<Record<string, Variable>>;

const EMAIL: Fields = { email: 'email' };
const CREDENTIALS: Fields = { ...EMAIL, password: 'password' };
const LINK: Fields = { token: 'mail_token' };

const FIELDS: Readonly<Record<string, Fields>> = {
  '/api/v1/auth/register': { ...CREDENTIALS, username: 'username' },
  '/api/v1/auth/login': CREDENTIALS,
  '/api/v1/auth/refresh': { refresh_token: 'refresh_token' },
  '/api/v1/auth/change-password': { current_password: 'password', new_password: 'new_password' },
  '/api/v1/auth/forgot-password': EMAIL,
  '/api/v1/auth/reset-password': { ...LINK, new_password: 'password' },
  '/api/v1/auth/verify': LINK,
  '/api/v1/auth/resend-verification': EMAIL,
  '/api/v1/auth/me': { password: 'password', current_password: 'password' },
};

/**
 * Returns the variable that a field or a parameter of a path takes its value from, as {{NAME}}; otherwise the value.
 */
export function valueOf(path: string, name: string, value: unknown): unknown {
  const variable = FIELDS[path]?.[name];
  return variable ? `{{${variable}}}` : value;
}

const SIGNING = ['authLogin', 'authRefresh', 'authChangePassword'];

/** Calls that end the sign-in that they need. */
export const ENDING = ['authLogoutEverywhere', 'deleteAuthMe'];

const KEEP_TOKENS = [
  'const said = pm.response.json();',
  'const tokens = said.tokens || said;',
  'if (tokens.access_token) {',
  "  pm.collectionVariables.set('token', tokens.access_token);",
  "  pm.collectionVariables.set('refresh_token', tokens.refresh_token);",
  '}',
];

/** The script that stores the tokens of an answer, where it has some. */
export function eventsOf(operationId: string): { event?: readonly object[] } {
  if (!SIGNING.includes(operationId)) return {};
  return { event: [{ listen: 'test', script: { type: 'text/javascript', exec: KEEP_TOKENS } }] };
}
