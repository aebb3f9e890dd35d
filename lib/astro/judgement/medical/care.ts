/** Planets that need a remedy, the weakest first, and those that do not, with the reason (order interpretive). */
import { anyRemedyOf, type AnyRemedy, type AnyRemedyKind } from '../../remedy/aidedRemedies.ts';
import { gemAdvice, type GemAdvice } from '../../remedy/gemstones.ts';
import { PLANETS } from '../../tables/planets.ts';
import type { MedicalContext } from './medicalContext.ts';
import type { PlanetWeakness } from './weakness.ts';

export interface PlanetCare {
  readonly weakness: PlanetWeakness;
  readonly gem: GemAdvice;
  readonly remedies: readonly AnyRemedy[];
}

/** Why a planet needs no remedy. */
type NoCareReason = 'raised_fall' | 'strong_enough';

export interface HealthCare {
  /** The weakest first. */
  readonly needed: readonly PlanetCare[];
  readonly notNeeded: readonly { readonly weakness: PlanetWeakness; readonly reason: NoCareReason }[];
}

/** Free acts first; a stone last, and only where it suits. */
const KINDS: readonly AnyRemedyKind[] = ['mantra', 'donation', 'worship'];

/** Returns the planets that need a remedy, the weakest first, and the others with the reason why not. */
export function healthCare({ area, weaknesses }: MedicalContext): HealthCare {
  const lords = area.acting.map(({ period }) => period.lord);
  const all = PLANETS.map((planet) => weaknesses[planet]);
  const needed = all.filter(isAsking).sort((a, b) => b.value - a.value);
  return {
    needed: needed.map((weakness): PlanetCare => {
      const gem = gemAdvice(area.chart, weakness.planet, area.strengths, lords);
      return { weakness, gem, remedies: kindsFor(gem).map((kind) => anyRemedyOf(weakness.planet, kind)) };
    }),
    notNeeded: all
      .filter((weakness) => !isAsking(weakness))
      .map((weakness) => ({ weakness, reason: weakness.fall?.isRaised ? 'raised_fall' : 'strong_enough' })),
  };
}

function kindsFor({ verdict }: GemAdvice): AnyRemedyKind[] {
  return verdict === 'wear' || verdict === 'with_caution' ? [...KINDS, 'gemstone'] : [...KINDS];
}

function isAsking({ fall, severity }: PlanetWeakness): boolean {
  return severity !== 'low' && !fall?.isRaised;
}
