/** What a stage must not stand on, unless it is one of development. */
import { GENERATED_KID_PREFIX } from '../../../lib/auth/token/keys.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The stages that may stand on embedded parts, generated keys and addresses without TLS. */
const DEVELOPMENT = /^(dev|test|local)$/i;

/**
 * Whether a stage is held to what production needs: every one but `dev`, `test` and `local`, in any spelling.
 *
 * Without a name it is development on a machine, and production on Lambda, where the name was forgotten.
 */
export function isStrict({ AWS_LAMBDA_FUNCTION_NAME, STAGE = '' }: Environment): boolean {
  const stage = STAGE.trim();
  return stage === '' ? Boolean(AWS_LAMBDA_FUNCTION_NAME) : !DEVELOPMENT.test(stage);
}

/**
 * Checks that a stage has keys of its own, where it is held to that.
 *
 * @throws AccountsUnavailable when it is given a key set made for one run
 */
export function requireLastingKeys(environment: Environment, keySet: string): void {
  if (isStrict(environment) && keySet.includes(`"${GENERATED_KID_PREFIX}`)) {
    throw new AccountsUnavailable('A production stage takes no generated keys.');
  }
}
