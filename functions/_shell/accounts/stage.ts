/** Settings that are allowed in development stages only. */
import { GENERATED_KID_PREFIX } from '../../../lib/auth/token/keys.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The stages that may use embedded services, generated keys and addresses without TLS. */
const DEVELOPMENT = /^(dev|test|local)$/i;

/**
 * Tells whether a stage must meet the requirements of production: every one but `dev`, `test` and `local`, in any case.
 *
 * Without a name it is development on a local machine, but production on Lambda, where the name was forgotten.
 */
export function isStrict({ AWS_LAMBDA_FUNCTION_NAME, STAGE = '' }: Environment): boolean {
  const stage = STAGE.trim();
  return stage === '' ? Boolean(AWS_LAMBDA_FUNCTION_NAME) : !DEVELOPMENT.test(stage);
}

/**
 * Checks that a production stage has keys of its own.
 *
 * @throws AccountsUnavailable when its key set was generated for a single run
 */
export function requireLastingKeys(environment: Environment, keySet: string): void {
  if (isStrict(environment) && keySet.includes(`"${GENERATED_KID_PREFIX}`)) {
    throw new AccountsUnavailable('A production stage takes no generated keys.');
  }
}
