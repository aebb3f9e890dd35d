/** The switch for an unknown time of birth: the field of the time is then disabled. */
import { byId } from '../dom.ts';

export interface TimeSwitch {
  isKnown(): boolean;
  set(isKnown: boolean): void;
}

/** @param prefix of the ids of its form */
export function timeSwitch(field: HTMLInputElement, prefix: string): TimeSwitch {
  const box = byId<HTMLInputElement>(`${prefix}unknown`);
  const note = byId(`${prefix}unknown-note`);

  function follow(): void {
    field.disabled = box.checked;
    note.hidden = !box.checked;
  }

  box.addEventListener('change', follow);
  return {
    isKnown: () => !box.checked,
    set(isKnown) {
      box.checked = !isKnown;
      follow();
    },
  };
}
