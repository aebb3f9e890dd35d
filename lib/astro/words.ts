/** Small pieces of English that labels and sentences share. */

/** 1st, 2nd, 3rd, 4th ... up to 12th. */
export function ordinal(house: number): string {
  const suffix = ['th', 'st', 'nd', 'rd'][house > 3 ? 0 : house]!;
  return `${house}${suffix}`;
}

/** Joins as a sentence does: `Sun, Moon and Mars`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}

/** Joins what is to be chosen from, each of which may hold an `and`: `law and counsel, medicine, or trade`. */
export function anyOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}, or ${items.at(-1)!}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
