/** Kalachakra dasha: rows of nine signs by the pada of the Moon, each sign with the years of its lord. */
import { bphs, integratedApproach } from '../../source.ts';
import { LIFE_DAYS } from '../period.ts';
import { turnYears, type RowPeriod, type SignDasha, type SignTurn } from '../sign.ts';
import { starAt } from '../starCount.ts';
import { gatiAt, type Gati } from './gatis.ts';
import { isSavya, kalachakraGroup, kalachakraRow, type KalachakraGroup, type RevatiGroup } from './padaRows.ts';

export const kalachakra: SignDasha = {
  id: 'kalachakra',
  name: 'Kalachakra',
  sanskrit: 'कालचक्र',
  sources: [bphs(46, '52-155'), integratedApproach(24)],
};

/** What of the row has passed at birth: the crossed share of the pada in all its years, or in those of its first sign. */
export const KALACHAKRA_BALANCES = ['pada_fraction', 'first_sign'] as const;
export type KalachakraBalance = (typeof KALACHAKRA_BALANCES)[number];

/**
 * The row that follows a fourth pada: the first of the other group of its way, or the first pada of the next star of its
 * three, the first star after the third.
 */
export const CONTINUATIONS = ['pair', 'triad'] as const;
export type Continuation = (typeof CONTINUATIONS)[number];

export interface KalachakraChoices {
  readonly balance: KalachakraBalance;
  readonly revati: RevatiGroup;
  readonly continuation: Continuation;
}

/** A mahadasha; `row` is the one that it belongs to. */
export interface KalachakraPeriod extends RowPeriod {
  /** How the sign is entered from the one before it; null by a plain step, and at the beginning of a row. */
  readonly gati: Gati | null;
  /** Whether it lies after the row of the birth. */
  readonly isContinuation: boolean;
}

/** The row that the Moon gives at birth. */
export interface KalachakraBirth {
  readonly nakshatraIndex: number;
  /** 1 to 4. */
  readonly pada: number;
  readonly group: KalachakraGroup;
  readonly isSavya: boolean;
  readonly row: readonly SignTurn[];
  /** Years of the row. */
  readonly paramayusYears: number;
  /** Index of the sign of the body. */
  readonly dehaSignIndex: number;
  /** Index of the sign of the life within it. */
  readonly jivaSignIndex: number;
  /** Share of the pada that the Moon has crossed, 0 <= x < 1. */
  readonly elapsedFraction: number;
}

const PADAS = 4;

/** Returns the row that the Moon gives, 0 <= moonDeg < 360 sidereal. */
export function kalachakraBirth(moonDeg: number, revati: RevatiGroup): KalachakraBirth {
  const { index: nakshatraIndex, part } = starAt(moonDeg, false);
  // A longitude a hair before a pada counts as its beginning.
  const padaIndex = Math.min(PADAS - 1, Math.floor(part * PADAS + PADA_EPSILON));
  const pada = padaIndex + 1;
  const group = kalachakraGroup(nakshatraIndex, revati);
  const row = kalachakraRow(group, pada);
  const ends = [row[0]!.signIndex, row.at(-1)!.signIndex] as const;
  const [dehaSignIndex, jivaSignIndex] = isSavya(group) ? ends : [ends[1], ends[0]];
  return {
    nakshatraIndex,
    pada,
    group,
    isSavya: isSavya(group),
    row,
    paramayusYears: turnYears(row),
    dehaSignIndex,
    jivaSignIndex,
    elapsedFraction: Math.max(0, part * PADAS - padaIndex),
  };
}

const PADA_EPSILON = 1e-9;

/** Returns the mahadashas from the one that runs at birth until at least 120 years after birth. */
export function kalachakraLife(
  born: KalachakraBirth,
  { balance, continuation, revati }: KalachakraChoices,
  birthJdUT: number,
  yearDays: number,
): KalachakraPeriod[] {
  const { elapsedFraction, paramayusYears, row: birthRow } = born;
  const passed = elapsedFraction * (balance === 'pada_fraction' ? paramayusYears : birthRow[0]!.years);
  const rowStartJdUT = birthJdUT - passed * yearDays;
  const periods: KalachakraPeriod[] = [];
  let startJdUT = rowStartJdUT;
  let yearsPassed = 0;
  for (let at: RowPlace = born; startJdUT < birthJdUT + LIFE_DAYS; at = rowAfter(at, continuation, revati)) {
    const { row } = at;
    for (let place = 0; place < row.length && startJdUT < birthJdUT + LIFE_DAYS; place++) {
      const { signIndex, years } = row[place]!;
      yearsPassed += years;
      const endJdUT = rowStartJdUT + yearsPassed * yearDays;
      const isContinuation = at !== born;
      if (endJdUT > birthJdUT) {
        const gati = gatiAt(row, place);
        periods.push({ level: 1, signIndex, startJdUT, endJdUT, years, row, place, gati, isContinuation });
      }
      startJdUT = endJdUT;
    }
  }
  return periods;
}

/** A row with the star, or for a row reached by groups the group, and the pada that it stands for. */
type RowPlace = Pick<KalachakraBirth, 'nakshatraIndex' | 'pada' | 'group' | 'row'>;

const OTHER_GROUP: Readonly<Record<KalachakraGroup, KalachakraGroup>> = {
  ashwini: 'bharani',
  bharani: 'ashwini',
  rohini: 'mrigashira',
  mrigashira: 'rohini',
};

/** Returns the row after another: that of the next pada, after the fourth that of the next star or group. */
function rowAfter(at: RowPlace, continuation: Continuation, revati: RevatiGroup): RowPlace {
  const { group, nakshatraIndex, pada } = at;
  if (pada < PADAS) return { nakshatraIndex, pada: pada + 1, group, row: kalachakraRow(group, pada + 1) };
  if (continuation === 'pair') {
    const other = OTHER_GROUP[group];
    return { nakshatraIndex, pada: 1, group: other, row: kalachakraRow(other, 1) };
  }
  const next = nakshatraIndex % 3 === 2 ? nakshatraIndex - 2 : nakshatraIndex + 1;
  const nextGroup = kalachakraGroup(next, revati);
  return { nakshatraIndex: next, pada: 1, group: nextGroup, row: kalachakraRow(nextGroup, 1) };
}
