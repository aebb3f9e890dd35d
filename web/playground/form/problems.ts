/** Problems of the form, shown at their fields. */
import type { Language } from '../../../lib/words/names.ts';
import type { FieldProblem } from '../answers.ts';
import { wordsIn } from '../words/words.ts';

/** Shows problems at their fields and focuses the first of them; an empty list removes all. */
export function tellProblems(form: HTMLFormElement, problems: readonly FieldProblem[], lang: Language): void {
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
  const first = places.find((place) => !place.hidden);
  const details = first?.closest('details');
  if (details) details.open = true;
  if (first) inputsOf(form, first)[0]?.focus();
}

/** Problems without a field are shown below all fields. */
function placeOf(field: string): string {
  return document.getElementById(`${field}-problem`) ? `${field}-problem` : 'form-problem';
}

function problemText(field: string, message: string, lang: Language): string {
  return wordsIn(lang).problems?.[field] ?? message;
}

/** Returns the inputs that a problem describes: a field, or all of a group. */
function inputsOf(form: HTMLFormElement, { id }: HTMLElement): HTMLElement[] {
  const described = `[aria-describedby~="${id}"]`;
  return [
    ...form.querySelectorAll<HTMLElement>(`:is(input, select)${described}, fieldset${described} :is(input, select)`),
  ];
}
