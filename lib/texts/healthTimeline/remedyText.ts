/** A remedy with the period in which it matters most. */
import type { TimelineRemedy } from '../../astro/judgement/medical/timeline/timelineRemedies.ts';
import type { Language } from '../../words/names.ts';
import { HEALTH_TIMELINE } from '../../words/subjects/health/timeline.ts';
import { dated } from './coming.ts';

/** Returns a remedy in the requested language: what to do, when, and in which period it matters most. */
export function remedyText({ period, remedy }: TimelineRemedy, lang: Language): string {
  const words = HEALTH_TIMELINE[lang];
  return [
    remedy.details[lang],
    words.remedy_when({ clause: remedy.when[lang] }),
    ...(period ? [words.remedy_period({ level: period.level, ...dated(period) })] : []),
  ].join(' ');
}
