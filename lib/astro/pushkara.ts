/** Pushkara navamsas: the two nourishing ninths of each sign, by its element (C. S. Patel, Navamsa in Astrology). */
import { partIndex } from './angle.ts';
import { element, type Element } from './tables/signs.ts';

const NAVAMSA_INDEXES: Readonly<Record<Element, readonly number[]>> = {
  fire: [6, 8],
  earth: [2, 4],
  air: [5, 7],
  water: [0, 2],
};

export function isPushkaraNavamsa(place: { readonly signIndex: number; readonly degreeInSign: number }): boolean {
  return NAVAMSA_INDEXES[element(place.signIndex)].includes(partIndex(place.degreeInSign, 30, 9));
}
