/** Wire records of yogas, bonds and breaks of learning. */
import { LEARNING_YOGAS, learningBonds, learningBreaks } from '../../lib/astro/judgement/vidya/bonds.ts';
import { judge, type Verdict } from '../../lib/astro/rule.ts';
import type { LearningYogas } from '../../lib/schemas/vidya/common.ts';
import { findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import { verdictRecord } from '../../lib/records/common.ts';
import { reasonText, resultText } from '../../lib/records/yoga/yogaText.ts';
import type { Study } from './study.ts';

export function findingsRecord({ context, area }: Study): LearningYogas {
  const { lang } = context.names;
  const described = (verdict: Verdict) =>
    verdict.isPresent ? resultText(area.chart, verdict, '', lang) : reasonText(verdict, lang);
  return {
    yogas: LEARNING_YOGAS.map((rule) => {
      const formed = area.formed(LEARNING_YOGAS).find((verdict) => verdict.rule === rule);
      const verdict = formed ?? judge(rule, area.chart, area);
      return { ...verdictRecord(verdict, context.names), text: described(verdict) };
    }),
    bonds: learningBonds(area).map(findingRecord),
    breaks: learningBreaks(area).map(findingRecord),
  };
}
