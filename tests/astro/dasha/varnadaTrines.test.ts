import { expect, test } from '@jest/globals';
import { signPeriods } from '../../../lib/astro/dasha/sign.ts';
import { varnadaTrines } from '../../../lib/astro/dasha/varnadaTrines.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { referenceChart } from '../../support/referenceChart.ts';

/** Three years for each sign, so that the second cycle of nine years ends with the first nine of it. */
const LIFE = signPeriods(
  SIGNS.map((_, signIndex) => ({ signIndex, years: 3 })),
  J2000_JD,
  365.25,
);
const [LEO, SCORPIO, SAGITTARIUS, ARIES] = [4, 7, 8, 0] as const;
const trines = varnadaTrines(referenceChart(), LEO, LIFE);

test('the varnada and its trines, each with its occupants and the planets that aspect it by sign', () => {
  expect(trines.map(({ signIndex }) => signIndex)).toEqual([LEO, SAGITTARIUS, ARIES]);
  // Rahu stands in Leo; Aries, Libra and Capricorn aspect it, of which only Aries is held, by the Sun.
  expect(trines[0]).toMatchObject({ benefics: [], malefics: ['Rahu', 'Sun'] });
  // Jupiter is at home in Sagittarius; Pisces aspects it, where Mercury stands alone.
  expect(trines[1]).toMatchObject({ benefics: ['Jupiter', 'Mercury'], malefics: [] });
});

test('the trident of Rudra is marked', () => {
  // Mercury in Pisces is Rudra here; his trines are Cancer and Scorpio.
  const marks = (varnadaSignIndex: number) =>
    varnadaTrines(referenceChart(), varnadaSignIndex, LIFE).map(({ isTrident }) => isTrident);
  expect(marks(LEO)).toEqual([false, false, false]);
  expect(marks(SCORPIO)).toEqual([true, true, true]);
});

test('each sign has its mahadashas of both cycles', () => {
  const starts = trines.map(({ periods }) => periods.map(({ startJdUT }) => (startJdUT - J2000_JD) / 365.25));
  expect(starts).toEqual([
    [12, 36 + 36],
    [24, 36 + 72],
    [0, 36],
  ]);
});
