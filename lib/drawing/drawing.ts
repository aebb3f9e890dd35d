/** What a chart drawing shows, and what it is made of; the SVG and the report draw the same parts. */

export const CHART_STYLES = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

/** A planet, or the ascendant, as it is written into a chart. */
export interface DrawnBody {
  /** `Ma`, `मं`. */
  readonly label: string;
  /** `14°`, whole degrees within the sign; empty where a chart has none. */
  readonly degree: string;
  readonly signIndex: number;
  readonly isRetrograde: boolean;
  readonly isCombust: boolean;
  readonly isAscendant: boolean;
}

export interface DrawnChart {
  readonly style: ChartStyle;
  /** The sign of the first house. */
  readonly firstSignIndex: number;
  readonly bodies: readonly DrawnBody[];
  /** What stands above the chart: kind of chart, name; empty strings are left out. */
  readonly heading: readonly string[];
  /** What a screen reader says: where every body stands, in sentences. */
  readonly description: string;
  readonly words: DrawingWords;
}

/** In the language asked for. */
export interface DrawingWords {
  readonly lang: 'en' | 'hi';
  /** Title of a chart without a heading. */
  readonly untitled: string;
  /** Short signs, Aries first: `Ar`, `मेष`. */
  readonly signs: readonly string[];
  /** Marks behind a body: `R`, `व`; `C`, `अ`. */
  readonly retrogradeMark: string;
  readonly combustMark: string;
  /** `R retrograde`, for the line below the chart. */
  readonly retrogradeLegend: string;
  readonly combustLegend: string;
}

/** Points are in units of the drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export interface Stroke {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly weight: 'frame' | 'line';
}

export type LabelRole = 'heading' | 'number' | 'sign' | 'planet' | 'ascendant' | 'legend';

export interface Label {
  readonly text: string;
  /** Of the baseline, at the anchor. */
  readonly at: Point;
  readonly sizePx: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly role: LabelRole;
}

/** A chart laid out: what any canvas needs to draw it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
}
