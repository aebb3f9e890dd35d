/** Tithi, nakshatra, yoga, karana and special yogas of a day, each for as long as it lasts (points interpretive). */
import { isDayYogaFormed, isRaviYoga } from '../../../panchang/dayYogas.ts';
import { karanaQuality, tithiQuality, yogaQuality } from '../../../panchang/elementSpans.ts';
import { isGandMool } from '../../../panchang/panchaka.ts';
import { within } from '../../../score.ts';
import { BHADRA_ABODES, type BhadraAbode } from '../../../tables/bhadra.ts';
import { DAY_YOGAS, DAGDHA } from '../../../tables/dayYogas.ts';
import { NAKSHATRA_QUALITIES, type NakshatraType } from '../../../tables/nakshatraQualities.ts';
import { PANCHAKA_START_DEG } from '../../../tables/panchaka.ts';
import { KARANAS, AMAVASYA, TITHIS, VARAS } from '../../../tables/panchang.ts';
import * as points from '../../tables/dayScore.ts';
import type { DayCourse } from './course.ts';
import { judgedSpans, type DayPiece, type ScoredDay, type Worth } from './pieces.ts';
import { SIGN_ARC_DEG, SIGNS } from '../../../tables/signs.ts';
import { YOGA_QUALITIES } from '../../../tables/elementQualities.ts';

export interface TithiFound {
  /** 1 to 30. */
  readonly number: number;
  /** Burnt by the day of the week. */
  readonly isDagdha: boolean;
}

/** Divides a day where the tithi changes and judges each piece. */
export function tithiPieces({ cuts }: DayCourse, day: ScoredDay): DayPiece<TithiFound>[] {
  return judgedSpans(day, cuts.tithi, ({ number }) => TITHI_WORTHS[day.varaIndex]![number - 1]!);
}

/** Returns the points of a tithi, 1 to 30; burnt (dagdha) on some weekdays. */
export function tithiWorth(number: number, isDagdha: boolean): Worth<TithiFound> {
  const { group } = tithiQuality(number);
  const own = number === AMAVASYA ? points.NEW_MOON_POINTS : points.TITHI_POINTS[group.id];
  const extra = points.TITHI_EXTRA[number] ?? 0;
  return { found: { number, isDagdha }, points: own + extra + (isDagdha ? points.DAGDHA_POINTS : 0) };
}

/** By weekday, Sunday first, and tithi. Dagdha depends on these two alone, so no nakshatra is given. */
const TITHI_WORTHS = VARAS.map((_, varaIndex) =>
  TITHIS.map((_, index) => tithiWorth(index + 1, isDayYogaFormed(DAGDHA, varaIndex, index + 1, 1))),
);

export interface NakshatraFound {
  /** 1 to 27. */
  readonly number: number;
  readonly type: NakshatraType;
  readonly isGandMool: boolean;
}

/** Cuts a day where the Moon's nakshatra changes and judges each piece. */
export function nakshatraPieces({ cuts }: DayCourse, day: ScoredDay): DayPiece<NakshatraFound>[] {
  return judgedSpans(day, cuts.nakshatra, ({ number }) => NAKSHATRA_WORTHS[number - 1]!);
}

/** Returns the points of a nakshatra, 1 to 27. */
export function nakshatraWorth(number: number): Worth<NakshatraFound> {
  const { type } = NAKSHATRA_QUALITIES[number - 1]!;
  const found = { number, type, isGandMool: isGandMool({ number }) };
  return { found, points: points.NAKSHATRA_POINTS[type] + (found.isGandMool ? points.GAND_MOOL_POINTS : 0) };
}

const NAKSHATRA_WORTHS = NAKSHATRA_QUALITIES.map((_, index) => nakshatraWorth(index + 1));

export interface YogaFound {
  /** 1 to 27. */
  readonly number: number;
}

/** Cuts a day where the yoga of Sun and Moon changes and judges each piece. */
export function yogaPieces({ cuts }: DayCourse, day: ScoredDay): DayPiece<YogaFound>[] {
  return judgedSpans(day, cuts.yoga, ({ number }) => YOGA_WORTHS[number - 1]!);
}

/**
 * Returns the points of a yoga, 1 to 27.
 *
 * Texts shun only the first ghatis of a bad yoga, but its nature holds for all of it, and that is scored.
 */
export function yogaWorth(number: number): Worth<YogaFound> {
  const isWhollyBad = points.WHOLLY_BAD_YOGAS.includes(number);
  const nature = yogaQuality(number).nature === 'good' ? 'good' : 'bad';
  return { found: { number }, points: isWhollyBad ? points.WHOLLY_BAD_POINTS : points.YOGA_POINTS[nature] };
}

const YOGA_WORTHS = YOGA_QUALITIES.map((_, index) => yogaWorth(index + 1));

