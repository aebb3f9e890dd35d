/** What an account call is refused with; the shell turns it into the answer of the contract. */
import { say, type Message } from '../words/message.ts';

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

/** An expected refusal: the caller can do something about it. */
export class AccountRefusal extends Error {
  readonly code: RefusalCode;
  readonly detail: Message;
  /** Where waiting helps. */
  readonly retryAfterSeconds: number | null;

  constructor(code: RefusalCode, detail: Message, retryAfterSeconds: number | null = null) {
    super(say(detail, 'en'));
    this.name = 'AccountRefusal';
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One field that no schema could find wrong. */
export interface FieldProblem {
  readonly field: string;
  readonly msg: Message;
  readonly type: 'weak_password' | 'same_password' | 'format' | 'invalid_value';
}

/** Fields that turn out wrong only against the stored account. */
export class InvalidFields extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super(`${problems.length} invalid fields`);
    this.name = 'InvalidFields';
    this.problems = problems;
  }
}

/** The store, the keys or another part that accounts need cannot be used: a fault of ours, and it may pass. */
export class AccountsUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'AccountsUnavailable';
  }
}
