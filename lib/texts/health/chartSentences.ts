/** The first paragraph of a reading: how the chart stands, what is weak in it and what protects. */
import { BODY_PART, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { WeaknessTypeId } from '../../astro/judgement/medical/weaknessTypes.ts';
import { namesIn } from '../../words/names.ts';
import type { ProtectingPlanet, WeakPlanet } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { CARES_SAID, HUMOUR_TALES, WEAK_BECAUSE } from './tables/bodyWords.ts';
import { PLANET_TALES } from './tables/planetPhrases.ts';
import * as phrases from './tables/readingPhrases.ts';
import { firstParts, isHardlyWeak, partsSaid, partsToldOf, told, weakest, type Telling } from './telling.ts';
import { humourRuler, rulerOf } from './themes.ts';
import { filled, joined, listSaid, planetSaid, planetsSaid, says, type Said } from './tongues.ts';

const HINDI = namesIn('hi');

export function opening(telling: Telling): Said {
  const { riskLevel } = telling.facts;
  return told(telling, phrases.OPENINGS[riskLevel ?? 'untold'], { chart: chartSaid(telling) });
}

export function shortOpening(telling: Telling): Said {
  return filled(phrases.SHORT_OPENINGS[telling.facts.riskLevel ?? 'untold'], { chart: chartSaid(telling) });
}

function chartSaid({ facts: { ascendantSign } }: Telling): Said {
  if (ascendantSign === null) return phrases.CHART;
  const sign = says(HINDI.sign(ascendantSign), phrases.SIGNS_IN_LATIN[ascendantSign]!);
  return filled(phrases.CHART_OF_SIGN, { sign });
}

/** Where the reading begins: the weakest planet, else the ruler of the parts or of the constitution. */
export function beginning(telling: Telling): Said | null {
  const { facts } = telling;
  const weak = weakest(telling);
  if (weak) return weakestSaid(telling, weak);
  const [part] = facts.vulnerableParts;
  if (part) return told(telling, phrases.PARTS_FIRST, { parts: partsSaid([part]), planet: planetSaid(rulerOf(part)) });
  const ruler = humourRuler(facts);
  if (!ruler) return null;
  const humour = HUMOUR_TALES[facts.dominantHumour!].name;
  return told(telling, phrases.HUMOUR_FIRST, { humour, planet: planetSaid(ruler) });
}

function weakestSaid(telling: Telling, weak: WeakPlanet): Said {
  const planet = planetSaid(weak.planet);
  if (isHardlyWeak(weak)) return told(telling, phrases.HARDLY_WEAK, { planet });
  if (weak.types.length === 0) return told(telling, phrases.WEAKEST_UNTOLD, { planet });
  return told(telling, phrases.WEAKEST, { planet, why: whySaid(weak) });
}

const MOST_REASONS = 2;

/** What tells most of this one planet first, what takes an astrologer to understand last. Interpretive. */
const TELLING_TYPES: readonly WeaknessTypeId[] = [
  'debilitated',
  'combust',
  'near_node',
  'dusthana_placement',
  'enemy_sign',
  'retrograde_malefic',
  'functional_malefic',
  'malefic_influence',
  'no_directional_strength',
  'dusthana_lord',
  'house_junction',
];

function whySaid({ types }: WeakPlanet): Said {
  const found = TELLING_TYPES.filter((type) => types.includes(type)).slice(0, MOST_REASONS);
  // What ends in an explanation stands last.
  const reasons = found.sort((a, b) => Number(a === 'combust') - Number(b === 'combust'));
  return listSaid(reasons.map((type) => WEAK_BECAUSE[type]));
}

export function partsOfWeakest(telling: Telling): Said | null {
  const parts = firstParts(telling);
  return weakest(telling) && told(telling, phrases.ITS_PARTS, { parts: partsSaid(parts) });
}

/** What the leading planet stands for; of a weak one its parts are told in any case. */
export function ruling(telling: Telling): Said | null {
  return weakest(telling) ? null : PLANET_TALES[telling.themes[0]!].rules;
}

/** @param index 1 for the second of the weak planets */
export function alsoWeak(telling: Telling, index: number): Said | null {
  const { weakPlanets } = telling.facts;
  const weak = weakPlanets[index];
  if (!weak || isHardlyWeak(weak)) return null;
  const before = weakPlanets.slice(0, index).flatMap(({ planet }) => partsToldOf(telling, planet));
  const parts = partsSaid(partsToldOf(telling, weak.planet, before, 2));
  const said = { planet: planetSaid(weak.planet), parts };
  if (weak.types.length === 0) return told(telling, phrases.ALSO_WEAK_UNTOLD, said);
  const why = whySaid(weak);
  if (why.hindi === whySaid(weakPlanets[index - 1]!).hindi) return told(telling, phrases.ALSO_WEAK_ALIKE, said);
  return told(telling, index === 1 ? phrases.ALSO_WEAK : phrases.ALSO_WEAK.slice(0, 1), { ...said, why });
}

/** What is watched first, and what is wise for it. */
export function leading(telling: Telling): Said | null {
  const row = telling.leading;
  if (!row) return null;
  const parts = row.parts.slice(0, 2).map((id) => BODY_PART.get(id)!);
  const fresh = parts.filter((part) => !begunWith(telling).includes(part));
  const isWhole = fresh.length === parts.length;
  const among = fresh.length === 0 ? phrases.LEADING_SAME : isWhole ? phrases.LEADING : phrases.LEADING.slice(0, 1);
  const said = told(telling, among, { parts: partsSaid(fresh) });
  return joined(said, CARES_SAID[row.id]);
}

/** The parts that the beginning names: of parts that are known without a planet the first one. */
function begunWith(telling: Telling): BodyPart[] {
  return weakest(telling) ? firstParts(telling) : firstParts(telling).slice(0, 1);
}

const MOST_WATCHED = 3;

/** Vulnerable parts that no other sentence names. */
export function alsoWatched(telling: Telling): Said | null {
  const { facts, leading: row } = telling;
  const named = [...begunWith(telling), ...(row?.parts ?? []).map((id) => BODY_PART.get(id)!)];
  const rest = facts.vulnerableParts.filter((part) => !named.includes(part)).slice(0, MOST_WATCHED);
  return rest.length > 0 ? told(telling, phrases.ALSO_WATCHED, { parts: partsSaid(rest) }) : null;
}

const MOST_PROTECTORS = 3;

export function protection(telling: Telling): Said | null {
  const { protectors, weakPlanets } = telling.facts;
  const weak = weakPlanets.slice(0, 3).map(({ planet }) => planet);
  const strong = protectors.filter(({ planet }) => !weak.includes(planet));
  const well = strong.filter(({ level }) => level !== 'partial').slice(0, MOST_PROTECTORS);
  if (well.length > 0) return protectedBy(telling, well);
  const [partly] = strong;
  return partly
    ? told(telling, phrases.PROTECTED_IN_PART, {
        planets: planetSaid(partly.planet),
        parts: partsSaid(partsToldOf(telling, partly.planet, endangered(telling), 2)),
      })
    : null;
}

/** What a reading tells to care for, it does not tell to be safe. */
function endangered(telling: Telling): BodyPart[] {
  const { vulnerableParts, weakPlanets } = telling.facts;
  return [...vulnerableParts, ...weakPlanets.slice(0, 3).flatMap(({ planet }) => partsToldOf(telling, planet))];
}

function protectedBy(telling: Telling, protectors: readonly ProtectingPlanet[]): Said {
  const each = protectors.length > 1 ? 1 : MOST_PROTECTORS;
  const parts = protectors.flatMap(({ planet }) => partsToldOf(telling, planet, endangered(telling), each));
  const kept = [...new Set(parts)];
  const [{ planet }] = protectors as [ProtectingPlanet];
  return told(telling, protectors.length > 1 ? phrases.PROTECTED_BY_MANY : phrases.PROTECTED, {
    planets: planetsSaid(protectors.map((one) => one.planet)),
    gives: PLANET_TALES[planet].gives,
    parts: partsSaid(kept),
  });
}
