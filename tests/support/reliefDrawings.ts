/** Drawings in which each of the reliefs of a strain holds (arishta bhanga), for rules that carry them all. */
import type { Drawing } from './chartOf.ts';

/** @param base has the rule; it may draw the Sun in Gemini, Rahu there, and any planet but Venus */
export function reliefDrawings(base: Drawing): Record<string, Drawing> {
  return {
    strong_jupiter_rising: { ...base, Ascendant: 'Cancer', Jupiter: 'Cancer' },
    ascendant_lord_in_kendra: { ...base, Ascendant: 'Libra', Venus: 'Libra' },
    benefics_well_housed: { ...base, Ascendant: 'Aries', Venus: 'Leo', Mercury: 'Aries' },
    full_moon_helped: { ...base, Sun: 'Gemini 5', Moon: 'Sagittarius 5', Venus: 'Gemini 20' },
    rahu_well_housed: { ...base, Rahu: 'Gemini 10', Ascendant: 'Aries' },
    moon_well_placed: { ...base, Moon: 'Taurus' },
  };
}
