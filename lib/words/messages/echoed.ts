/** Values of a caller, quoted in a message. */

/** Long enough to recognise one's own value, too short to fill an answer with it. */
const MOST_CHARACTERS = 100;

/** Returns the first 100 characters of a text, with an ellipsis where it is longer. */
export function echoed(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  // A character outside the basic plane has two units and must not be split.
  const characters = [...text.slice(0, 2 * MOST_CHARACTERS + 2)];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : text;
}

/** Arguments that we write ourselves, which may be longer than a quoted value. */
const OURS = ['description', 'fault'];

/** Returns the arguments of a message, with those that a caller may have written cut short. */
export function echoedArguments<Arguments>(args: Arguments): Arguments {
  if (typeof args !== 'object' || args === null) return args;
  const long = Object.entries(args).filter(([name, value]) => isLong(value) && !OURS.includes(name));
  if (long.length === 0) return args;
  return { ...args, ...Object.fromEntries(long.map(([name, value]) => [name, echoed(value as string)])) };
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > MOST_CHARACTERS;
}
