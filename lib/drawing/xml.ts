/** Text of callers, made safe for a drawing. */

/** Names may be as long as the input allows; a drawing shows no more than this. */
const LONGEST_NAME = 200;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Returns a text escaped for the inside of an element or of a quoted attribute; every text of a drawing passes through
 * here.
 */
export function xmlText(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/**
 * Returns the visible part of a text: without characters that XML 1.0 forbids, and without marks that reverse other
 * text.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a name as a drawing shows it: visible characters only, at most 200 of them. */
export function plainName(text: string): string {
  return [...plainText(text)].slice(0, LONGEST_NAME).join('');
}
