/** The first paragraph of a reading: the state of the chart, its weaknesses and its protection. */
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import { BODY_PART, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import type { ProtectingPlanet, WeakPlanet } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { WeaknessTypeId } from '../../astro/judgement/medical/weaknessTypes.ts';
import type { ReadingChartWords } from '../../words/facts/health/reading.ts';
import { planetHi, planetsHi } from '../../words/hi/grammar.ts';
import { PLANET_PHRASES_HI } from '../../words/hi/health/planetPhrases.ts';
import { bodyPartsHi, chartHi, reasonsHi } from '../../words/hi/health/readingChart.ts';
import {
  firstParts,
  idsOf,
  isHardlyWeak,
  partsDescribedOf,
  variant,
  weakest,
  type HealthDescription,
} from './description.ts';
import { humourRuler, rulerOf } from './themes.ts';

const fact = factsOf<ReadingChartWords>();
type Sentence = Fact<ReadingChartWords>;

/** Returns the opening sentence of a full reading, by the level of risk. */
export function opening(description: HealthDescription): Sentence {
  const { ascendantSign: signIndex, riskLevel } = description.facts;
  return fact('opening', {
    risk: riskLevel ?? 'unknown',
    signIndex,
    age: description.age,
    variant: variant(description, chartHi(signIndex, 'adult')),
  });
}

/** Returns the opening sentence of a short reading, by the level of risk. */
export function shortOpening({ age, facts }: HealthDescription): Sentence {
  return fact('short_opening', { risk: facts.riskLevel ?? 'unknown', signIndex: facts.ascendantSign, age });
}

/**
 * Returns how the reading begins: with the weakest planet, otherwise with the ruler of the body parts or of the
 * constitution.
 */
export function beginning(description: HealthDescription): Sentence | null {
  const { facts } = description;
  const weak = weakest(description);
  if (weak) return beginningWith(description, weak);
  const [part] = facts.vulnerableParts;
  if (part) return fact('parts_first', { parts: [part.id], planet: rulerOf(part) });
  const ruler = humourRuler(facts);
  return ruler && fact('humour_first', { humour: facts.dominantHumour!, planet: ruler });
}

function beginningWith(description: HealthDescription, weak: WeakPlanet): Sentence {
  const { planet } = weak;
  if (isHardlyWeak(weak)) return fact('hardly_weak', { planet });
  if (weak.types.length === 0) {
    return fact('weakest_unexplained', { planet, variant: variant(description, planetHi(planet)) });
  }
  const types = reasonsOf(weak);
  return fact('weakest', { planet, types, variant: variant(description, planetHi(planet), reasonsHi(types)) });
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

function reasonsOf({ types }: WeakPlanet): WeaknessTypeId[] {
  const found = RELEVANT_TYPES.filter((type) => types.includes(type)).slice(0, MOST_REASONS);
  // A reason that ends in an explanation stands last.
  return found.sort((a, b) => Number(a === 'combust') - Number(b === 'combust'));
}

/** Returns the sentence about the body parts that the weakest planet rules; null where no planet is called weak. */
export function partsOfWeakest(description: HealthDescription): Sentence | null {
  const parts = idsOf(firstParts(description));
  if (!weakest(description)) return null;
  return fact('its_parts', { parts, variant: variant(description, bodyPartsHi(parts)) });
}

/** Returns what the leading planet signifies; null for a weak planet, whose body parts are described anyway. */
export function ruling(description: HealthDescription): Sentence | null {
  return weakest(description) ? null : fact('rules', { planet: description.themes[0]! });
}

/**
 * Returns the sentence about a further weak planet and its body parts; null where there is none, or it is hardly weak.
 *
 * @param index position among the weak planets: 1 for the second
 */
export function alsoWeak(description: HealthDescription, index: number): Sentence | null {
  const { weakPlanets } = description.facts;
  const weak = weakPlanets[index];
  if (!weak || isHardlyWeak(weak)) return null;
  const { planet } = weak;
  const before = weakPlanets.slice(0, index).flatMap((one) => partsDescribedOf(description, one.planet));
  const parts = idsOf(partsDescribedOf(description, planet, before, 2));
  if (weak.types.length === 0) return fact('also_weak_unexplained', { planet, parts });
  const types = reasonsOf(weak);
  if (types.join() === reasonsOf(weakPlanets[index - 1]!).join()) return fact('also_weak_alike', { planet, parts });
  if (index > 1) return fact('third_weak', { planet, parts, types });
  const chosen = variant(description, planetHi(planet), bodyPartsHi(parts), reasonsHi(types));
  return fact('also_weak', { planet, parts, types, variant: chosen });
}

/** Returns the leading indication and the advice for it. */
export function leading(description: HealthDescription): Sentence | null {
  const row = description.leading;
  if (!row) return null;
  const indication = row.id;
  const { age } = description;
  const named = row.parts.slice(0, 2);
  const begun = idsOf(begunWith(description));
  const parts = named.filter((part) => !begun.includes(part));
  if (parts.length === 0) return fact('leading_same', { indication, age });
  if (parts.length < named.length) return fact('leading_further', { indication, parts, age });
  return fact('leading', { indication, parts, age, variant: variant(description, bodyPartsHi(parts)) });
}

/** Returns the body parts that the beginning names: only the first, where they are known without a planet. */
function begunWith(description: HealthDescription): BodyPart[] {
  return weakest(description) ? firstParts(description) : firstParts(description).slice(0, 1);
}

const MOST_WATCHED = 3;

/** Returns the sentence about vulnerable parts that no other sentence names. */
export function alsoWatched(description: HealthDescription): Sentence | null {
  const { facts, leading: row } = description;
  const named = [...begunWith(description), ...(row?.parts ?? []).map((id) => BODY_PART.get(id)!)];
  const parts = idsOf(facts.vulnerableParts.filter((part) => !named.includes(part)).slice(0, MOST_WATCHED));
  if (parts.length === 0) return null;
  return fact('also_watched', { parts, variant: variant(description, bodyPartsHi(parts)) });
}

const MOST_PROTECTORS = 3;

/** Returns the sentence about the planets that protect health; null where none does. */
export function protection(description: HealthDescription): Sentence | null {
  const { protectors, weakPlanets } = description.facts;
  const weak = weakPlanets.slice(0, 3).map(({ planet }) => planet);
  const strong = protectors.filter(({ planet }) => !weak.includes(planet));
  const well = strong.filter(({ level }) => level !== 'partial').slice(0, MOST_PROTECTORS);
  if (well.length > 0) return protectedBy(description, well);
  const [partly] = strong;
  if (!partly) return null;
  const parts = idsOf(partsDescribedOf(description, partly.planet, endangered(description), 2));
  return fact('protected_in_part', { planet: partly.planet, parts });
}

/** Body parts under care: a reading must not call these protected. */
function endangered(description: HealthDescription): BodyPart[] {
  const { vulnerableParts, weakPlanets } = description.facts;
  return [
    ...vulnerableParts,
    ...weakPlanets.slice(0, 3).flatMap(({ planet }) => partsDescribedOf(description, planet)),
  ];
}

function protectedBy(description: HealthDescription, protectors: readonly ProtectingPlanet[]): Sentence {
  const planets = protectors.map(({ planet }) => planet);
  const each = planets.length > 1 ? 1 : MOST_PROTECTORS;
  const described = planets.flatMap((planet) => partsDescribedOf(description, planet, endangered(description), each));
  const parts = idsOf([...new Set(described)]);
  const [planet] = planets;
  const { gives } = PLANET_PHRASES_HI[planet!];
  const chosen = variant(description, planetsHi(planets), gives, bodyPartsHi(parts));
  return planets.length > 1
    ? fact('protected_by_many', { planets, parts, variant: chosen })
    : fact('protected', { planet: planet!, parts, variant: chosen });
}
