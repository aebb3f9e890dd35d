/** What the page shows: a birth, in a language, drawn in a style. */
import type { ChartStyle } from '../../lib/drawing/drawing.ts';
import type { GazetteerPlace } from '../../lib/places/gazetteer.ts';
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

/**
 * Which chart is drawn: the birth chart, the navamsa, the one with houses counted from the Moon, or the birth chart with
 * the planets of now over it.
 */
export type ChartView = 'birth' | 'navamsa' | 'moon' | 'transits';

export interface PageContext {
  readonly birth: BirthBody;
  /** Where it is not, noon stands for it, and nothing is shown that depends on the ascendant. */
  readonly isTimeKnown: boolean;
  /** Where the day is looked at; null for the place of birth. */
  readonly here: GazetteerPlace | null;
  readonly lang: Language;
  /** The language of names, which answers are asked for in. */
  readonly nameLanguage: NameLanguage;
  readonly style: ChartStyle;
  readonly view: ChartView;
}
