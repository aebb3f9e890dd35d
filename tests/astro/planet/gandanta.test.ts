import { expect, test } from '@jest/globals';
import { wrap360 } from '../../../lib/astro/angle.ts';
import { placedBodies } from '../../../lib/astro/chart/bodies.ts';
import { castChart } from '../../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import {
  gandantaGrade,
  isAbhuktaMula,
  isAtSignBorder,
  nearestJunction,
  tithiGandanta,
} from '../../../lib/astro/planet/gandanta.ts';
import { JUNCTIONS } from '../../../lib/astro/tables/junctions.ts';
import { forEachPlanet } from '../../../lib/astro/tables/planets.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Expected {
  gandanta: Record<string, { degrees_from_junction: number; in_gandanta_3deg20: boolean }>;
}

test('80 births: how far nine planets and the ascendant are from the nearest junction, and who is in gandanta', () => {
  let compared = 0;
  for (const { birth, expected } of golden<JyotishFile<Expected>>('jyotish/special-points').cases) {
    for (const { id, place } of placedBodies(goldenChart(birth.id))) {
      const want = expected.gandanta[id]!;
      expect(nearestJunction(place).distanceDeg).toBeCloseTo(want.degrees_from_junction, 4);
      expect([birth.id, id, gandantaGrade(place) !== null]).toEqual([birth.id, id, want.in_gandanta_3deg20]);
      compared += 1;
    }
  }
  expect(compared).toBe(800);
});

test('at each junction a sign and a nakshatra end together', () => {
  for (const junction of JUNCTIONS) {
    const [before, after] = [placement(wrap360(junction.longitudeDeg - 0.1)), placement(junction.longitudeDeg)];
    expect([before.signIndex, before.nakshatraIndex]).toEqual([junction.waterSignIndex, junction.waterNakshatraIndex]);
    expect([after.signIndex, after.nakshatraIndex]).toEqual([junction.fireSignIndex, junction.fireNakshatraIndex]);
  }
});

test('the junction is named with its side', () => {
  const at = (longitudeDeg: number) => {
    const { junction, side, distanceDeg } = nearestJunction({ longitudeDeg });
    return [junction.id, side, distanceDeg];
  };
  expect(at(0)).toEqual(['pisces_aries', 'after', 0]);
  expect(at(359)).toEqual(['pisces_aries', 'before', 1]);
  expect(at(59.5)).toEqual(['pisces_aries', 'after', 59.5]);
  expect(at(60)).toEqual(['cancer_leo', 'before', 60]);
  expect(at(121)).toEqual(['cancer_leo', 'after', 1]);
  expect(at(238)).toEqual(['scorpio_sagittarius', 'before', 2]);
});

test('grades end at 48 minutes of arc, at 1 deg 40 min and at 3 deg 20 min', () => {
  const grade = (longitudeDeg: number) => gandantaGrade(placement(longitudeDeg));
  expect([grade(120.79), grade(120.81), grade(121.66), grade(121.67), grade(123.33), grade(123.34)]).toEqual([
    'exact',
    'strong',
    'strong',
    'mild',
    'mild',
    null,
  ]);
  expect([grade(239.21), grade(238.34), grade(236.67), grade(236.66)]).toEqual(['exact', 'strong', 'mild', null]);
});

test('abhukta mula is a degree to either side of Jyeshtha and Mula, and of no other junction', () => {
  const isIn = (longitudeDeg: number) => isAbhuktaMula(placement(longitudeDeg));
  expect([isIn(239), isIn(238.9), isIn(241), isIn(241.1), isIn(120.5)]).toEqual([true, false, true, false, false]);
});

test('the first and the last degree of any sign are its border', () => {
  const isAt = (degreeInSign: number) => isAtSignBorder({ degreeInSign });
  expect([isAt(0.99), isAt(1), isAt(28.99), isAt(29)]).toEqual([true, false, false, true]);
});

/** The Moon at 13 degrees a day and the Sun at 1: they part by half a degree in an hour. */
function chartWithMoonAhead(elongation: number) {
  const planets = forEachPlanet((id) => ({
    longitudeDeg: id === 'Moon' ? (350 + elongation) % 360 : id === 'Sun' ? 350 : 100,
    latitudeDeg: 0,
    speedDegPerDay: id === 'Moon' ? 13 : 1,
  }));
  return castChart(planets, 15, DEFAULT_CONVENTIONS);
}

test('tithi gandanta reaches two ghatis, 48 minutes or 24 minutes of elongation, to either side of 5-6, 10-11 and 15-1', () => {
  const found = (elongation: number) => {
    const { distanceMinutes, isMet, side, tithis } = tithiGandanta(chartWithMoonAhead(elongation));
    return [...tithis, side, Math.round(distanceMinutes), isMet];
  };
  expect(found(60.39)).toEqual([5, 6, 'after', 47, true]);
  expect(found(59.59)).toEqual([5, 6, 'before', 49, false]);
  expect(found(120)).toEqual([10, 11, 'after', 0, true]);
  expect(found(180.3)).toEqual([15, 16, 'after', 36, true]);
  expect(found(239.7)).toEqual([20, 21, 'before', 36, true]);
  expect(found(300.1)).toEqual([25, 26, 'after', 12, true]);
  expect(found(359.8)).toEqual([30, 1, 'before', 24, true]);
  expect(found(90.5)).toEqual([10, 11, 'before', 3540, false]);
});
