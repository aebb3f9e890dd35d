/** The planets that a reading is about, where the analysis names none as weak. */
import type { BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { Humour } from '../../astro/judgement/medical/tables/humours.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { signLord } from '../../astro/tables/signs.ts';
import type { HealthFacts } from '../../astro/judgement/medical/timeline/healthFacts.ts';

/** Returns the planet that rules a body part, otherwise the lord of its sign. */
export function rulerOf({ place, planets }: BodyPart): Planet {
  return planets[0] ?? signLord(place - 1);
}

/** The main planet of each constitution. */
const HUMOUR_PLANETS: Readonly<Record<Humour, Planet>> = { vata: 'Saturn', pitta: 'Sun', kapha: 'Jupiter' };

/** Returns Saturn for vata, the Sun for pitta, Jupiter for kapha: used where nothing more specific is known. */
export function humourRuler({ dominantHumour }: HealthFacts): Planet | null {
  return dominantHumour && HUMOUR_PLANETS[dominantHumour];
}

/** Returns the planets by which habits and remedies are chosen, the leading one first; there is always at least one. */
export function themes(facts: HealthFacts): Planet[] {
  const { periods, protectors, vulnerableParts, weakPlanets } = facts;
  const humour = humourRuler(facts);
  return [
    ...new Set([
      ...weakPlanets.map(({ planet }) => planet),
      ...vulnerableParts.map(rulerOf),
      ...periods.slice(0, 2).map(({ lord }) => lord),
      ...protectors.map(({ planet }) => planet),
      ...(humour ? [humour] : []),
    ]),
  ];
}
