/** What the page remembers between visits: appearance and language, and no birth data. */
import { FURTHER_LANGUAGES, LANGUAGES, type FurtherLanguage, type Language } from '../../lib/words/language.ts';
import { CHART_STYLES, type ChartStyle } from '../../lib/drawing/drawing.ts';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly lang: Language;
  /** The language of names; empty for that of the page. */
  readonly names: FurtherLanguage | '';
  readonly theme: Theme;
  readonly style: ChartStyle;
}

/** Returns what was stored, otherwise what the browser prefers; invalid values are ignored. */
export function preferencesFrom(stored: string | null, languages: readonly string[]): Preferences {
  const known = recordIn(stored);
  return {
    lang: oneOf(LANGUAGES, known['lang']) ?? (languages[0]?.startsWith('hi') ? 'hi' : 'en'),
    names: oneOf(FURTHER_LANGUAGES, known['names']) ?? '',
    theme: oneOf(THEMES, known['theme']) ?? 'system',
    style: oneOf(CHART_STYLES, known['style']) ?? 'north',
  };
}

function recordIn(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | undefined {
  return options.find((option) => option === value);
}
