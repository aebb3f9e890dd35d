/** Measure of life, worked by hand from the pairs. */
import { describe, expect, test } from '@jest/globals';
import { lifeMeasure, thirdOfYears, yearsIn } from '../../../../lib/astro/judgement/longevity/lifeMeasure.ts';
import { longevityPairs } from '../../../../lib/astro/jaimini/longevityPairs.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { placement } from '../../../../lib/astro/chart/zodiac.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

/**
 * Aries 15 rises; Mars owns 1 and, Ketu standing in Scorpio, 8: Libra twice, purnayu. Moon and Saturn in Cancer and
 * Capricorn, movable both: purnayu. The ascendant with a hora ascendant in Leo: madhyayu.
 */
const FULL: Drawing = {
  Ascendant: 'Aries 15',
  Mars: 'Libra 6',
  Ketu: 'Scorpio',
  Moon: 'Cancer 12',
  Saturn: 'Virgo 9',
  Jupiter: 'Sagittarius 15',
};

function measureOf(drawing: Drawing, hora: Sign, horaDegree = 15) {
  const chart = chartOf(drawing);
  const place = placement(SIGNS.indexOf(hora) * 30 + horaDegree);
  const found = longevityPairs(chart, place.signIndex);
  return { found, ...lifeMeasure(chart, found, place) };
}

describe('what Saturn takes and Jupiter adds', () => {
  /** Three movable pairs: all say purnayu; Saturn and Jupiter far from the ascendant and its lord. */
  const base: Drawing = { ...FULL, Saturn: 'Capricorn 9', Mars: 'Libra 6', Jupiter: 'Scorpio 15' };
  const met = (drawing: Drawing) => {
    const { found, hrasa, third, vriddhi } = measureOf(drawing, 'Libra');
    const ids = [...hrasa.evidence, ...vriddhi.evidence].filter(({ isMet }) => isMet).map(({ id }) => id);
    return [found.third, ids, hrasa.isMet, vriddhi.isMet, third];
  };

  test('neither: the pairs stand', () => {
    // From Pisces Saturn sees Taurus, Virgo and Sagittarius.
    expect(met({ ...base, Saturn: 'Pisces 9' })).toEqual(['purnayu', [], false, false, 'purnayu']);
  });

  test('Saturn seeing the first house takes a class', () => {
    // From Cancer Aries is the tenth; a movable sign, so the second pair stays purnayu.
    expect(met({ ...base, Saturn: 'Cancer 9' })).toEqual([
      'purnayu',
      ['saturn_aspects_first'],
      true,
      false,
      'madhyayu',
    ]);
  });

  test('but not from a sign of his own strength', () => {
    // Exalted in Libra he sees Aries, the seventh.
    expect(met({ ...base, Saturn: 'Libra 9' })).toEqual([
      'purnayu',
      ['saturn_aspects_first', 'saturn_strong_by_sign'],
      false,
      false,
      'purnayu',
    ]);
  });

  test('Saturn in the first house, or weak where he decides', () => {
    const [, inFirst] = met({ ...base, Saturn: 'Aries 9', Mars: 'Cancer 6', Jupiter: 'Taurus' });
    expect(inFirst).toEqual(['saturn_in_first']);
    // Combust in Cancer, and one of the second pair.
    const [, combust, isMet, , third] = met({ ...base, Saturn: 'Cancer 9', Sun: 'Cancer 14' });
    expect([combust, isMet, third]).toEqual([['saturn_aspects_first', 'saturn_weak_contributor'], true, 'madhyayu']);
  });

  test('Jupiter adds one, but nothing lies over the last', () => {
    expect(met({ ...base, Saturn: 'Pisces 9', Jupiter: 'Libra 20' })).toEqual([
      'purnayu',
      ['jupiter_in_seventh', 'jupiter_with_lord'],
      false,
      true,
      'purnayu',
    ]);
    expect(met({ ...base, Saturn: 'Pisces 9', Jupiter: 'Aquarius 20' })[1]).toEqual(['jupiter_aspects_lord']);
    expect(met({ ...base, Saturn: 'Pisces 9', Jupiter: 'Aries 20' })[1]).toEqual([
      'jupiter_in_first',
      'jupiter_aspects_lord',
    ]);
  });

  test('Jupiter as the lord of the first is not with himself', () => {
    const { vriddhi } = measureOf({ Ascendant: 'Sagittarius 15', Jupiter: 'Cancer 5', Saturn: 'Taurus' }, 'Libra');
    expect([vriddhi.isMet, vriddhi.evidence.filter(({ isMet }) => isMet)]).toEqual([false, []]);
  });

  test('both undo each other', () => {
    expect(met({ ...base, Saturn: 'Cancer 9', Jupiter: 'Aquarius 20' })).toEqual([
      'purnayu',
      ['saturn_aspects_first', 'jupiter_aspects_lord'],
      true,
      true,
      'purnayu',
    ]);
  });
});

test('years: the mean part of their signs that the agreeing bodies have crossed, six years to either side', () => {
  // Mars 6 twice, the Moon 12, Saturn 24 of a movable sign: 48 of 120 degrees, 0.4. 64 + 36 x 0.6 = 85.6.
  const drawing: Drawing = { ...FULL, Saturn: 'Capricorn 24', Jupiter: 'Scorpio 15' };
  const found = measureOf(drawing, 'Leo');
  expect(found.agreeing.map(({ id }) => id)).toEqual(['lords_of_1_and_8', 'moon_and_saturn']);
  expect(found.crossedShare).toBeCloseTo(0.4, 9);
  expect([found.third, found.fromYears, found.toYears, found.isOpen]).toEqual(['purnayu', 80, 92, false]);
});

test('the years of a class end with it: full where signs begin, spent where they end', () => {
  expect([yearsIn('alpayu', 0), yearsIn('alpayu', 1), yearsIn('madhyayu', 0.5), yearsIn('purnayu', 0)]).toEqual([
    32, 0, 48, 100,
  ]);
  expect([0, 31.9, 32, 63.9, 64, 130].map(thirdOfYears)).toEqual([
    'alpayu',
    'alpayu',
    'madhyayu',
    'madhyayu',
    'purnayu',
    'purnayu',
  ]);
});

test('the range stays within the class, and is open at a hundred', () => {
  const early = measureOf(
    { ...FULL, Mars: 'Libra 0', Moon: 'Cancer 0', Saturn: 'Capricorn 0', Jupiter: 'Scorpio' },
    'Leo',
  );
  expect([early.fromYears, early.toYears, early.isOpen]).toEqual([94, 100, true]);
  const late = measureOf(
    { ...FULL, Mars: 'Libra 29', Moon: 'Cancer 29', Saturn: 'Capricorn 29', Jupiter: 'Scorpio' },
    'Leo',
  );
  expect([late.fromYears, late.toYears]).toEqual([64, 71]);
});
