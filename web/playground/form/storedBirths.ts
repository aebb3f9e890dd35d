/** Kept births as text: one to a line, each as in a link. */
import { fragmentOf, linkedBirth } from './birthLink.ts';
import type { EnteredBirth } from './enteredBirth.ts';

const MOST = 6;

/** Returns the births in a stored text, the latest first; what cannot be read is left out. */
export function birthsIn(stored: string | null): EnteredBirth[] {
  return (stored ?? '')
    .split('\n')
    .map(linkedBirth)
    .filter((birth) => birth !== null);
}

/** Returns the text to store for births; one that stands twice is stored once. */
export function storedBirths(births: readonly EnteredBirth[]): string {
  return [...new Set(births.map(fragmentOf))].slice(0, MOST).join('\n');
}
