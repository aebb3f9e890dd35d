/** What every page of the report is made from. */
import type { Planet } from '../astro/tables/planets.ts';
import type { Meta } from '../schemas/common/envelope.ts';
import type { ChartStyle } from '../drawing/drawing.ts';
import type { Found } from '../records/chart/formations.ts';
import type { MovingSky } from '../records/chart/movingSky.ts';
import type { Section } from './structure.ts';
import type { Words } from './words.ts';
import type { BirthContext } from '../birth/birthContext.ts';

export interface ReportOptions {
  readonly style: ChartStyle;
  /** What kind of chart it is, in the language of the report: stands above the name. */
  readonly title: string;
  /** Whose sign is the first house, where it is not the ascendant's. */
  readonly countedFrom?: Planet | null;
  /** What the reader should know of the time and place of birth. */
  readonly warnings: Meta['warnings'];
  /** Adds how fully the planets act in their houses. */
  readonly hasIntensity?: boolean;
  /** Adds a page: the sky of the instant asked about. */
  readonly moving?: MovingSky | undefined;
  /** Adds a page: yogas and doshas. */
  readonly found?: Found | undefined;
}

export interface Report {
  readonly context: BirthContext;
  readonly options: ReportOptions;
  readonly words: Words;
  readonly root: Section;
}

/** One page: draws on the current one of the document. */
export type Page = (report: Report) => void;
