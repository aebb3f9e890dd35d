/** The catalogue of mails: what each language has to say. A sentence that is missing does not compile. */

export const MAIL_KINDS = [
  'verify',
  'reset',
  'password_changed',
  'failed_logins',
  'change_email',
  'email_change_asked',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface Letter {
  readonly subject: string;
  /** Why the mail was sent, and what to do. */
  readonly opening: string;
  /** The label of the button; null for a mail that asks for nothing. */
  readonly button: string | null;
  /** The paragraphs after the button. */
  readonly closing: readonly string[];
}

/** What a letter is about. */
export interface LetterValues {
  /** The name of the app, as its deployment or its language has it. */
  readonly app: string;
  /** How long the link is valid, as text. */
  readonly valid: string;
}

export interface MailWords {
  /** What the app is called where its deployment gives it no name. */
  readonly appName: string;
  greeting(name: string | null): string;
  /** The text above the bare link. */
  readonly linkHint: string;
  /** Returns a number of minutes in the form that "valid for ..." needs. */
  minutes(count: number): string;
  hours(count: number): string;
  /** The line above the name of the app at the end. */
  readonly regards: string;
  readonly letters: Readonly<Record<MailKind, (values: LetterValues) => Letter>>;
}
