/** What a transit brings, as it is told at a stage of life. */
import { both } from '../bilingual.ts';
import type { LifeStage } from '../stage.ts';
import type { Planet } from '../tables/planets.ts';
import { stagedPlanet } from '../tables/stagePlanets.ts';
import { transitEffect, type TransitEffect } from './tables/transitEffects.ts';
import { isGoodTransit } from './vedha.ts';

/**
 * Returns what a planet brings as it passes a house from the Moon of birth. Before work and marriage begin, and after
 * they are given over, it is what the planet gives by nature in a good place, and its harder side in another.
 */
export function stagedTransitEffect(planet: Planet, moonHouse: number, stage: LifeStage): TransitEffect {
  const staged = stagedPlanet(planet, stage);
  if (!staged) return transitEffect(planet, moonHouse);
  const { care, ease, strain, use } = staged;
  return isGoodTransit(planet, moonHouse)
    ? { theme: both(ease.en, `${ease.hi} को बल`), counsel: use }
    : { theme: both(strain.en, `${strain.hi} का असर`), counsel: care };
}
