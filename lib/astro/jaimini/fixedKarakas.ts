/** Fixed significators of relatives (sthira karakas), two of them by strength (BPHS 32.18-21; JS 1.1). */
import type { Chart } from '../chart/chart.ts';
import { bphs, jaiminiSutras, type Source } from '../source.ts';
import type { ShadbalaRatios } from '../strength/shadbala.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
import { strongerPlanet } from './stronger.ts';

/** How the stronger of two planets is found. */
export const FIXED_KARAKA_STRENGTHS = ['shadbala', 'jaimini'] as const;
export type FixedKarakaStrength = (typeof FIXED_KARAKA_STRENGTHS)[number];

export const RELATIVES = [
  'father',
  'mother',
  'younger_siblings',
  'maternal_relatives',
  'paternal_grandfather',
  'spouse',
  'elder_siblings',
  'maternal_grandfather',
] as const;
export type Relative = (typeof RELATIVES)[number];

/** Who stands for each: one planet, or the stronger of two. Lists of Venus, Jupiter and Saturn differ by translation. */
const CANDIDATES: Readonly<Record<Relative, readonly [Planet] | readonly [SevenPlanet, SevenPlanet]>> = {
  father: ['Sun', 'Venus'],
  mother: ['Moon', 'Mars'],
  younger_siblings: ['Mars'],
  maternal_relatives: ['Mercury'],
  paternal_grandfather: ['Jupiter'],
  spouse: ['Venus'],
  elder_siblings: ['Saturn'],
  maternal_grandfather: ['Ketu'],
};

export interface FixedKaraka {
  readonly relative: Relative;
  readonly candidates: readonly Planet[];
  readonly planet: Planet;
}

/**
 * Returns the fixed significators.
 *
 * @param ratios shadbala to the least needed, asked for where the strength is by it
 */
export function fixedKarakas(
  chart: Chart,
  strength: FixedKarakaStrength,
  ratios: () => ShadbalaRatios,
): readonly FixedKaraka[] {
  return RELATIVES.map((relative) => {
    const candidates = CANDIDATES[relative];
    const [first, second] = candidates;
    if (second === undefined) return { relative, candidates, planet: first };
    if (strength === 'jaimini') return { relative, candidates, planet: strongerPlanet(chart, first, second).winner };
    const found = ratios();
    return { relative, candidates, planet: found[second] > found[first as SevenPlanet] ? second : first };
  });
}

export const FIXED_KARAKA_SOURCES: readonly Source[] = [bphs(32, '18-21'), jaiminiSutras('1.1')];
