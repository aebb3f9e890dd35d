/** Refusals and results of account calls, and mistakes in the fields of an account. */
import type { Nothing } from '../sentences.ts';

interface Characters {
  readonly most: number;
}

/** Free texts about a person. */
export type PersonField = 'full_name' | 'phone';

export interface AccountMessages {
  readonly credentials_wrong: Nothing;
  readonly account_is_disabled: Nothing;
  readonly account_taken: Nothing;
  readonly sign_in_ended: Nothing;
  readonly bearer_missing: Nothing;
  readonly bearer_malformed: Nothing;
  readonly token_not_valid: { readonly use: 'access' | 'refresh' };
  readonly token_too_old: { readonly use: 'access' | 'refresh' };
  readonly link_unusable: Nothing;
  readonly tries_exceeded: Nothing;
  readonly account_is_locked: { readonly minutes: number };
  readonly email_has_spaces: Nothing;
  readonly email_malformed: Nothing;
  readonly email_without_domain: Nothing;
  readonly email_too_long: Characters;
  readonly username_length: { readonly least: number; readonly most: number };
  readonly username_characters: Nothing;
  readonly username_without_letters: Nothing;
  readonly username_marks: Nothing;
  readonly username_scripts: Nothing;
  readonly username_reserved: Nothing;
  readonly person_no_text: { readonly field: PersonField };
  readonly person_too_long: { readonly field: PersonField } & Characters;
  readonly password_broken: Nothing;
  readonly password_too_short: { readonly least: number };
  readonly password_too_long: Characters;
  readonly password_repeats: Nothing;
  readonly password_sequence: Nothing;
  readonly password_keyboard: Nothing;
  readonly password_date: Nothing;
  readonly password_common: Nothing;
  readonly password_words: Nothing;
  readonly password_word_with_digits: Nothing;
  readonly password_favourite: Nothing;
  readonly password_of_service: Nothing;
  readonly password_of_owner: Nothing;
  readonly password_guessable: Nothing;
  readonly password_needed: Nothing;
  readonly password_unchanged: Nothing;
  readonly password_current_wrong: Nothing;
  readonly registered: Nothing;
  readonly registered_unsent: Nothing;
  readonly verified: Nothing;
  readonly already_verified: Nothing;
  readonly logged_out: Nothing;
  readonly password_changed: Nothing;
  readonly reset_requested: Nothing;
  readonly password_reset: Nothing;
  readonly email_changed: Nothing;
  readonly verification_requested: Nothing;
  readonly logged_out_everywhere: Nothing;
  readonly deleted: Nothing;
  readonly left_out_password: Nothing;
  readonly left_out_tokens: Nothing;
  readonly left_out_counters: Nothing;
}
