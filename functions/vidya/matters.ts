/** Wire records of subjects that are judged separately: higher education, examinations, study abroad. */
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import type { ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import { FOREIGN_SOURCE } from '../../lib/astro/judgement/videsh/foreignRules.ts';
import { sentence } from '../../lib/words/en/grammar.ts';
import type { LearningFinding } from '../../lib/astro/judgement/vidya/bonds.ts';
import { higherFindings } from '../../lib/astro/judgement/vidya/higherFindings.ts';
import type { StudyMatter } from '../../lib/astro/judgement/vidya/matters.ts';
import type { TimedStudy } from '../../lib/astro/judgement/vidya/plans.ts';
import { firstPractice } from '../../lib/astro/judgement/vidya/practice.ts';
import { citation } from '../../lib/astro/source.ts';
import type { FindingRecord } from '../../lib/schemas/common/records.ts';
import type * as whole from '../../lib/schemas/vidya/answers.ts';
import type * as wire from '../../lib/schemas/vidya/common.ts';
import { areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import { findingInWords, findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import type { Names } from '../../lib/words/names.ts';
import type { JudgedMatterId } from '../../lib/words/facts/vidya.ts';
import { say } from '../../lib/words/say.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { MATTERS, studyClause, TIMES, type Study } from './study.ts';
import { isUsual, timingRecord } from './timing.ts';
import { FOREIGN } from '../../lib/words/subjects/videsh/factors.ts';
import { FOREIGN_PROMISE } from '../../lib/words/subjects/videsh/promise.ts';

/** The judgement of a subject, what is added to it, and advice; timely where a window opens in the usual years. */
function judged(
  study: Study,
  matter: StudyMatter<JudgedMatterId>,
  { further, isTimely = false }: { readonly further: readonly string[]; readonly isTimely?: boolean },
) {
  const { names } = study.context;
  const words = VIDYA[names.lang];
  const clause = studyClause(names);
  const score = study.scoreOf(matter);
  return {
    score: areaScoreRecord(score, names, clause),
    reading: [areaSummary(words.scored({ part: matter.id }), score, names.lang, clause), ...further].join(' '),
    counsel: words.matter_advice({
      matter: matter.id,
      side: sideOfBand(score.band),
      practice: firstPractice(score),
      isTimely,
    }),
  };
}

/** Returns the record of a finding on learning. */
export function learningFinding(finding: LearningFinding, { lang }: Names): FindingRecord {
  return findingRecord(findingInWords(finding, (fact) => say(VIDYA, fact, lang)));
}

export function higherRecord(study: Study): whole.Analysis['higher_education'] {
  const found = higherFindings(study.area).map((one) => learningFinding(one, study.context.names));
  const further = found.flatMap(({ meaning }) => (meaning === null ? [] : [meaning]));
  return { ...judged(study, MATTERS.higherEducation, { further }), findings: found };
}

/** A subject with its times. */
function timed(study: Study, asked: TimedStudy<JudgedMatterId>, most?: number): wire.Exams {
  const found = study.timesOf(asked);
  const timing = timingRecord(study, found, most);
  const isTimely = found.windows.some((window) => isUsual(study.context, asked, window));
  return { ...judged(study, asked.matter, { further: [timing.text], isTimely }), timing };
}

/** @param most number of windows that are listed */
export function examRecord(study: Study, most?: number): wire.Exams {
  return timed(study, TIMES.exams, most);
}

/** @param most number of windows that are listed */
export function foreignRecord(study: Study, most?: number): wire.ForeignStudy {
  const { names } = study.context;
  return {
    ...timed(study, TIMES.foreign, most),
    yogas: study.area.yogasAbroad().map((yoga) => yogaRecord(yoga, names)),
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
      text: sentence(say(FOREIGN, factor.text, names.lang)),
      met: isMet,
      planets: factor.planets.map(planetId),
      houses: [...factor.houses],
    })),
    source: citation(FOREIGN_SOURCE),
  };
}
