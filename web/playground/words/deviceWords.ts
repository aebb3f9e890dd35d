/** What is said about computing on the device. */
import type { Language } from '../../../lib/words/language.ts';

interface DeviceWords {
  readonly loading: (loadedMegabytes: string, allMegabytes: string) => string;
  readonly starting: string;
  readonly ready: string;
  /** Where the page opens without a network as well. */
  readonly readyOffline: string;
  readonly failed: string;
  /** After the switch is off, while the files are still there. */
  readonly off: (megabytes: string) => string;
  readonly forget: string;
  readonly forgotten: string;
  /** What went wrong inside the engine. */
  readonly fault: string;
  /** In place of what only the service makes. */
  readonly serviceOnly: string;
}

const WORDS: Readonly<Record<Language, DeviceWords>> = {
  en: {
    loading: (loaded, all) => `Loading: ${loaded} of ${all} MB`,
    starting: 'Starting …',
    ready: 'Computed on this device.',
    readyOffline: 'Computed on this device. The page opens without a network too.',
    failed: 'What it computes with could not be loaded. Until then no chart is drawn, and nothing is sent.',
    off: (megabytes) => `The service computes again. ${megabytes} MB are still on this device.`,
    forget: 'Delete them',
    forgotten: 'They are deleted. The service computes.',
    fault: 'This could not be computed on the device. Clear the tick “Without the server” to ask the service.',
    serviceOnly:
      'Only the service makes this PDF, and it would receive the birth. Clear the tick “Without the server” first.',
  },
  hi: {
    loading: (loaded, all) => `डाउनलोड हो रहा है: ${all} MB में से ${loaded} MB`,
    starting: 'शुरू हो रहा है …',
    ready: 'गणना इसी डिवाइस पर होती है।',
    readyOffline: 'गणना इसी डिवाइस पर होती है। यह पेज बिना नेटवर्क के भी खुलता है।',
    failed: 'गणना की फ़ाइलें डाउनलोड नहीं हो सकीं। तब तक कुंडली नहीं बनेगी, और कुछ भेजा नहीं जाएगा।',
    off: (megabytes) => `अब गणना फिर सर्वर करता है। ${megabytes} MB इस डिवाइस पर रखे हैं।`,
    forget: 'उन्हें मिटाएँ',
    forgotten: 'वे मिट गए। अब गणना सर्वर करता है।',
    fault: 'इसकी गणना डिवाइस पर नहीं हो सकी। सर्वर से पूछने के लिए “बिना सर्वर के” का निशान हटाएँ।',
    serviceOnly: 'यह PDF केवल सर्वर बनाता है, और जन्म उसे भेजना पड़ता है। पहले “बिना सर्वर के” का निशान हटाएँ।',
  },
};

/** Returns what is said about computing on the device. */
export function deviceWordsIn(lang: Language): DeviceWords {
  return WORDS[lang];
}
