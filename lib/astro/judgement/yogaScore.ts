/** Scores of all yogas of a chart: sums of strengths by rarity, and their places among many births (interpretive). */
import type { Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { factsOf, type Fact } from '../factsOf.ts';
import { placeOf, type Place } from '../percentile.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { tenths } from '../rounding.ts';
import type { Verdict } from '../rule.ts';
import { sumInTenths, TENTHS, type ScorePart } from '../score.ts';
import type { PlanetStrengths } from '../strength/planetStrength.ts';
import { YOGA_SUMMARY_SPREAD } from '../tables/percentiles/yogaSummary.ts';
import type { Planet } from '../tables/planets.ts';
import { information, oneFactEach, ranked, rarityBits } from '../yoga/ranking.ts';
import {
  OBSTACLE_BEARERS,
  speaksFor,
  THEME_ROWS,
  YOGA_THEMES,
  type Bearer,
  type YogaTheme,
} from './tables/yogaThemes.ts';

/** What the scores of all yogas count. */
export interface YogaScoreFacts {
  readonly yoga_weighed: { readonly name: Bilingual };
  /** A planet that a theme rests on; the house is that which it is the lord of, if it is counted as a lord. */
  readonly bearer_strength: { readonly planet: Planet; readonly house: number | null };
  readonly bearer_weakness: { readonly planet: Planet; readonly house: number | null };
}

export type NetPart = ScorePart<Fact<YogaScoreFacts>>;

/** A sum of yogas, and its place among many births. */
export interface YogaScore extends Place {
  /** The exact sum of its parts. It has no bounds, and may be below zero. */
  readonly net: number;
  readonly parts: readonly NetPart[];
}

const fact = factsOf<YogaScoreFacts>();

/** A yoga of full strength that half of all births have adds ten points; one that a quarter have, twenty. */
const POINTS_PER_BIT = 1 / 10;
/** Points of a planet of full strength that a theme rests on: as much as a common yoga. */
const BEARER_SHARE = 1 / 10;

export type YogaScoreId = 'whole' | YogaTheme;
export const YOGA_SCORE_IDS: readonly YogaScoreId[] = ['whole', ...YOGA_THEMES];

/** Returns the sum of all yogas of a chart, and that of each theme. */
export function yogaScores(
  chart: Chart,
  strengths: PlanetStrengths,
  verdicts: readonly Verdict[],
): Readonly<Record<YogaScoreId, YogaScore>> {
  const counted = countedFacts(verdicts);
  const scoreOf = (id: YogaScoreId) => placed(id, partsOf(id, { chart, strengths, counted }));
  return {
    whole: scoreOf('whole'),
    standing: scoreOf('standing'),
    wealth: scoreOf('wealth'),
    learning: scoreOf('learning'),
    spirit: scoreOf('spirit'),
    obstacles: scoreOf('obstacles'),
  };
}

/** What stands and is more than the letter, each fact once. */
function countedFacts(verdicts: readonly Verdict[]): Verdict[] {
  const standing = verdicts.filter(({ grade, isPresent, status }) => {
    return isPresent && status !== 'cancelled' && grade !== 'formal';
  });
  return oneFactEach(standing);
}

interface Summed {
  readonly chart: Chart;
  readonly strengths: PlanetStrengths;
  readonly counted: readonly Verdict[];
}

function partsOf(id: YogaScoreId, summed: Summed): readonly NetPart[] {
  const { counted } = summed;
  if (id === 'whole') {
    const weighed = counted.filter(({ rule }) => rule.polarity !== 'mixed');
    return weighed.map((one) => yogaPart(one, one.rule.polarity === 'bad'));
  }
  const isBurden = id === 'obstacles';
  const bearers = isBurden ? OBSTACLE_BEARERS : THEME_ROWS[id].bearers;
  const speaking = counted.filter(({ alsoCalled, rule }) => [rule, ...alsoCalled].some((name) => speaksFor(name, id)));
  return [
    ...bearers.map((bearer) => bearerPart(bearer, isBurden, summed)),
    ...speaking.map((one) => yogaPart(one, false)),
  ];
}

function yogaPart(verdict: Verdict, isTaken: boolean): NetPart {
  const { rule } = verdict;
  const points = tenths(information(verdict) * POINTS_PER_BIT);
  return {
    id: rule.variant ? `${rule.id}-${rule.variant}` : rule.id,
    label: fact('yoga_weighed', { name: rule.name }),
    points: isTaken ? -points : points,
    max: isTaken ? 0 : tenths(100 * rarityBits(verdict) * POINTS_PER_BIT),
  };
}

function bearerPart(bearer: Bearer, isBurden: boolean, { chart, strengths }: Summed): NetPart {
  const house = 'lordOf' in bearer ? bearer.lordOf : null;
  const planet = 'lordOf' in bearer ? lordOfHouse(chart, bearer.lordOf) : bearer.planet;
  const { value } = strengths[planet];
  return {
    id: house === null ? planet.toLowerCase() : `lord_${house}`,
    label: isBurden ? fact('bearer_weakness', { planet, house }) : fact('bearer_strength', { planet, house }),
    points: tenths((isBurden ? 100 - value : value) * BEARER_SHARE),
    max: 100 * BEARER_SHARE,
  };
}

function placed(id: YogaScoreId, parts: readonly NetPart[]): YogaScore {
  const net = sumInTenths(parts) / TENTHS;
  return { net, parts, ...placeOf(YOGA_SUMMARY_SPREAD, id, net) };
}

/** Lists what stands of some rules, each fact and each slug once, by rank. */
export function rankedBySlug(verdicts: readonly Verdict[]): Verdict[] {
  const standing = verdicts.filter(({ isPresent, status }) => isPresent && status !== 'cancelled');
  const slugs = new Set<string>();
  return ranked(oneFactEach(standing)).filter(({ rule: { id } }) => !slugs.has(id) && Boolean(slugs.add(id)));
}
