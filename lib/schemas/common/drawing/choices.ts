/** What a caller may choose of a drawing. */

export const CHART_STYLES = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

export const COLOUR_NAMES = ['paper', 'line', 'frame', 'text', 'accent', 'transit'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];
