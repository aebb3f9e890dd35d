/** Which month, and where: the controls above the days. */
import type { GazetteerPlace } from '../../../lib/places/gazetteer.ts';
import type { Language } from '../../../lib/words/language.ts';
import { button, byId, element } from '../dom.ts';
import type { EnteredBirth } from '../form/enteredBirth.ts';
import { placeElements, placeField } from '../form/placeField.ts';
import { placeSearch } from '../form/placeSearch.ts';
import { monthNames } from '../dates.ts';
import { monthWordsIn } from '../words/monthWords.ts';

/** What the ids of the form begin with. */
const MONTH = 'month-';

export interface MonthChoice {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export interface MonthForm {
  chosen(): MonthChoice;
  place(): GazetteerPlace | null;
  /** Goes some months on, or back, and leaves it to the caller to show that month. */
  move(months: number): void;
  speak(lang: Language): void;
}

/** @param changed called when another month or place is chosen */
export function monthForm(parent: HTMLElement, place: EnteredBirth['place'], changed: () => void): MonthForm {
  const month = element('select', { id: `${MONTH}number` });
  const year = element('input', { id: `${MONTH}year`, inputmode: 'numeric', maxlength: '4', autocomplete: 'off' });
  const [monthLabel, yearLabel, placeLabel, placeHint] = [1, 2, 3, 4].map(() => element('span', {}));
  const step = (by: number, sign: string) => button(sign, () => set(monthFrom(shown, by)), { class: 'quiet step' });
  const [previous, next] = [step(-1, '‹'), step(1, '›')];
  const now = button('', () => set(presentMonth()), { class: 'quiet' });
  const form = element(
    'form',
    { novalidate: true, class: 'month-form' },
    placeSearch(`${MONTH}place`, placeLabel!, placeHint!),
    element(
      'div',
      { class: 'month-steps' },
      element('div', { class: 'field' }, element('label', { for: month.id }, monthLabel!), month),
      element('div', { class: 'field' }, element('label', { for: year.id }, yearLabel!), year),
      element('div', { class: 'month-turns' }, previous!, now, next!),
    ),
  );
  parent.append(form);
  const places = placeField(placeElements(`${MONTH}place`), (chosen) => {
    problem('');
    if (chosen) changed();
  });
  if (place) places.choose(place);
  let lang: Language = 'en';
  let shown = presentMonth();
  fillMonths();
  write();

  const placeInput = byId<HTMLInputElement>(`${MONTH}place`);
  placeInput.addEventListener('change', () => {
    if (places.chosen()) return;
    const isEmpty = placeInput.value.trim() === '';
    problem(isEmpty ? '' : monthWordsIn(lang).choosePlace);
    if (isEmpty) changed();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow();
  });
  month.addEventListener('change', follow);
  year.addEventListener('change', follow);

  function problem(text: string): void {
    const said = byId(`${MONTH}place-problem`);
    said.textContent = text;
    said.hidden = text === '';
    placeInput.toggleAttribute('aria-invalid', text !== '');
  }

  function fillMonths(): void {
    month.replaceChildren(...monthNames(lang).map((name, k) => element('option', { value: String(k + 1) }, name)));
  }

  function write(): void {
    month.value = String(shown.month);
    year.value = String(shown.year);
  }

  function set(choice: MonthChoice): void {
    shown = choice;
    write();
    changed();
  }

  /** A year that is no number leaves the month as it is. */
  function follow(): void {
    const entered = Number(year.value);
    set({ year: entered > 0 ? Math.floor(entered) : shown.year, month: Number(month.value) });
  }

  return {
    chosen: () => shown,
    place: () => places.chosen(),
    move(months) {
      shown = monthFrom(shown, months);
      write();
    },
    speak(spoken) {
      lang = spoken;
      const words = monthWordsIn(lang);
      const texts = [words.month, words.year, words.place, words.placeHint];
      for (const [k, label] of [monthLabel, yearLabel, placeLabel, placeHint].entries()) label!.textContent = texts[k]!;
      previous!.setAttribute('aria-label', words.previous);
      next!.setAttribute('aria-label', words.next);
      now.textContent = words.thisMonth;
      places.speak(lang);
      fillMonths();
      write();
    },
  };
}

/** By the clock of the browser. */
function presentMonth(): MonthChoice {
  const today = new Date();
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}

function monthFrom({ month, year }: MonthChoice, by: number): MonthChoice {
  const count = year * 12 + month - 1 + by;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}
