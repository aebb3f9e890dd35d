/** Text of callers on its way into a drawing. */

/** Names may be as long as the input allows; a drawing shows no more. */
const LONGEST_NAME = 200;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Returns a text for the inside of an element or of a quoted attribute; the only way for any text into a drawing. */
export function xmlText(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Returns what of a text can be seen: without what XML 1.0 forbids, and without marks that reverse other text. */
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
