/** Warnings about an answer, put into words at the door in the language of the answer. */
import type { Language } from '../../words/language.ts';
import { sayMessage, type Message } from '../../words/message.ts';
import type { Meta } from './envelope.ts';

export interface Warning {
  readonly code: string;
  /** A string where it is already in words. */
  readonly message: Message | string;
}

/** Returns a warning that is not yet in words. */
export const warning = (code: string, message: Message): Warning => ({ code, message });

/** Returns warnings in words. */
export function saidWarnings(warnings: readonly Warning[], language: Language): Meta['warnings'] {
  return warnings.map(({ code, message }) => ({
    code,
    message: typeof message === 'string' ? message : sayMessage(message, language),
  }));
}
