/** Findings on the relation of the signs of two significators. */
import { signRelation } from '../../jaimini/signRelation.ts';
import type { Source } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { finding } from '../../evidence.ts';
import type { Apart, JaiminiFact, JaiminiFinding } from './facts.ts';

export interface RelationParts {
  readonly id: string;
  readonly firstSignIndex: number;
  readonly secondSignIndex: number;
  readonly rule: JaiminiFact;
  /** Returns what it means that the second is this far from the first. */
  readonly meaning: (apart: Apart) => JaiminiFact;
  readonly source: Source;
}

/** Returns the finding on the relation of two signs by their distance (interpretive); an aspect by sign softens a 6th and 8th. */
export function relationFinding(parts: RelationParts): JaiminiFinding {
  const { firstSignIndex, id, meaning, rule, secondSignIndex, source } = parts;
  const { house, houseBack, isAspect, isEasy, kind } = signRelation(firstSignIndex, secondSignIndex);
  return finding({
    id,
    text: rule,
    observed: {
      first_sign: SIGNS[firstSignIndex]!,
      second_sign: SIGNS[secondSignIndex]!,
      house,
      house_back: houseBack,
      relation: kind,
      is_sign_aspect: isAspect,
    },
    effect: isEasy ? 'supports' : 'asks_care',
    meaning: meaning({ house, isAspect }),
    source,
    confidence: 'interpretive',
  });
}
