/** Messages of schemas, in the language in which a request is validated. */
import type * as v from 'valibot';
import { message, sayMessage } from '../../words/message.ts';
import type { Language } from '../../words/language.ts';
import type { Messages } from '../../words/messages/catalogue.ts';

/** Returns the message of a schema, whose arguments may come from the mistake itself. */
export function said<Id extends keyof Messages>(
  id: Id,
  args: Messages[Id] | ((issue: v.BaseIssue<unknown>) => Messages[Id]),
): (issue: v.BaseIssue<unknown>) => string {
  const argsOf = typeof args === 'function' ? (args as (issue: v.BaseIssue<unknown>) => Messages[Id]) : () => args;
  return (issue) => sayMessage(message(id, argsOf(issue)), issueLanguage(issue));
}

/** Returns the language in which a request is validated. */
export function issueLanguage({ lang }: v.BaseIssue<unknown>): Language {
  return lang === 'hi' ? 'hi' : 'en';
}
