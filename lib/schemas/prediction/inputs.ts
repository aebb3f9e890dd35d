/** Inputs of /prediction in addition to the birth. */
import { choice } from '../common/inputs.ts';

export const RULED_AREAS = ['marriage', 'career', 'health', 'wealth'] as const;

export const LifeAreaQuery = {
  life_area: choice(RULED_AREAS, 'One matter of life; default all four'),
};
