/** Education in nine sections. */
import type { Analysis } from '../../lib/schemas/vidya/answers.ts';
import { areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import { Warned } from '../../lib/records/warned.ts';
import { fieldRecord } from './fields.ts';
import { findingsRecord } from './analysisFindings.ts';
import { examRecord, foreignRecord, higherRecord } from './matters.ts';
import { allSources, summaryRecord } from './results.ts';
import { d24Section, housesSection, karakasSection } from './sections.ts';
import { MATTERS, studyOf, TIMES, type StudyRequest } from './study.ts';
import { periodsRecord, timingRecord } from './timing.ts';

/** For each subject; the paths of the single subjects list them all. */
const MOST_WINDOWS = 3;

export function analysis(context: StudyRequest): Warned {
  const study = studyOf(context);
  const data: Analysis = {
    score: areaScoreRecord(study.scoreOf(MATTERS.study), context.names),
    findings: findingsRecord(study),
    houses: housesSection(study),
    d24: d24Section(study),
    karakas: karakasSection(study),
    field: fieldRecord(study),
    higher_education: higherRecord(study),
    exams: examRecord(study, MOST_WINDOWS),
    foreign: foreignRecord(study, MOST_WINDOWS),
    timing: { periods: periodsRecord(study), ...timingRecord(study, study.timesOf(TIMES.study), MOST_WINDOWS) },
    summary: summaryRecord(study),
    sources: allSources(study),
  };
  return new Warned(data, study.warnings);
}
