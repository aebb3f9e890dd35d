import { expect, test } from '@jest/globals';
import { separationDeg } from '../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { skyAt } from '../../../lib/astro/chart/sky.ts';
import { munthaLeavesSignJdUT, solarMonths } from '../../../lib/astro/varshphal/solarMonths.ts';
import { annualOfBirth, drawnAnnual } from '../../support/annual.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const JODHPUR = {
  name: '',
  date: '1967-03-08',
  time: '17:40:00',
  latitude: 26.3,
  longitude: 73.06667,
  timezone: '+05:30',
};

// P. V. R. Narasimha Rao, Vedic Astrology, Example 118: the second month of the 34th year.
test('the second month begins when the book prints it, within 15 s', () => {
  const months = solarMonths(annualOfBirth(JODHPUR, 33), ephemeris);
  const printedJd = 2440587.5 + Date.parse('2000-04-07T10:37:22+05:30') / 86_400_000;
  expect(Math.abs(months[1]!.startJdUT - printedJd) * 86400).toBeLessThan(15);
});

test('twelve months tile the year; the Sun goes 30 degrees in each and the Muntha 2.5', () => {
  for (const ayanamsa of ['lahiri', 'true_chitra']) {
    const annual = annualOfBirth({ ...JODHPUR, ayanamsa }, 45);
    const months = solarMonths(annual, ephemeris);
    expect(months.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months[0]!.startJdUT).toBe(annual.returnJdUT);
    expect(months[11]!.endJdUT).toBe(annual.nextReturnJdUT);
    months.forEach(({ endJdUT, muntha, startJdUT }, i) => {
      expect(months[i + 1]?.startJdUT ?? endJdUT).toBe(endJdUT);
      const { longitudeDeg } = skyAt(ephemeris, ttFromUt(startJdUT), annual.natal.conventions).planets.Sun;
      expect(separationDeg(longitudeDeg, annual.sunDeg + i * 30) * 3600).toBeLessThan(0.1);
      expect(separationDeg(muntha.longitudeDeg, annual.muntha.longitudeDeg + i * 2.5)).toBeLessThan(1e-9);
    });
  }
});

test('beyond the ephemeris the months are equal', () => {
  const months = solarMonths(annualOfBirth({ ...JODHPUR, date: '2390-06-01' }, 10), ephemeris);
  for (const { endJdUT, startJdUT } of months) expect(endJdUT - startJdUT).toBeCloseTo(365.256363 / 12, 6);
});

test('a Muntha at 12 degrees leaves its sign after three fifths of the year', () => {
  const annual = drawnAnnual({ natal: { Ascendant: 'Leo 12' }, chart: {} });
  expect(munthaLeavesSignJdUT(annual) - annual.returnJdUT).toBeCloseTo(0.6 * 365, 6);
});
