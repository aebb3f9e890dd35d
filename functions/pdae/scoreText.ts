/** Sentences about day scores, in two languages. */
import { leadingParts, type DayScore } from '../../lib/astro/judgement/day/score/dayScore.ts';
import { DAY_CATEGORY_IDS, type DayCategoryId } from '../../lib/astro/judgement/tables/dayCategories.ts';
import { DAY_CLASSES } from '../../lib/astro/judgement/tables/dayScore.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { listed } from '../../lib/astro/words.ts';
import type { DayScoreRecord, RangeSummary, ScoredDate } from '../../lib/schemas/pdae/scoreAnswers.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import type { Language } from '../../lib/words/names.ts';
import { DAY_CATEGORY_NAMES, CLASS_DAYS, CLASS_SENTENCES, PART_NAMES } from '../../lib/texts/day/scoreWords.ts';
import { listHi } from '../../lib/words/hi/grammar.ts';

/** Most components that a sentence names. */
const NAMED = 2;

/** Describes the day: its class, the reasons, and what it serves best. */
export function dayScoreText(score: DayScore, { categories }: DayScoreRecord, lang: Language): string {
  const { best, worst } = leadingParts(score);
  const sorted = DAY_CATEGORY_IDS.toSorted((a, b) => categories[b].score - categories[a].score);
  const join = lang === 'hi' ? listHi : listed;
  const named = (parts: typeof best) => join(parts.slice(0, NAMED).map(({ id }) => PART_NAMES[id][lang]));
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const matter = (id: DayCategoryId) => `${DAY_CATEGORY_NAMES[id][lang]} (${categories[id].score})`;
  const sentences = [
    CLASS_SENTENCES[score.class](score.score)[lang],
    ...(best.length > 0 ? [both(`Most is given by: ${named(best)}.`, `सबसे अधिक सहारा: ${named(best)}।`)[lang]] : []),
    ...(worst.length > 0
      ? [both(`Most is taken by: ${named(worst)}.`, `सबसे अधिक सावधानी: ${named(worst)}।`)[lang]]
      : []),
    both(
      `Of the eight matters it supports ${matter(first)} most and ${matter(last)} least.`,
      `आठ विषयों में सबसे अनुकूल ${matter(first)}, सबसे कम अनुकूल ${matter(last)}।`,
    )[lang],
  ];
  return sentences.join(' ');
}

/** For a place that changed its side of the date line. */
const NO_DAY = both('The calendar of the place skipped the date asked about.', 'उस स्थान के कैलेंडर में यह तिथि नहीं थी।');

interface Range {
  readonly days: number;
  readonly counts: RangeSummary['counts'];
  readonly best: ScoredDate | null;
  readonly hardest: ScoredDate | null;
}

export function rangeText({ best, counts, days, hardest }: Range, lang: Language): string {
  if (!best || !hardest) return NO_DAY[lang];
  const classes = DAY_CLASSES.filter((id) => counts[id] > 0).map((id) => CLASS_DAYS[id](counts[id])[lang]);
  const reasons = listed(best.best.slice(0, NAMED).map(({ name }) => name));
  const highest = dateText(best.date, lang);
  const lowest = dateText(hardest.date, lang);
  return both(
    `${days === 1 ? '1 day' : `${days} days`}: ${listed(classes)}. The highest score is ${best.score} on ${highest}${reasons ? ` (${reasons})` : ''}, the lowest ${hardest.score} on ${lowest}.`,
    `${days} दिन: ${listHi(classes)}। सबसे अधिक ${best.score} अंक ${highest} को, सबसे कम ${hardest.score} अंक ${lowest} को।`,
  )[lang];
}

interface Searched {
  readonly highest: { readonly date: string; readonly scored: { readonly score: number } } | null;
  /** Number of days. */
  readonly searched: number;
  readonly passed: number;
  readonly minScore: number;
  readonly category: DayCategoryId | null;
}

export function bestDaysText({ category, highest, minScore, passed, searched }: Searched, lang: Language): string {
  if (!highest) return NO_DAY[lang];
  const { score } = highest.scored;
  const matter = category && DAY_CATEGORY_NAMES[category];
  const date = dateText(highest.date, lang);
  const found = both(
    `${passed} of ${searched} days ${passed === 1 ? 'reaches' : 'reach'} ${minScore}${matter ? ` for ${matter.en.toLowerCase()}` : ''}.`,
    `${matter ? `${matter.hi} के लिए ` : ''}${searched} में से ${passed} दिन ${minScore} या अधिक अंक पाते हैं।`,
  );
  const most = both(`The highest score is ${score} on ${date}.`, `सबसे अधिक ${score} अंक ${date} को हैं।`);
  return `${found[lang]} ${most[lang]}`;
}
