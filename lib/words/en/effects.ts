/** What a lord or a planet gives in a house, in English. */
import { effectText } from '../../astro/judgement/phrases.ts';
import { lordEffect } from './effects/lordInHouse.ts';
import { PLANET_IN_HOUSE } from './effects/planetInHouse.ts';
import type { EffectWords } from '../facts/effects.ts';
import type { Sentences } from '../sentences.ts';

export const EFFECTS_EN: Sentences<EffectWords> = {
  lord_ease: ({ house, lordHouse }) => lordEffect(house, lordHouse).ease,
  lord_strain: ({ house, lordHouse }) => lordEffect(house, lordHouse).strain,
  planet_ease: ({ house, planet }) => PLANET_IN_HOUSE[planet][house - 1]!.ease,
  planet_strain: ({ house, planet }) => PLANET_IN_HOUSE[planet][house - 1]!.strain,
  lord_effect: ({ house, lordHouse, side }) => effectText(lordEffect(house, lordHouse), side),
  planet_effect: ({ house, planet, side }) => effectText(PLANET_IN_HOUSE[planet][house - 1]!, side),
};
