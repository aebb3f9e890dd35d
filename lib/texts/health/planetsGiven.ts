/** Reads which planets an analysis calls weak, and which protect. */
import { PROTECTS_FROM } from '../../astro/judgement/medical/weights.ts';
import type { ProtectionLevel } from '../../astro/judgement/medical/protection.ts';
import { WEAKNESS_TYPES, type WeaknessTypeId } from '../../astro/judgement/medical/weaknessTypes.ts';
import { distinctBy, itemsOf, knownId, ownField, planetIn, score100In, understood, yesIn } from './given.ts';
import type { ProtectingPlanet, WeakPlanet } from '../../astro/judgement/medical/timeline/healthFacts.ts';

const TYPE_BY_ID: ReadonlyMap<string, WeaknessTypeId> = new Map(WEAKNESS_TYPES.map((id) => [id, id]));

/** From this score on a planet calls for a health remedy. */
const LEAST_WEAKNESS = 20;

/**
 * Returns the weak planets, the weakest first.
 *
 * @param judged all nine as judged: those that need care count, or only the weakest where none does; never one with
 *   neecha bhanga raja yoga
 * @param named those the caller calls weak: all of them count
 */
export function weakPlanetsIn(
  judged: readonly unknown[],
  named: readonly unknown[],
  weakest: readonly unknown[],
): WeakPlanet[] {
  const raised = new Set(judged.filter(isRaised).map(planetIn));
  const isFallen = (item: unknown) => !raised.has(planetIn(item));
  const weighed = judged.filter((item) => isWeighed(item) && isFallen(item)).map(weakPlanetIn);
  const all = byWeakness(weighed.filter((one) => one !== null && one.score !== null));
  const asking = all.filter(({ score }) => score! >= LEAST_WEAKNESS);
  const called = byWeakness([...named, ...weakest.filter(isFallen)].map(weakPlanetIn));
  const weak = [...asking, ...called];
  return byWeakness(weak.length > 0 ? weak : all.slice(0, 1));
}

/** Tells whether the weakness of a planet was judged; a judged protector has its protection instead. */
function isWeighed(item: unknown): boolean {
  return ownField(item, 'protection') === undefined;
}

/** Neecha bhanga raja yoga: the planet protects, however weak its score. */
function isRaised(item: unknown): boolean {
  return yesIn(ownField(ownField(item, 'neecha_bhanga'), 'is_raja_yoga')) === true;
}

function byWeakness(planets: readonly (WeakPlanet | null)[]): WeakPlanet[] {
  return distinctBy(understood(planets), ({ planet }) => planet).sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

function weakPlanetIn(item: unknown): WeakPlanet | null {
  const planet = planetIn(item);
  if (!planet) return null;
  const types = understood(itemsOf(ownField(item, 'types')).map((type) => knownId(type, TYPE_BY_ID)));
  const score = score100In(ownField(item, 'score')) ?? score100In(ownField(item, 'weakness'));
  return { planet, score, types: [...new Set(types)] };
}

const LEVEL_BY_ID: ReadonlyMap<string, ProtectionLevel> = new Map(
  (['full', 'good', 'partial'] as const).map((id) => [id, id]),
);
const LEVEL_RANKS: readonly (ProtectionLevel | null)[] = ['full', 'good', null, 'partial'];

/** Returns the planets that protect, the strongest first. */
export function protectorsIn(judged: readonly unknown[], named: readonly unknown[]): ProtectingPlanet[] {
  const strong = judged.filter((item) => knownId(item, LEVEL_BY_ID, 'protection') !== null);
  const raised = new Set(judged.filter((item) => isWeighed(item) && isRaised(item)));
  const described = [...strong, ...named, ...raised].map((item): ProtectingPlanet | null => {
    const planet = planetIn(item);
    return planet && { planet, level: raised.has(item) ? null : levelIn(item) };
  });
  return distinctBy(understood(described), ({ planet }) => planet).sort(
    (a, b) => LEVEL_RANKS.indexOf(a.level) - LEVEL_RANKS.indexOf(b.level),
  );
}

function levelIn(item: unknown): ProtectionLevel | null {
  const level = knownId(item, LEVEL_BY_ID, 'protection', 'level');
  if (level) return level;
  if (yesIn(ownField(item, 'is_full')) === true) return 'full';
  const score = score100In(ownField(item, 'score'));
  if (score === null) return null;
  return score >= PROTECTS_FROM ? 'good' : 'partial';
}
