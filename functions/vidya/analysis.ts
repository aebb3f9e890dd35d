/** Education in nine sections. */
import type { Analysis } from '../../lib/schemas/vidya/answers.ts';
import { areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import { Warned } from '../../lib/records/warned.ts';
import { fieldRecord } from './fields.ts';
import { examRecord, foreignRecord, higherRecord, learningFinding } from './matters.ts';
import { allSources, summaryRecord } from './results.ts';
import { d24Section, housesSection, karakasSection } from './sections.ts';
import { MATTERS, studyClause, studyOf, TIMES, type Study, type StudyRequest } from './study.ts';
import { periodsRecord, timingRecord } from './timing.ts';
import { LEARNING_YOGAS, learningBonds, learningBreaks } from '../../lib/astro/judgement/vidya/bonds.ts';
import { judge, type Verdict } from '../../lib/astro/rule.ts';
import type { LearningYogas } from '../../lib/schemas/vidya/common.ts';
import { verdictRecord } from '../../lib/records/common.ts';
import { yogaReasonText, resultText } from '../../lib/records/yoga/yogaText.ts';

/** For each subject; the paths of the single subjects list them all. */
const MOST_WINDOWS = 3;

export function analysis(context: StudyRequest): Warned {
  const study = studyOf(context);
  const data: Analysis = {
    score: areaScoreRecord(study.scoreOf(MATTERS.study), context.names, studyClause(context.names)),
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

export function findingsRecord({ context, area }: Study): LearningYogas {
  const { lang } = context.names;
  const described = (verdict: Verdict) =>
    verdict.isPresent ? resultText(area.chart, verdict, '', lang) : yogaReasonText(verdict, lang);
  return {
    yogas: LEARNING_YOGAS.map((rule) => {
      const formed = area.formed(LEARNING_YOGAS).find((verdict) => verdict.rule === rule);
      const verdict = formed ?? judge(rule, area.chart, area);
      return { ...verdictRecord(verdict, context.names), text: described(verdict) };
    }),
    bonds: learningBonds(area).map((bond) => learningFinding(bond, context.names)),
    breaks: learningBreaks(area).map((one) => learningFinding(one, context.names)),
  };
}
