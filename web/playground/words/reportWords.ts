/** Messages about the report and the account that it needs, in both languages. */
import type { Language } from '../../../lib/words/language.ts';

export interface ReportWords {
  readonly title: string;
  readonly intro: string;
  readonly which: string;
  readonly signIn: string;
  readonly register: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly send: Readonly<Record<'signIn' | 'register', string>>;
  readonly making: string;
  readonly made: string;
  readonly signInAgain: string;
  readonly needsTime: string;
}

const WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    title: 'Report as PDF',
    intro: 'The report needs an account. You stay signed in only until this page is closed; nothing is stored here.',
    which: 'Account',
    signIn: 'Sign in',
    register: 'New account',
    email: 'E-mail address',
    username: 'Username',
    password: 'Password',
    send: { signIn: 'Sign in and get the report', register: 'Register and get the report' },
    making: 'The report is being made …',
    made: 'The report is saved with your downloads.',
    signInAgain: 'The sign-in has ended. Sign in again.',
    needsTime: 'A report needs the time of birth.',
  },
  hi: {
    title: 'PDF रिपोर्ट',
    intro: 'रिपोर्ट के लिए खाता चाहिए। लॉग-इन केवल यह पेज खुला रहने तक रहता है; यहाँ कुछ नहीं रखा जाता।',
    which: 'खाता',
    signIn: 'लॉग-इन',
    register: 'नया खाता',
    email: 'ईमेल',
    username: 'यूज़रनेम',
    password: 'पासवर्ड',
    send: { signIn: 'लॉग-इन करके रिपोर्ट लें', register: 'खाता बनाकर रिपोर्ट लें' },
    making: 'रिपोर्ट बन रही है …',
    made: 'रिपोर्ट आपके डाउनलोड में है।',
    signInAgain: 'लॉग-इन का समय पूरा हो गया। फिर से लॉग-इन करें।',
    needsTime: 'रिपोर्ट के लिए जन्म का समय चाहिए।',
  },
};

export function reportWordsIn(lang: Language): ReportWords {
  return WORDS[lang];
}
