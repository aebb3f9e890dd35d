/** Small pieces of English and Hindi that labels and sentences share. */

/** Writes a place in English figures: 1st, 2nd, 3rd, 4th ... 11th ... 21st ... up to 99th. */
export function ordinal(count: number): string {
  const isTeen = Math.floor(count / 10) === 1;
  return `${count}${(!isTeen && ['th', 'st', 'nd', 'rd'][count % 10]) || 'th'}`;
}

const HINDI_ORDINALS = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ');

/** Writes a place in Hindi, 1 to 12, before a noun in an oblique case: तीसरे, in the 3rd. */
export function hindiOrdinal(number: number): string {
  return HINDI_ORDINALS[number - 1]!;
}

const COUNT_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Writes a number as a sentence counts things: no, one, two ... twelve, then figures. */
export function countWord(count: number): string {
  return COUNT_WORDS[count] ?? String(count);
}

const TEEN_WORDS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TEN_WORDS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Writes a number in words, 1 to 99: one, two ... twenty, twenty-one. */
export function numberWord(count: number): string {
  if (count < 20) return [...COUNT_WORDS, ...TEEN_WORDS][count]!;
  const tens = TEN_WORDS[Math.floor(count / 10) - 2]!;
  return count % 10 === 0 ? tens : `${tens}-${COUNT_WORDS[count % 10]!}`;
}

/** Joins the items of a list in a sentence: `Sun, Moon and Mars`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

/** Joins the items of a list in a Hindi sentence: सूर्य, चंद्रमा और मंगल. */
export function hindiListed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} और ${items.at(-1)!}`;
}

/** Joins alternatives: `Mars, Saturn or Ketu`. */
export function orListed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)!}`;
}

/** Joins alternatives that may hold an `and` themselves, so with a comma: `law and counsel, medicine, or trade`. */
export function anyOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}, or ${items.at(-1)!}`;
}

/** Returns a text with its first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
