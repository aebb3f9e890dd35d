/** The text task of /medical/ai-reading: instructions, checks, and the text composed without a model. */
import * as v from 'valibot';
import { memoized } from '../../astro/memoized.ts';
import { MALA } from '../../astro/remedy/planetRemedies.ts';
import { HEALTH_READING } from '../../words/subjects/health/reading.ts';
import type { ReadingLanguage, ReadingStyle } from '../../schemas/medical/textInputs.ts';
import { allowedIn } from '../model/facts.ts';
import type { ModelFact, TextTask } from '../model/task.ts';
import { cleaned, textProblems, type TextRules } from '../model/textChecks.ts';
import { healthCodes, describedPlanets } from './basedOn.ts';
import { composedReading, READING_WORDS } from './composed.ts';
import type { HealthFacts } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { readingInstructions } from './readingInstructions.ts';

const Text = v.object({ text: v.string() });
type Text = v.InferOutput<typeof Text>;

/** A word in Devanagari takes several tokens. */
const MOST_TOKENS: Readonly<Record<ReadingStyle, Readonly<Record<ReadingLanguage, number>>>> = {
  astrologer: { hindi: 2500, hinglish: 1200 },
  quick: { hindi: 1200, hinglish: 600 },
};

/** Returns the text task that writes a health reading in the requested style and language. */
export function healthReadingTask(facts: HealthFacts, style: ReadingStyle, language: ReadingLanguage): TextTask<Text> {
  const words = READING_WORDS[style];
  const codes = memoized(() => healthCodes(facts));
  const rules = memoized(() => rulesFor(facts, codes(), style, language));
  return {
    id: 'health_reading',
    instructions: readingInstructions(style, language),
    facts: codes,
    schema: Text,
    mostTokens: MOST_TOKENS[style][language],
    problems: ({ text }) => textProblems(text, rules()),
    fixed: ({ text }) => ({ text: cleaned(text, words.most) }),
    composed: () => ({ text: composedReading(facts, style, language) }),
  };
}

function rulesFor(facts: HealthFacts, codes: ModelFact, style: ReadingStyle, language: ReadingLanguage): TextRules {
  return {
    language,
    words: READING_WORDS[style],
    // Numbers of mantra repetitions, including those a model is not given, and the maximum score of 100.
    allowed: allowedIn(codes, [MALA, 100, ...facts.remedies.flatMap(({ count }) => count ?? [])]),
    planets: describedPlanets(facts),
  };
}

/** Returns the disclaimer of a reading, in its own language. */
export function readingDisclaimer(language: ReadingLanguage): string {
  return HEALTH_READING[language].disclaimer({});
}
