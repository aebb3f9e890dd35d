/** The choices around the chart: language, colours, style and which chart. All but the last are remembered. */
import { byId } from './dom.ts';
import { preferencesFrom, type Preferences } from './preferences.ts';
import type { ChartView } from './scene.ts';

export interface Choices extends Preferences {
  readonly view: ChartView;
}

const FORMS = ['preferences', 'drawing'];
const KEY = 'playground';

/** Puts the controls as they were last, and calls back whenever something else is chosen. */
export function followChoices(changed: () => void): void {
  const remembered = Object.entries(preferencesFrom(storage()?.getItem(KEY) ?? null, navigator.languages));
  for (const form of FORMS.map((id) => byId<HTMLFormElement>(id))) {
    for (const [name, value] of remembered) {
      const control = form.elements.namedItem(name);
      if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
    }
    form.addEventListener('change', () => {
      const { lang, theme, style } = choices();
      storage()?.setItem(KEY, JSON.stringify({ lang, theme, style }));
      changed();
    });
  }
}

/** Returns what is chosen; the controls offer nothing else than these types say. */
export function choices(): Choices {
  const entries = FORMS.flatMap((id) => [...new FormData(byId<HTMLFormElement>(id))]);
  return Object.fromEntries(entries) as unknown as Choices;
}

/** Returns nothing where the reader has forbidden pages to store anything. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
