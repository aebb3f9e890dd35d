/** A birth for the paths that take one whose time may be unknown: nothing stands in for the time. */
import type { Language } from '../../../lib/words/language.ts';
import type { BirthBody } from '../pageContext.ts';
import { bodyOf, type EnteredBirth } from './enteredBirth.ts';

export function openBody(birth: EnteredBirth, lang: Language): Omit<BirthBody, 'time'> & { readonly time?: string } {
  const { time, ...day } = bodyOf(birth, lang);
  return birth.time === null ? day : { ...day, time };
}
