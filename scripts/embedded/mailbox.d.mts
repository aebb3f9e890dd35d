import type { SentMail } from './mail.d.mts';

export interface LocalAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function outboxAnswer(mails: readonly SentMail[]): LocalAnswer;
export function mailboxAnswer(mails: readonly SentMail[]): LocalAnswer;
