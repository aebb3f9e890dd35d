/** Explains in one sentence why the table is unavailable, and what to do. */
import type { AccountsUnavailable } from '../../lib/auth/refusal.ts';

/** Error names of AWS and of its client. */
const REASONS: readonly (readonly [error: RegExp, sentence: (table: string) => string])[] = [
  [/Region is missing/, () => 'No AWS region is set: give --region REGION, or set AWS_REGION.'],
  [/^ResourceNotFoundException/, (table) => `There is no table ${table} in this account and region of AWS.`],
  [
    /^(CredentialsProviderError|TokenProviderError)/,
    () => 'There are no AWS credentials to use: sign in with the AWS CLI, or set AWS_PROFILE.',
  ],
  [
    /^(UnrecognizedClient|InvalidSignature|IncompleteSignature|ExpiredToken|MissingAuthenticationToken)/,
    () => 'AWS does not accept these credentials: sign in anew with the AWS CLI.',
  ],
  [/^AccessDenied/, (table) => `These AWS credentials do not allow this on the table ${table}.`],
  [/^ValidationException/, (table) => `The table ${table} is no table of accounts.`],
];

export function sentenceOf({ cause, message }: AccountsUnavailable, table: string): string {
  const error = cause instanceof Error ? `${cause.name}: ${cause.message}` : '';
  const known = REASONS.find(([pattern]) => pattern.test(error));
  if (known) return known[1](table);
  const why = cause instanceof Error ? ` (${cause.name})` : '';
  return `${message.replace(/\.$/, '')}${why}. Repeat the command: doing it twice does no harm.`;
}
