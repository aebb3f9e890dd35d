/**
 * Messages to a caller, errors and warnings, as facts: an id with typed arguments, put into words at the door in the
 * requested language.
 */
import { echoedArguments } from './messages/echoed.ts';
import { MESSAGES_EN } from './en/messages/catalogue.ts';
import { TITLES_EN } from './en/messages/badRequests.ts';
import { MESSAGES_HI } from './hi/messages/catalogue.ts';
import { TITLES_HI } from './hi/messages/badRequests.ts';
import type { Language } from './language.ts';
import type { Messages } from './messages/catalogue.ts';
import type { ProblemTitle } from './messages/badRequests.ts';
import type { Sentences } from './sentences.ts';

type MessageId = keyof Messages;

/** One message to a caller. */
export interface Message<Id extends MessageId = MessageId> {
  readonly id: Id;
  readonly args: Messages[Id];
}

/** Returns a message that is not yet in words. */
export function message<Id extends MessageId>(id: Id, args: Messages[Id]): Message<Id> {
  return { id, args };
}

const TITLES: Readonly<Record<Language, Readonly<Record<ProblemTitle, string>>>> = { en: TITLES_EN, hi: TITLES_HI };

const CATALOGUES: Readonly<Record<Language, Sentences<Messages>>> = { en: MESSAGES_EN, hi: MESSAGES_HI };

/** Returns the title of a problem. */
export function titleOf(title: ProblemTitle, language: Language): string {
  return TITLES[language][title];
}

/**
 * Returns a message in words.
 *
 * Whole sentences, each in one language; ids and field names stay as they were sent, long ones cut short.
 */
export function sayMessage<Id extends MessageId>({ id, args }: Message<Id>, language: Language): string {
  return CATALOGUES[language][id](echoedArguments(args));
}
