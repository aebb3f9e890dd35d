/** What a caller sent, told back. */

/** Long enough to know one's own value again, too short to fill an answer with it. */
const MOST_CHARACTERS = 100;

/** Returns a text with at most its first 100 characters, followed by an ellipsis where that is not all of it. */
export function echoed(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  // A character outside the basic plane has two units: none is cut in half.
  const characters = [...text.slice(0, 2 * MOST_CHARACTERS + 2)];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : text;
}

/** Words of ours, which may be longer than anything that is told back. */
const OURS = ['description', 'fault'];

/** Returns the arguments of a message, those that a caller may have written cut short. */
export function echoedArguments<Arguments>(args: Arguments): Arguments {
  if (typeof args !== 'object' || args === null) return args;
  const long = Object.entries(args).filter(([name, value]) => isLong(value) && !OURS.includes(name));
  if (long.length === 0) return args;
  return { ...args, ...Object.fromEntries(long.map(([name, value]) => [name, echoed(value as string)])) };
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > MOST_CHARACTERS;
}
