/** The catalogue of the pages behind the links of mails, in each language. */

/** What the page of a verification link can say. */
export const VERIFY_PAGES = ['ask', 'verified', 'email_changed', 'already_verified', 'invalid', 'unavailable'] as const;
export type VerifyPage = (typeof VERIFY_PAGES)[number];

export interface PageWords {
  readonly title: string;
  /** What happened, or what is asked. */
  readonly said: string;
  /** What to do next. */
  readonly next: string;
}

/** What may be said below the form for a new password. */
export const RESET_MESSAGES = [
  'length',
  'mismatch',
  'weak',
  'incomplete',
  'expired',
  'busy',
  'fault',
  'offline',
  'done',
] as const;
export type ResetMessage = (typeof RESET_MESSAGES)[number];

export interface ResetWords {
  readonly title: string;
  readonly needsJavaScript: string;
  readonly password: string;
  readonly hint: string;
  readonly again: string;
  readonly show: string;
  readonly save: string;
  readonly messages: Readonly<Record<ResetMessage, string>>;
}

export interface AccountPageWords {
  readonly verify: Readonly<Record<VerifyPage, PageWords>>;
  /** The label of the button of the page that asks. */
  readonly confirm: string;
  readonly reset: ResetWords;
  /** The label of the link that leads to the app; without its name where the deployment gives it none. */
  back(app: string | null): string;
}
