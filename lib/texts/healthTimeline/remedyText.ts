/** A remedy with the period in which it matters most. */
import { named } from '../../astro/planetWords.ts';
import { uncapitalised } from '../../astro/judgement/phrases.ts';
import { dateText } from '../../time/writtenDates.ts';
import { PLANETS_HI } from '../../words/hi/vocabulary.ts';
import type { Language } from '../../words/names.ts';
import type { DatedPeriod } from '../../astro/judgement/medical/timeline/timelineDashas.ts';
import type { TimelineRemedy } from '../../astro/judgement/medical/timeline/timelineRemedies.ts';
import { LEVELS } from './englishWords.ts';
import { HINDI_LEVELS } from './hindiWords.ts';

/** Returns a remedy in the requested language: what to do, when, and in which period it matters most. */
export function remedyText({ period, remedy }: TimelineRemedy, lang: Language): string {
  const { details, when } = remedy;
  if (lang === 'hi') return `${details.hi} समय: ${when.hi}। ${period ? periodInHindi(period) : ''}`.trim();
  return `${details.en} Best ${uncapitalised(when.en)}. ${period ? periodInEnglish(period) : ''}`.trim();
}

function periodInEnglish({ end, level, lord, start }: DatedPeriod): string {
  return `It matters most in the ${LEVELS[level]!} of ${named(lord)}, from ${dateText(start, 'en')} to ${dateText(end, 'en')}.`;
}

function periodInHindi({ end, level, lord, start }: DatedPeriod): string {
  return `इसका महत्त्व ${PLANETS_HI[lord]} की ${HINDI_LEVELS[level]!} में सबसे अधिक है, ${dateText(start, 'hi')} से ${dateText(end, 'hi')} तक।`;
}
