import { describe, expect, test } from '@jest/globals';
import { noonNear, panchangDay } from '../../../lib/astro/panchang/panchangDay.ts';
import { twilights } from '../../../lib/astro/panchang/twilight.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const at = (place: { latitudeDeg: number; longitudeDeg: number }, month: number, date: number) => {
  const noonJdUT = noonNear(jdFromDate(2024, month, date) + 0.5 - place.longitudeDeg / 360, place, ephemeris);
  return twilights(noonJdUT, place, ephemeris);
};

test('the deeper the Sun, the earlier dawn and the later dusk, all outside sunrise and sunset', () => {
  const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
  const day = panchangDay(jdFromDate(2024, 3, 20) + 0.25, delhi, 'visible', ephemeris);
  const [civil, nautical, astronomical] = twilights(day.noonJdUT, delhi, ephemeris);
  const dawns = [astronomical!.dawnJdUT!, nautical!.dawnJdUT!, civil!.dawnJdUT!, day.sunriseJdUT!];
  const dusks = [day.sunsetJdUT!, civil!.duskJdUT!, nautical!.duskJdUT!, astronomical!.duskJdUT!];
  expect([...dawns].sort((a, b) => a - b)).toEqual(dawns);
  expect([...dusks].sort((a, b) => a - b)).toEqual(dusks);
  // At an equinox the Sun sinks 15 cos(latitude) degrees an hour: 6 degrees in 27.3 minutes.
  expect((nautical!.dawnJdUT! - astronomical!.dawnJdUT!) * 1440).toBeCloseTo(27.4, 0);
});

describe('where the Sun does not go so far', () => {
  const reasons = (place: { latitudeDeg: number; longitudeDeg: number }, month: number, date: number) =>
    at(place, month, date).map(({ reason }) => reason);

  test('Edinburgh at midsummer is dark to the nautical depth only: the Sun sinks to 10.6 degrees', () => {
    const edinburgh = { latitudeDeg: 55.9533, longitudeDeg: -3.1883 };
    expect(reasons(edinburgh, 6, 21)).toEqual([null, 'never_so_dark', 'never_so_dark']);
  });

  test('Tromso at midwinter has civil twilight without a sunrise', () => {
    expect(reasons({ latitudeDeg: 69.6492, longitudeDeg: 18.9553 }, 12, 21)).toEqual([null, null, null]);
  });

  test('the poles at a solstice', () => {
    expect(reasons({ latitudeDeg: 90, longitudeDeg: 0 }, 6, 21)).toEqual(Array(3).fill('never_so_dark'));
    expect(reasons({ latitudeDeg: -90, longitudeDeg: 0 }, 6, 21)).toEqual(Array(3).fill('never_so_light'));
  });
});
