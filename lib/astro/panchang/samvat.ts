/** The lunar year: its number in three eras, and its name among the sixty years of Jupiter. */
import { decimalYear } from '../time.ts';
import type { LunarMonth } from './month.ts';

export interface LunarYear {
  /** From Chaitra, bright half, first tithi. */
  readonly shaka: number;
  readonly vikram: number;
  /** From Kartika, as in Gujarat. */
  readonly gujarati: number;
  /** Into `SAMVATSARAS`: south of the Narmada the names follow each other year by year. */
  readonly southernIndex: number;
  /** Into `SAMVATSARAS`: in the north the year has the name of the year of Jupiter in which it begins. */
  readonly northernIndex: number;
}

const KARTIKA = 7;
const SHAKA_ERA = 78;
const VIKRAM_BEFORE_SHAKA = 135;
/** Years of the Kali age that had passed before the first Shaka year. */
const KALI_BEFORE_SHAKA = 3179;
/** The new moon of Chaitra, in years after January 1: 9 March to 8 April in 1600, 21 March to 20 April in 2400. */
const CHAITRA_YEARS = 0.24;
const LUNAR_MONTHS_PER_YEAR = 12.37;
/** Revolutions of Jupiter in 4,320,000 years with the correction (bija) that almanacs apply: 8 less than in the text. */
const JUPITER_REVOLUTIONS = 364212;
/** A year of Jupiter is a twelfth of a revolution. */
const YEARS_PER_TWELFTH = 4320000 / 12;
/** Vijaya, into `SAMVATSARAS`: the count from the beginning of the Kali age begins with it. */
const VIJAYA = 26;

/**
 * Returns the lunar year that a month belongs to.
 *
 * Where Chaitra is doubled the year begins with the first, adhika one. The three eras count elapsed years.
 *
 * @see Surya Siddhanta 1.55 for the years of Jupiter; Sewell and Dikshit, The Indian Calendar (1896), art. 52-62, for
 *   the eras, the beginning of the year, both ways of naming it and the corrected revolutions
 */
export function lunarYear({ monthIndex, newMoonJdUT }: LunarMonth): LunarYear {
  const beganInYear = Math.round(decimalYear(newMoonJdUT) - CHAITRA_YEARS - monthIndex / LUNAR_MONTHS_PER_YEAR);
  const shaka = beganInYear - SHAKA_ERA;
  const vikram = shaka + VIKRAM_BEFORE_SHAKA;
  const jupiterYears = Math.floor(((shaka + KALI_BEFORE_SHAKA) * JUPITER_REVOLUTIONS) / YEARS_PER_TWELFTH);
  return {
    shaka,
    vikram,
    gujarati: monthIndex < KARTIKA ? vikram - 1 : vikram,
    southernIndex: (shaka + 11) % 60,
    northernIndex: (jupiterYears + VIJAYA) % 60,
  };
}
