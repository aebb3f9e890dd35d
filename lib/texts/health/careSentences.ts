/** The last paragraph of a reading: what to eat, how to live, what eases, and a good word. */
import { MALA } from '../../astro/remedy/planetRemedies.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { REMEDIES } from '../../astro/tables/remedies.ts';
import { HINDI_WEEKDAYS } from '../../words/hi/names.ts';
import { HUMOUR_TALES, type HumourTale } from './tables/bodyWords.ts';
import { PLANET_TALES, type PlanetTale } from './tables/planetPhrases.ts';
import * as phrases from './tables/readingPhrases.ts';
import { firstParts, partsSaid, told, type Telling } from './telling.ts';
import { filled, phrasing, planetSaid, says, type Said } from './tongues.ts';

function humourTale({ facts: { dominantHumour } }: Telling): HumourTale | null {
  return dominantHumour && HUMOUR_TALES[dominantHumour];
}

function planetTale({ themes: [first] }: Telling): PlanetTale {
  return PLANET_TALES[first!];
}

export function nature(telling: Telling): Said | null {
  return humourTale(telling)?.nature ?? null;
}

/** By the constitution where it is known, else by the leading planet: two diets at once would contradict each other. */
export function food(telling: Telling): Said {
  const tale = humourTale(telling);
  return tale ? phrasing(tale.food, telling.seed, 'food') : planetTale(telling).food;
}

/** By the constitution where it is known, else by the leading planet: the rhythm that says nothing that another sentence says. */
export function rhythm(telling: Telling): Said {
  const { facts, leading, seed, themes } = telling;
  const tale = humourTale(telling);
  if (!tale) return habit(telling);
  const [regular, other] = tale.rhythm as [Said, Said];
  if (leading?.id === 'digestive' || (facts.dominantHumour === 'vata' && themes[0] === 'Moon')) return other;
  if (facts.dominantHumour === 'vata' && themes[0] === 'Saturn') return regular;
  return phrasing(tale.rhythm, seed, 'rhythm');
}

export function move(telling: Telling): Said {
  return (humourTale(telling) ?? planetTale(telling)).move;
}

export function season(telling: Telling): Said | null {
  return humourTale(telling)?.season ?? null;
}

/** Of the leading planet, where the constitution gives the rhythm. */
export function ownHabit(telling: Telling): Said | null {
  return humourTale(telling) && habit(telling);
}

function habit(telling: Telling): Said {
  return planetTale(telling).habit;
}

/** What is wise for stress says the same. */
export function mind(telling: Telling): Said | null {
  return telling.leading?.id === 'mental_stress' ? null : planetTale(telling).mind;
}

/** Of the second planet that the reading is about. */
export function otherHabit({ themes: [, second] }: Telling): Said | null {
  return second ? PLANET_TALES[second].habit : null;
}

/** The planet whose mantra the data name, where it is one of the weak; else the leading one. */
function easedPlanet({ facts, themes }: Telling): Planet {
  const named = facts.remedies.filter(({ kind }) => kind === 'mantra').map(({ planet }) => planet);
  return themes.slice(0, 2).find((planet) => named.includes(planet)) ?? themes[0]!;
}

function daySaid(planet: Planet): Said {
  const { varaIndex } = REMEDIES[planet];
  return says(HINDI_WEEKDAYS[varaIndex]!, phrases.WEEKDAYS_IN_LATIN[varaIndex]!);
}

export function mantra(telling: Telling): Said {
  const planet = easedPlanet(telling);
  const given = telling.facts.remedies.find((remedy) => remedy.planet === planet && remedy.kind === 'mantra');
  const count = String(given?.count ?? MALA);
  const { mantra: words } = REMEDIES[planet];
  return told(telling, phrases.MANTRAS, {
    planet: planetSaid(planet),
    day: daySaid(planet),
    mantra: says(words.hi, words.en),
    count: says(count, count),
  });
}

export function gift(telling: Telling): Said {
  const planet = easedPlanet(telling);
  const { gift: given, recipient } = PLANET_TALES[planet];
  return told(telling, phrases.GIFTS, { day: daySaid(planet), gift: given, recipient });
}

export function worship(telling: Telling): Said {
  return filled(phrases.WORSHIP, { worship: PLANET_TALES[easedPlanet(telling)].worship });
}

/** What the leading planet gives in good order. */
export function goal({ themes: [first] }: Telling): Said {
  return filled(phrases.GIVES, { planet: planetSaid(first!), gives: PLANET_TALES[first!].gives });
}

export function closing(telling: Telling): Said {
  const parts = firstParts(telling).slice(0, 2);
  const closings = parts.length > 0 ? [...phrases.CLOSINGS, ...phrases.CLOSINGS_ON_PARTS] : phrases.CLOSINGS;
  return filled(phrasing(closings, telling.seed, 'closing'), { parts: partsSaid(parts) });
}

export function shortClosing({ seed }: Telling): Said {
  return phrasing(phrases.SHORT_CLOSINGS, seed, 'short closing');
}
