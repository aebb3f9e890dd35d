/** Sentences of windows of time. */
import type { WindowText } from '../../astro/judgement/timing/facts.ts';
import { WINDOW_TEXTS_EN } from '../en/area/windows.ts';
import type { WindowTextFacts } from '../facts/windows.ts';
import type { Language } from '../language.ts';
import { say, type Catalogues } from '../say.ts';
import { WINDOW_TEXTS_HI } from '../hi/area/windows.ts';

export const WINDOWS: Catalogues<WindowTextFacts> = { en: WINDOW_TEXTS_EN, hi: WINDOW_TEXTS_HI };

/** Returns what a part of a window says. */
export function windowLabel(text: WindowText, language: Language): string {
  return say(WINDOWS, text, language);
}
