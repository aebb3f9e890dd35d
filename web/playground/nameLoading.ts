/** Names in further languages, loaded when one of them is selected. */
import { addNames, hasNames } from '../../lib/words/names.ts';
import type { Preferences } from './preferences.ts';

/** Loads the names of a further language, which nothing can be drawn without. */
export async function loadNames(language: Preferences['names']): Promise<void> {
  if (language === '' || hasNames(language)) return;
  const { furtherNames } = await import('./tables/names.ts');
  addNames(furtherNames(language));
}
