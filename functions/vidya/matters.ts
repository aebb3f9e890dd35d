/** Wire records of subjects that are judged separately: higher education, examinations, study abroad. */
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import type { ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import { FOREIGN_SOURCE } from '../../lib/astro/judgement/videsh/foreignRules.ts';
import { sentence } from '../../lib/astro/judgement/phrases.ts';
import { higherFindings } from '../../lib/astro/judgement/vidya/higherFindings.ts';
import type { StudyMatter } from '../../lib/astro/judgement/vidya/matters.ts';
import type { TimedStudy } from '../../lib/astro/judgement/vidya/plans.ts';
import { firstPractice } from '../../lib/astro/judgement/vidya/practice.ts';
import type { Bilingual } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import type * as whole from '../../lib/schemas/vidya/answers.ts';
import type * as wire from '../../lib/schemas/vidya/common.ts';
import { areaScoreRecord, sharedClause } from '../../lib/records/evidence/areas.ts';
import { findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import type { Names } from '../../lib/words/names.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { MATTERS, TIMES, type Study } from './study.ts';
import { isUsual, timingRecord } from './timing.ts';
import { areaClause } from '../../lib/words/subjects/areaWords.ts';

const EN = sharedClause({ lang: 'en' });

/** The judgement of a subject, and what is added to it. */
function judged(study: Study, matter: StudyMatter, subject: string, beside: readonly string[] = []) {
  const score: AreaScore = study.scoreOf(matter);
  return {
    score: areaScoreRecord(score, study.context.names, sharedClause(study.context.names)),
    reading: [areaSummary(subject, score, 'en', EN), ...beside].join(' '),
    counsel: matterAdviceText(matter.counsel[sideOfBand(score.band)], firstPractice(score)),
  };
}

/** Advice by the band, and what strengthens the weakest point. */
export function matterAdviceText(byBand: string, practice: Bilingual | null): string {
  return practice ? `${byBand} First of all, ${practice.en}.` : byBand;
}

export function higherRecord(study: Study): whole.Analysis['higher_education'] {
  const found = higherFindings(study.area);
  const said = found.flatMap(({ meaning }) => (meaning === null ? [] : [meaning]));
  return {
    ...judged(study, MATTERS.higherEducation, 'Higher education', said),
    findings: found.map(findingRecord),
  };
}

/** A subject with its times; advice is also given for a window in the usual years. */
function timed(study: Study, asked: TimedStudy, subject: string, most?: number): wire.Exams {
  const found = study.timesOf(asked);
  const timing = timingRecord(study, found, most);
  const { counsel, ...described } = judged(study, asked.matter, subject, [timing.text]);
  const isTimely = found.windows.some((window) => isUsual(study.context, asked, window));
  return { ...described, counsel: isTimely ? `${counsel} ${asked.matter.timely!}` : counsel, timing };
}

/** @param most number of windows that are listed */
export function examRecord(study: Study, most?: number): wire.Exams {
  return timed(study, TIMES.exams, 'Success in competitive examinations', most);
}

/** @param most number of windows that are listed */
export function foreignRecord(study: Study, most?: number): wire.ForeignStudy {
  const { names } = study.context;
  return {
    ...timed(study, TIMES.foreign, 'Study abroad', most),
    yogas: study.area.yogasAbroad().map((yoga) => yogaRecord(yoga, names)),
  };
}

function yogaRecord({ isFormed, rule, ways }: ForeignYoga, names: Names): wire.ForeignStudy['yogas'][number] {
  return {
    id: rule.id,
    name: names.of(rule),
    formation: rule.formation,
    present: isFormed,
    ways: ways.map(({ factor, isMet }) => ({
      id: factor.id,
      text: sentence(areaClause(factor.text, 'en')),
      met: isMet,
      planets: factor.planets.map(planetId),
      houses: [...factor.houses],
    })),
    source: citation(FOREIGN_SOURCE),
  };
}
