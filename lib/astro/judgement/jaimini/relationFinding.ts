/** How two things of a chart stand to each other, told as a finding. */
import { signRelation, type SignRelation } from '../../jaimini/signRelation.ts';
import type { Source } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { ordinal } from '../../words.ts';
import { sentence } from '../phrases.ts';
import { finding, type Finding } from '../finding.ts';

export interface Party {
  /** As a sentence calls it: "Mercury as amatyakaraka". */
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
  /** What an easy and an uneasy relation say here, as a clause. */
  readonly easy: string;
  readonly uneasy: string;
  readonly source: Source;
}

/** Tells the relation of two signs; which distances agree is our weighing. Between the sixth and eighth an aspect of signs softens it; neighbours have none. */
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
