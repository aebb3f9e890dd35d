/** What a chart drawing shows, and its parts; the SVG and the report draw the same parts. */

import type { BodyFlags, MarkedFlag } from '../words/facts/chart/drawing.ts';
import type { NameLanguage } from '../words/language.ts';

export const CHART_STYLES = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

/** A planet, or the ascendant, as a chart shows it. */
export interface DrawnBody extends BodyFlags {
  /** `Ma`, `मं`. */
  readonly label: string;
  /** `14°`, whole degrees within the sign; empty in charts without degrees. */
  readonly degree: string;
  readonly signIndex: number;
  readonly isAscendant: boolean;
}

export interface DrawnChart {
  readonly style: ChartStyle;
  /** The sign of the first house. */
  readonly firstSignIndex: number;
  readonly bodies: readonly DrawnBody[];
  /** The texts above the chart: kind of chart, name; empty strings are left out. */
  readonly heading: readonly string[];
  /** The text for screen readers: where every body stands, in sentences. */
  readonly description: string;
  readonly words: DrawingWords;
}

/** Texts in the requested language. */
export interface DrawingWords {
  readonly lang: NameLanguage;
  /** Title of a chart without a heading. */
  readonly untitled: string;
  /** Short signs, Aries first: `Ar`, `मेष`. */
  readonly signs: readonly string[];
  /** What follows a body of which a flag is true: `R` and `R retrograde`. */
  readonly marks: Readonly<Record<MarkedFlag, DrawnMark>>;
  /** How passing planets are told from those of the birth: `[ ] transit`. */
  readonly transitLegend: string;
}

export interface DrawnMark {
  readonly mark: string;
  /** For the lines below the chart. */
  readonly legend: string;
}

/** In units of the drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export interface Stroke {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly weight: 'frame' | 'line';
}

export type LabelRole = 'heading' | 'number' | 'sign' | 'planet' | 'transit' | 'ascendant' | 'legend';

export interface Label {
  readonly text: string;
  /** Where the anchor of the text is, on its baseline. */
  readonly at: Point;
  readonly sizePx: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly role: LabelRole;
}

/** The layout of a chart: everything that a canvas needs to draw it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
}
