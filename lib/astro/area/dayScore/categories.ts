/** The score of a day for one matter of life: half of the day's own, and what concerns the matter (interpretive). */
import { countFrom } from '../../angle.ts';
import { isDusthana } from '../../houses.ts';
import { within } from '../../score.ts';
import { DISHA_SHOOL, type Direction } from '../../tables/directions.ts';
import { tithiQuality } from '../../panchang/limbs.ts';
import type { NakshatraType } from '../../tables/nakshatraQualities.ts';
import type { Planet } from '../../tables/planets.ts';
import * as table from '../tables/dayCategories.ts';
import type { DayClass } from '../tables/dayScore.ts';
import type { DayCourse } from './course.ts';
import { dayPieces, inTenths, judgedPieces, running, weightedMean, type DayPiece, type ScoredDay } from './pieces.ts';
import type { DayScene, NatalMatter } from './scene.ts';
import {
  closed,
  dayClass,
  leading,
  summands,
  type Closing,
  type DayParts,
  type DayScore,
  type Leading,
  type Summand,
} from './score.ts';

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

export interface FittingStar {
  /** Of the nakshatra, 1 to 27. */
  readonly number: number;
  /** Counts only where the matter likes it. */
  readonly isEkadashi: boolean;
}

/** Something that concerns the matter; labels put it into words. */
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
  readonly class: DayClass;
  readonly items: readonly CategoryItem[];
}

/** What a category is judged from. */
export interface JudgedDay {
  readonly scene: DayScene;
  readonly course: DayCourse;
  readonly day: ScoredDay;
  readonly score: DayScore;
}

/** Scores a day for one matter of life, 0 to 100, the exact sum of its items. */
export function categoryScore(judged: JudgedDay, category: table.DayCategoryId): CategoryScore {
  const { scene, day, score } = judged;
  const row = table.DAY_CATEGORIES[category];
  const matter = scene.matters[category];
  const items: CategoryItem[] = [
    dayItem(score),
    karakasItem(score, row),
    moonHouseItem(judged, row),
    sarvaItem(matter, row),
    doubleTransitItem(score, row),
    lordItem(score, matter),
    { id: 'vara', points: row.varas[day.varaIndex]!, max: table.MOST_OF_VARA, found: { varaIndex: day.varaIndex } },
    nakshatraItem(judged, row),
  ];
  addAvoided(items, score, row);
  if (row.tellsDirection) items.push({ id: 'disha_shool', points: 0, max: 0, found: DISHA_SHOOL[day.varaIndex]! });
  const whole = closed(items.reduce((sum, { points }) => sum + points, table.CATEGORY_START));
  return { category, class: dayClass(whole.score), items, ...whole };
}

function dayItem({ score }: DayScore): CategoryItem {
  return { id: 'day', points: inTenths(score * table.DAY_SHARE), max: 100 * table.DAY_SHARE, found: { score } };
}

function karakasItem({ transitScores }: DayScore, { karakas }: table.DayCategory): CategoryItem {
  const found = karakas.map((planet) => ({ planet, score: transitScores[planet] }));
  const mean = found.reduce((sum, { score }) => sum + score, 0) / found.length;
  const points = within(-table.KARAKAS_CAP, (mean - 50) / table.KARAKAS_PER_POINT, table.KARAKAS_CAP);
  return { id: 'karakas', points: inTenths(points), max: table.KARAKAS_CAP, found };
}

/** House of the ascendant that the Moon passes: the day is cut where her bindus are. */
function moonHouseItem({ scene, score }: JudgedDay, { houses }: table.DayCategory): CategoryItem {
  const found = score.parts.moon_bindus.pieces.map(({ endJdUT, found: { signIndex }, share, startJdUT }) => {
    const house = countFrom(scene.chart.ascendant.signIndex, signIndex);
    return { startJdUT, endJdUT, found: house, points: housePoints(house, houses), share };
  });
  return { id: 'moon_house', points: inTenths(weightedMean(found)), max: table.MAIN_HOUSE_POINTS, found };
}

function housePoints(house: number, houses: readonly number[]): number {
  if (house === houses[0]) return table.MAIN_HOUSE_POINTS;
  if (houses.includes(house)) return table.OTHER_HOUSE_POINTS;
  return isDusthana(house) ? table.DUSTHANA_POINTS : 0;
}

