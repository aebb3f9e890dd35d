/** Computing on the device: its files are loaded, its worker started, and every step is said below the switch. */
import type { Language } from '../../../lib/words/language.ts';
import { Refusal } from '../answers.ts';
import { button, byId } from '../dom.ts';
import type { ApiRequest } from '../request.ts';
import { wordsIn } from '../words/words.ts';
import { deviceWordsIn } from '../words/deviceWords.ts';
import { openEngine, type DeviceAnswer, type DeviceEngine } from './deviceEngine.ts';
import { deviceData, forgetFiles, keepFiles, TOTAL_BYTES, WORKER } from './deviceFiles.ts';

type State =
  | { readonly is: 'off' | 'starting' | 'ready' | 'readyOffline' | 'failed' | 'left' | 'forgotten' }
  | { readonly is: 'loading'; readonly bytes: number };

export interface DeviceComputing {
  /** @throws Refusal where the engine could not be loaded, or fails */
  answer(request: ApiRequest): Promise<DeviceAnswer>;
  start(): void;
  stop(): void;
  speak(lang: Language): void;
}

/** Returns what computes on this device, not yet started. */
export function deviceComputing(lang: Language): DeviceComputing {
  const place = byId('device-state');
  let spoken = lang;
  let state: State = { is: 'off' };
  let engine: Promise<DeviceEngine> | null = null;

  function show(next: State): void {
    state = next;
    const words = deviceWordsIn(spoken);
    switch (state.is) {
      case 'off':
        return place.replaceChildren();
      case 'loading':
        return place.replaceChildren(words.loading(megabytes(state.bytes, spoken), megabytes(TOTAL_BYTES, spoken)));
      case 'failed':
        return place.replaceChildren(words.failed, ' ', button(wordsIn(spoken).again, start, { class: 'quiet' }));
      case 'left':
        return place.replaceChildren(
          words.off(megabytes(TOTAL_BYTES, spoken)),
          ' ',
          button(words.forget, () => void forget(), { class: 'quiet' }),
        );
      default:
        return place.replaceChildren(words[state.is]);
    }
  }

  function start(): void {
    show({ is: 'starting' });
    const opened = open();
    engine = opened;
    const isCurrent = () => engine === opened;
    opened.then(
      () => isCurrent() && show({ is: 'ready' }),
      () => isCurrent() && show({ is: 'failed' }),
    );
    // Behind the first chart, so that it does not wait for the files of the page.
    void opened.then(keepPage).then(
      (isKept) => isCurrent() && isKept && show({ is: 'readyOffline' }),
      () => undefined, // Without it the page computes as well, but does not open without a network.
    );
  }

  async function open(): Promise<DeviceEngine> {
    await keepFiles((bytes) => {
      show({ is: 'loading', bytes });
    });
    return openEngine(WORKER, deviceData());
  }

  function stop(): void {
    void engine?.then((open) => {
      open.close();
    });
    engine = null;
    show({ is: 'left' });
  }

  async function forget(): Promise<void> {
    await forgetFiles();
    show({ is: 'forgotten' });
  }

  return {
    start,
    stop,
    async answer(request) {
      const words = deviceWordsIn(spoken);
      const open = await engine?.catch(() => null);
      if (!open) throw new Refusal(words.failed);
      return open.answer(request).catch(() => {
        throw new Refusal(words.fault);
      });
    },
    speak(language) {
      spoken = language;
      show(state);
    },
  };
}

/** Has a service worker keep the page; returns whether it does. */
async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.register('/playground/sw.js', { scope: '/playground', updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  return true;
}

function megabytes(bytes: number, lang: Language): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / 1e6);
}
