/** What the page shows: a birth, in a language, drawn in a style. */
import type { ChartStyle } from '../../lib/drawing/drawing.ts';
import type { Language, NameLanguage } from '../../lib/words/language.ts';

/** The body of natal requests. */
export interface BirthBody {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string;
  readonly place_name?: string;
  readonly ayanamsa?: string;
}

/** Which chart is drawn: the birth chart, the navamsa, or the one with houses counted from the Moon. */
export const CHART_VIEWS = ['birth', 'navamsa', 'moon'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

export interface PageContext {
  readonly birth: BirthBody;
  readonly lang: Language;
  /** The language of names, which answers are asked for in. */
  readonly nameLanguage: NameLanguage;
  readonly style: ChartStyle;
  readonly view: ChartView;
}
