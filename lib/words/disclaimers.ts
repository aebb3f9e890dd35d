/** Disclaimers, for answers whose subject needs one. */
import { DISCLAIMERS_EN } from './en/disclaimers.ts';
import { DISCLAIMERS_HI } from './hi/disclaimers.ts';
import type { Language } from './language.ts';

export type DisclaimerId = keyof typeof DISCLAIMERS_EN;

const DISCLAIMERS: Readonly<Record<Language, Readonly<Record<DisclaimerId, string>>>> = {
  en: DISCLAIMERS_EN,
  hi: DISCLAIMERS_HI,
};

/** Returns a disclaimer in the language of an answer. */
export function disclaimerIn(id: DisclaimerId, language: Language): string {
  return DISCLAIMERS[language][id];
}
