/** What a caller may add to the positions of the planets. */
import { BIRTH_PARTS } from '../chart/birthPartInputs.ts';
import { addedPartsQuery } from '../common/asked/detailInputs.ts';

/** In the order in which a refusal lists them. */
export const POSITION_PARTS = [...BIRTH_PARTS, 'kp'] as const;
export type PositionPart = (typeof POSITION_PARTS)[number];

export const PositionQuery = addedPartsQuery(
  POSITION_PARTS,
  'Adds to the answer, separated by commas: the panchang of the birth, its avakahada chakra, the lords of each planet by KP; default none',
);
