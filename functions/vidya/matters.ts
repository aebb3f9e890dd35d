/** Wire records of subjects that are judged separately: higher education, examinations, study abroad. */
import type { Bilingual } from '../../lib/astro/bilingual.ts';
import { relevantParts, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import { FOREIGN_SOURCE } from '../../lib/astro/judgement/videsh/foreignRules.ts';
import type { LearningFinding } from '../../lib/astro/judgement/vidya/bonds.ts';
import type { StudyText } from '../../lib/astro/judgement/vidya/factorFacts.ts';
import { higherFindings } from '../../lib/astro/judgement/vidya/higherFindings.ts';
import type { StudyMatter } from '../../lib/astro/judgement/vidya/matters.ts';
import { firstPractice } from '../../lib/astro/judgement/vidya/practice.ts';
import { yogasOfStudy } from '../../lib/astro/judgement/vidya/yogasOfStudy.ts';
import { citation } from '../../lib/astro/source.ts';
import type { FindingRecord } from '../../lib/schemas/common/records.ts';
import type * as whole from '../../lib/schemas/vidya/answers.ts';
import type * as wire from '../../lib/schemas/vidya/common.ts';
import { areaScorePlace, areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import { promiseRecord, promiseRungs } from '../../lib/records/evidence/promise.ts';
import { findingInWords, findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import type { Names } from '../../lib/words/names.ts';
import type { LearnerVoice, ScoredPart } from '../../lib/words/facts/vidya.ts';
import { say } from '../../lib/words/say.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { MATTERS, studyClause, TIMES, type Study } from './study.ts';
import { timingRecord } from './timing.ts';
import { FOREIGN } from '../../lib/words/subjects/videsh/factors.ts';
import { FOREIGN_PROMISE } from '../../lib/words/subjects/videsh/promise.ts';

/** What to practise, as far as an answer has named it. */
export type Practices = Set<Bilingual>;

/** Says how a part stands, and what speaks most for it and against it. */
export function partText(part: ScoredPart, score: AreaScore<StudyText>, names: Names): string {
  const words = VIDYA[names.lang];
  const clause = studyClause(names);
  const [best] = relevantParts(score, 'for');
  const [worst] = relevantParts(score, 'against');
  return [
    words.scored({ part, band: score.band }),
    ...(best ? [words.scored_for({ part, clause: clause(best.factor.text) })] : []),
    ...(worst ? [words.scored_against({ part, clause: clause(worst.factor.text) })] : []),
  ].join(' ');
}

/**
 * The judgement of a subject in sentences, and advice.
 * @param told practices that the answer names elsewhere; what is named here is added
 */
function advised(study: Study, matter: StudyMatter, voice: LearnerVoice, told: Practices = new Set()) {
  const { names } = study.context;
  const score = study.scoreOf(matter);
  // What to practise is said to those who study.
  const first = voice === 'student' ? firstPractice(score) : null;
  const practice = first !== null && told.has(first) ? null : first;
  if (practice !== null) told.add(practice);
  return {
    reading: partText(matter.id, score, names),
    counsel: VIDYA[names.lang].matter_advice({ matter: matter.id, side: sideOfBand(score.band), practice, voice }),
  };
}

/** Returns the record of a finding on learning. */
export function learningFinding(finding: LearningFinding, { lang }: Names): FindingRecord {
  return findingRecord(findingInWords(finding, (fact) => say(VIDYA, fact, lang)));
}

export function higherRecord(study: Study, told: Practices): whole.Analysis['higher_education'] {
  const { names } = study.context;
  return {
    ...advised(study, MATTERS.higherEducation, study.voice, told),
    score: areaScoreRecord(study.scoreOf(MATTERS.higherEducation), names, studyClause(names)),
    findings: higherFindings(study.area).map((one) => learningFinding(one, names)),
  };
}

export function examRecord(study: Study): wire.Exams {
  const { names } = study.context;
  return {
    ...advised(study, MATTERS.exams, study.examVoice),
    score: areaScoreRecord(study.scoreOf(MATTERS.exams), names, studyClause(names)),
    timing: timingRecord(study, study.timesOf(TIMES.exams)),
  };
}

/**
 * @param most number of windows that are listed
 * @param told practices that the answer names elsewhere
 */
export function examsInBrief(study: Study, most: number, told: Practices): wire.ExamsInBrief {
  return {
    ...advised(study, MATTERS.exams, study.examVoice, told),
    score: areaScorePlace(study.scoreOf(MATTERS.exams), study.context.names),
    timing: timingRecord(study, study.timesOf(TIMES.exams), most),
  };
}

export function foreignRecord(study: Study): wire.ForeignStudy {
  const { promise, yogas } = study.abroad();
  return {
    ...abroadAdvised(study),
    score: promiseRecord(promise.ladder, study.context.names),
    timing: timingRecord(study, study.timesOf(TIMES.foreign)),
    yogas: yogasOfStudy(yogas).map((yoga) => yogaRecord(yoga, study.context.names)),
  };
}

/** @param most number of windows that are listed */
export function foreignInBrief(study: Study, most: number): wire.ForeignInBrief {
  const { promise, yogas } = study.abroad();
  const { names } = study.context;
  const formed = yogasOfStudy(yogas).filter(({ isFormed }) => isFormed);
  return {
    ...abroadAdvised(study),
    score: promiseRungs(promise.ladder, names),
    timing: timingRecord(study, study.timesOf(TIMES.foreign), most),
    yogas: formed.map((yoga) => yogaRecord(yoga, names)),
  };
}

function abroadAdvised(study: Study): Pick<wire.ForeignStudy, 'reading' | 'counsel'> {
  const { promise, yogas } = study.abroad();
  const words = VIDYA[study.context.names.lang];
  const isFormed = yogasOfStudy(yogas).some((yoga) => yoga.isFormed && yoga.rule.id === 'study_abroad');
  const side = sideOfBand(promise.ladder.band);
  return {
    reading: words.study_abroad({ isFormed }),
    counsel: words.matter_advice({ matter: 'foreign', side, practice: null, voice: study.voice }),
  };
}

function yogaRecord({ isFormed, rule, ways }: ForeignYoga, names: Names): wire.ForeignStudy['yogas'][number] {
  return {
    id: rule.id,
    name: names.of(rule),
    formation: FOREIGN_PROMISE[names.lang].formation({ rule: rule.id }),
    present: isFormed,
    ways: ways.map(({ factor, isMet }) => ({
      id: factor.id,
      text: say(FOREIGN, factor.text, names.lang),
      met: isMet,
      planets: factor.planets.map(planetId),
      houses: [...factor.houses],
    })),
    source: citation(FOREIGN_SOURCE),
  };
}
