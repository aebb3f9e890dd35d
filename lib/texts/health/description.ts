/** What the sentences of a reading are chosen by, derived from its facts. */
import { partsOfPlanet, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { INDICATIONS, type IndicationRow } from '../../astro/judgement/medical/tables/indications.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import {
  isWatchedFor,
  WEAKNESS_LISTED_FROM,
  type HealthFacts,
  type WeakPlanet,
} from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { BOTH_EYES, PARTS_SAID } from './tables/bodyWords.ts';
import { PLANET_PHRASES } from './tables/planetPhrases.ts';
import { themes } from './themes.ts';
import { filled, listSaid, phrasing, type Said } from './bothScripts.ts';

export interface HealthDescription {
  readonly facts: HealthFacts;
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
  return { facts, seed, themes: themes(facts), leading };
}

/** Returns one of the phrasings, chosen by this chart, with its placeholders filled. */
export function described(
  { seed }: HealthDescription,
  phrases: readonly Said[],
  parts: Readonly<Record<string, Said>> = {},
): Said {
  const said = Object.values(parts).map(({ hindi }) => hindi);
  return filled(phrasing(phrases, seed, ...said), parts);
}

/** Returns body parts as a list that stands before "का". */
export function partsSaid(parts: readonly BodyPart[]): Said {
  const isEye = ({ id }: BodyPart) => id === 'right_eye' || id === 'left_eye';
  const eyes = parts.filter(isEye);
  const others = parts.filter((part) => eyes.length < 2 || !isEye(part));
  return listSaid([...others.map(({ id }) => PARTS_SAID[id]), ...(eyes.length < 2 ? [] : [BOTH_EYES])]);
}

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
  const ruled = partsOfPlanet(planet);
  const fresh = ruled.filter((part) => !before.includes(part));
  const known = PLANET_PHRASES[planet].parts;
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
