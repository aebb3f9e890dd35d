/** The form for a purpose: where, on which days, for whom, and of a journey which way. */
import { COMPASS_IDS, type CompassId, type PurposeId, type Role } from '../../../lib/astro/tables/muhurta/ids.ts';
import type { Language } from '../../../lib/words/language.ts';
import { byId, element } from '../dom.ts';
import type { EnteredBirth } from '../form/enteredBirth.ts';
import { placeElements, placeField } from '../form/placeField.ts';
import { placeSearch } from '../form/placeSearch.ts';
import { muhurtaWordsIn, type MuhurtaWords } from '../words/muhurtaWords.ts';
import { wordsIn } from '../words/words.ts';
import type { Search, ShownPurpose, ShownPurposes } from './occasionRequests.ts';

/** What the ids of the form begin with. */
export const MUHURTA = 'muhurta-';

const DAYS_SEARCHED = 30;
const MS_PER_DAY = 86_400_000;

export interface SearchForm {
  readonly form: HTMLFormElement;
  purpose(): PurposeId;
  isForBirth(): boolean;
  entered(birth: EnteredBirth): Search;
  /** Whether the text of the place field names no place. */
  hasUnknownPlace(): boolean;
  offerPurposes(purposes: ShownPurposes['purposes']): void;
  offerRoles(persons: ShownPurpose['persons']): void;
  speak(lang: Language, birth: EnteredBirth): void;
}

/** @param changed called when another purpose is chosen, or whether the time is for the birth */
export function searchForm(parent: HTMLElement, place: EnteredBirth['place'], changed: () => void): SearchForm {
  const purpose = element('select', { id: `${MUHURTA}purpose`, name: 'purpose', ...problemOf('purpose') });
  const [from, to] = [dateInput('from', 0), dateInput('to', DAYS_SEARCHED)];
  const [notBefore, notAfter] = [timeInput('time_from'), timeInput('time_to')];
  const forBirth = element('input', { type: 'checkbox', id: `${MUHURTA}for-birth` });
  const role = element('select', { id: `${MUHURTA}role` });
  const direction = element('select', { id: `${MUHURTA}direction`, ...problemOf('direction') });
  const texts = new Map<keyof MuhurtaWords, HTMLElement>();
  const word = (key: keyof MuhurtaWords) => {
    const made = element('span', {});
    texts.set(key, made);
    return made;
  };
  const birthWord = element('span', {});
  const placeInput = placeSearch(`${MUHURTA}place`, word('place'), word('placeHint'));
  const roleField = field(role, word('role'), null);
  const directionField = field(direction, word('direction'), 'direction');
  const send = element('button', { class: 'draw' }, word('send'));
  const form = element(
    'form',
    { novalidate: true, class: 'search' },
    element('div', { id: `${MUHURTA}faults`, class: 'faults', role: 'alert', hidden: true }),
    field(purpose, word('purpose'), 'purpose'),
    placeInput,
    element('div', { class: 'pair' }, field(from, word('from'), 'from'), field(to, word('to'), 'to')),
    element(
      'div',
      { class: 'pair' },
      field(notBefore, word('notBefore'), 'time_from'),
      field(notAfter, word('notAfter'), 'time_to'),
      element('p', { class: 'hint' }, word('hoursHint')),
    ),
    element('label', { class: 'check' }, forBirth, birthWord),
    roleField,
    directionField,
    element('p', { class: 'problem', id: `${MUHURTA}form-problem`, role: 'alert', hidden: true }),
    send,
  );
  parent.append(form);
  const places = placeField(placeElements(`${MUHURTA}place`), () => undefined);
  if (place) places.choose(place);

  function follow(): void {
    directionField.hidden = purpose.value !== 'journey';
    roleField.hidden = !forBirth.checked || role.options.length < 2;
    changed();
  }
  purpose.addEventListener('change', follow);
  forBirth.addEventListener('change', follow);

  return {
    form,
    purpose: () => purpose.value as PurposeId,
    isForBirth: () => forBirth.checked,
    hasUnknownPlace: () => places.chosen() === null && byId<HTMLInputElement>(`${MUHURTA}place`).value.trim() !== '',
    entered: (birth) => ({
      purpose: purpose.value as PurposeId,
      place: places.chosen(),
      birth,
      role: forBirth.checked && role.value !== '' ? (role.value as Role) : null,
      direction: purpose.value === 'journey' && direction.value !== '' ? (direction.value as CompassId) : null,
      from: from.value,
      to: to.value,
      notBefore: notBefore.value,
      notAfter: notAfter.value,
    }),
    offerPurposes(purposes) {
      fill(
        purpose,
        purposes.map(({ id, name }) => [id, name]),
      );
      directionField.hidden = purpose.value !== 'journey';
    },
    offerRoles(persons) {
      fill(
        role,
        persons.map(({ id, name }) => [id, name]),
      );
      roleField.hidden = !forBirth.checked || persons.length < 2;
    },
    speak(lang, birth) {
      const words = muhurtaWordsIn(lang);
      for (const [key, part] of texts) part.textContent = words[key] as string;
      birthWord.textContent = words.forBirth(birth.name || wordsIn(lang).untitled);
      places.speak(lang);
      const named = COMPASS_IDS.map((id) => [id, words.directions[id]] as const);
      fill(direction, [['', words.anyDirection], ...named]);
    },
  };
}

function problemOf(name: string): Record<string, string> {
  return { 'aria-describedby': `${MUHURTA}${name}-problem` };
}

function field(input: HTMLElement, label: HTMLElement, problem: string | null): HTMLElement {
  return element(
    'div',
    { class: 'field' },
    element('label', { for: input.id }, label),
    input,
    problem === null ? null : element('p', { class: 'problem', id: `${MUHURTA}${problem}-problem`, hidden: true }),
  );
}

/** @param days from today on */
function dateInput(name: string, days: number): HTMLInputElement {
  const input = element('input', { type: 'date', id: `${MUHURTA}${name}`, ...problemOf(name) });
  // Swedish dates are ISO dates.
  input.value = new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() + days * MS_PER_DAY));
  return input;
}

/** Empty for the usual hours of the purpose. */
function timeInput(name: string): HTMLInputElement {
  return element('input', { type: 'time', id: `${MUHURTA}${name}`, ...problemOf(name) });
}

function fill(select: HTMLSelectElement, options: readonly (readonly [string, string])[]): void {
  const { value } = select;
  select.replaceChildren(...options.map(([id, name]) => element('option', { value: id }, name)));
  if (options.some(([id]) => id === value)) select.value = value;
}
