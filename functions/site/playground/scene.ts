/** What the page shows: a birth, in a language, drawn in a style. */
import type { ChartStyle } from '../../_shell/drawing/drawing.ts';
import type { Language } from '../../_shell/names.ts';

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

export interface Scene {
  readonly birth: BirthBody;
  readonly lang: Language;
  readonly style: ChartStyle;
}
