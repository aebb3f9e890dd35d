/** Findings on the relation of the signs of two significators. */
import { signRelation, type SignRelation } from '../../jaimini/signRelation.ts';
import type { Source } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { ordinal } from '../../words.ts';
import { sentence } from '../phrases.ts';
import { finding, type Finding } from '../finding.ts';

export interface Party {
  /** Its name in a sentence: "Mercury as amatyakaraka". */
  readonly name: string;
  readonly signIndex: number;
}

const SAYS: Readonly<Record<Exclude<SignRelation['kind'], 'same_sign'>, string>> = {
  trine: 'in trine',
  angle: 'in mutual angles',
  third_eleventh: 'in the third and eleventh from each other',
  second_twelfth: 'in the second and twelfth from each other',
  sixth_eighth: 'in the sixth and eighth from each other',
};

export interface RelationParts {
  readonly id: string;
  readonly first: Party;
  readonly second: Party;
  /** Meanings of an easy and of an uneasy relation, as clauses. */
  readonly easy: string;
  readonly uneasy: string;
  readonly source: Source;
}

/** Returns the finding on the relation of two signs by their distance (interpretive); an aspect by sign softens a 6th and 8th. */
export function relationFinding({ id, first, second, easy, uneasy, source }: RelationParts): Finding {
  const relation = signRelation(first.signIndex, second.signIndex);
  const { house, houseBack, isAspect, isEasy, kind } = relation;
  const aspect = isAspect ? ' and aspect each other by sign' : '';
  const where =
    kind === 'same_sign'
      ? `${second.name} and ${first.name} share one sign`
      : `${second.name} is in the ${ordinal(house)} from ${first.name}, so that they stand ${SAYS[kind]}`;
  const softened = !isEasy && isAspect ? '; as they see each other, it can be talked over and mended' : '';
  return finding({
    id,
    rule: `How ${first.name} and ${second.name} stand to each other`,
    observed: {
      first_sign: SIGNS[first.signIndex]!,
      second_sign: SIGNS[second.signIndex]!,
      house,
      house_back: houseBack,
      relation: kind,
      is_sign_aspect: isAspect,
    },
    tone: isEasy ? 'supports' : 'asks_care',
    meaning: sentence(`${where}${aspect}: ${isEasy ? easy : uneasy}${softened}`),
    source,
    confidence: 'interpretive',
  });
}
