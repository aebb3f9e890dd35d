/** The English summary of education, sentence by sentence. */
import type { AreaBand } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { matterAdviceText } from './matters.ts';
import { MATTERS } from './study.ts';
import type { EducationFacts, DescribedMatter, DescribedTime, DescribedTimes } from './educationFacts.ts';
import { areaClause } from '../../lib/words/subjects/areaWords.ts';

export function summaryInEnglish(facts: EducationFacts): string {
  return [
    opening(facts),
    fields(facts),
    ...facts.matters.map(matter),
    ...yogas(facts),
    ...facts.breaks.map(({ meaning }) => meaning!),
    ...times(facts),
    matterAdviceText(MATTERS.study.counsel[sideOfBand(facts.score.band)], facts.practice),
  ].join(' ');
}

const BAND_WORDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'carries learning very well',
  good: 'carries learning well',
  mixed: 'gives learning both support and strain',
  weak: 'asks for patience in learning',
  difficult: 'asks for much care in learning',
};

function opening({ asks, helps, score }: EducationFacts): string {
  const head = `This chart ${BAND_WORDS[score.band]} (${score.value} of 100).`;
  const said = (texts: EducationFacts['helps']) =>
    texts.map(({ text }) => uncapitalised(areaClause(text, 'en'))).join('; ');
  const favour = helps.length > 0 ? ` What helps most: ${said(helps)}.` : '';
  const care = asks.length > 0 ? ` What asks for work: ${said(asks)}.` : '';
  return `${head}${favour}${care}`;
}

function fields({ fields: [first, second], lead, leadVotes }: EducationFacts): string {
  const subject = capitalised(named(lead.planet));
  const why = leadVotes.map(({ text }) => text.slice(subject.length + 1));
  return `Of the fields, most speaks for ${uncapitalised(first!.field.name)} (${first!.sharePercent} %) and then for ${uncapitalised(second!.field.name)} (${second!.sharePercent} %), foremost through ${named(lead.planet)}, which ${listed(why)}.`;
}

const PROSPECTS: Readonly<Record<AreaBand, string>> = {
  excellent: 'is very well supported',
  good: 'is well supported',
  mixed: 'stands between support and strain',
  weak: 'needs patient work',
  difficult: 'is not where this chart is strong',
};

function matter({ because, id, score }: DescribedMatter): string {
  const subject = id === 'exams' ? 'Success in competitive examinations' : MATTERS[id].name;
  const [helps, hinders] = [because.for, because.against].map(
    (one) => one && uncapitalised(areaClause(one.text, 'en')),
  );
  const why = helps && hinders ? `for it, ${helps}; against it, ${hinders}` : (helps ?? hinders);
  return `${subject} ${PROSPECTS[score.band]} (${score.value} of 100)${why ? `: ${why}` : ''}.`;
}

function yogas({ yogas: formed }: EducationFacts): string[] {
  if (formed.length === 0) return [];
  const names = listed(formed.map(({ rule }) => rule.name.en));
  const gives = [...new Set(formed.flatMap(({ rule }) => rule.result.en.split(', ')))];
  return [
    `${names} ${formed.length > 1 ? 'are' : 'is'} formed, which stand${formed.length > 1 ? '' : 's'} for ${listed(gives)}.`,
  ];
}

function times({ acting, examTime, studyTime }: EducationFacts): string[] {
  const running = acting
    ? [
        `Until ${dateText(acting.until, 'en')} the antardasha of ${named(acting.lords[1])} runs within the mahadasha of ${named(acting.lords[0])}.`,
      ]
    : [];
  const best = studyTime ? timeTexts(studyTime, studyTime.isLater ? 'learning in later life' : 'study') : [];
  const comparison = examTime ? timeTexts(examTime, 'an examination that decides') : [];
  return [...running, ...best, ...comparison];
}

function timeTexts({ best, sooner }: DescribedTimes, what: string): string[] {
  const first = sooner ? [`A strong time comes sooner: ${spanOf(sooner)}.`] : [];
  return [`${bestTime(best, what)}.`, ...first];
}

function spanOf({ from, lords: [mahadasha, antardasha], until }: DescribedTime): string {
  const span =
    from === null ? `now until ${dateText(until, 'en')}` : `${dateText(from, 'en')} to ${dateText(until, 'en')}`;
  return `${span}, in ${named(antardasha)} within ${named(mahadasha)}`;
}

function bestTime(time: DescribedTime, what: string): string {
  const how = time.isAgreed ? 'with the transits agreeing' : 'by its periods alone';
  return `The best time ahead for ${what} is ${spanOf(time)}, ${how} (${time.score} of 100)`;
}
