/** What a lord or a planet gives in a house, in English. */
import type { EffectSide } from '../../astro/judgement/placing.ts';
import type { EaseAndStrain } from '../../astro/tables/effects.ts';
import { sentence } from './grammar.ts';
import { lordEffect } from './effects/lordInHouse.ts';
import { PLANET_IN_HOUSE } from './effects/planetInHouse.ts';
import type { EffectWords } from '../facts/effects.ts';
import type { Sentences } from '../sentences.ts';

/** Returns what one side of an effect says, in one sentence or two; strain always comes with the way out. */
export function effectText({ ease, strain }: EaseAndStrain, side: EffectSide): string {
  switch (side) {
    case 'ease':
      return sentence(`this favours ${ease}`);
    case 'both':
      return `${sentence(`this gives ${ease}`)} At times, watch for ${strain}.`;
    case 'strain':
      return `${sentence(`watch for ${strain}`)} Patience can turn this into ${ease}.`;
  }
}

export const EFFECTS_EN: Sentences<EffectWords> = {
  lord_ease: ({ house, lordHouse }) => lordEffect(house, lordHouse).ease,
  lord_strain: ({ house, lordHouse }) => lordEffect(house, lordHouse).strain,
  planet_ease: ({ house, planet }) => PLANET_IN_HOUSE[planet][house - 1]!.ease,
  planet_strain: ({ house, planet }) => PLANET_IN_HOUSE[planet][house - 1]!.strain,
  lord_effect: ({ house, lordHouse, side }) => effectText(lordEffect(house, lordHouse), side),
  planet_effect: ({ house, planet, side }) => effectText(PLANET_IN_HOUSE[planet][house - 1]!, side),
};
