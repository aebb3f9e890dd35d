/** The app that people have their accounts for, as its deployment describes it to mails and pages. */

export interface App {
  /** Null where the deployment gives none: then each language has its own. */
  readonly name: string | null;
  /** Of buttons, as `#rrggbb`. */
  readonly colour: string;
  /** Where people are sent back to; null where there is no such place. */
  readonly url: string | null;
}

const COLOUR = '#9a3412';

/** An app that says nothing about itself. */
export const NAMELESS_APP: App = { name: null, colour: COLOUR, url: null };

/** Returns the colour of text on a background, of black and white the one with the higher contrast (WCAG 2.2, 1.4.3). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const light = luminance(colour);
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000000' : '#ffffff';
}

/** Returns the relative luminance of `#rrggbb`, 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => linear(parseInt(colour.slice(from, from + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
