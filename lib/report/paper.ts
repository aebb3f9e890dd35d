/** Paper size and styles; lengths in points. */
import type { TextStyle } from './drawnText.ts';

export const PAGE = { widthPt: 595.28, heightPt: 841.89 } as const;
export const MARGIN_PT = 46;
export const CONTENT_PT = PAGE.widthPt - 2 * MARGIN_PT;
/** Where what is as wide as the page stands. */
export const PAGE_WIDE = { xPt: MARGIN_PT, widthPt: CONTENT_PT };

const INK = '#1f2328';
const QUIET = '#666a70';
const ACCENT = '#8c3a16';

export const RULE_COLOR = '#d9d4ca';
export const FRAME_COLOR = '#9a8f7d';
export const ACCENT_COLOR = ACCENT;
export const TINT_COLOR = '#faf6ef';

export const STYLES = {
  overline: { sizePt: 10, weight: 700, color: ACCENT },
  title: { sizePt: 21, weight: 700, color: INK },
  longTitle: { sizePt: 16, weight: 700, color: INK },
  subtitle: { sizePt: 10.5, weight: 400, color: QUIET },
  heading: { sizePt: 11.5, weight: 700, color: ACCENT },
  figure: { sizePt: 13, weight: 700, color: INK },
  body: { sizePt: 9, weight: 400, color: INK },
  strong: { sizePt: 9, weight: 700, color: INK },
  /** For tables with many columns. */
  cell: { sizePt: 8.5, weight: 400, color: INK },
  strongCell: { sizePt: 8.5, weight: 700, color: INK },
  label: { sizePt: 8.5, weight: 400, color: QUIET },
  small: { sizePt: 7.5, weight: 400, color: QUIET },
} as const satisfies Record<string, TextStyle>;
