/** A health reading composed without a model: the required sentences, and as many others as there is room for. */
import type { Fact } from '../../astro/factsOf.ts';
import type { HealthReadingWords } from '../../words/facts/health/reading.ts';
import { sayIn } from '../../words/say.ts';
import { HEALTH_READING } from '../../words/subjects/health/reading.ts';
import { wordCount } from '../model/textChecks.ts';
import { READING_LANGUAGES, type ReadingLanguage, type ReadingStyle } from '../../schemas/medical/textInputs.ts';
import * as care from './careSentences.ts';
import * as chart from './chartSentences.ts';
import type { HealthFacts } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { descriptionOf, type HealthDescription } from './description.ts';
import * as time from './timeSentences.ts';

type Said = Readonly<Record<ReadingLanguage, string>>;
type Sentence = (description: HealthDescription) => Fact<HealthReadingWords> | null;

const SENTENCES = {
  opening: chart.opening,
  shortOpening: chart.shortOpening,
  beginning: chart.beginning,
  ruling: chart.ruling,
  parts: chart.partsOfWeakest,
  second: (description) => chart.alsoWeak(description, 1),
  third: (description) => chart.alsoWeak(description, 2),
  leading: chart.leading,
  watched: chart.alsoWatched,
  protection: chart.protection,
  periods: time.runningPeriods,
  asked: time.askedByPeriods,
  near: time.nearPeriod,
  ahead: time.ahead,
  furtherAhead: time.furtherAhead,
  nature: care.nature,
  food: care.food,
  rhythm: care.rhythm,
  move: care.move,
  season: care.season,
  ownHabit: care.ownHabit,
  mind: care.mind,
  otherHabit: care.otherHabit,
  mantra: care.mantra,
  gift: care.gift,
  worship: care.worship,
  goal: care.goal,
  closing: care.closing,
  shortClosing: care.shortClosing,
} as const satisfies Record<string, Sentence>;
type SentenceId = keyof typeof SENTENCES;

interface Plan {
  /** Sentences by paragraph, in the order of the text. */
  readonly paragraphs: readonly (readonly SentenceId[])[];
  readonly must: readonly SentenceId[];
  /** Optional sentences, the most important first. */
  readonly may: readonly SentenceId[];
  /** Word count from which no further sentence is added. */
  readonly enough: number;
}

const CHART: readonly SentenceId[] = [
  'opening',
  'shortOpening',
  'beginning',
  'ruling',
  'parts',
  'second',
  'third',
  'leading',
  'watched',
  'protection',
];
const TIME: readonly SentenceId[] = ['periods', 'asked', 'near', 'ahead', 'furtherAhead'];
const CARE: readonly SentenceId[] = [
  'nature',
  'food',
  'rhythm',
  'move',
  'season',
  'ownHabit',
  'otherHabit',
  'mind',
  'mantra',
  'gift',
  'worship',
  'goal',
  'closing',
  'shortClosing',
];

/** The order of importance is interpretive. */
const PLANS: Readonly<Record<ReadingStyle, Plan>> = {
  astrologer: {
    paragraphs: [CHART, TIME, CARE],
    must: ['opening', 'beginning', 'parts', 'periods', 'asked', 'food', 'rhythm', 'mantra', 'closing'],
    may: [
      'ahead',
      'protection',
      'leading',
      'second',
      'ownHabit',
      'nature',
      'watched',
      'mind',
      'furtherAhead',
      'ruling',
      'move',
      'third',
      'gift',
      'season',
      'near',
      'goal',
      'otherHabit',
      'worship',
    ],
    enough: 226,
  },
  quick: {
    paragraphs: [[...CHART, ...TIME, ...CARE]],
    must: ['shortOpening', 'beginning', 'parts', 'food', 'shortClosing'],
    may: ['periods', 'mantra', 'protection', 'rhythm', 'ahead', 'ruling', 'mind'],
    enough: 92,
  },
};

/** Least and most words of a reading, both inclusive. */
export const READING_WORDS: Readonly<Record<ReadingStyle, { readonly least: number; readonly most: number }>> = {
  astrologer: { least: 200, most: 250 },
  quick: { least: 70, most: 110 },
};

/** Returns a health reading composed without a model, in the requested style and language. */
export function composedReading(facts: HealthFacts, style: ReadingStyle, language: ReadingLanguage): string {
  const description = descriptionOf(facts);
  const { paragraphs } = PLANS[style];
  const chosen = chosenSentences(description, style);
  return paragraphs
    .map((ids) => ids.flatMap((id) => chosen.get(id)?.[language] ?? []).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Chooses sentences by the word counts of both languages, so that both versions have the same content. */
function chosenSentences(description: HealthDescription, style: ReadingStyle): ReadonlyMap<SentenceId, Said> {
  const { enough, may, must } = PLANS[style];
  const { most } = READING_WORDS[style];
  const chosen = new Map<SentenceId, Said>();
  const counts = { hindi: 0, hinglish: 0 };
  const take = (id: SentenceId, room: number) => {
    const fact: Fact<HealthReadingWords> | null = SENTENCES[id](description);
    if (!fact) return;
    const said = { hindi: sayIn(HEALTH_READING.hindi, fact), hinglish: sayIn(HEALTH_READING.hinglish, fact) };
    if (READING_LANGUAGES.some((language) => counts[language] + wordCount(said[language]) > room)) return;
    chosen.set(id, said);
    for (const language of READING_LANGUAGES) counts[language] += wordCount(said[language]);
  };
  for (const id of must) take(id, Infinity);
  for (const id of may) {
    if (Math.min(counts.hindi, counts.hinglish) >= enough) break;
    take(id, most);
  }
  return chosen;
}
