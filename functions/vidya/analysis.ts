/** Education in nine sections. */
import type { Analysis } from '../../lib/schemas/vidya/answers.ts';
import { promiseRecord } from '../../lib/records/evidence/promise.ts';
import { Warned } from '../../lib/records/warned.ts';
import { fieldRecord } from './fields.ts';
import { examsInBrief, foreignInBrief, higherRecord, learningFinding, type Practices } from './matters.ts';
import { allSources, summaryRecord } from './results.ts';
import { d24Section, housesSection, karakasSection } from './sections.ts';
import { studyOf, TIMES, type Study, type StudyRequest } from './study.ts';
import { periodsRecord, timingRecord } from './timing.ts';
import { learningTold } from './headline.ts';
import { firstPracticeOf } from '../../lib/astro/judgement/vidya/practice.ts';
import { LEARNING_YOGAS, learningBonds, learningBreaks } from '../../lib/astro/judgement/vidya/bonds.ts';
import type { LearningYogas } from '../../lib/schemas/vidya/common.ts';
import { verdictRecord } from '../../lib/records/common.ts';
import { resultText } from '../../lib/records/yoga/yogaText.ts';

/** For each subject; the paths of the single subjects list them all. */
const MOST_WINDOWS = 1;

export function analysis(context: StudyRequest): Warned {
  const study = studyOf(context);
  // The summary names the practice of learning as a whole.
  const practices: Practices = new Set([firstPracticeOf(study.promise()) ?? []].flat());
  const data: Analysis = {
    ...learningTold(study),
    score: promiseRecord(study.promise(), context.names),
    findings: findingsRecord(study),
    houses: housesSection(study),
    d24: d24Section(study),
    karakas: karakasSection(study),
    field: fieldRecord(study, true),
    higher_education: higherRecord(study, practices),
    exams: examsInBrief(study, MOST_WINDOWS, practices),
    foreign: foreignInBrief(study, MOST_WINDOWS),
    timing: { periods: periodsRecord(study), ...timingRecord(study, study.timesOf(TIMES.study), MOST_WINDOWS) },
    summary: summaryRecord(study),
    sources: allSources(study),
  };
  return new Warned(data, study.warnings);
}

function findingsRecord({ context, area }: Study): LearningYogas {
  const { names } = context;
  return {
    yogas: area.formed(LEARNING_YOGAS).map((verdict) => {
      return { ...verdictRecord(verdict, names), text: resultText(area.chart, verdict, '', names.lang) };
    }),
    bonds: learningBonds(area).map((bond) => learningFinding(bond, names)),
    breaks: learningBreaks(area).map((one) => learningFinding(one, names)),
  };
}
