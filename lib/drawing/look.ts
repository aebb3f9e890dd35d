/** How a drawing looks: theme, colours, size, and whether its texts are text or outlines. */

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** What a caller may colour. */
export const COLOUR_NAMES = ['paper', 'line', 'frame', 'text', 'accent', 'transit'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

export interface Look {
  /** `auto` follows the preference of the reader. */
  readonly theme: Theme;
  /** Colours instead of those of the theme, `#rgb` or `#rrggbb`; with any of them `auto` is `light`. */
  readonly colours: Readonly<Partial<Record<ColourName, string>>>;
  /** Width in pixels at which the drawing is shown; null for its own. */
  readonly widthPx: number | null;
  /** Whether the drawing has no ground. */
  readonly isTransparent: boolean;
  /** Whether the drawing has a style sheet; without, all colours are attributes. */
  readonly hasStyleSheet: boolean;
  /** Draws a text as outlines; null where texts stay text. */
  readonly outlined: OutlinedText | null;
}

/**
 * Returns the outlines of a text.
 *
 * @param isOwn whether the text is one of the program, not of a caller
 */
export type OutlinedText = (text: string, isOwn: boolean) => TextOutlines;

export interface TextOutlines {
  /** Path data about the left end of the baseline, y up. */
  readonly path: string;
  readonly width: number;
  /** How many units of path and width the size of the text has. */
  readonly units: number;
}

export const USUAL_LOOK: Look = {
  theme: 'auto',
  colours: {},
  widthPx: null,
  isTransparent: false,
  hasStyleSheet: true,
  outlined: null,
};

/**
 * Colours for paper and for a dark screen; every text has a contrast of at least 4.5 to its background (WCAG 2.2,
 * 1.4.3).
 */
const COLOURS = {
  paper: ['#fffdf8', '#18171b'],
  line: ['#a58f6d', '#6f6554'],
  frame: ['#7a5b36', '#a98f6a'],
  heading: ['#2a241d', '#f1ebe0'],
  number: ['#9a4a25', '#e0a06c'],
  sign: ['#9a4a25', '#e0a06c'],
  planet: ['#2a241d', '#f1ebe0'],
  transit: ['#1f5d8c', '#8fc4ee'],
  ascendant: ['#b3261e', '#ff9d8a'],
  legend: ['#6d6152', '#aea393'],
} as const;

/** A part of a drawing that has one colour. */
export type Part = keyof typeof COLOURS;

const COLOUR_OF: Readonly<Record<Part, ColourName>> = {
  paper: 'paper',
  line: 'line',
  frame: 'frame',
  heading: 'text',
  number: 'accent',
  sign: 'accent',
  planet: 'text',
  transit: 'transit',
  ascendant: 'accent',
  legend: 'text',
};

/** Returns the colour of a part, as its attribute says it: of `auto` the light one, which style sheets may override. */
export function colourOf(part: Part, { colours, theme }: Pick<Look, 'colours' | 'theme'>): string {
  return colours[COLOUR_OF[part]] ?? COLOURS[part][theme === 'dark' ? 1 : 0];
}

/** Tells whether a part is a line, whose colour is that of its stroke. */
export function isLine(part: Part): boolean {
  return part === 'line' || part === 'frame';
}

const PARTS = Object.keys(COLOURS) as Part[];
// Classes have a prefix, as the style of an inlined drawing applies to the whole page.
const FITTED = '.vedic-chart{max-width:100%;height:auto}';
const DARK = PARTS.map((part) => `.vc-${part}{${isLine(part) ? 'stroke' : 'fill'}:${COLOURS[part][1]}}`).join('');
const FOLLOWING = `${FITTED}@media screen and (prefers-color-scheme:dark){${DARK}}`;

/** Returns the style sheet of a drawing. */
export function styleSheet({ colours, theme }: Look): string {
  return theme === 'auto' && Object.keys(colours).length === 0 ? FOLLOWING : FITTED;
}
