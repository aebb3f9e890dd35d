/** What every table of counted births is made with: shares, quantiles, and a digest by which a test knows it is stale. */
import { createHash } from 'node:crypto';
import type { Counted } from '../../lib/astro/percentile.ts';
import { tenths } from '../../lib/astro/rounding.ts';

/** Number of births that are counted. */
export const BIRTHS = 10_000;
/** Births whose raw values make the digest of a table. */
export const DIGEST_BIRTHS = 100;

/** What a step writes, and what it prints. */
export interface Step {
  /** Contents by path, from the root of the project. */
  readonly files: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
}

/** Returns a count as percent of all births, to a hundredth: one birth. */
export function percent(found: number | undefined, births = BIRTHS): number {
  return Math.round(((found ?? 0) / births) * 10_000) / 100;
}

/**
 * Returns the spread of a score among the births that have it.
 *
 * @param values of those births
 * @param steps between the lowest and the highest
 */
export function countedOf(values: readonly number[], births = BIRTHS, steps = 20): Counted {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (k: number) => tenths(sorted[Math.round((k / steps) * (sorted.length - 1))]!);
  const knots = sorted.length === 0 ? [] : Array.from({ length: steps + 1 }, (_, k) => at(k));
  return { sharePercent: percent(sorted.length, births), knots };
}

/** Returns the source of a table of spreads, with the digest of its raw values. */
export function tableSource(
  about: string,
  name: string,
  subject: string,
  scores: ReadonlyMap<string, Counted>,
  digest: string,
): string {
  const rows = [...scores].map(([id, { knots, sharePercent }]) => {
    return `'${id}': { sharePercent: ${sharePercent}, knots: [${knots.join(', ')}] },`;
  });
  return `/** ${about} in ${BIRTHS} random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const ${name}_SPREAD: Spread = {
  subject: '${subject}',
  scores: {\n${rows.join('\n')}\n},
};

/** Digest of the raw values of the first births: where it differs, npm run shares counts anew. */
export const ${name}_DIGEST = '${digest}';
`;
}

/** Returns a digest of raw values. */
export function digestOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

/** Returns mean, deviation and bounds of values, in words. */
export function spreadText(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return `mean ${mean.toFixed(1)}, deviation ${deviation.toFixed(1)}, ${Math.min(...values)} to ${Math.max(...values)}`;
}
