/** Phrases that sentences about transits have in common, in English. */
import type { SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import type { TransitBand } from '../../../astro/transit/gochara.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { TARAS, type TaraId } from '../../../astro/tables/taras.ts';
import { BINDU_RESULTS } from '../binduResults.ts';
import { capitalised, dateEn, namedList, ordinal } from '../grammar.ts';

/** Returns your Moon sign, or the 4th from your Moon; of the Moon itself, the 4th from your own. */
export function fromMoonEn(house: number, planet: Planet | null = null): string {
  return house === 1 ? 'your Moon sign' : `the ${ordinal(house)} from your ${planet === 'Moon' ? 'own' : 'Moon'}`;
}

/** Returns nothing where the end is not known, or until 3 Jun 2027 with a space before it. */
export function untilEn(until: string | null): string {
  return until === null ? '' : ` until ${dateEn(until)}`;
}

/** Returns a whole sentence about planets, its verb in agreement. */
export function clauseEn(planets: readonly Planet[], one: string, many: string): string {
  return `${capitalised(namedList(planets))} ${planets.length > 1 ? many : one}.`;
}

/** What transits are together, after "are". */
export const TRANSITS_ARE: Readonly<Record<TransitBand, string>> = {
  very_good: 'very good',
  good: 'good',
  mixed: 'mixed',
  challenging: 'rather hard',
  difficult: 'hard',
};

/** What a sign is by the bindus of all planets. */
export const GROUND_EN: Readonly<Record<SarvaBand, string>> = {
  very_weak: 'very thin ground',
  weak: 'thin ground',
  average: 'average ground',
  good: 'good ground',
  strong: 'fertile ground',
  very_strong: 'very fertile ground',
};

/**
 * Returns what the bindus of a planet tend to bring there, as a sentence about the planet just named.
 *
 * @param head Its, or Yet its
 */
export function bindusTend(head: 'Its' | 'Yet its', bindus: number): string {
  const result = BINDU_RESULTS[bindus]!;
  if (bindus === 0) return `${head} lack of bindus there tends to bring ${result}.`;
  if (bindus === 4) return `${head} average share of bindus there tends to bring ${result}.`;
  return `${head} ${bindus > 4 ? 'many' : 'few'} bindus there tend to bring ${result}.`;
}

/** Returns what a tara means, as a sentence: Effort reaches its aim. */
export function taraMeans(tara: TaraId): string {
  const { meaning } = TARAS.find(({ id }) => id === tara)!;
  return `${capitalised(meaning.en.split(': ')[1]!)}.`;
}