function sarvaItem({ meanSarva: mean }: NatalMatter, { houses }: table.DayCategory): CategoryItem {
  const points = inTenths(within(-table.SARVA_CAP, mean - table.CATEGORY_SARVA_MEAN, table.SARVA_CAP));
  return { id: 'sarvashtakavarga', points, max: table.SARVA_CAP, found: { houses, mean } };
}

function doubleTransitItem({ parts }: DayScore, { houses }: table.DayCategory): CategoryItem {
  const { pieces } = parts.double_transit;
  const share = shareOf(pieces, (active) => houses.some((house) => active.includes(house)));
  const found = houses.filter((house) => pieces.some((piece) => piece.found.includes(house)));
  const max = table.CATEGORY_DOUBLE_TRANSIT;
  return { id: 'double_transit', points: inTenths(share * max), max, found };
}

/** A lord of any of the five levels that owns a house of the matter, or stands in one. */
function lordItem({ parts }: DayScore, { lords }: NatalMatter): CategoryItem {
  const found: Planet[] = [];
  const share = shareOf(parts.dasha_lords.pieces, (running) => {
    const linked = running.filter(({ lord }) => lords.includes(lord));
    for (const { lord } of linked) if (!found.includes(lord)) found.push(lord);
    return linked.length > 0;
  });
  return { id: 'dasha_lord', points: inTenths(share * table.LORD_POINTS), max: table.LORD_POINTS, found };
}

/** Lists all that a category's score is the exact sum of, without words. */
export function categoryPoints(score: CategoryScore): Summand[] {
  return summands(table.CATEGORY_START, score.items, score);
}

/** Returns the items that gave most and those that took most, beside the day itself; of each kind three at the most. */
export function leadingItems({ items }: Pick<CategoryScore, 'items'>): Leading<CategoryItem> {
  return leading(items.filter(({ id }) => id !== 'day'));
}

/** While it lasts, an Ekadashi serves with any star, and better than a good one. */
function nakshatraItem(judged: JudgedDay, row: table.DayCategory): CategoryItem {
  const found = row.likesEkadashi ? starsWithEkadashi(judged, row) : stars(judged, row);
  const max = row.likesEkadashi ? table.EKADASHI_FITS : table.NAKSHATRA_FITS;
  return { id: 'nakshatra', points: inTenths(weightedMean(found)), max, found };
}

function starPoints(type: NakshatraType, { nakshatras }: table.DayCategory): number {
  return nakshatras.includes(type) ? table.NAKSHATRA_FITS : 0;
}

function stars({ score }: JudgedDay, row: table.DayCategory): DayPiece<FittingStar>[] {
  return score.parts.nakshatra.pieces.map(({ endJdUT, found: { number, type }, share, startJdUT }) => {
    return { startJdUT, endJdUT, found: { number, isEkadashi: false }, points: starPoints(type, row), share };
  });
}

const EKADASHIS = [11, 26];

function starsWithEkadashi({ day, score }: JudgedDay, row: table.DayCategory): DayPiece<FittingStar>[] {
  const { nakshatra, tithi } = score.parts;
  const starAt = (jdUT: number) => {
    const { number, type } = running(nakshatra.pieces, jdUT)!.found;
    const isEkadashi = EKADASHIS.includes(running(tithi.pieces, jdUT)!.found.number);
    return { found: { number, isEkadashi }, points: isEkadashi ? table.EKADASHI_FITS : starPoints(type, row) };
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

function addAvoided(items: CategoryItem[], { parts }: DayScore, { avoids }: table.DayCategory): void {
  for (const [id, points] of avoids) {
    const share = avoidedShare(parts, id);
    if (share > 0) items.push({ id, points: inTenths(share * points), max: 0, found: { share } });
  }
}

const MRITYU_YOGAS = ['mrityu_tithi', 'mrityu_nakshatra'];
const NEW_MOON = 30;

/** For how much of a day something lasts that a category avoids. */
function avoidedShare(parts: DayParts, avoided: table.Avoided): number {
  const { chandrabala, karana, nakshatra, special_yogas: yogas, tithi } = parts;
  switch (avoided) {
    case 'rikta':
      return shareOf(tithi.pieces, ({ number }) => tithiQuality(number).group.id === 'rikta');
    case 'new_moon':
      return shareOf(tithi.pieces, ({ number }) => number === NEW_MOON);
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
