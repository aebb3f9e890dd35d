/** Which of panchang and avakahada chakra of a birth a caller asks for. */
import { addedPartsQuery } from '../common/asked/detailInputs.ts';

export const BIRTH_PARTS = ['panchang', 'avakahada'] as const;
export type BirthPart = (typeof BIRTH_PARTS)[number];

/** Query of a path that has both unless one alone is asked for. */
export const ChosenBirthParts = addedPartsQuery(
  BIRTH_PARTS,
  'Of the panchang of the birth and its avakahada chakra only these, separated by commas; default both',
);
