/** The text task of a day's summary: in Hindi, from the findings of its analysis. */
import type { DayFacts } from '../day/words.ts';
import { areas } from './areas.ts';
import { fitted } from '../model/fitted.ts';
import { moon } from './moon.ts';
import { opening } from './opening.ts';
import { variantsOf } from './variants.ts';
import { closing, counsels, remedy, times } from './practice.ts';
import { dashas, transits } from './sky.ts';
import * as v from 'valibot';
import { memoized } from '../../astro/memoized.ts';
import type { PersonalAnalysis } from '../../schemas/pdae/analysis.ts';
import { allowedIn } from '../model/facts.ts';
import { planetsIn } from '../model/names.ts';
import type { ModelFact, TextTask } from '../model/task.ts';
import { cleaned, textProblems, type TextRules } from '../model/textChecks.ts';
import { summaryFacts } from './facts.ts';

/** What a model is told about writing the summary of a day; the same for every chart. */
const INSTRUCTIONS = `You are a competent, kind Indian astrologer. Tell one person, as "आप", how the day of the facts goes.

Write natural spoken Hindi in Devanagari with ASCII digits, 210 to 240 words, in one to three paragraphs with a blank line between. No headings, lists, markup, English words or greeting by name. Do not reveal the gender of the reader: imperatives such as करें, रखें.

Tell in connected prose: how the day is (class, score out of 100) and the two or three reasons that carry it (helps) or ask for care (presses); the best matters of life and the one with the lowest score, with why; the running mahadasha and antardasha with their end dates; the transits with house from the Moon and until when; Moon and tara; the best time and the time to leave alone; one practical counsel; one remedy; a warm closing.

The facts: weekday 1 is Sunday. categories: [score, what gives most, what takes most]. dasha: [lord, end], mahadasha first; "none_as" says why nothing is told. effect: favourable; unfavourable; neutralised (good but held back by the planets of "by"); relieved (hard but eased by them). sade_sati_phase: rising, peak, setting; kantaka and ashtama are of dhaiya. combined: what tara and Moon make together. closed_to_beginnings, closed_times: why nothing is begun all day, or in those times; never advise a beginning then. Times are HH:MM on the clock of the place; with a date where not on the day. sun_stays: the Sun does not set or rise.

Use only planets, dates, times and numbers of the facts, dates as 15 जून 2027. Say why, then what to do. Tendencies, never certainties: no promises, no fear, no death, no illness, nothing about medicine or treatment.

Answer with JSON: {"text": "..."}.`;

/**
 * Returns the Hindi summary of a day, composed by rule, within a number of words.
 *
 * @param mostWords beyond which no further sentence is taken up
 */
export function composedSummary(facts: DayFacts, mostWords: number): string {
  const variant = variantsOf(chartAndDay(facts));
  const counselled = counsels(facts);
  return fitted(
    [
      [...opening(facts, variant), ...areas(facts, variant)],
      [...dashas(facts, variant), ...transits(facts, variant), ...moon(facts, variant)],
      [...times(facts, variant), ...counselled, ...remedy(facts, counselled, variant), closing(facts, variant)],
    ],
    { most: mostWords },
  );
}

/** What tells this chart on this day from others: houses that are passed, and lords that run. */
function chartAndDay({ dasha: { path }, target_date: date, transits: passing }: DayFacts): string {
  const houses = passing.map(({ house_from_lagna: house, house_from_moon: fromMoon }) => `${house}.${fromMoon}`);
  return [date, ...houses, ...path.map(({ lord }) => lord)].join(' ');
}

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

function rulesFor(facts: ModelFact): TextRules {
  const described = JSON.stringify(facts);
  return {
    language: 'hindi',
    words: WORDS,
    allowed: allowedIn(facts),
    // Planet ids occur alone or within a code such as pressed_by_saturn.
    planets: planetsIn(described.replaceAll('_', ' ')),
  };
}
