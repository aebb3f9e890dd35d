/** Relations of two signs: by the houses counted both ways, and by aspect of signs. */
import { countFrom } from '../angle.ts';
import { aspectsBySign } from './signAspects.ts';

export type SignRelationKind = 'same_sign' | 'trine' | 'angle' | 'third_eleventh' | 'second_twelfth' | 'sixth_eighth';

export interface SignRelation {
  readonly kind: SignRelationKind;
  /** From the first to the second, 1..12. */
  readonly house: number;
  /** From the second to the first. */
  readonly houseBack: number;
  readonly isAspect: boolean;
  /** Trines, angles, one sign, and third and eleventh agree; the others ask for adjustment. */
  readonly isEasy: boolean;
}

/** By the distance counted from 1: 1 to 12. */
const KINDS: readonly SignRelationKind[] = [
  'same_sign',
  'second_twelfth',
  'third_eleventh',
  'angle',
  'trine',
  'sixth_eighth',
  'angle',
  'sixth_eighth',
  'trine',
  'angle',
  'third_eleventh',
  'second_twelfth',
];

/** Returns the relation of two signs, by index 0 to 11. */
export function signRelation(fromSignIndex: number, toSignIndex: number): SignRelation {
  const house = countFrom(fromSignIndex, toSignIndex);
  const kind = relationKind(house);
  return {
    kind,
    house,
    houseBack: countFrom(toSignIndex, fromSignIndex),
    isAspect: aspectsBySign(fromSignIndex, toSignIndex),
    isEasy: isEasyRelation(kind),
  };
}

/** Returns the relation of two signs of which the second is in a house, 1 to 12, from the first. */
export function relationKind(house: number): SignRelationKind {
  return KINDS[house - 1]!;
}

/** Tells whether two signs in this relation agree. */
export function isEasyRelation(kind: SignRelationKind): boolean {
  return kind !== 'second_twelfth' && kind !== 'sixth_eighth';
}
