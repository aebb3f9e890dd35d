/** The facts of a summary of education, in the order of its sentences. */
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { sidesOf } from '../../lib/astro/judgement/ladder/sides.ts';
import { LEARNING_YOGAS } from '../../lib/astro/judgement/vidya/bonds.ts';
import { fieldLead } from '../../lib/astro/judgement/vidya/fields.ts';
import { firstPracticeOf } from '../../lib/astro/judgement/vidya/practice.ts';
import { rankedBySlug } from '../../lib/astro/judgement/yogaScore.ts';
import { factsOf, type Fact } from '../../lib/astro/factsOf.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import type { EducationSummaryFacts } from '../../lib/words/facts/vidya.ts';
import { MATTERS, TIMES, type FoundTimes, type Study } from './study.ts';

type SummaryFact = Fact<EducationSummaryFacts>;

const fact = factsOf<EducationSummaryFacts>();

/** Returns the facts of a summary. */
export function summaryFacts(study: Study): SummaryFact[] {
  const { voice } = study;
  const { band: abroad } = study.abroad().promise.ladder;
  return [
    ...sideFacts(study),
    fieldsFact(study),
    // What lies behind an elder is not weighed again.
    ...(voice === 'elder' ? [] : [prospectFact(study, 'higherEducation')]),
    ...(study.examVoice === 'student' ? [prospectFact(study, 'exams')] : []),
    ...(voice === 'elder' ? [] : [fact('prospect', { matter: 'foreign', band: abroad, voice })]),
    ...yogasFact(study),
    ...runningFact(study),
    ...timeFact(study, study.timesOf(TIMES.study)),
    adviceFact(study),
  ];
}

/** The heaviest part on each side. */
function sideFacts(study: Study): SummaryFact[] {
  const { asksCare, supports } = sidesOf(study.promise());
  // What is said of yogas and of spans of years needs the matter beside it.
  const isAlone = ({ factor: { text } }: (typeof supports)[number]) =>
    text.id !== 'yogas_feed' && text.id !== 'years_served';
  const [helping, hurt] = [supports.filter(isAlone), asksCare.filter(isAlone)];
  const texts = (parts: typeof supports) => parts.slice(0, 1).map(({ factor }) => factor.text);
  return [
    ...(helping.length > 0 ? [fact('helps', { parts: texts(helping) })] : []),
    ...(hurt.length > 0 ? [fact('asks', { parts: texts(hurt) })] : []),
  ];
}

function fieldsFact(study: Study): SummaryFact {
  const choice = study.choice();
  const [first, second] = choice.fields;
  return fact('fields', { first: first!.field.id, second: second!.field.id, lead: fieldLead(choice) });
}

function prospectFact(study: Study, id: keyof typeof MATTERS): SummaryFact {
  const { band } = study.scoreOf(MATTERS[id]);
  return fact('prospect', { matter: MATTERS[id].id, band, voice: study.voice });
}

function yogasFact({ area }: Study): SummaryFact[] {
  const names = rankedBySlug(area.formed(LEARNING_YOGAS)).map(({ rule: { name } }) => name);
  return names.length > 0 ? [fact('yogas', { names })] : [];
}

/** The acting mahadasha and antardasha, until the latter ends. */
function runningFact({ area, context }: Study): SummaryFact[] {
  const [mahadasha, antardasha] = area.acting.map(({ period }) => period);
  if (!mahadasha || !antardasha) return [];
  const { until } = spanDates(context, antardasha);
  return [fact('running', { mahadasha: mahadasha.lord, antardasha: antardasha.lord, untilDate: until })];
}

/** The window that runs, or the next. */
function timeFact({ context }: Study, { timed, windows }: FoundTimes): SummaryFact[] {
  const [next] = [...windows].sort((a, b) => a.startJdUT - b.startJdUT);
  if (!next) return [];
  const isRunning = next.startJdUT <= context.nowJdUT;
  return [fact('best_time', { ...spanDates(context, next), timed: timed.id, isRunning })];
}

function adviceFact(study: Study): SummaryFact {
  const ladder = study.promise();
  const { voice } = study;
  const practice = voice === 'elder' ? null : firstPracticeOf(ladder);
  return fact('advice', { side: sideOfBand(ladder.band), practice, voice });
}
