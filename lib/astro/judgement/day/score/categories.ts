/** The score of a day for one matter of life: half the score of the day, and items of the matter (interpretive). */
import { DISHA_SHOOL, type Direction } from '../../../tables/directions.ts';
import type { Planet } from '../../../tables/planets.ts';
import * as table from '../../tables/dayCategories.ts';
import type { DayClass } from '../../tables/dayScore.ts';
import * as matter from './matterPoints.ts';
import type { FittingStar } from './matterPoints.ts';
import { inTenths, type DayPiece } from './pieces.ts';
import { cappedClass } from './closures.ts';
import type { NatalMatter } from './context.ts';
import {
  closed,
  dayClass,
  leadingItems,
  summands,
  type Closing,
  type DayScore,
  type JudgedDay,
  type Leading,
  type Summand,
} from './dayScore.ts';

interface ItemOf<Id extends string, Found> {
  readonly id: Id;
  readonly points: number;
  readonly max: number;
  readonly found: Found;
}

interface KarakaScore {
  readonly planet: Planet;
  /** Of its transit over the day, 0 to 100. */
  readonly score: number;
}

/** An item of the score, as data; `categoryLabels.ts` puts it into words. */
export type CategoryItem =
  | ItemOf<'day', { readonly score: number }>
  | ItemOf<'karakas', readonly KarakaScore[]>
  | ItemOf<'moon_house', readonly DayPiece<number>[]>
  | ItemOf<'sarvashtakavarga', { readonly houses: readonly number[]; readonly mean: number }>
  | ItemOf<'double_transit', readonly number[]>
  | ItemOf<'dasha_lord', readonly Planet[]>
  | ItemOf<'vara', { readonly varaIndex: number }>
  | ItemOf<'nakshatra', readonly DayPiece<FittingStar>[]>
  | ItemOf<'disha_shool', Direction>
  | ItemOf<table.Avoided, { readonly share: number }>;

export interface CategoryScore extends Closing {
  readonly category: table.DayCategoryId;
  /** 0 to 100: the start, all items, rounding and bounds. */
  readonly score: number;
  /** By the score, and no better than the closures of the day allow. */
  readonly class: DayClass;
  readonly items: readonly CategoryItem[];
}

/** Scores a day for one matter of life, 0 to 100, the exact sum of its items. */
export function categoryScore(judged: JudgedDay, category: table.DayCategoryId): CategoryScore {
  const { context, day, score } = judged;
  const row = table.DAY_CATEGORIES[category];
  const natal = context.matters[category];
  const items: CategoryItem[] = [
    { id: 'day', points: matter.halfOfDay(score), max: 100 * table.DAY_SHARE, found: { score: score.score } },
    karakasItem(score, row),
    moonHouseItem(judged, row),
    sarvaItem(natal, row),
    doubleTransitItem(score, row),
    lordItem(score, natal),
    { id: 'vara', points: row.varas[day.varaIndex]!, max: table.MOST_OF_VARA, found: { varaIndex: day.varaIndex } },
    nakshatraItem(judged, row),
    ...avoidedItems(score, row),
  ];
  if (row.describesDirection) items.push({ id: 'disha_shool', points: 0, max: 0, found: DISHA_SHOOL[day.varaIndex]! });
  const whole = closed(items.reduce((sum, { points }) => sum + points, table.CATEGORY_START));
  return { category, class: cappedClass(dayClass(whole.score), score.cap), items, ...whole };
}

function karakasItem(score: DayScore, row: table.DayCategory): CategoryItem {
  const found = row.karakas.map((planet) => ({ planet, score: score.transitScores[planet] }));
  return { id: 'karakas', points: matter.karakaPoints(score, row), max: table.KARAKAS_CAP, found };
}

function moonHouseItem(judged: JudgedDay, row: table.DayCategory): CategoryItem {
  const { context, score } = judged;
  const found = score.parts.moon_bindus.pieces.map((piece) => {
    const house = matter.houseOf(context, piece.found.signIndex);
    return { ...piece, found: house, points: matter.housePoints(house, row.houses) };
  });
  return { id: 'moon_house', points: matter.moonHousePoints(judged, row), max: table.MAIN_HOUSE_POINTS, found };
}

function sarvaItem(natal: NatalMatter, { houses }: table.DayCategory): CategoryItem {
  const found = { houses, mean: natal.meanSarva };
  return { id: 'sarvashtakavarga', points: matter.sarvaPoints(natal), max: table.SARVA_CAP, found };
}

function doubleTransitItem(score: DayScore, row: table.DayCategory): CategoryItem {
  const { pieces } = score.parts.double_transit;
  const found = row.houses.filter((house) => pieces.some((piece) => piece.found.includes(house)));
  const points = matter.doubleTransitPoints(score, row);
  return { id: 'double_transit', points, max: table.CATEGORY_DOUBLE_TRANSIT, found };
}

function lordItem(score: DayScore, natal: NatalMatter): CategoryItem {
  const running = score.parts.dasha_lords.pieces.flatMap((piece) => piece.found.map(({ lord }) => lord));
  const found = [...new Set(running)].filter((lord) => natal.lords.includes(lord));
  return { id: 'dasha_lord', points: matter.lordPoints(score, natal), max: table.LORD_POINTS, found };
}

function nakshatraItem(judged: JudgedDay, row: table.DayCategory): CategoryItem {
  const found = row.likesEkadashi ? matter.starsWithEkadashi(judged, row) : stars(judged, row);
  const max = row.likesEkadashi ? table.EKADASHI_FITS : table.NAKSHATRA_FITS;
  return { id: 'nakshatra', points: matter.nakshatraPoints(judged, row), max, found };
}

function stars({ score }: JudgedDay, row: table.DayCategory): DayPiece<FittingStar>[] {
  return score.parts.nakshatra.pieces.map((piece) => {
    const { number } = piece.found;
    return { ...piece, found: { number, isEkadashi: false }, points: matter.starPoints(piece.found, row) };
  });
}

function avoidedItems({ parts }: DayScore, { avoids }: table.DayCategory): CategoryItem[] {
  return avoids.flatMap(([id, points]) => {
    const share = matter.avoidedShare(parts, id);
    return share > 0 ? [{ id, points: inTenths(share * points), max: 0, found: { share } }] : [];
  });
}

/** Lists all that a category's score is the exact sum of, without words. */
export function categoryPoints(score: CategoryScore): Summand[] {
  return summands(table.CATEGORY_START, score.items, score);
}

/** Returns the items that gave most and those that took most, the day itself left out; of each kind three at the most. */
export function leadingOfCategory({ items }: Pick<CategoryScore, 'items'>): Leading<CategoryItem> {
  return leadingItems(items.filter(({ id }) => id !== 'day'));
}
