/** Planets that need a remedy for health, the weakest first, by the plan of the birth, and those that do not (order interpretive). */
import { anyRemedyOf, type AnyRemedy, type AnyRemedyKind } from '../../remedy/aidedRemedies.ts';
import type { GemAdvice } from '../../remedy/gemstones.ts';
import { PLANETS } from '../../tables/planets.ts';
import { planFor, remedyPlan, type PlanetPlan } from '../remedy/remedyPlan.ts';
import type { MedicalContext } from './medicalContext.ts';
import type { PlanetWeakness } from './weakness.ts';

export interface PlanetCare {
  readonly weakness: PlanetWeakness;
  readonly gem: GemAdvice;
  readonly remedies: readonly AnyRemedy[];
}

/** Why a planet needs no remedy. */
export type NoCareReason = 'raised_fall' | 'protects' | 'strong_enough';

export interface HealthCare {
  /** The weakest first. */
  readonly needed: readonly PlanetCare[];
  readonly notNeeded: readonly { readonly weakness: PlanetWeakness; readonly reason: NoCareReason }[];
}

/** Free acts first; a stone last, and only where the plan has one. */
const KINDS: readonly AnyRemedyKind[] = ['mantra', 'donation', 'worship', 'gemstone'];

/** Returns the planets that need a remedy, the weakest first, and the others with the reason why not. */
export function healthCare({ area, weaknesses }: MedicalContext): HealthCare {
  const plan = remedyPlan(area);
  const { stage } = plan.person;
  const all = PLANETS.map((planet) => ({ weakness: weaknesses[planet], planned: planFor(plan, planet) }));
  const needed = all.filter(isAsking).sort((a, b) => b.weakness.value - a.weakness.value);
  return {
    needed: needed.map(({ planned, weakness }): PlanetCare => {
      const remedies = kindsOf(planned).map((kind) => anyRemedyOf(weakness.planet, kind, stage));
      return { weakness, gem: planned.gem, remedies };
    }),
    notNeeded: all
      .filter((one) => !isAsking(one))
      .map(({ planned, weakness }) => ({ weakness, reason: reasonOf(planned, weakness) })),
  };
}

/** Those of the plan; a planet that only health calls weak is remembered in worship. */
function kindsOf({ kinds }: PlanetPlan): AnyRemedyKind[] {
  const planned = KINDS.filter((kind) => kinds.includes(kind));
  return planned.length > 0 ? planned : ['worship'];
}

/** A planet that protects more than it weakens is left as it is. */
function isAsking({ planned, weakness }: { planned: PlanetPlan; weakness: PlanetWeakness }): boolean {
  return weakness.severity !== 'low' && !planned.isProtecting;
}

function reasonOf({ isProtecting }: PlanetPlan, { fall }: PlanetWeakness): NoCareReason {
  if (fall?.isRaised) return 'raised_fall';
  return isProtecting ? 'protects' : 'strong_enough';
}
