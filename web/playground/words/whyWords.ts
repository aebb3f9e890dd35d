/** Messages about verdicts and of the drawer that explains them, in both languages. */
import type { Evidence } from '../../../lib/schemas/common/records.ts';
import type { Language } from '../../../lib/words/names.ts';
import type { ShownVerdict } from '../panels/verdict.ts';

export interface WhyWords {
  readonly why: string;
  readonly whyOf: (name: string) => string;
  readonly status: Readonly<Record<ShownVerdict['status'], string>>;
  readonly effect: Readonly<Record<Evidence['effect'], string>>;
  readonly met: string;
  readonly notMet: string;
  readonly observed: string;
  readonly conditions: string;
  readonly points: string;
  readonly sum: string;
  readonly rule: string;
  readonly interpretive: string;
  readonly close: string;
  readonly noneFormed: string;
  readonly notFormed: (count: number) => string;
  readonly loadNotFormed: string;
  readonly more: (left: number) => string;
}

const WORDS: Readonly<Record<Language, WhyWords>> = {
  en: {
    why: 'Why?',
    whyOf: (name) => `Why: ${name}`,
    status: {
      active: 'active',
      reduced: 'reduced',
      cancelled: 'cancelled',
      partial: 'in part',
      unknown: 'takes a second birth',
      absent: 'not formed',
    },
    effect: { required: 'required', strengthens: 'strengthens', weakens: 'weakens', cancels: 'cancels', told: 'told' },
    met: 'holds',
    notMet: 'does not hold',
    observed: 'Seen',
    conditions: 'Conditions',
    points: 'Points',
    sum: 'Together',
    rule: 'The rule',
    interpretive: 'Weighed by us: no text settles it.',
    close: 'Close',
    noneFormed: 'None of them is formed.',
    notFormed: (count) => `Not formed (${count})`,
    loadNotFormed: 'And which are not formed?',
    more: (left) => `Show more (${left} left)`,
  },
  hi: {
    why: 'क्यों?',
    whyOf: (name) => `क्यों: ${name}`,
    status: {
      active: 'सक्रिय',
      reduced: 'कम',
      cancelled: 'भंग',
      partial: 'अधूरा',
      unknown: 'दूसरी कुंडली चाहिए',
      absent: 'नहीं बनता',
    },
    effect: {
      required: 'ज़रूरी',
      strengthens: 'बढ़ाता है',
      weakens: 'घटाता है',
      cancels: 'काटता है',
      told: 'केवल जानकारी',
    },
    met: 'पूरी है',
    notMet: 'पूरी नहीं है',
    observed: 'देखा गया',
    conditions: 'शर्तें',
    points: 'अंक',
    sum: 'कुल',
    rule: 'नियम',
    interpretive: 'यह तौल हमारा है: कोई ग्रंथ इसे तय नहीं करता।',
    close: 'बंद करें',
    noneFormed: 'इनमें से कोई नहीं बनता।',
    notFormed: (count) => `नहीं बनते (${count})`,
    loadNotFormed: 'और कौन-से नहीं बनते?',
    more: (left) => `और दिखाएँ (${left} बाकी)`,
  },
};

export function whyWordsIn(lang: Language): WhyWords {
  return WORDS[lang];
}
