/** Which of two births is the groom, and which the bride. */
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import type { MatchRole } from './matchRequest.ts';

const ROLES: readonly MatchRole[] = ['bride', 'groom'];

export interface RoleChoice {
  readonly field: HTMLElement;
  ofFirst(): MatchRole;
  speak(lang: Language): void;
}

/** @param exchanged called when the roles are exchanged */
export function roleChoice(exchanged: () => void): RoleChoice {
  const names = new Map(ROLES.map((role) => [role, element('span', {})]));
  const options = ROLES.map((role, k) =>
    element(
      'label',
      {},
      element('input', { type: 'radio', name: 'role', value: role, checked: k === 0 }),
      names.get(role)!,
    ),
  );
  const legend = element('legend', {});
  const hint = element('p', { class: 'hint', id: 'role-hint' });
  const segments = element(
    'fieldset',
    { 'aria-describedby': hint.id },
    legend,
    element('div', { class: 'segments' }, ...options),
  );
  const field = element('div', { class: 'field role' }, segments, hint);
  segments.addEventListener('change', exchanged);

  return {
    field,
    ofFirst: () => field.querySelector<HTMLInputElement>(':checked')!.value as MatchRole,
    speak(lang) {
      const words = matchWordsIn(lang);
      legend.textContent = words.roleOfFirst;
      hint.textContent = words.roleHint;
      for (const [role, name] of names) name.textContent = words.roles[role];
    },
  };
}
