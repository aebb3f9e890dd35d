/** What a production stage must not stand on. */
import { GENERATED_KID_PREFIX } from '../../lib/auth/keys.ts';
import { AccountsUnavailable } from '../../lib/auth/refusal.ts';

/** Whether `STAGE` names a production stage, in any spelling. */
export function isProduction({ STAGE = '' }: Readonly<Record<string, string | undefined>>): boolean {
  return /^prod(uction)?$/i.test(STAGE.trim());
}

/**
 * Checks that a production stage has keys of its own.
 *
 * @throws AccountsUnavailable when a production stage is given a key set made for one run
 */
export function requireLastingKeys(environment: Readonly<Record<string, string | undefined>>, keySet: string): void {
  if (isProduction(environment) && keySet.includes(`"${GENERATED_KID_PREFIX}`)) {
    throw new AccountsUnavailable('A production stage takes no generated keys.');
  }
}
