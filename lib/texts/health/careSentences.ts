/** The last paragraph of a reading: food, daily life, remedies, and a closing sentence. */
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import { MALA } from '../../astro/remedy/planetRemedies.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { REMEDIES } from '../../astro/tables/remedies.ts';
import type { ReadingCareWords } from '../../words/facts/health/reading.ts';
import { planetHi, weekdayHi } from '../../words/hi/grammar.ts';
import { firstParts, idsOf, variant, type HealthDescription } from './description.ts';

const fact = factsOf<ReadingCareWords>();
type Sentence = Fact<ReadingCareWords>;

/** Returns the sentence about the constitution; null where it is unknown. */
export function nature({ facts: { dominantHumour: humour } }: HealthDescription): Sentence | null {
  return humour && fact('nature', { humour });
}

/**
 * Returns the advice on food: by the constitution where it is known, otherwise by the leading planet. Two diets at once
 * would contradict each other.
 */
export function food(description: HealthDescription): Sentence {
  const { dominantHumour: humour } = description.facts;
  if (!humour) return fact('planet_food', { planet: description.themes[0]! });
  return fact('food', { humour, variant: variant(description, 'food') });
}

/**
 * Returns the advice on daily rhythm: by the constitution where it is known, otherwise by the leading planet, and one
 * that repeats no other sentence.
 */
export function rhythm(description: HealthDescription): Sentence {
  const { facts, leading, themes } = description;
  const { dominantHumour: humour } = facts;
  if (!humour) return habit(description);
  const of = (chosen: number) => fact('rhythm', { humour, variant: chosen });
  if (leading?.id === 'digestive' || (humour === 'vata' && themes[0] === 'Moon')) return of(SECOND);
  if (humour === 'vata' && themes[0] === 'Saturn') return of(FIRST);
  return of(variant(description, 'rhythm'));
}

/** Of two phrasings. */
const [FIRST, SECOND] = [0, 1];

/** Returns the advice on exercise: by the constitution where it is known, otherwise by the leading planet. */
export function move({ age, facts: { dominantHumour: humour }, themes }: HealthDescription): Sentence {
  return humour ? fact('move', { humour, age }) : fact('planet_move', { planet: themes[0]! });
}

/** Returns the advice on seasons for the constitution; null where it is unknown. */
export function season({ facts: { dominantHumour: humour } }: HealthDescription): Sentence | null {
  return humour && fact('season', { humour });
}

/** Returns a habit of the leading planet; null where the constitution does not already give the rhythm. */
export function ownHabit(description: HealthDescription): Sentence | null {
  return description.facts.dominantHumour && habit(description);
}

function habit({ themes: [planet] }: HealthDescription): Sentence {
  return fact('habit', { planet: planet! });
}

/** Returns the advice on peace of mind; null where the advice on stress says the same. */
export function mind({ leading, themes: [planet] }: HealthDescription): Sentence | null {
  return leading?.id === 'mental_stress' ? null : fact('mind', { planet: planet! });
}

/** Returns a habit of the second theme planet; null where there is none. */
export function otherHabit({ themes: [, planet] }: HealthDescription): Sentence | null {
  return planet ? fact('habit', { planet }) : null;
}

/** Returns the weak planet whose mantra the analysis names, otherwise the leading planet. */
function easedPlanet({ facts, themes }: HealthDescription): Planet {
  const named = facts.remedies.filter(({ kind }) => kind === 'mantra').map(({ planet }) => planet);
  return themes.slice(0, 2).find((planet) => named.includes(planet)) ?? themes[0]!;
}

/** Returns the sentence that names a mantra, its weekday and its number of repetitions. */
export function mantra(description: HealthDescription): Sentence {
  const planet = easedPlanet(description);
  const given = description.facts.remedies.find((remedy) => remedy.planet === planet && remedy.kind === 'mantra');
  const count = given?.count ?? MALA;
  const { mantra: words, varaIndex } = REMEDIES[planet];
  const chosen = variant(description, planetHi(planet), weekdayHi(varaIndex), words.hi, String(count));
  return fact('mantra', { planet, count, variant: chosen });
}

/** Returns the sentence that names a gift, its recipient and its weekday. */
export function gift(description: HealthDescription): Sentence {
  return fact('gift', { planet: easedPlanet(description) });
}

/** Returns the sentence that names the worship of the planet to be eased. */
export function worship(description: HealthDescription): Sentence {
  return fact('worship', { planet: easedPlanet(description) });
}

/** Returns what the leading planet gives when it is in good order. */
export function goal({ themes: [planet] }: HealthDescription): Sentence {
  return fact('goal', { planet: planet! });
}

/** Returns the closing sentence of a full reading. */
export function closing(description: HealthDescription): Sentence {
  const parts = idsOf(firstParts(description).slice(0, 2));
  return fact('closing', { parts, variant: variant(description, 'closing') });
}

/** Returns the closing sentence of a short reading. */
export function shortClosing(description: HealthDescription): Sentence {
  return fact('short_closing', { variant: variant(description, 'short closing') });
}
