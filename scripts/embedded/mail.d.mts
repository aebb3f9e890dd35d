import type { FaultOptions } from './faults.d.mts';

/** A mail that was taken; field names are those of `/_local/outbox`. */
export interface SentMail {
  readonly id: string;
  /** Several addresses are parted by commas. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  /** ISO instant, UTC. */
  readonly sent_at: string;
}

export type MailFault = 'reject' | 'throttle' | 'sandbox' | 'timeout' | 'error' | 'down';

export interface EmbeddedMail {
  readonly endpoint: string;
  /** Newest first. */
  outbox(): SentMail[];
  fail(fault: MailFault | null, options?: FaultOptions<SentMail>): void;
  clear(): void;
  stop(): Promise<void>;
}

export function startMail(options?: {
  readonly folder?: string | null;
  readonly port?: number;
  readonly onMail?: (mail: SentMail) => void;
}): Promise<EmbeddedMail>;
export function escaped(text: string): string;