export interface KaranaFound {
  /** 1 to 60. */
  readonly number: number;
  /** The abode of Bhadra; null for the other karanas. */
  readonly abode: BhadraAbode | null;
}

/** Divides a day where the karana or the sign of the Moon changes; Vishti counts by its abode. */
export function karanaPieces({ cuts }: DayCourse, day: ScoredDay): DayPiece<KaranaFound>[] {
  const isSame = (a: KaranaFound, b: KaranaFound) => a.number === b.number && a.abode === b.abode;
  return judgedSpans(
    day,
    cuts.moonKarana,
    ({ karana, moonSignIndex }) => KARANA_WORTHS[karana - 1]![moonSignIndex]!,
    isSame,
  );
}

/** Returns the points of a karana, 1 to 60; of Vishti by the Moon's sign, which tells whether it is on earth. */
export function karanaWorth(number: number, moonSignIndex: number): Worth<KaranaFound> {
  const { fixed, moving, vishtiElsewhere, vishtiOnEarth } = points.KARANA_POINTS;
  if (KARANAS[number - 1]!.name === 'Vishti') {
    const abode = BHADRA_ABODES[moonSignIndex]!;
    return { found: { number, abode }, points: abode === 'earth' ? vishtiOnEarth : vishtiElsewhere };
  }
  return { found: { number, abode: null }, points: karanaQuality(number).isFixed ? fixed : moving };
}

/** By karana and sign of the Moon. */
const KARANA_WORTHS = KARANAS.map((_, index) => SIGNS.map((_, signIndex) => karanaWorth(index + 1, signIndex)));

export interface ScoredYoga {
  readonly id: points.ScoredYogaId;
  readonly points: number;
}

/**
 * Tells whether a good yoga is among some that hold together: it undoes the bad ones of weekday, tithi and nakshatra.
 *
 * @see Muhurta Chintamani, Shubhashubha-prakarana: a good yoga that comes with a bad one kills it and gives success
 */
export function isLifted(found: readonly ScoredYoga[]): boolean {
  return found.some(({ id }) => points.LIFTING_YOGAS.includes(id));
}

const scored = (id: points.ScoredYogaId): ScoredYoga => ({ id, points: points.DAY_YOGA_POINTS[id] });
/** Those that the score of a day counts, by the weekdays on which they can be formed; dagdha counts with the tithi. */
const SCORED_YOGAS = VARAS.map((_, varaIndex) =>
  DAY_YOGAS.flatMap(({ combinations, id }) => {
    const ofDay = combinations.filter(({ varas }) => varas.includes(varaIndex));
    return points.isScoredYoga(id) && ofDay.length > 0 ? [{ combinations: ofDay, yoga: scored(id) }] : [];
  }),
);
const RAVI = scored('ravi');
const PANCHAKA = scored('panchaka');
const PANCHAKA_SIGN = PANCHAKA_START_DEG / SIGN_ARC_DEG;

/** What finding the special yogas needs. */
export interface YogaElements {
  /** Sunday is 0. */
  readonly varaIndex: number;
  readonly tithi: number;
  readonly nakshatra: number;
  readonly sunNakshatra: number;
  readonly moonSignIndex: number;
}

/** Cuts a day where special yogas may begin or end; pieces without any are left out. */
export function specialYogaPieces({ cuts }: DayCourse, day: ScoredDay): DayPiece<readonly ScoredYoga[]>[] {
  const { varaIndex } = day;
  const worthOf = ({ moonSignIndex, nakshatra, sunNakshatra, tithi }: Omit<YogaElements, 'varaIndex'>) =>
    specialYogasWorth({ varaIndex, tithi, nakshatra, sunNakshatra, moonSignIndex });
  return judgedSpans(day, cuts.yogaElements, worthOf, isSameYogas);
}

function isSameYogas(a: readonly ScoredYoga[], b: readonly ScoredYoga[]): boolean {
  return a.length === b.length && a.every((yoga, i) => yoga === b[i]);
}

/** Returns the special yogas that hold and their points together, bounded either way; null where none holds. */
export function specialYogasWorth(elements: YogaElements): Worth<readonly ScoredYoga[]> | null {
  const { moonSignIndex, nakshatra, sunNakshatra, tithi, varaIndex } = elements;
  const found: ScoredYoga[] = [];
  for (const one of SCORED_YOGAS[varaIndex]!)
    if (isDayYogaFormed(one, varaIndex, tithi, nakshatra)) found.push(one.yoga);
  if (isRaviYoga(nakshatra, sunNakshatra)) found.push(RAVI);
  if (moonSignIndex >= PANCHAKA_SIGN) found.push(PANCHAKA);
  if (found.length === 0) return null;
  const sum = found.reduce((total, yoga) => total + yoga.points, 0);
  return { found, points: within(-points.SPECIAL_YOGAS_CAP, sum, points.SPECIAL_YOGAS_CAP) };
}
