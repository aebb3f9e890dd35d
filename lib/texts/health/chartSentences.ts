/** The first paragraph of a reading: the state of the chart, its weaknesses and its protection. */
import { BODY_PART, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { WeaknessTypeId } from '../../astro/judgement/medical/weaknessTypes.ts';
import { namesIn } from '../../words/names.ts';
import type { ProtectingPlanet, WeakPlanet } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { CARES_SAID, HUMOUR_PHRASES, WEAK_BECAUSE } from './tables/bodyWords.ts';
import { PLANET_PHRASES } from './tables/planetPhrases.ts';
import * as phrases from './tables/readingPhrases.ts';
import {
  firstParts,
  isHardlyWeak,
  partsSaid,
  partsDescribedOf,
  described,
  weakest,
  type HealthDescription,
} from './description.ts';
import { humourRuler, rulerOf } from './themes.ts';
import { filled, joined, listSaid, planetSaid, planetsSaid, says, type Said } from './bothScripts.ts';

const HINDI = namesIn('hi');

/** Returns the opening sentence of a full reading, by the level of risk. */
export function opening(description: HealthDescription): Said {
  const { riskLevel } = description.facts;
  return described(description, phrases.OPENINGS[riskLevel ?? 'untold'], { chart: chartSaid(description) });
}

/** Returns the opening sentence of a short reading, by the level of risk. */
export function shortOpening(description: HealthDescription): Said {
  return filled(phrases.SHORT_OPENINGS[description.facts.riskLevel ?? 'untold'], { chart: chartSaid(description) });
}

function chartSaid({ facts: { ascendantSign } }: HealthDescription): Said {
  if (ascendantSign === null) return phrases.CHART;
  const sign = says(HINDI.sign(ascendantSign), phrases.SIGNS_IN_LATIN[ascendantSign]!);
  return filled(phrases.CHART_OF_SIGN, { sign });
}

/**
 * Returns how the reading begins: with the weakest planet, otherwise with the ruler of the body parts or of the
 * constitution.
 */
export function beginning(description: HealthDescription): Said | null {
  const { facts } = description;
  const weak = weakest(description);
  if (weak) return weakestSaid(description, weak);
  const [part] = facts.vulnerableParts;
  if (part)
    return described(description, phrases.PARTS_FIRST, { parts: partsSaid([part]), planet: planetSaid(rulerOf(part)) });
  const ruler = humourRuler(facts);
  if (!ruler) return null;
  const humour = HUMOUR_PHRASES[facts.dominantHumour!].name;
  return described(description, phrases.HUMOUR_FIRST, { humour, planet: planetSaid(ruler) });
}

function weakestSaid(description: HealthDescription, weak: WeakPlanet): Said {
  const planet = planetSaid(weak.planet);
  if (isHardlyWeak(weak)) return described(description, phrases.HARDLY_WEAK, { planet });
  if (weak.types.length === 0) return described(description, phrases.WEAKEST_UNTOLD, { planet });
  return described(description, phrases.WEAKEST, { planet, why: whySaid(weak) });
}

const MOST_REASONS = 2;

/** The most specific reason first, the most technical last. Interpretive. */
const RELEVANT_TYPES: readonly WeaknessTypeId[] = [
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
  const found = RELEVANT_TYPES.filter((type) => types.includes(type)).slice(0, MOST_REASONS);
  // A reason that ends in an explanation stands last.
  const reasons = found.sort((a, b) => Number(a === 'combust') - Number(b === 'combust'));
  return listSaid(reasons.map((type) => WEAK_BECAUSE[type]));
}

/** Returns the sentence about the body parts that the weakest planet rules; null where no planet is called weak. */
export function partsOfWeakest(description: HealthDescription): Said | null {
  const parts = firstParts(description);
  return weakest(description) && described(description, phrases.ITS_PARTS, { parts: partsSaid(parts) });
}

/** Returns what the leading planet signifies; null for a weak planet, whose body parts are described anyway. */
export function ruling(description: HealthDescription): Said | null {
  return weakest(description) ? null : PLANET_PHRASES[description.themes[0]!].rules;
}

/**
 * Returns the sentence about a further weak planet and its body parts; null where there is none, or it is hardly weak.
 *
 * @param index position among the weak planets: 1 for the second
 */
export function alsoWeak(description: HealthDescription, index: number): Said | null {
  const { weakPlanets } = description.facts;
  const weak = weakPlanets[index];
  if (!weak || isHardlyWeak(weak)) return null;
  const before = weakPlanets.slice(0, index).flatMap(({ planet }) => partsDescribedOf(description, planet));
  const parts = partsSaid(partsDescribedOf(description, weak.planet, before, 2));
  const said = { planet: planetSaid(weak.planet), parts };
  if (weak.types.length === 0) return described(description, phrases.ALSO_WEAK_UNTOLD, said);
  const why = whySaid(weak);
  if (why.hindi === whySaid(weakPlanets[index - 1]!).hindi)
    return described(description, phrases.ALSO_WEAK_ALIKE, said);
  return described(description, index === 1 ? phrases.ALSO_WEAK : phrases.ALSO_WEAK.slice(0, 1), { ...said, why });
}

/** Returns the leading indication and the advice for it. */
export function leading(description: HealthDescription): Said | null {
  const row = description.leading;
  if (!row) return null;
  const parts = row.parts.slice(0, 2).map((id) => BODY_PART.get(id)!);
  const fresh = parts.filter((part) => !begunWith(description).includes(part));
  const isWhole = fresh.length === parts.length;
  const among = fresh.length === 0 ? phrases.LEADING_SAME : isWhole ? phrases.LEADING : phrases.LEADING.slice(0, 1);
  const said = described(description, among, { parts: partsSaid(fresh) });
  return joined(said, CARES_SAID[row.id]);
}

/** Returns the body parts that the beginning names: only the first, where they are known without a planet. */
function begunWith(description: HealthDescription): BodyPart[] {
  return weakest(description) ? firstParts(description) : firstParts(description).slice(0, 1);
}

const MOST_WATCHED = 3;

/** Returns the sentence about vulnerable parts that no other sentence names. */
export function alsoWatched(description: HealthDescription): Said | null {
  const { facts, leading: row } = description;
  const named = [...begunWith(description), ...(row?.parts ?? []).map((id) => BODY_PART.get(id)!)];
  const rest = facts.vulnerableParts.filter((part) => !named.includes(part)).slice(0, MOST_WATCHED);
  return rest.length > 0 ? described(description, phrases.ALSO_WATCHED, { parts: partsSaid(rest) }) : null;
}

const MOST_PROTECTORS = 3;

/** Returns the sentence about the planets that protect health; null where none does. */
export function protection(description: HealthDescription): Said | null {
  const { protectors, weakPlanets } = description.facts;
  const weak = weakPlanets.slice(0, 3).map(({ planet }) => planet);
  const strong = protectors.filter(({ planet }) => !weak.includes(planet));
  const well = strong.filter(({ level }) => level !== 'partial').slice(0, MOST_PROTECTORS);
  if (well.length > 0) return protectedBy(description, well);
  const [partly] = strong;
  return partly
    ? described(description, phrases.PROTECTED_IN_PART, {
        planets: planetSaid(partly.planet),
        parts: partsSaid(partsDescribedOf(description, partly.planet, endangered(description), 2)),
      })
    : null;
}

/** Body parts under care: a reading must not call these protected. */
function endangered(description: HealthDescription): BodyPart[] {
  const { vulnerableParts, weakPlanets } = description.facts;
  return [
    ...vulnerableParts,
    ...weakPlanets.slice(0, 3).flatMap(({ planet }) => partsDescribedOf(description, planet)),
  ];
}

function protectedBy(description: HealthDescription, protectors: readonly ProtectingPlanet[]): Said {
  const each = protectors.length > 1 ? 1 : MOST_PROTECTORS;
  const parts = protectors.flatMap(({ planet }) =>
    partsDescribedOf(description, planet, endangered(description), each),
  );
  const kept = [...new Set(parts)];
  const [{ planet }] = protectors as [ProtectingPlanet];
  return described(description, protectors.length > 1 ? phrases.PROTECTED_BY_MANY : phrases.PROTECTED, {
    planets: planetsSaid(protectors.map((one) => one.planet)),
    gives: PLANET_PHRASES[planet].gives,
    parts: partsSaid(kept),
  });
}
