/** Whether a text tells what its writer was told. */

/** So many words in a row are no accident. */
const RUN_WORDS = 8;

/** Returns the problem, where any part of a text repeats a run of words of its instructions. */
export function leakedFrom(instructions: string, text: object): string[] {
  const told = ` ${plainWords(instructions).join(' ')} `;
  const isLeaked = stringsIn(text).some((part) => {
    const words = plainWords(part);
    return words.some(
      (_, i) => i + RUN_WORDS <= words.length && told.includes(` ${words.slice(i, i + RUN_WORDS).join(' ')} `),
    );
  });
  return isLeaked ? ['Write about the chart alone; repeat nothing of what you were told.'] : [];
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
