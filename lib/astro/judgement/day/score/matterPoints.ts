/** Points of a day for one matter of life, without results in words (interpretive). */
import { countFrom } from '../../../angle.ts';
import { isDusthana } from '../../../chart/houses.ts';
import { tithiQuality } from '../../../panchang/elementSpans.ts';
import { within } from '../../../score.ts';
import * as table from '../../tables/dayCategories.ts';
import { dayPieces, inTenths, judgedPieces, running, weightedMean, type DayPiece } from './pieces.ts';
import type { DayScoreContext, NatalMatter } from './context.ts';
import { closed, type DayParts, type DaySum, type SummedDay } from './dayScore.ts';
import { AMAVASYA, EKADASHIS } from '../../../tables/panchang.ts';

/** Returns only the score of a day for a matter, 0 to 100, for callers that score every day of a month. */
export function matterScore(judged: SummedDay, category: table.DayCategoryId): number {
  const { day, context, score } = judged;
  const row = table.DAY_CATEGORIES[category];
  const natal = context.matters[category];
  // In the order of the items, so that the sum is theirs to the last bit.
  let sum = table.CATEGORY_START + halfOfDay(score) + karakaPoints(score, row) + moonHousePoints(judged, row);
  sum += sarvaPoints(natal);
  sum += doubleTransitPoints(score, row);
  sum += lordPoints(score, natal);
  sum += row.varas[day.varaIndex]!;
  sum += nakshatraPoints(judged, row);
  for (const [what, points] of row.avoids) sum += inTenths(avoidedShare(score.parts, what) * points);
  return closed(sum).score;
}

/** Half of the score of the day itself. */
export function halfOfDay({ score }: DaySum): number {
  return inTenths(score * table.DAY_SHARE);
}

/** By the mean transit of the significators. */
export function karakaPoints({ transitScores }: DaySum, { karakas }: table.DayCategory): number {
  const mean = karakas.reduce((sum, planet) => sum + transitScores[planet], 0) / karakas.length;
  return inTenths(within(-table.KARAKAS_CAP, (mean - 50) / table.KARAKAS_PER_POINT, table.KARAKAS_CAP));
}

/** The Moon passes houses of the ascendant: the day is cut where her bindus are. */
export function moonHousePoints({ context, score }: SummedDay, { houses }: table.DayCategory): number {
  let sum = 0;
  for (const { found, share } of score.parts.moon_bindus.pieces) {
    sum += housePoints(houseOf(context, found.signIndex), houses) * share;
  }
  return inTenths(sum);
}

/** House of the ascendant, 1..12. */
export function houseOf({ chart }: DayScoreContext, signIndex: number): number {
  return countFrom(chart.ascendant.signIndex, signIndex);
}

/**
 * Of a house that the Moon passes.
 *
 * @param houses of the matter, the main one first
 */
export function housePoints(house: number, houses: readonly number[]): number {
  if (house === houses[0]) return table.MAIN_HOUSE_POINTS;
  if (houses.includes(house)) return table.OTHER_HOUSE_POINTS;
  return isDusthana(house) ? table.DUSTHANA_POINTS : 0;
}

/** By the bindus of the houses. */
export function sarvaPoints({ meanSarva }: NatalMatter): number {
  return inTenths(within(-table.SARVA_CAP, meanSarva - table.CATEGORY_SARVA_MEAN, table.SARVA_CAP));
}

/** Jupiter and Saturn together on a house of the matter. */
export function doubleTransitPoints({ parts }: DaySum, { houses }: table.DayCategory): number {
  const share = shareOf(parts.double_transit.pieces, (active) => houses.some((house) => active.includes(house)));
  return inTenths(share * table.CATEGORY_DOUBLE_TRANSIT);
}

/** A lord of any of the five levels that owns a house of the matter, or stands in one. */
export function lordPoints({ parts }: DaySum, { lords }: NatalMatter): number {
  const share = shareOf(parts.dasha_lords.pieces, (found) => found.some(({ lord }) => lords.includes(lord)));
  return inTenths(share * table.LORD_POINTS);
}

/** The Moon in a nakshatra that the matter likes. */
export function nakshatraPoints(judged: SummedDay, row: table.DayCategory): number {
  if (row.likesEkadashi) return inTenths(weightedMean(starsWithEkadashi(judged, row)));
  let sum = 0;
  for (const { found, share } of judged.score.parts.nakshatra.pieces) sum += starPoints(found, row) * share;
  return inTenths(sum);
}

/** Of one nakshatra. */
export function starPoints(
  { type }: DayParts['nakshatra']['pieces'][number]['found'],
  { nakshatras }: table.DayCategory,
): number {
  return nakshatras.includes(type) ? table.NAKSHATRA_FITS : 0;
}

export interface FittingStar {
  /** Of the nakshatra, 1 to 27. */
  readonly number: number;
  /** Counts only where the matter likes it. */
  readonly isEkadashi: boolean;
}

/** While it lasts, an Ekadashi serves with any star, and better than a good one. */
export function starsWithEkadashi({ day, score }: SummedDay, row: table.DayCategory): DayPiece<FittingStar>[] {
  const { nakshatra, tithi } = score.parts;
  const starAt = (jdUT: number) => {
    const star = running(nakshatra.pieces, jdUT)!.found;
    const isEkadashi = EKADASHIS.includes(running(tithi.pieces, jdUT)!.found.number);
    const points = isEkadashi ? table.EKADASHI_FITS : starPoints(star, row);
    return { found: { number: star.number, isEkadashi }, points };
  };
  const isSame = (a: FittingStar, b: FittingStar) => a.number === b.number && a.isEkadashi === b.isEkadashi;
  return judgedPieces(day, dayPieces(day, nakshatra.pieces, tithi.pieces), starAt, isSame);
}

/** For how much of a day something holds. */
function shareOf<Found>(pieces: readonly DayPiece<Found>[], holds: (found: Found) => boolean): number {
  let sum = 0;
  for (const { found, share } of pieces) if (holds(found)) sum += share;
  return sum;
}

const MRITYU_YOGAS = ['mrityu_tithi', 'mrityu_nakshatra'];
/** For how much of a day something lasts that a category avoids. */
export function avoidedShare(parts: DayParts, avoided: table.Avoided): number {
  const { chandrabala, karana, nakshatra, special_yogas: yogas, tithi } = parts;
  switch (avoided) {
    case 'rikta':
      return shareOf(tithi.pieces, ({ number }) => tithiQuality(number).group.id === 'rikta');
    case 'new_moon':
      return shareOf(tithi.pieces, ({ number }) => number === AMAVASYA);
    case 'vishti':
      return shareOf(karana.pieces, ({ abode }) => abode !== null);
    case 'panchaka':
      return shareOf(yogas.pieces, (found) => found.some(({ id }) => id === 'panchaka'));
    case 'fierce_star':
      return shareOf(nakshatra.pieces, ({ type }) => type === 'ugra' || type === 'tikshna');
    case 'chandrashtama':
      return shareOf(chandrabala.pieces, ({ isChandrashtama }) => isChandrashtama);
    case 'moon_in_twelfth':
      return shareOf(chandrabala.pieces, ({ house }) => house === 12);
    case 'mrityu_yoga':
      return shareOf(yogas.pieces, (found) => found.some(({ id }) => MRITYU_YOGAS.includes(id)));
  }
}
