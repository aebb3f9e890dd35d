/** Mistakes in account fields that a schema cannot see; the fields may hold anything. */
import { emailAddress } from '../../lib/auth/identifiers.ts';
import { passwordProblem } from '../../lib/auth/passwordRules.ts';
import type { FieldProblem } from '../../lib/auth/refusal.ts';

export function emailProblems({ email }: { email?: unknown }): FieldProblem[] {
  const found = typeof email === 'string' ? emailAddress(email) : null;
  return found && 'problem' in found ? [{ field: 'email', msg: found.problem, type: 'format' }] : [];
}

/** What is wrong with a password whoever chooses it; what its owner must not choose is checked against the account. */
export function newPasswordProblems({ new_password: password }: { new_password?: unknown }): FieldProblem[] {
  const msg = typeof password === 'string' ? passwordProblem(password, {}) : null;
  return msg === null ? [] : [{ field: 'new_password', msg, type: 'weak_password' }];
}
