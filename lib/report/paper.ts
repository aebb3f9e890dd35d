/** Paper size and styles; lengths in points. */
import type { TextStyle } from './drawnText.ts';

export const PAGE = { widthPt: 595.28, heightPt: 841.89 } as const;
export const MARGIN_PT = 46;
export const CONTENT_PT = PAGE.widthPt - 2 * MARGIN_PT;
/** Where what is as wide as the page stands. */
export const PAGE_WIDE = { xPt: MARGIN_PT, widthPt: CONTENT_PT };

export const STYLES = {
  overline: { sizePt: 10, weight: 700, ink: 'accent' },
  title: { sizePt: 21, weight: 700, ink: 'ink' },
  longTitle: { sizePt: 16, weight: 700, ink: 'ink' },
  subtitle: { sizePt: 10.5, weight: 400, ink: 'quiet' },
  heading: { sizePt: 11.5, weight: 700, ink: 'accent' },
  figure: { sizePt: 13, weight: 700, ink: 'ink' },
  body: { sizePt: 9, weight: 400, ink: 'ink' },
  strong: { sizePt: 9, weight: 700, ink: 'ink' },
  /** For tables with many columns. */
  cell: { sizePt: 8.5, weight: 400, ink: 'ink' },
  strongCell: { sizePt: 8.5, weight: 700, ink: 'ink' },
  label: { sizePt: 8.5, weight: 400, ink: 'quiet' },
  small: { sizePt: 7.5, weight: 400, ink: 'quiet' },
} as const satisfies Record<string, TextStyle>;

/** Styles of the long document: larger than those of the short one, whose pages hold a whole part each. */
export const DOCUMENT_STYLES = {
  brand: { sizePt: 13, weight: 700, ink: 'accent' },
  cover: { sizePt: 30, weight: 700, ink: 'ink' },
  coverLong: { sizePt: 21, weight: 700, ink: 'ink' },
  coverLine: { sizePt: 12.5, weight: 400, ink: 'quiet' },
  chapter: { sizePt: 18, weight: 700, ink: 'ink' },
  heading: { sizePt: 12, weight: 700, ink: 'accent' },
  aside: { sizePt: 9, weight: 400, ink: 'quiet' },
  lead: { sizePt: 10.5, weight: 400, ink: 'quiet' },
  body: { sizePt: 10, weight: 400, ink: 'ink' },
  strong: { sizePt: 10, weight: 700, ink: 'ink' },
  caption: { sizePt: 8.5, weight: 400, ink: 'quiet' },
} as const satisfies Record<string, TextStyle>;
