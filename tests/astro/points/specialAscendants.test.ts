/** Special ascendants by the worked examples of books, and by what must hold of any. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sreeAscendantDeg } from '../../../lib/astro/jaimini/sreeAscendant.ts';
import {
  countedFromSunriseDeg,
  degPerMinute,
  type CountedFromSunrise,
} from '../../../lib/astro/points/specialAscendants.ts';
import { chartOf } from '../../support/chartOf.ts';
import { arcBetween } from '../../support/pointsGolden.ts';

const MINUTE = 1 / 1440;

test('hora and ghati of P. V. R. Narasimha Rao, examples 7 and 8: sunrise 06:37, birth 19:23, Sun 294:17', () => {
  const since = { sunAtSunriseDeg: 294 + 17 / 60, sinceSunriseDays: (12 * 60 + 46) * MINUTE };
  const chart = chartOf({});
  expect(countedFromSunriseDeg('hora', chart, since)).toBeCloseTo(317 + 17 / 60, 6);
  expect(countedFromSunriseDeg('ghati', chart, since)).toBeCloseTo(171 + 47 / 60, 6);
});

test('sree of the same book: Moon 193:06 and ascendant 175:05 give 348:47', () => {
  const chart = chartOf({ Moon: `Libra ${13 + 6 / 60}`, Ascendant: `Virgo ${25 + 5 / 60}` });
  expect(arcBetween(sreeAscendantDeg(chart), 348 + 47 / 60)).toBeLessThan(0.01);
});

test.each([
  ['Aries', 0],
  ['Leo', 240],
  ['Gemini', 120],
] as const)('pranapada of the Sun in %s begins %i degrees ahead of it', (sign, aheadDeg) => {
  const chart = chartOf({ Sun: `${sign} 10` });
  const found = countedFromSunriseDeg('pranapada', chart, { sunAtSunriseDeg: 0, sinceSunriseDays: 0 });
  expect(arcBetween(found, chart.planets.Sun.longitudeDeg + aheadDeg)).toBeLessThan(1e-9);
});

test('each moves in a minute by as much as is told, whatever the time of the day', () => {
  const chart = chartOf({});
  fc.assert(
    fc.property(
      fc.constantFrom<CountedFromSunrise>('bhava', 'hora', 'ghati', 'vighati', 'pranapada'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      (id, sinceSunriseDays, sunAtSunriseDeg) => {
        const at = (days: number) => countedFromSunriseDeg(id, chart, { sunAtSunriseDeg, sinceSunriseDays: days });
        const moved = (at(sinceSunriseDays + MINUTE) - at(sinceSunriseDays) + 720) % 360;
        expect(moved).toBeCloseTo(degPerMinute(id)!, 6);
      },
    ),
  );
  expect([degPerMinute('sree'), degPerMinute('indu'), degPerMinute('varnada')]).toEqual([null, null, null]);
});
