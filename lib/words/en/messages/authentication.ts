/** Refusals and results of account calls, in English. */
import type { AccountMessages, PersonField } from '../../messages/authentication.ts';
import type { Sentences } from '../../sentences.ts';

const PERSON_FIELDS: Readonly<Record<PersonField, string>> = { full_name: 'Full name', phone: 'Phone' };

export const ACCOUNTS_EN = {
  credentials_wrong: () => 'The e-mail address or the password is not right.',
  account_is_disabled: () => 'This account has been disabled. Ask the operator of the service.',
  account_taken: () => 'The e-mail address or the username is taken. Log in, or choose another.',
  sign_in_ended: () => 'This sign-in has ended. Log in again.',
  bearer_missing: () => 'Send the header Authorization: Bearer ACCESS_TOKEN.',
  bearer_malformed: () => 'The header must read: Authorization: Bearer ACCESS_TOKEN.',
  token_not_valid: ({ use }) =>
    use === 'access'
      ? 'This is not a valid access token. Send the access token of POST /api/v1/auth/login.'
      : 'This is not a valid refresh token. Log in again.',
  token_too_old: ({ use }) =>
    use === 'access'
      ? 'The access token has expired. Call POST /api/v1/auth/refresh.'
      : 'The refresh token has expired. Log in again.',
  link_unusable: () => 'This link has been used or has expired. Ask for a new one.',
  tries_exceeded: () => 'Too many tries. Wait, then try again.',
  account_is_locked: ({ minutes }) =>
    `Wrong passwords were tried for this account, so a new place must wait. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. To get in now, set a new password with POST /api/v1/auth/forgot-password.`,
  email_has_spaces: () => 'An e-mail address has no spaces or line breaks.',
  email_malformed: () => 'Give an e-mail address such as asha@example.com, in ASCII before the @.',
  email_without_domain: () => 'Give a whole domain after the @, such as example.com.',
  email_too_long: ({ most }) => `An e-mail address has at most ${most} characters.`,
  username_length: ({ least, most }) => `A username has ${least} to ${most} characters.`,
  username_characters: () => 'A username has letters, digits, dots, underscores and hyphens only.',
  username_without_letters: () => 'A username has at least one letter or digit.',
  username_marks: () => 'A username has at most four marks on one letter.',
  username_scripts: () => 'A username keeps to the letters of one script, such as Latin or Devanagari.',
  username_reserved: () => 'This username is reserved, or looks like one that is. Choose another.',
  person_no_text: ({ field }) => `${PERSON_FIELDS[field]} must be text.`,
  person_too_long: ({ field, most }) => `${PERSON_FIELDS[field]} may have at most ${most} characters.`,
  password_broken: () => 'The password holds half a character. Type it anew.',
  password_too_short: ({ least }) =>
    `Use at least ${least} characters; 15 and more, such as four words, are much safer.`,
  password_too_long: ({ most }) => `Use at most ${most} characters.`,
  password_repeats: () =>
    'This password repeats the same few characters, which is tried first. Take four words that do not belong together.',
  password_sequence: () =>
    'This password runs along the alphabet or the digits, which is tried first. Take four words that do not belong together.',
  password_keyboard: () =>
    'This password is a row of keys, which is tried first. Take four words that do not belong together.',
  password_date: () =>
    'This password is little more than a date or a year, which is tried first. Take four words that do not belong together.',
  password_common: () =>
    'This password is among the most common ones in the world, which are tried first. Choose one of your own, such as four words.',
  password_words: () =>
    'This password is one or two common words, which are soon tried. Add two more that do not belong with them.',
  password_word_with_digits: () =>
    'This password is a common word with a few digits or signs, which is soon tried. Add two or three words rather than signs.',
  password_favourite: () =>
    'This password is built on a name, a prayer or a word that many people in India choose, which is tried first. Add two or three words that have nothing to do with it.',
  password_of_service: () =>
    'This password is built on the name or the subject of this service, which is tried first. Add two or three words that have nothing to do with it.',
  password_of_owner: () =>
    'This password is built on your own name, username, e-mail address or phone number, which is tried first. Leave them out.',
  password_guessable: () =>
    'This password is made of short, common pieces and soon guessed. Make it longer, such as by two or three words.',
  password_needed: () => 'A change of the e-mail address needs current_password, the password of now.',
  password_unchanged: () => 'The new password is the old one. Choose another.',
  password_current_wrong: () => 'The current password is not right.',
  registered: () => 'Your account is made. Open the link in the mail to verify your address.',
  registered_unsent: () =>
    'Your account is made. The mail with the verification link could not be sent yet; it will be tried again.',
  verified: () => 'Your address is verified. Log in again: sign-ins of before have ended.',
  already_verified: () => 'Your address was verified before.',
  logged_out: () => 'Forget both tokens now: the server keeps no sessions.',
  password_changed: () => 'Your password is changed. All other sign-ins have ended.',
  reset_requested: () => 'If the address has an account, a mail with a reset link is on its way.',
  password_reset: () => 'Your new password is set. Log in with it.',
  email_changed: () => 'Your address is changed. Log in with the new one.',
  verification_requested: () =>
    'If the address has an account that is not verified yet, a mail with a link is on its way.',
  logged_out_everywhere: () => 'All sign-ins of this account have ended, this one too.',
  deleted: () => 'Your account is deleted for good.',
  left_out_password: () => 'the hash of the password',
  left_out_tokens: () => 'the hashes of the one-time tokens',
  left_out_counters: () =>
    'counters of tries and the addresses that were signed in from, which are kept under hashes and name nobody',
} satisfies Sentences<AccountMessages>;
