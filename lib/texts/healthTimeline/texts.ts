/** All texts of a timeline, composed without a model: sections, forecast, calendar, summary. */
import { partsOfPlanet, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { REMEDIES } from '../../astro/tables/remedies.ts';
import type { HealthTimelineWords } from '../../words/facts/health/timeline.ts';
import type { Language } from '../../words/names.ts';
import { sayIn } from '../../words/say.ts';
import type { Sentences } from '../../words/sentences.ts';
import { HEALTH_TIMELINE } from '../../words/subjects/health/timeline.ts';
import type { HealthFacts } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { describedSpans, type WatchedPart } from '../../astro/judgement/medical/timeline/watchedParts.ts';
import { CARE_TONES, type CareScore, type CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import { SECTION_IDS, type SectionId } from '../../astro/judgement/medical/timeline/timelineSections.ts';
import type { ForecastPeriod, Timeline } from '../../astro/judgement/medical/timeline/timeline.ts';
import { fitted, may, must } from '../model/fitted.ts';
import { coming, comingSpan } from './coming.ts';
import { careGroundInBrief } from './grounds.ts';
import { relevantCares } from './leads.ts';
import { sectionHabits, sectionText, type TimelineDescription } from './sections.ts';

export interface TimelineTexts extends Record<SectionId, string> {
  summary: string;
  /** One text for each row of the forecast. */
  dasha: string[];
  /** One text for each row of the calendar. */
  body_parts: string[];
}

type Words = Sentences<HealthTimelineWords>;

/** Returns all texts of a timeline, composed without a model, in the requested language. */
export function timelineTexts(facts: HealthFacts, timeline: Timeline, lang: Language): TimelineTexts {
  const description: TimelineDescription = { facts, timeline, words: HEALTH_TIMELINE[lang] };
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

function forecastText({ timeline, words }: TimelineDescription, row: ForecastPeriod, turn: number): string {
  const care = timeline.cares[row.lord];
  const ruled = partsOfPlanet(row.lord);
  const parts = timeline.watched.map(({ part }) => part).filter((part) => ruled.includes(part));
  const sentences = [
    must(forecastSaid(words, row, care.tone, turn)),
    // For a planet that has neither burden nor protection the row itself says everything.
    ...(care.points.length > 0 || care.protects !== null ? [may(1, sayIn(words, careGroundInBrief(care)))] : []),
    ...(parts.length > 0 && care.tone !== 'calm'
      ? [may(2, words.forecast_parts({ parts: parts.slice(0, 2).map(({ id }) => id) }))]
      : []),
    may(3, words.counsel({ planet: row.lord, turn })),
  ];
  return fitted([sentences], ROW_FIT);
}

function forecastSaid(words: Words, row: ForecastPeriod, tone: CareTone, turn: number): string {
  const { end, isCurrent, level, lord, start } = row;
  if (end === null) return words.forecast_undated({ level, planet: lord });
  const startDate = isCurrent ? null : start;
  return words.forecast({ level, planet: lord, startDate, endDate: end, tone, turn });
}

function partText({ timeline, words }: TimelineDescription, watched: WatchedPart, turn: number): string {
  const [ruler] = watched.planets;
  const part = watched.part.id;
  const times = describedSpans(watched, timeline.asOf).map(({ because, ...span }) => ({
    ...comingSpan(span, span.start <= timeline.asOf),
    cause: because[0]!,
  }));
  const sentences = [
    must(times.length > 0 ? words.part_at({ part, times, turn }) : words.part_at_no_time({ part, turn })),
    ...(ruler ? [may(2, rulerSaid(words, timeline.cares[ruler], turn))] : []),
    may(1, words.habit({ habitOf: part, habit: freshHabit(timeline, watched.part) })),
  ];
  return fitted([sentences], ROW_FIT);
}

function rulerSaid(words: Words, { planet, rules, weak }: CareScore, turn: number): string {
  if (weak) return words.weak_ruler({ planet, turn });
  const [house] = rules;
  return house === undefined ? words.ruler({ planet }) : words.ruler_of_house({ planet, house });
}

/** A habit for a body part that no section has recommended. */
function freshHabit(timeline: Timeline, part: BodyPart): 0 | 1 {
  const described = sectionHabits(timeline).flatMap((habit) => (habit?.part === part ? [habit.index] : []));
  return described.includes(0) && !described.includes(1) ? 1 : 0;
}

const SUMMARY_FIT = { aim: 58, most: 85 } as const;

function summaryText(description: TimelineDescription): string {
  const { facts, timeline, words } = description;
  const { cares, forecast, remedies, sections } = timeline;
  const humour = facts.dominantHumour;
  const [now, half, year] = sections;
  const antardashas = forecast.flatMap((one) =>
    one.level === 2 && one.start !== null && one.end !== null
      ? [{ ...one, level: 2 as const, start: one.start, end: one.end }]
      : [],
  );
  const heaviest = [...antardashas].sort((a, b) => cares[b.lord].value - cares[a.lord].value)[0];
  const parts = now!.parts.slice(0, 3).map(({ id }) => id);
  const [weakest] = relevantCares(timeline);
  const remedy = remedies[0]?.remedy.planet;
  const sentences = [
    ...(facts.telling.stage === 'child' ? [must(words.of_child({}))] : []),
    ...(now!.score && half!.score && year!.score
      ? [must(words.summary_tones({ now: now!.score.tone, ahead: heavier(half!.score.tone, year!.score.tone) }))]
      : []),
    ...(heaviest && cares[heaviest.lord].tone !== 'calm'
      ? [may(1, words.summary_heaviest(coming(heaviest, heaviest.start <= timeline.asOf)))]
      : []),
    ...(weakest ? [must(planetSaid(words, weakest))] : []),
    ...(parts.length > 0 ? [must(words.summary_parts({ parts }))] : []),
    ...(remedy ? [may(2, words.summary_remedy({ planet: remedy, weekdayIndex: REMEDIES[remedy].varaIndex }))] : []),
    ...(weakest ? [may(0.5, words.counsel({ planet: weakest.planet, turn: SECTION_IDS.length }))] : []),
    ...(humour ? [may(parts.length === 0 ? 0 : 3, words.constitution({ humour, section: 'now' }))] : []),
    must(words.closing({ planet: weakest?.planet ?? null, parts })),
  ];
  return fitted([sentences], SUMMARY_FIT);
}

function planetSaid(words: Words, { planet, protects, tone, value }: CareScore): string {
  if (value === 0 && protects !== null) return words.summary_supported({ planet });
  return tone === 'calm' ? words.summary_calm({ planet }) : words.summary_planet({ planet });
}

function heavier(a: CareTone, b: CareTone): CareTone {
  return CARE_TONES.indexOf(a) > CARE_TONES.indexOf(b) ? a : b;
}
