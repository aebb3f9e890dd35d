/** The facts of a summary of education, in the order of its sentences. */
import { relevantParts, type AreaFactor } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { StudyText } from '../../lib/astro/judgement/vidya/factorFacts.ts';
import type { TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { LEARNING_YOGAS, learningBreaks } from '../../lib/astro/judgement/vidya/bonds.ts';
import { firstPractice } from '../../lib/astro/judgement/vidya/practice.ts';
import { rankedBySlug } from '../../lib/astro/judgement/yogaScore.ts';
import { factsOf, type Fact } from '../../lib/astro/factsOf.ts';
import type { EducationSummaryFacts } from '../../lib/words/facts/vidya.ts';
import { describedVoter, votersFor } from './fields.ts';
import { MATTERS, TIMES, type FoundTimes, type Study, type StudyRequest } from './study.ts';
import { ageNow, dateOf, isUsual } from './timing.ts';

type SummaryFact = Fact<EducationSummaryFacts>;

const fact = factsOf<EducationSummaryFacts>();

/** Returns the facts of a summary. */
export function summaryFacts(study: Study): SummaryFact[] {
  const { area, context } = study;
  const { band, value } = study.scoreOf(MATTERS.study);
  const breaks = learningBreaks(area).flatMap(({ meaning }) => (meaning === null ? [] : [meaning]));
  const isExamAge = ageNow(context) < TIMES.exams.usualAges[1];
  return [
    fact('standing', { band, score: value }),
    ...reasonFacts(study),
    fieldsFact(study),
    prospectFact(study, 'higherEducation'),
    prospectFact(study, 'exams'),
    prospectFact(study, 'foreignStudy'),
    ...yogasFact(study),
    ...breaks,
    ...runningFact(study),
    ...timeFacts(study, study.timesOf(TIMES.study)),
    ...(isExamAge ? timeFacts(study, study.timesOf(TIMES.exams)) : []),
    adviceFact(study),
  ];
}

const DESCRIBED_REASONS = 2;

function reasonFacts(study: Study): SummaryFact[] {
  const score = study.scoreOf(MATTERS.study);
  const found = (side: 'for' | 'against') =>
    ofDifferentPlanets(relevantParts(score, side).map(({ factor }) => factor)).map(({ text }) => text);
  const [helps, asks] = [found('for'), found('against')];
  return [
    ...(helps.length > 0 ? [fact('helps', { factors: helps })] : []),
    ...(asks.length > 0 ? [fact('asks', { factors: asks })] : []),
  ];
}

/** Keeps the first factor of each planet: a lord that is also a significator is one reason. */
function ofDifferentPlanets(factors: readonly AreaFactor<StudyText>[]): AreaFactor<StudyText>[] {
  const isFirst = ({ planets: [planet] }: AreaFactor<StudyText>, index: number) =>
    factors.findIndex(({ planets: [other] }) => other === planet) === index;
  return factors.filter(isFirst).slice(0, DESCRIBED_REASONS);
}

/** The foremost fields, and the planet that contributes most to the first. */
function fieldsFact(study: Study): SummaryFact {
  const choice = study.choice();
  const [first, second] = choice.fields;
  const lead = votersFor(choice, first!)[0] ?? choice.planets[0]!;
  return fact('fields', {
    first: first!.field.id,
    firstPercent: first!.sharePercent,
    second: second!.field.id,
    secondPercent: second!.sharePercent,
    ...describedVoter(lead),
  });
}

/** The standing of a matter, and the factors that explain it: those on its side, or on both sides where it is average. */
function prospectFact(study: Study, id: 'higherEducation' | 'exams' | 'foreignStudy'): SummaryFact {
  const score = study.scoreOf(MATTERS[id]);
  const side = sideOfBand(score.band);
  const first = (of: 'for' | 'against') => {
    const [part] = relevantParts(score, of);
    return part === undefined ? null : part.factor.text;
  };
  return fact('prospect', {
    matter: MATTERS[id].id,
    band: score.band,
    score: score.value,
    helps: side === 'hard' ? null : first('for'),
    hinders: side === 'kind' ? null : first('against'),
  });
}

function yogasFact({ area }: Study): SummaryFact[] {
  const formed = rankedBySlug(area.formed(LEARNING_YOGAS)).map(({ rule: { name, result } }) => ({ name, result }));
  return formed.length > 0 ? [fact('yogas', { formed })] : [];
}

/** The acting mahadasha and antardasha, until the latter ends. */
function runningFact({ area, context }: Study): SummaryFact[] {
  const [mahadasha, antardasha] = area.acting.map(({ period }) => period);
  if (!mahadasha || !antardasha) return [];
  const untilDate = dateOf(context, antardasha.endJdUT);
  return [fact('running', { mahadasha: mahadasha.lord, antardasha: antardasha.lord, untilDate })];
}

/** The best window, those of the usual ages first; and the first strong one where it opens sooner. */
function timeFacts({ context }: Study, { timed, windows }: FoundTimes): SummaryFact[] {
  const usual = windows.filter((window) => isUsual(context, timed, window));
  const [best, ...others] = usual.length > 0 ? usual : windows;
  if (!best) return [];
  const isSooner = ({ endJdUT, strength }: TimingWindow) => strength === 'strong' && endJdUT < best.startJdUT;
  const [sooner] = others.filter(isSooner).sort((a, b) => a.startJdUT - b.startJdUT);
  const isLater = timed === TIMES.study && usual.length === 0;
  const purpose = timed === TIMES.exams ? 'exams' : isLater ? 'later_learning' : 'study';
  const { isAgreed, score } = best;
  return [
    fact('best_time', { ...spanOf(context, best), purpose, isAgreed, score }),
    ...(sooner ? [fact('sooner_time', spanOf(context, sooner))] : []),
  ];
}

/** The dates of a window and its lords; no first date where it has begun. */
function spanOf(
  context: StudyRequest,
  { endJdUT, peak, startJdUT }: TimingWindow,
): EducationSummaryFacts['sooner_time'] {
  const [mahadasha, antardasha] = peak.path;
  return {
    fromDate: startJdUT <= context.nowJdUT ? null : dateOf(context, startJdUT),
    untilDate: dateOf(context, endJdUT),
    mahadasha: mahadasha.lord,
    antardasha: antardasha.lord,
  };
}

function adviceFact(study: Study): SummaryFact {
  const score = study.scoreOf(MATTERS.study);
  return fact('advice', { side: sideOfBand(score.band), practice: firstPractice(score) });
}
