/** The controls around the chart: language, colours, style and which chart. All but the last are remembered. */
import { byId } from './dom.ts';
import { preferencesFrom, type Preferences } from './preferences.ts';
import type { ChartView } from './pageContext.ts';
import { storage } from './storage.ts';

export interface Choices extends Preferences {
  readonly view: ChartView;
}

const FORMS = ['preferences', 'drawing'];
const KEY = 'playground';

/** Restores the controls, and calls back whenever something else is selected. */
export function followChoices(changed: () => void): void {
  const remembered = Object.entries(preferencesFrom(storage()?.getItem(KEY) ?? null, navigator.languages));
  for (const form of FORMS.map((id) => byId<HTMLFormElement>(id))) {
    for (const [name, value] of remembered) {
      const control = form.elements.namedItem(name);
      if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) control.value = value;
    }
    form.addEventListener('change', () => {
      const { lang, names, theme, style } = choices();
      storage()?.setItem(KEY, JSON.stringify({ lang, names, theme, style }));
      changed();
    });
  }
}

/** Returns what is selected; the controls offer only values of these types. */
export function choices(): Choices {
  const entries = FORMS.flatMap((id) => [...new FormData(byId<HTMLFormElement>(id))]);
  return Object.fromEntries(entries) as unknown as Choices;
}

/** Without a time there is no navamsa; where it was selected, the birth chart is. */
export function offerViews(isTimeKnown: boolean): void {
  const option = (view: ChartView) =>
    byId<HTMLFormElement>('drawing').querySelector<HTMLInputElement>(`[name=view][value=${view}]`)!;
  const navamsa = option('navamsa');
  if (!isTimeKnown && navamsa.checked) option('birth').checked = true;
  navamsa.disabled = !isTimeKnown;
}
