/** The switch "Without the server": what computes on the device is loaded when it is set. */
import type { Language } from '../../../lib/words/language.ts';
import { answerBy } from '../answers.ts';
import { byId } from '../dom.ts';
import { showNotice } from '../notice.ts';
import { storage } from '../storage.ts';
import { wordsIn } from '../words/words.ts';
import type { DeviceComputing } from './device.ts';

const KEY = 'playground-device';

/** Follows the switch, which is remembered; `speak` says its state in another language. */
export function deviceSwitch(lang: () => Language): { speak(lang: Language): void } {
  const box = byId<HTMLInputElement>('device');
  let loading: Promise<DeviceComputing> | null = null;

  function loaded(): Promise<DeviceComputing> {
    loading ??= import('./device.ts').then(
      ({ deviceComputing }) => deviceComputing(lang()),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function turnOn(): void {
    const started = loaded().then((device) => {
      device.start();
      return device;
    });
    answerBy((request) => started.then((device) => device.answer(request)));
    started.catch(() => {
      if (box.checked) showNotice(wordsIn(lang()).unreachable, lang(), turnOn);
    });
  }

  box.checked = storage()?.getItem(KEY) === 'on';
  if (box.checked) turnOn();
  box.addEventListener('change', () => {
    if (box.checked) {
      storage()?.setItem(KEY, 'on');
      turnOn();
    } else {
      storage()?.removeItem(KEY);
      answerBy(null);
      void loading?.then((device) => {
        device.stop();
      });
    }
  });

  return {
    speak(spoken) {
      void loading?.then((device) => {
        device.speak(spoken);
      });
    },
  };
}
