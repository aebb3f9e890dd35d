/** Answers of /vidya about one side of education. */
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { NAKSHATRA_SOURCE } from '../../lib/astro/judgement/vidya/fieldVotes.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { ExamAnswer, FieldAnswer, ForeignAnswer, SummaryAnswer } from '../../lib/schemas/vidya/answers.ts';
import type { Summary } from '../../lib/schemas/vidya/common.ts';
import { promiseRecord, promiseSources } from '../../lib/records/evidence/promise.ts';
import { scoreSources } from '../../lib/records/evidence/areas.ts';
import { Warned } from '../../lib/records/warned.ts';
import { FIELD_SOURCE, fieldRecord } from './fields.ts';
import { examRecord, foreignRecord } from './matters.ts';
import type { Language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { EDUCATION_SUMMARY } from '../../lib/words/subjects/vidya.ts';
import { MATTERS, studyOf, type Study, type StudyRequest } from './study.ts';
import { summaryFacts } from './summaryFacts.ts';
import { abroadTold, examTold, fieldTold, learningTold } from './headline.ts';

const TIMING_SOURCES = [PERIOD_SOURCE, DOUBLE_TRANSIT_SOURCE, phaladeepika(20)].map(citation);

export function examAnswer(context: StudyRequest): Warned {
  const study = studyOf(context);
  const data: ExamAnswer = {
    ...examTold(study),
    ...examRecord(study),
    sources: timedSources(study.scoreOf(MATTERS.exams)),
  };
  return new Warned(data, study.warnings);
}

export function fieldAnswer(context: StudyRequest): FieldAnswer {
  const study = studyOf(context);
  return { ...fieldTold(study), ...fieldRecord(study), sources: fieldSources(study) };
}

export function foreignAnswer(context: StudyRequest): Warned {
  const study = studyOf(context);
  const sources = [...new Set([...promiseSources(study.abroad().promise.ladder), ...TIMING_SOURCES])];
  const data: ForeignAnswer = { ...abroadTold(study), ...foreignRecord(study), sources };
  return new Warned(data, study.warnings);
}

export function summaryAnswer(context: StudyRequest): Warned {
  const study = studyOf(context);
  const data: SummaryAnswer = {
    ...learningTold(study),
    score: promiseRecord(study.promise(), context.names),
    ...summaryRecord(study),
    sources: allSources(study),
  };
  return new Warned(data, study.warnings);
}

export function summaryRecord(study: Study): Summary {
  const { names } = study.context;
  const { field, sharePercent } = study.choice().fields[0]!;
  const facts = summaryFacts(study);
  const said = (lang: Language) => facts.map((fact) => say(EDUCATION_SUMMARY, fact, lang)).join(' ');
  return {
    top_field: { id: field.id, name: names.of(field), share_percent: sharePercent },
    summary_en: said('en'),
    summary_hi: said('hi'),
  };
}

function fieldSources(study: Study): string[] {
  const voted = study.choice().planets.flatMap(({ votes }) => votes.map(({ source }) => citation(source)));
  return [...new Set([...voted, citation(NAKSHATRA_SOURCE), citation(FIELD_SOURCE)])];
}

function timedSources(...scores: readonly AreaScore<unknown>[]): string[] {
  return [...new Set([...scoreSources(...scores), ...TIMING_SOURCES])];
}

/** The sources of a complete analysis. */
export function allSources(study: Study): string[] {
  const scores = Object.values(MATTERS).map((matter) => study.scoreOf(matter));
  const promised = [study.promise(), study.abroad().promise.ladder].flatMap((ladder) => promiseSources(ladder));
  return [...new Set([...promised, ...timedSources(...scores), ...fieldSources(study)])];
}
