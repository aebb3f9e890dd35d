/** Readings of running sign periods, on the reference chart: Leo rising, Venus in Taurus, Mars in Cancer and the rest. */
import { birthContext } from '../../../functions/_shell/context.ts';
import { expect, test } from '@jest/globals';
import { signReadings } from '../../../lib/records/period/signReading.ts';
import type { SignPeriod } from '../../../lib/astro/dasha/period.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { BIRTH } from '../../support/call.ts';
import { referenceChart } from '../../support/referenceChart.ts';

const context = { ...birthContext(BIRTH, 'en', {}, {}, false), chart: referenceChart() };
const startJdUT = context.birth.jdUT;
const period = (sign: Sign, level: 1 | 2): SignPeriod => ({
  level,
  signIndex: SIGNS.indexOf(sign),
  startJdUT,
  endJdUT: startJdUT + 3652.5,
  years: 10,
});
const texts = (maha: Sign, antar: Sign) =>
  signReadings(context, [period(maha, 1), period(antar, 2)]).map(({ text, tone }) => [tone, text]);

// Pisces, the 8th from Leo, holds Mercury, who falls there but is lifted: Venus, exalted in Pisces, is in the 10th. Jupiter
// in Sagittarius, his own, aspects it and is its lord.
test('a mahadasha and an antardasha ten signs on', () => {
  const [maha, antar] = texts('Pisces', 'Sagittarius');
  expect(maha).toEqual([
    'supported',
    'The mahadasha of Pisces runs from 15 Jun 1990 to 15 Jun 2000. It brings forward your 8th house, of change, shared means and hidden things. Mercury stands in it. Jupiter aspects it by sign. Its lord, Jupiter, stands in Sagittarius, your 5th house, and ties it to children, intelligence and merit. Mercury, a natural benefic, helps it. So does Jupiter, strong by sign. What you begin here finds support.',
  ]);
  expect(antar).toEqual([
    'supported',
    'The antardasha of Sagittarius runs from 15 Jun 1990 to 15 Jun 2000. It brings forward your 5th house, of children, intelligence and merit. Sagittarius is the 10th from Pisces, the sign of the mahadasha. The two work together. Jupiter stands in it. Mercury aspects it by sign. Its lord, Jupiter, is at home in it. Jupiter, strong by sign, helps it. So does Mercury, a natural benefic. What you begin here finds support.',
  ]);
});

test('the antardasha of the same sign does not say all of it again', () => {
  const [, antar] = texts('Pisces', 'Pisces');
  expect(antar![1]).toBe(
    'The antardasha of Pisces runs from 15 Jun 1990 to 15 Jun 2000. Its sign is that of the mahadasha, whose matters are felt most in it.',
  );
});

// Libra is empty; Venus in Taurus, her own, Saturn in Aquarius, his own, Rahu in Leo and Ketu in Aquarius aspect it.
test('helpers and burdens are named separately', () => {
  const [libra] = texts('Libra', 'Virgo');
  expect(libra![0]).toBe('mixed');
  expect(libra![1]).toContain(
    'Venus and Saturn, strong by sign, help it. Rahu and Ketu, natural malefics, weigh on it. Results follow effort.',
  );
});

test('dates are those written as start and end, also half a second before midnight', () => {
  const [reading] = signReadings(context, [
    { ...period('Leo', 1), startJdUT: 2451544.5 - 5.5 / 24 - 0.3 / 86_400, endJdUT: 2451910.5 },
  ]);
  expect(reading!.text).toContain('from 1 Jan 2000 to');
});
