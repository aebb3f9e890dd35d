/** What the sentences of a reading are chosen by, derived from its facts. */
import { adviceAge, isPartTold, type AdviceAge } from '../../astro/judgement/medical/telling.ts';
import { partsOfPlanet, type BodyPart, type BodyPartId } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { INDICATIONS, type IndicationRow } from '../../astro/judgement/medical/tables/indications.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import {
  isWatchedFor,
  WEAKNESS_LISTED_FROM,
  type HealthFacts,
  type WeakPlanet,
} from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { choiceNumber } from '../../words/phraseChoice.ts';
import { themes } from './themes.ts';

export interface HealthDescription {
  readonly facts: HealthFacts;
  readonly age: AdviceAge;
  /** Text that differs between charts; it is the seed of every choice. */
  readonly seed: string;
  readonly themes: readonly Planet[];
  /** The most important indication; null where none is watched for. */
  readonly leading: IndicationRow | null;
}

/**
 * Returns what the sentences of a reading are chosen by: the facts, the seed, the themes and the leading indication.
 */
export function descriptionOf(facts: HealthFacts): HealthDescription {
  const { ascendantSign, indications, periods, vulnerableParts, weakPlanets } = facts;
  const [first] = indications;
  const seed = [
    ascendantSign,
    ...weakPlanets.map(({ planet, score }) => `${planet}${score}`),
    ...periods.map(({ end, lord }) => `${lord}${end}`),
    ...vulnerableParts.map(({ id }) => id),
  ].join();
  const leading = first && isWatchedFor(first) ? INDICATIONS.find(({ id }) => id === first.id)! : null;
  return { facts, age: adviceAge(facts.telling.stage), seed, themes: themes(facts), leading };
}

/**
 * Returns the number that chooses the phrasing of a sentence for this chart.
 *
 * @param about what the sentence names, in Hindi; it chooses for both languages, so that both say the same
 */
export function variant({ seed }: HealthDescription, ...about: readonly string[]): number {
  return choiceNumber(seed, ...about);
}

/** Of the parts that a planet rules, the commonly known ones, the best known first. */
const KNOWN_PARTS: Readonly<Record<Planet, readonly BodyPartId[]>> = {
  Sun: ['heart', 'bones', 'right_eye'],
  Moon: ['mind', 'sleep', 'chest'],
  Mars: ['blood', 'muscles', 'digestion'],
  Mercury: ['nerves', 'skin', 'speech'],
  Jupiter: ['liver', 'fat_metabolism', 'hips'],
  Venus: ['kidneys', 'hormones', 'reproductive_system'],
  Saturn: ['joints', 'knees', 'bones'],
  Rahu: ['skin', 'immunity'],
  Ketu: ['spine', 'feet', 'immunity'],
};

const MOST_PARTS = 3;

/**
 * Returns the body parts that a planet rules, the vulnerable first; parts described before are repeated only where
 * there are no others.
 */
export function partsDescribedOf(
  { facts }: HealthDescription,
  planet: Planet,
  before: readonly BodyPart[] = [],
  most = MOST_PARTS,
): BodyPart[] {
  const ruled = partsOfPlanet(planet).filter(({ id }) => isPartTold(id, facts.telling));
  const fresh = ruled.filter((part) => !before.includes(part));
  const known = KNOWN_PARTS[planet];
  const knownRank = ({ id }: BodyPart) => (known.includes(id) ? known.indexOf(id) : known.length);
  const rank = (part: BodyPart) => (facts.vulnerableParts.includes(part) ? 0 : ruled.length) + knownRank(part);
  return [...(fresh.length > 0 ? fresh : ruled)].sort((a, b) => rank(a) - rank(b)).slice(0, most);
}

/** Returns the planet that the reading begins with; null where none is called weak. */
export function weakest({ facts }: HealthDescription): WeakPlanet | null {
  return facts.weakPlanets[0] ?? null;
}

/** Tells whether a planet is strong enough, and only the weakest of the nine. */
export function isHardlyWeak({ score }: WeakPlanet): boolean {
  return score !== null && score < WEAKNESS_LISTED_FROM;
}

/** Returns the body parts that the first sentences are about. */
export function firstParts(description: HealthDescription): BodyPart[] {
  const weak = weakest(description);
  return weak ? partsDescribedOf(description, weak.planet) : description.facts.vulnerableParts.slice(0, MOST_PARTS);
}

/** Returns the ids of body parts, as sentences take them. */
export function idsOf(parts: readonly BodyPart[]): BodyPartId[] {
  return parts.map(({ id }) => id);
}
