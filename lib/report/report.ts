/** What every page of the report is made from. */
import type { Planet } from '../astro/tables/planets.ts';
import type { Meta } from '../schemas/common/envelope.ts';
import type { ChartStyle } from '../drawing/drawing.ts';
import type { Pixels } from './image.ts';
import type { Section } from './structure.ts';
import type { Words } from './words.ts';
import type { Word } from '../words/report/reportWords.ts';
import type { BirthContext } from '../birth/birthContext.ts';

/** Who hands a report on, shown on its cover and in its feet. */
export interface Brand {
  readonly name: string | null;
  /** As #rrggbb. */
  readonly colour: string | null;
  readonly footer: string | null;
  readonly logo: Pixels | null;
}

export interface ReportOptions {
  readonly style: ChartStyle;
  /** The kind of chart, in the language of the report; stands above the name. */
  readonly title: string;
  /** The planet whose sign is the first house, where it is not that of the ascendant. */
  readonly countedFrom?: Planet | null;
  /** Who hands the report on; null for nobody. */
  readonly brand?: Brand | null;
  /** Warnings about time and place of birth. */
  readonly warnings: Meta['warnings'];
  /** Adds the share of full effect of the planets in their houses. */
  readonly hasIntensity?: boolean;
  /** True for the long document, whose conventions are told in its last chapter. */
  readonly isDocument?: boolean;
}

/** What every page has, whatever the report is about. */
export interface Sheet {
  readonly words: Words;
  readonly root: Section;
  /** At the head of the pages after the first: whose report it is, and of what kind. */
  readonly head: readonly [whose: string, kind: string];
  /** The message at the foot of the pages of a report that has no brand with a line of its own. */
  readonly basis: Word;
  /** Who hands the report on; null for nobody. */
  readonly brand: Brand | null;
}

/** The report of one birth. */
export interface Report extends Sheet {
  readonly context: BirthContext;
  readonly options: ReportOptions;
}

/** Draws one page, on the current page of the document. */
export type ReportPage = (report: Report) => void;
