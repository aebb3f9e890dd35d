/** Sentences of /houses. */
import type { HouseFacts } from '../astro/judgement/house/facts.ts';
import { HOUSES_EN } from './en/houses.ts';
import { HOUSES_HI } from './hi/houses.ts';
import type { Catalogues } from './say.ts';

export interface HouseWords extends HouseFacts {
  /** The place of an aspect, counted from the planet. */
  readonly aspect_kind: { readonly place: number };
}

export const HOUSES: Catalogues<HouseWords> = { en: HOUSES_EN, hi: HOUSES_HI };
