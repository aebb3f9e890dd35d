/** The switch for an unknown time of birth: the field of the time is then disabled. */
import { byId } from '../dom.ts';

export interface TimeSwitch {
  isKnown(): boolean;
  set(isKnown: boolean): void;
}

export function timeSwitch(field: HTMLInputElement): TimeSwitch {
  const box = byId<HTMLInputElement>('unknown');
  const note = byId('unknown-note');

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
