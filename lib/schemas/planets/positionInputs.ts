/** What a caller may add to the positions of the planets and to their significations. */
import { FIXED_KARAKA_STRENGTHS } from '../../astro/jaimini/fixedKarakas.ts';
import { BIRTH_PARTS } from '../chart/birthPartInputs.ts';
import { addedPartsQuery } from '../common/asked/detailInputs.ts';
import { choice } from '../common/inputs.ts';

/** In the order in which a refusal lists them. */
export const POSITION_PARTS = [...BIRTH_PARTS, 'equatorial', 'horizontal', 'kp'] as const;
export type PositionPart = (typeof POSITION_PARTS)[number];

export const PositionQuery = addedPartsQuery(
  POSITION_PARTS,
  'Adds to the answer, separated by commas: the panchang of the birth, its avakahada chakra, places on the equator, places over the horizon, lords by KP; default none',
);

export const KarakaQuery = {
  ...addedPartsQuery(['sthira'], 'sthira: adds the fixed significators of relatives'),
  sthira_strength: choice(
    FIXED_KARAKA_STRENGTHS,
    'How the stronger of two planets is found for father and mother; default shadbala',
  ),
};
