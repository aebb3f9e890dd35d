/** Problems of the form, shown at their fields, and listed together where there are several. */
import type { Language } from '../../../lib/words/names.ts';
import type { FieldProblem } from '../answers.ts';
import { byId, element } from '../dom.ts';
import { wordsIn } from '../words/words.ts';

/**
 * Shows problems at their fields and focuses the first of them; an empty list removes all.
 *
 * @param prefix what the ids of the form begin with, where it is not the first form of the page
 */
export function tellProblems(
  form: HTMLFormElement,
  problems: readonly FieldProblem[],
  lang: Language,
  prefix = '',
): void {
  const placeOf = (field: string) => problemPlace(field, prefix);
  const wrong = new Map(problems.map(({ field, message }) => [placeOf(field), problemText(field, message, lang)]));
  const places = [...form.querySelectorAll<HTMLElement>('.problem')];
  for (const place of places) {
    const message = wrong.get(place.id) ?? '';
    place.textContent = message;
    place.hidden = message === '';
    for (const input of inputsOf(form, place)) {
      if (message === '') input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
    }
  }
  const shown = places.filter((place) => !place.hidden);
  listTogether(form, shown, lang, byId(`${prefix}faults`));
  if (shown[0]) goTo(form, shown[0]);
}

/** Several problems are listed above the form, each as a link to its field. */
function listTogether(
  form: HTMLFormElement,
  shown: readonly HTMLElement[],
  lang: Language,
  summary: HTMLElement,
): void {
  const fields = shown.filter((place) => inputsOf(form, place).length > 0);
  summary.hidden = fields.length < 2;
  if (summary.hidden) {
    summary.replaceChildren();
    return;
  }
  const items = fields.map((place) => {
    const link = element('a', { href: `#${inputsOf(form, place)[0]!.id}` }, place.textContent);
    link.addEventListener('click', (event) => {
      // The address holds the birth, so it stays as it is.
      event.preventDefault();
      goTo(form, place);
    });
    return element('li', {}, link);
  });
  summary.replaceChildren(element('p', {}, wordsIn(lang).faults(fields.length)), element('ul', {}, ...items));
}

function goTo(form: HTMLFormElement, place: HTMLElement): void {
  const details = place.closest('details');
  if (details) details.open = true;
  inputsOf(form, place)[0]?.focus();
}

/** Problems without a field are shown below all fields. */
function problemPlace(field: string, prefix: string): string {
  const own = `${prefix}${field}-problem`;
  return document.getElementById(own) ? own : `${prefix}form-problem`;
}

/** Beside names in a further language the service says its messages in English, so the page has its own Hindi. */
function problemText(field: string, message: string, lang: Language): string {
  const isSaidInPageLanguage = lang === 'en' || /\p{Script=Devanagari}/u.test(message);
  return isSaidInPageLanguage ? message : (wordsIn(lang).problems?.[field] ?? message);
}

/** Returns the inputs that a problem describes: a field, or all of a group. */
function inputsOf(form: HTMLFormElement, { id }: HTMLElement): HTMLElement[] {
  const described = `[aria-describedby~="${id}"]`;
  return [
    ...form.querySelectorAll<HTMLElement>(`:is(input, select)${described}, fieldset${described} :is(input, select)`),
  ];
}
