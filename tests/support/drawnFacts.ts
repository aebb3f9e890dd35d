/** What of a medical analysis is understood, drawn by hand: nothing, but for what a test says. */
import type { HealthFacts } from '../../lib/astro/judgement/medical/timeline/healthFacts.ts';

export function drawnFacts(facts: Partial<HealthFacts>): HealthFacts {
  return {
    telling: { stage: 'adult', hasSensitive: false },
    riskLevel: null,
    riskScore: null,
    timeScore: null,
    ascendantSign: null,
    dominantHumour: null,
    weakPlanets: [],
    indications: [],
    vulnerableParts: [],
    protectedParts: [],
    protectors: [],
    periods: [],
    passages: [],
    windows: [],
    remedies: [],
    analysedOn: null,
    ...facts,
  };
}

type Period = HealthFacts['periods'][number];

/** A period of the data; no dates where none are given. */
export function drawnPeriod(
  level: number,
  lord: Period['lord'],
  start: string | null = null,
  end: string | null = null,
): Period {
  return { level, lord, start, end, asksForCare: null };
}
