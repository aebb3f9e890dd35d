/** Special yogas of a day, each with the time in which it holds. */
import { required, type Condition } from '../evidence.ts';
import { DAY_YOGAS, RAVI_YOGA, RAVI_YOGA_COUNTS, type DayCombination, type DayYoga } from '../tables/dayYogas.ts';
import { NAKSHATRAS } from '../tables/nakshatras.ts';
import { TITHIS, VARAS } from '../tables/panchang.ts';
import { dayFact as fact, type DayFact } from './facts.ts';
import { overlap } from './overlap.ts';
import type { ElementSpan } from './spans.ts';
import { wrapIndex } from '../angle.ts';
import type { TimeSpan } from '../time.ts';

export interface FormedYoga extends TimeSpan {
  readonly yoga: Omit<DayYoga, 'combinations'>;
  /** The vara, tithi and nakshatra that form it. */
  readonly conditions: readonly Condition<DayFact>[];
}

/** The panchang elements of a day, each with its whole span. */
export interface DayElements {
  /** Sunday is 0. */
  readonly varaIndex: number;
  readonly day: TimeSpan;
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  readonly sunNakshatras: readonly ElementSpan[];
}

/** A time in which neither the tithi nor the nakshatra changes. */
interface Piece extends TimeSpan {
  readonly first: number;
  readonly second: number;
}

/** Lists the special yogas that hold at some time of a day, by the table and then by time. */
export function dayYogas(elements: DayElements, table: readonly DayYoga[] = DAY_YOGAS): FormedYoga[] {
  const pieces = piecesOf(elements.day, elements.tithis, elements.nakshatras);
  const formed = table.flatMap((yoga) =>
    yoga.combinations
      .filter(({ varas }) => varas.includes(elements.varaIndex))
      .flatMap((combination) =>
        runs(pieces, ({ first, second }) => matches(combination, first, second)).map((run) => ({
          yoga,
          ...windowOf(run),
          conditions: conditionsOf(combination, elements.varaIndex, run),
        })),
      ),
  );
  return [...formed, ...raviYogas(elements)];
}

function raviYogas({ day, nakshatras, sunNakshatras }: DayElements): FormedYoga[] {
  const pieces = piecesOf(day, nakshatras, sunNakshatras);
  return runs(pieces, ({ first, second }) => isRaviYoga(first, second)).map((run) => ({
    yoga: RAVI_YOGA,
    ...windowOf(run),
    conditions: [
      required('moon_from_sun', fact('moon_from_sun', {}), true, {
        moon_nakshatra: distinct(run.map(({ first }) => NAKSHATRAS[first - 1]!)),
        sun_nakshatra: distinct(run.map(({ second }) => NAKSHATRAS[second - 1]!)),
        count: distinct(run.map(({ first, second }) => countFromSun(first, second))),
      }),
    ],
  }));
}

/** Tells whether a vara (Sunday 0), a tithi (1 to 30) and a nakshatra (1 to 27) form a yoga together. */
export function isDayYogaFormed(
  { combinations }: Pick<DayYoga, 'combinations'>,
  varaIndex: number,
  tithi: number,
  nakshatra: number,
): boolean {
  return combinations.some((one) => one.varas.includes(varaIndex) && matches(one, tithi, nakshatra));
}

/** Tells whether the Moon makes Ravi yoga with the Sun; both by nakshatra, 1 to 27. */
export function isRaviYoga(moonNakshatra: number, sunNakshatra: number): boolean {
  return RAVI_YOGA_COUNTS.includes(countFromSun(moonNakshatra, sunNakshatra));
}

function countFromSun(moonNakshatra: number, sunNakshatra: number): number {
  return wrapIndex(moonNakshatra - sunNakshatra, 27) + 1;
}

/** Divides a day wherever one of two panchang elements changes. */
function piecesOf(day: TimeSpan, first: readonly ElementSpan[], second: readonly ElementSpan[]): Piece[] {
  return first.flatMap((one) =>
    second.flatMap((other) => {
      const both = overlap(one, other);
      const window = both && overlap(both, day);
      return window ? [{ ...window, first: one.number, second: other.number }] : [];
    }),
  );
}

/** Merges neighbouring pieces that fit into spans. */
function runs(pieces: readonly Piece[], fits: (piece: Piece) => boolean): Piece[][] {
  const found: Piece[][] = [];
  for (const piece of pieces.filter(fits)) {
    const last = found.at(-1);
    if (last?.at(-1)!.endJdUT === piece.startJdUT) last.push(piece);
    else found.push([piece]);
  }
  return found;
}

function windowOf(run: readonly Piece[]): TimeSpan {
  return { startJdUT: run[0]!.startJdUT, endJdUT: run.at(-1)!.endJdUT };
}

function matches({ tithis, nakshatras }: DayCombination, tithi: number, nakshatra: number): boolean {
  return (tithis?.includes(dayOfPaksha(tithi)) ?? true) && (nakshatras?.includes(nakshatra) ?? true);
}

function dayOfPaksha(tithi: number): number {
  return ((tithi - 1) % 15) + 1;
}

function conditionsOf(
  { tithis, nakshatras }: DayCombination,
  varaIndex: number,
  run: readonly Piece[],
): Condition<DayFact>[] {
  const { transliteration } = VARAS[varaIndex]!;
  const day = fact('day_is', { weekdayIndex: varaIndex });
  const conditions: Condition<DayFact>[] = [required('vara', day, true, { vara: transliteration })];
  if (tithis) {
    const numbers = distinct(run.map(({ first }) => first));
    const observed = { tithi: numbers.map((number) => TITHIS[number - 1]!.fullName), number: numbers };
    conditions.push(required('tithi', fact('tithi_of_half', { tithis }), true, observed));
  }
  if (nakshatras) {
    const observed = { nakshatra: distinct(run.map(({ second }) => NAKSHATRAS[second - 1]!)) };
    const wanted = fact('moon_in_nakshatra', { nakshatraIndexes: nakshatras.map((number) => number - 1) });
    conditions.push(required('nakshatra', wanted, true, observed));
  }
  return conditions;
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
