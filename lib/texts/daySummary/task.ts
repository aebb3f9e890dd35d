/** The text task of a day's summary: in Hindi, from the findings of its analysis. */
import * as v from 'valibot';
import { memoized } from '../../astro/memoized.ts';
import type { PersonalAnalysis } from '../../schemas/pdae/analysis.ts';
import { allowedIn } from '../model/facts.ts';
import { planetsIn } from '../model/names.ts';
import type { Fact, TextTask } from '../model/task.ts';
import { cleaned, textProblems, type TextRules } from '../model/textChecks.ts';
import { composedSummary } from './composed.ts';
import { summaryFacts } from './facts.ts';
import { INSTRUCTIONS } from './instructions.ts';

const Summary = v.object({ text: v.pipe(v.string(), v.description('The summary, 200 to 250 words of Hindi')) });
type Summary = v.InferOutput<typeof Summary>;

const WORDS = { least: 200, most: 250 };
/** Word count up to which a composed summary takes one more sentence. */
const COMPOSED_WORDS = 240;
/** A Hindi word takes several tokens. */
const MOST_TOKENS = 1600;

/** Returns the text task that writes the summary of a day in Hindi. */
export function daySummaryTask(analysis: PersonalAnalysis): TextTask<Summary> {
  const facts = memoized(() => summaryFacts(analysis));
  const rules = memoized(() => rulesFor(facts()));
  return {
    id: 'day_summary',
    instructions: INSTRUCTIONS,
    facts,
    schema: Summary,
    mostTokens: MOST_TOKENS,
    problems: ({ text }) => textProblems(text, rules()),
    fixed: ({ text }) => ({ text: cleaned(text, WORDS.most) }),
    composed: () => ({ text: composedSummary(analysis, COMPOSED_WORDS) }),
  };
}

function rulesFor(facts: Fact): TextRules {
  const described = JSON.stringify(facts);
  return {
    tongue: 'hindi',
    words: WORDS,
    allowed: allowedIn(facts),
    // Planet ids occur alone or within a code such as pressed_by_saturn.
    planets: planetsIn(described.replaceAll('_', ' ')),
  };
}
