/** The last paragraph of a reading: food, daily life, remedies, and a closing sentence. */
import { MALA } from '../../astro/remedy/planetRemedies.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { REMEDIES } from '../../astro/tables/remedies.ts';
import { WEEKDAYS_HI } from '../../words/hi/vocabulary.ts';
import { HUMOUR_PHRASES, type HumourPhrases } from './tables/bodyWords.ts';
import { PLANET_PHRASES, type PlanetPhrases } from './tables/planetPhrases.ts';
import * as phrases from './tables/readingPhrases.ts';
import { firstParts, partsSaid, described, type HealthDescription } from './description.ts';
import { filled, phrasing, planetSaid, says, type Said } from './bothScripts.ts';

function humourPhrases({ facts: { dominantHumour } }: HealthDescription): HumourPhrases | null {
  return dominantHumour && HUMOUR_PHRASES[dominantHumour];
}

function planetPhrases({ themes: [first] }: HealthDescription): PlanetPhrases {
  return PLANET_PHRASES[first!];
}

/** Returns the sentence about the constitution; null where it is unknown. */
export function nature(description: HealthDescription): Said | null {
  return humourPhrases(description)?.nature ?? null;
}

/**
 * Returns the advice on food: by the constitution where it is known, otherwise by the leading planet. Two diets at once
 * would contradict each other.
 */
export function food(description: HealthDescription): Said {
  const phrases = humourPhrases(description);
  return phrases ? phrasing(phrases.food, description.seed, 'food') : planetPhrases(description).food;
}

/**
 * Returns the advice on daily rhythm: by the constitution where it is known, otherwise by the leading planet, and one
 * that repeats no other sentence.
 */
export function rhythm(description: HealthDescription): Said {
  const { facts, leading, seed, themes } = description;
  const phrases = humourPhrases(description);
  if (!phrases) return habit(description);
  const [regular, other] = phrases.rhythm as [Said, Said];
  if (leading?.id === 'digestive' || (facts.dominantHumour === 'vata' && themes[0] === 'Moon')) return other;
  if (facts.dominantHumour === 'vata' && themes[0] === 'Saturn') return regular;
  return phrasing(phrases.rhythm, seed, 'rhythm');
}

/** Returns the advice on exercise: by the constitution where it is known, otherwise by the leading planet. */
export function move(description: HealthDescription): Said {
  return (humourPhrases(description) ?? planetPhrases(description)).move;
}

/** Returns the advice on seasons for the constitution; null where it is unknown. */
export function season(description: HealthDescription): Said | null {
  return humourPhrases(description)?.season ?? null;
}

/** Returns a habit of the leading planet; null where the constitution does not already give the rhythm. */
export function ownHabit(description: HealthDescription): Said | null {
  return humourPhrases(description) && habit(description);
}

function habit(description: HealthDescription): Said {
  return planetPhrases(description).habit;
}

/** Returns the advice on peace of mind; null where the advice on stress says the same. */
export function mind(description: HealthDescription): Said | null {
  return description.leading?.id === 'mental_stress' ? null : planetPhrases(description).mind;
}

/** Returns a habit of the second theme planet; null where there is none. */
export function otherHabit({ themes: [, second] }: HealthDescription): Said | null {
  return second ? PLANET_PHRASES[second].habit : null;
}

/** Returns the weak planet whose mantra the analysis names, otherwise the leading planet. */
function easedPlanet({ facts, themes }: HealthDescription): Planet {
  const named = facts.remedies.filter(({ kind }) => kind === 'mantra').map(({ planet }) => planet);
  return themes.slice(0, 2).find((planet) => named.includes(planet)) ?? themes[0]!;
}

function daySaid(planet: Planet): Said {
  const { varaIndex } = REMEDIES[planet];
  return says(WEEKDAYS_HI[varaIndex]!, phrases.WEEKDAYS_IN_LATIN[varaIndex]!);
}

/** Returns the sentence that names a mantra, its weekday and its number of repetitions. */
export function mantra(description: HealthDescription): Said {
  const planet = easedPlanet(description);
  const given = description.facts.remedies.find((remedy) => remedy.planet === planet && remedy.kind === 'mantra');
  const count = String(given?.count ?? MALA);
  const { mantra: words } = REMEDIES[planet];
  return described(description, phrases.MANTRAS, {
    planet: planetSaid(planet),
    day: daySaid(planet),
    mantra: says(words.hi, words.en),
    count: says(count, count),
  });
}

/** Returns the sentence that names a gift, its recipient and its weekday. */
export function gift(description: HealthDescription): Said {
  const planet = easedPlanet(description);
  const { gift: given, recipient } = PLANET_PHRASES[planet];
  return described(description, phrases.GIFTS, { day: daySaid(planet), gift: given, recipient });
}

/** Returns the sentence that names the worship of the planet to be eased. */
export function worship(description: HealthDescription): Said {
  return filled(phrases.WORSHIP, { worship: PLANET_PHRASES[easedPlanet(description)].worship });
}

/** Returns what the leading planet gives when it is in good order. */
export function goal({ themes: [first] }: HealthDescription): Said {
  return filled(phrases.GIVES, { planet: planetSaid(first!), gives: PLANET_PHRASES[first!].gives });
}

/** Returns the closing sentence of a full reading. */
export function closing(description: HealthDescription): Said {
  const parts = firstParts(description).slice(0, 2);
  const closings = parts.length > 0 ? [...phrases.CLOSINGS, ...phrases.CLOSINGS_ON_PARTS] : phrases.CLOSINGS;
  return filled(phrasing(closings, description.seed, 'closing'), { parts: partsSaid(parts) });
}

/** Returns the closing sentence of a short reading. */
export function shortClosing({ seed }: HealthDescription): Said {
  return phrasing(phrases.SHORT_CLOSINGS, seed, 'short closing');
}
