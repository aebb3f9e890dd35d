/** Wire records of yogas, bonds and breaks of learning. */
import { LEARNING_YOGAS, learningBonds, learningBreaks } from '../../lib/astro/judgement/vidya/bonds.ts';
import { judge, type Verdict } from '../../lib/astro/rule.ts';
import type { LearningYogas } from '../../lib/schemas/vidya/common.ts';
import { findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import { verdictRecord } from '../../lib/records/common.ts';
import { reasonText, resultText } from '../../lib/records/yoga/yogaText.ts';
import type { Study } from './study.ts';

export function findingsRecord({ context, scene }: Study): LearningYogas {
  const { lang } = context.names;
  const described = (verdict: Verdict) =>
    verdict.isPresent ? resultText(scene.chart, verdict, '', lang) : reasonText(verdict, lang);
  return {
    yogas: LEARNING_YOGAS.map((rule) => {
      const formed = scene.formed(LEARNING_YOGAS).find((verdict) => verdict.rule === rule);
      const verdict = formed ?? judge(rule, scene.chart, scene);
      return { ...verdictRecord(verdict, context.names), text: described(verdict) };
    }),
    bonds: learningBonds(scene).map(findingRecord),
    breaks: learningBreaks(scene).map(findingRecord),
  };
}
