/** The text task of a timeline: structure, dates and planets are fixed before a word is written. */
import * as v from 'valibot';
import { memoized } from '../../astro/memoized.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import type { Language } from '../../words/names.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { allowedIn } from '../model/facts.ts';
import type { ModelFact, TextTask } from '../model/task.ts';
import { cleaned, textProblems, type TextRules } from '../model/textChecks.ts';
import type { HealthFacts, IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import {
  describedSpans,
  type SpanCause,
  type WatchedPart,
} from '../../astro/judgement/medical/timeline/watchedParts.ts';
import type { Cares, CareScore } from '../../astro/judgement/medical/timeline/care.ts';
import {
  careWindowOf,
  peakOf,
  type SectionId,
  type TimelineSection,
} from '../../astro/judgement/medical/timeline/timelineSections.ts';
import { timelineInstructions } from './instructions.ts';
import { timelineTexts, type TimelineTexts } from './texts.ts';
import type { ForecastPeriod, Timeline } from '../../astro/judgement/medical/timeline/timeline.ts';

/** Least and most words. */
const SECTION_WORDS = { least: 25, most: 80 } as const;
const SUMMARY_WORDS = { least: 25, most: 90 } as const;
const ROW_WORDS = { least: 8, most: 40 } as const;
/** A word in Devanagari takes several tokens. */
const MOST_TOKENS: Readonly<Record<Language, number>> = { en: 3000, hi: 7000 };

const Text = v.object({
  summary: v.string(),
  now: v.string(),
  six_months: v.string(),
  one_year: v.string(),
  two_to_five_years: v.string(),
  long_term: v.string(),
  dasha: v.array(v.string()),
  body_parts: v.array(v.string()),
});

/** Returns the text task that writes the timeline in the requested language. */
export function healthTimelineTask(facts: HealthFacts, timeline: Timeline, lang: Language): TextTask<TimelineTexts> {
  const given = memoized(() => timelineFacts(timeline));
  const rules = memoized(() => rulesFor(timeline, given(), lang));
  const lists = { dasha: timeline.forecast.length, body_parts: timeline.watched.length };
  return {
    id: 'health_timeline',
    instructions: timelineInstructions(lang),
    facts: given,
    schema: Text,
    mostTokens: MOST_TOKENS[lang],
    problems: (text) => problemsOf(text, rules(), lists),
    fixed: (text) => mapped(text, cleaned),
    composed: () => timelineTexts(facts, timeline, lang),
  };
}

type Rules = Omit<TextRules, 'words'>;

const TEXT_LANGUAGES: Readonly<Record<Language, TextRules['language']>> = { en: 'english', hi: 'hindi' };

function rulesFor(timeline: Timeline, given: ModelFact, lang: Language): Rules {
  return {
    language: TEXT_LANGUAGES[lang],
    // Scores are written as a number out of 100.
    allowed: allowedIn(given, [100]),
    planets: planetsOf(timeline),
  };
}

function problemsOf(text: TimelineTexts, rules: Rules, lists: Record<'dasha' | 'body_parts', number>): string[] {
  const lengths = (['dasha', 'body_parts'] as const)
    .filter((name) => text[name].length !== lists[name])
    .map((name) => `${name}: write ${lists[name]} texts, one for each row, in the same order.`);
  // Where the number of rows is wrong, the rows are not checked any further.
  if (lengths.length > 0) return lengths;
  const found: string[] = [];
  mapped(text, (one, most, least, name) => {
    found.push(...textProblems(one, { ...rules, words: { least, most } }).map((problem) => `${name}: ${problem}`));
    return one;
  });
  return found;
}

type Change = (text: string, mostWords: number, leastWords: number, name: string) => string;

function mapped(text: TimelineTexts, change: Change): TimelineTexts {
  const whole = (name: 'summary' | SectionId, { least, most } = SECTION_WORDS as Range) =>
    change(text[name], most, least, name);
  const rows = (name: 'dasha' | 'body_parts') =>
    text[name].map((one, index) => change(one, ROW_WORDS.most, ROW_WORDS.least, `${name} ${index + 1}`));
  return {
    summary: whole('summary', SUMMARY_WORDS),
    now: whole('now'),
    six_months: whole('six_months'),
    one_year: whole('one_year'),
    two_to_five_years: whole('two_to_five_years'),
    long_term: whole('long_term'),
    dasha: rows('dasha'),
    body_parts: rows('body_parts'),
  };
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The facts given to a model: codes, numbers and dates. Every date occurs once, in the row it belongs to. */
function timelineFacts(timeline: Timeline): ModelFact {
  const { asOf, cares, forecast, remedies, sections, watched } = timeline;
  return {
    as_of: asOf,
    planets: PLANETS.map((planet) => planetFact(cares[planet])),
    sections: sections.map((section) => sectionFact(section, cares)),
    dasha: forecast.map(forecastFact),
    body_parts: watched.map((part) => partFact(part, asOf)),
    remedies: [...new Set(remedies.map(({ remedy }) => planetId(remedy.planet)))],
  };
}

function planetFact({ planet, protects, rules, tone, weak }: CareScore): ModelFact {
  return [planetId(planet), tone, weak && [weak.score, ...weak.types.slice(0, 2)], rules, protects];
}

const PASSAGES_DESCRIBED = 1;

function sectionFact(section: TimelineSection, cares: Cares): ModelFact {
  const { end, id, parts, passages, score, start } = section;
  const peak = peakOf(section, cares);
  const window = careWindowOf(section);
  return {
    id,
    span: [start, end],
    tone: score && score.tone,
    parts: parts.map((part) => part.id),
    passages: passages.slice(0, PASSAGES_DESCRIBED).map((one) => [planetId(one.planet), one.house, one.start, one.end]),
    windows: window ? [[window.start, window.end]] : [],
    peak: peak && [planetId(peak.lord), peak.start, peak.end],
  };
}

function forecastFact({ end, isCurrent, level, lord, start }: ForecastPeriod): ModelFact {
  return [level, planetId(lord), start, end, isCurrent];
}

function partFact(watched: WatchedPart, asOf: IsoDate): ModelFact {
  const { part, planets, tone } = watched;
  return [
    part.id,
    tone,
    planets.slice(0, 2).map(planetId),
    describedSpans(watched, asOf).map(({ because: [cause], end, start }) => [start, end, ...causeFact(cause!)]),
  ];
}

function causeFact(cause: SpanCause): ModelFact[] {
  return [cause.kind, planetId(cause.planet), ...(cause.kind === 'passage' ? [cause.house] : [])];
}

/** Every planet has a line in the facts; a text may name those that something is said about. */
function planetsOf({ cares, forecast, remedies, sections, watched }: Timeline): ReadonlySet<Planet> {
  return new Set([
    ...PLANETS.filter((planet) => cares[planet].value > 0 || cares[planet].protects !== null),
    ...forecast.map(({ lord }) => lord),
    ...sections.flatMap(({ passages, periods }) => [
      ...periods.map(({ lord }) => lord),
      ...passages.map(({ planet }) => planet),
    ]),
    ...watched.flatMap(({ planets }) => planets),
    ...remedies.map(({ remedy }) => remedy.planet),
  ]);
}
