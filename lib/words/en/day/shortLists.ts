/** Long lists as several short sentences, in English. */
import { listed } from '../grammar.ts';

const MOST_WORDS = 20;

const wordsOf = (text: string) => text.split(/\s+/).length;

/**
 * Returns a list in as many sentences as it takes to keep each short, with a full stop behind each.
 *
 * @param first how the first sentence begins
 * @param further how the others begin
 */
export function listedShortly(items: readonly string[], first: string, further: string): string {
  const sentences: string[] = [];
  let held: readonly string[] = [];
  for (const item of items) {
    const longer = [...held, item];
    const head = sentences.length === 0 ? first : further;
    if (held.length > 0 && wordsOf(`${head} ${listed(longer)}`) > MOST_WORDS) {
      sentences.push(`${head} ${listed(held)}.`);
      held = [item];
    } else {
      held = longer;
    }
  }
  return [...sentences, `${sentences.length === 0 ? first : further} ${listed(held)}.`].join(' ');
}
