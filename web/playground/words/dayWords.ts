/** Messages about the day of a birth and about Saturn, in both languages. */
import type { Language } from '../../../lib/words/language.ts';
import type { Recommendation } from '../../../lib/schemas/pdae/common.ts';

export interface DayWords {
  readonly score: (score: number) => string;
  readonly choose: string;
  readonly noneToChoose: string;
  readonly leave: string;
  readonly noneToLeave: string;
  readonly allGood: (count: number) => string;
  readonly matters: string;
  readonly advice: string;
  readonly kinds: Readonly<Record<Recommendation['kind'], string>>;
  readonly runs: string;
  readonly runsNot: string;
  readonly phase: string;
  readonly pressure: string;
  readonly current: string;
  readonly previous: string;
  readonly next: string;
  /** Where the Moon changes its sign on a day of birth without a time. */
  readonly moonUnsure: (signs: string) => string;
}

const WORDS: Readonly<Record<Language, DayWords>> = {
  en: {
    score: (score) => `${score} of 100`,
    choose: 'Times to choose',
    noneToChoose: 'No time of the day is free of what is shunned.',
    leave: 'Times to leave',
    noneToLeave: 'Nothing of the day is shunned.',
    allGood: (count) => `All favourable times (${count})`,
    matters: 'Matters of life',
    advice: 'What to do',
    kinds: { do: 'do', leave: 'leave' },
    runs: 'Sade sati is running.',
    runsNot: 'Sade sati is not running.',
    phase: 'Phase',
    pressure: 'Pressure',
    current: 'This one',
    previous: 'The last one',
    next: 'The next one',
    moonUnsure: (signs) =>
      `On this day the Moon was in ${signs}. Without the time of birth its sign is unknown, so sade sati is not shown.`,
  },
  hi: {
    score: (score) => `100 में से ${score}`,
    choose: 'चुनने का समय',
    noneToChoose: 'आज कोई समय पूरी तरह शुभ नहीं है।',
    leave: 'छोड़ने का समय',
    noneToLeave: 'आज कोई समय वर्जित नहीं है।',
    allGood: (count) => `सभी शुभ समय (${count})`,
    matters: 'जीवन के क्षेत्र',
    advice: 'क्या करें',
    kinds: { do: 'करें', leave: 'छोड़ें' },
    runs: 'साढ़ेसाती चल रही है।',
    runsNot: 'साढ़ेसाती अभी नहीं चल रही।',
    phase: 'चरण',
    pressure: 'दबाव',
    current: 'यह साढ़ेसाती',
    previous: 'पिछली साढ़ेसाती',
    next: 'अगली साढ़ेसाती',
    moonUnsure: (signs) => `उस दिन चंद्रमा ${signs} में था। समय के बिना उसकी राशि तय नहीं होती, इसलिए साढ़ेसाती नहीं दिखाई गई।`,
  },
};

export function dayWordsIn(lang: Language): DayWords {
  return WORDS[lang];
}
