/** Mistakes in account fields that a schema cannot see; the fields may hold anything. */
import { emailAddress } from '../../lib/auth/account/identifiers.ts';
import { passwordProblem, type FindWeakness } from '../../lib/auth/password/passwordRules.ts';
import type { FieldProblem } from '../../lib/auth/refusal.ts';
import { registrationProblems } from '../../lib/auth/account/registration.ts';

/** The word lists are loaded at the first call. */
export const findWeakness: FindWeakness = async (password, ownWords) =>
  (await import('./passwordStrength/bundle.ts')).passwordWeakness(password, ownWords);

export function emailProblems({ email }: { email?: unknown }): FieldProblem[] {
  const found = typeof email === 'string' ? emailAddress(email) : null;
  return found && 'problem' in found ? [{ field: 'email', msg: found.problem, type: 'format' }] : [];
}

export function newAccountProblems(body: object): Promise<FieldProblem[]> {
  return registrationProblems(body, findWeakness);
}

/**
 * Returns the problems of a password that do not depend on its owner; those that do are checked against the account.
 */
export async function newPasswordProblems(body: { new_password?: unknown }): Promise<FieldProblem[]> {
  const { new_password: password } = body;
  const msg = typeof password === 'string' ? await passwordProblem(password, {}, findWeakness) : null;
  return msg === null ? [] : [{ field: 'new_password', msg, type: 'weak_password' }];
}
