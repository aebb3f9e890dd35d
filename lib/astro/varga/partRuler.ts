/** The deity that rules the part of a sign in which a place lies. */
import { isOddSign } from '../tables/signs.ts';
import type { VargaPart } from './position.ts';
import { PART_RULERS, type PartRuler } from './tables/partRulers.ts';
import type { Varga } from './vargas.ts';

export interface RulerOfPart {
  /** Place in the list, from 1: for D60 the number of the shashtiamsha. */
  readonly number: number;
  readonly ruler: PartRuler;
}

/**
 * Returns the ruler of a part, or null where the texts name none.
 *
 * @param birthSign sign of the birth chart by index, which the part belongs to
 * @see BPHS 6.5-41
 */
export function partRuler({ id, division }: Varga, birthSign: number, part: VargaPart): RulerOfPart | null {
  const list = PART_RULERS[id];
  // Equal thirtieths are no parts of the verses, which name five.
  if (!list || (id === 'd30' && part.count === division)) return null;
  const { order, rulers, evenRulers } = list;
  const isEven = !isOddSign(birthSign);
  const named = (isEven && evenRulers) || rulers;
  const index = order === 'reversed_in_even' && isEven ? part.count - 1 - part.index : part.index;
  // Movable, fixed and dual signs follow one another, and each begins one name further on.
  const turn = order === 'turned_by_modality' ? birthSign % 3 : 0;
  const at = (index + turn) % named.length;
  return { number: at + 1, ruler: named[at]! };
}
