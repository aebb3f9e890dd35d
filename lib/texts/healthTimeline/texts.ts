/** All texts of a timeline, composed without a model: sections, forecast, calendar, summary. */
import { partsOfPlanet, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { REMEDIES } from '../../astro/tables/remedies.ts';
import type { Language } from '../../words/names.ts';
import type { HealthFacts } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { describedSpans, type WatchedPart } from '../../astro/judgement/medical/timeline/watchedParts.ts';
import { CARE_TONES, type CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import { SECTION_IDS, type SectionId } from '../../astro/judgement/medical/timeline/timelineSections.ts';
import type { ForecastPeriod, Timeline } from '../../astro/judgement/medical/timeline/timeline.ts';
import { ENGLISH } from './english.ts';
import { fitted, may, must } from '../model/fitted.ts';
import { HINDI } from './hindi.ts';
import { relevantCares } from './leads.ts';
import { sectionHabits, sectionText, type TimelineDescription } from './sections.ts';

export interface TimelineTexts extends Record<SectionId, string> {
  summary: string;
  /** One text for each row of the forecast. */
  dasha: string[];
  /** One text for each row of the calendar. */
  body_parts: string[];
}

/** Returns all texts of a timeline, composed without a model, in the requested language. */
export function timelineTexts(facts: HealthFacts, timeline: Timeline, lang: Language): TimelineTexts {
  const description: TimelineDescription = { facts, timeline, messages: lang === 'hi' ? HINDI : ENGLISH };
  const [now, sixMonths, oneYear, years, long] = timeline.sections.map((section) => sectionText(description, section));
  return {
    summary: summaryText(description),
    now: now!,
    six_months: sixMonths!,
    one_year: oneYear!,
    two_to_five_years: years!,
    long_term: long!,
    dasha: timeline.forecast.map((row, index) => forecastText(description, row, index)),
    body_parts: timeline.watched.map((part, index) => partText(description, part, index)),
  };
}

const ROW_FIT = { aim: 28, most: 40 } as const;

function forecastText({ timeline, messages }: TimelineDescription, row: ForecastPeriod, turn: number): string {
  const care = timeline.cares[row.lord];
  const ruled = partsOfPlanet(row.lord);
  const parts = timeline.watched.map(({ part }) => part).filter((part) => ruled.includes(part));
  const sentences = [
    must(messages.forecast(row, care.tone, turn)),
    // For a planet that has neither burden nor protection the row itself says everything.
    ...(care.points.length > 0 || care.protects !== null ? [may(1, messages.whyShort(care))] : []),
    ...(parts.length > 0 && care.tone !== 'calm' ? [may(2, messages.forecastParts(parts.slice(0, 2)))] : []),
    may(3, messages.counsel(row.lord, turn)),
  ];
  return fitted([sentences], ROW_FIT);
}

function partText({ timeline, messages }: TimelineDescription, watched: WatchedPart, turn: number): string {
  const [ruler] = watched.planets;
  const sentences = [
    must(messages.watched(watched, describedSpans(watched, timeline.asOf), timeline.asOf, turn)),
    ...(ruler ? [may(2, messages.ruler(timeline.cares[ruler], turn))] : []),
    may(1, messages.habit(watched.part, freshHabit(timeline, watched.part))),
  ];
  return fitted([sentences], ROW_FIT);
}

/** A habit for a body part that no section has recommended. */
function freshHabit(timeline: Timeline, part: BodyPart): 0 | 1 {
  const described = sectionHabits(timeline).flatMap((habit) => (habit?.part === part ? [habit.index] : []));
  return described.includes(0) && !described.includes(1) ? 1 : 0;
}

const SUMMARY_FIT = { aim: 58, most: 85 } as const;

function summaryText(description: TimelineDescription): string {
  const { facts, timeline, messages } = description;
  const { cares, forecast, remedies, sections } = timeline;
  const humour = facts.dominantHumour;
  const [now, half, year] = sections;
  const antardashas = forecast.flatMap((one) =>
    one.level === 2 && one.start !== null && one.end !== null
      ? [{ ...one, level: 2 as const, start: one.start, end: one.end }]
      : [],
  );
  const heaviest = [...antardashas].sort((a, b) => cares[b.lord].value - cares[a.lord].value)[0];
  const parts = now!.parts.slice(0, 3);
  const [weakest] = relevantCares(timeline);
  const remedy = remedies[0]?.remedy.planet;
  const sentences = [
    ...(now!.score && half!.score && year!.score
      ? [must(messages.summaryTones(now!.score.tone, heavier(half!.score.tone, year!.score.tone)))]
      : []),
    ...(heaviest && cares[heaviest.lord].tone !== 'calm'
      ? [may(1, messages.summaryHeaviest(heaviest, timeline.asOf))]
      : []),
    ...(weakest ? [must(messages.summaryPlanet(weakest))] : []),
    ...(parts.length > 0 ? [must(messages.summaryParts(parts))] : []),
    ...(remedy ? [may(2, messages.summaryRemedy(remedy, REMEDIES[remedy].varaIndex))] : []),
    ...(weakest ? [may(0.5, messages.counsel(weakest.planet, SECTION_IDS.length))] : []),
    ...(humour ? [may(parts.length === 0 ? 0 : 3, messages.constitution(humour, 0))] : []),
    must(messages.closing(`${weakest?.planet ?? ''}${parts.map(({ id }) => id).join()}`)),
  ];
  return fitted([sentences], SUMMARY_FIT);
}

function heavier(a: CareTone, b: CareTone): CareTone {
  return CARE_TONES.indexOf(a) > CARE_TONES.indexOf(b) ? a : b;
}
