/** Refusals of account calls; the shell turns them into the answers of the contract. */
import { message, sayMessage, type Message } from '../words/message.ts';

export type RefusalCode =
  | 'not_authenticated'
  | 'token_expired'
  | 'invalid_token'
  | 'invalid_credentials'
  | 'account_disabled'
  | 'account_locked'
  | 'account_exists'
  | 'invalid_or_expired_token'
  | 'current_password_invalid'
  | 'rate_limited';

/** An expected refusal, which the caller can act upon. */
export class AccountRefusal extends Error {
  readonly code: RefusalCode;
  readonly detail: Message;
  /** Seconds after which a retry may succeed; null where waiting does not help. */
  readonly retryAfterSeconds: number | null;

  constructor(code: RefusalCode, detail: Message, retryAfterSeconds: number | null = null) {
    super(sayMessage(detail, 'en'));
    this.name = 'AccountRefusal';
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns the refusal of a mailed token: the same for all causes, so that it does not reveal who has an account. */
export function unusableToken(): AccountRefusal {
  return new AccountRefusal('invalid_or_expired_token', message('link_unusable', {}));
}

/** Returns the refusal of a taken name or address, without saying which. */
export function takenAccount(): AccountRefusal {
  return new AccountRefusal('account_exists', message('account_taken', {}));
}

/** A mistake in one field that no schema can see. */
export interface FieldProblem {
  readonly field: string;
  readonly msg: Message;
  readonly type: 'weak_password' | 'same_password' | 'format' | 'invalid_value' | 'missing';
}

/** Fields that are wrong only compared with the stored account. */
export class InvalidFields extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super(`${problems.length} invalid fields`);
    this.name = 'InvalidFields';
    this.problems = problems;
  }
}

/** The store, the keys or another service that accounts need is unavailable: a server fault that may pass. */
export class AccountsUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'AccountsUnavailable';
  }
}
