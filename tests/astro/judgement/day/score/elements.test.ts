/** Points of the limbs by hand, from the table of the day score. */
import { describe, expect, test } from '@jest/globals';
import {
  karanaPieces,
  karanaWorth,
  nakshatraPieces,
  nakshatraWorth,
  specialYogaPieces,
  specialYogasWorth,
  tithiPieces,
  tithiWorth,
  yogaPieces,
  yogaWorth,
  type YogaElements,
} from '../../../../../lib/astro/judgement/day/score/elements.ts';
import { weightedMean } from '../../../../../lib/astro/judgement/day/score/pieces.ts';
import { drawnCourse, drawnDay, lasting, standing } from '../../../../support/dayScore.ts';

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;

describe('tithi', () => {
  test.each([
    ['Shukla Pratipada, Nanda', 1, 2],
    ['Dwitiya, Bhadra', 2, 2],
    ['Tritiya, Jaya', 3, 2],
    ['Chaturthi, Rikta', 4, -4],
    ['Panchami, Purna', 5, 4],
    ['Shukla Ekadashi: 2 and 3 more', 11, 5],
    ['Purnima, Purna', 15, 4],
    ['Krishna Ekadashi, only Nanda', 26, 2],
    ['Krishna Trayodashi: 2 less 2', 28, 0],
    ['Krishna Chaturdashi: -4 and 2 less', 29, -6],
    ['Amavasya in place of Purna', 30, -6],
  ])('%s', (_, number, points) => {
    expect(tithiWorth(number, false).points).toBe(points);
    expect(tithiWorth(number, true).points).toBe(points - 3);
  });

  test('Panchami burnt on Tuesday until noon, then Shashthi: (4-3)/2 + 2/2', () => {
    const course = drawnCourse({ tithis: lasting([0.5, { number: 5 }], [0.5, { number: 6 }]) });
    const pieces = tithiPieces(course, drawnDay(TUE));
    expect(pieces.map(({ found }) => found)).toEqual([
      { number: 5, isDagdha: true },
      { number: 6, isDagdha: false },
    ]);
    expect(weightedMean(pieces)).toBe(1.5);
    expect(weightedMean(tithiPieces(course, drawnDay(MON)))).toBe(3);
  });

  test.each([
    [SUN, 12],
    [MON, 11],
    [TUE, 5],
    [WED, 3],
    [THU, 6],
    [FRI, 8],
    [SAT, 9],
  ])('on weekday %p tithi %p is burnt, in both halves of the month', (varaIndex, number) => {
    for (const own of [number, number + 15]) {
      const course = drawnCourse({ tithis: lasting([1, { number: own }]) });
      expect(tithiPieces(course, drawnDay(varaIndex))[0]!.found.isDagdha).toBe(true);
      expect(tithiPieces(course, drawnDay((varaIndex + 1) % 7))[0]!.found.isDagdha).toBe(false);
    }
  });
});

describe('nakshatra', () => {
  test.each([
    ['Ashwini, kshipra and gand mool', 1, 1],
    ['Bharani, ugra', 2, -2],
    ['Krittika, mishra', 3, 0],
    ['Rohini, dhruva', 4, 2],
    ['Mrigashira, mridu', 5, 2],
    ['Ardra, tikshna', 6, -2],
    ['Punarvasu, chara', 7, 2],
    ['Ashlesha, tikshna and gand mool', 9, -3],
    ['Magha, ugra and gand mool', 10, -3],
    ['Jyeshtha, tikshna and gand mool', 18, -3],
    ['Mula, tikshna and gand mool', 19, -3],
    ['Revati, mridu and gand mool', 27, 1],
  ])('%s', (_, number, points) => {
    expect(nakshatraWorth(number).points).toBe(points);
  });

  test('a quarter of Ashlesha, three of Pushya: -3/4 + 2 x 3/4', () => {
    const nakshatras = lasting([0.75, { number: 8 }], [0.25, { number: 9 }]);
    expect(weightedMean(nakshatraPieces(drawnCourse({ nakshatras }), drawnDay(SUN)))).toBe(0.75);
  });
});

describe('yoga', () => {
  const BAD = [1, 6, 9, 10, 13, 15, 19];
  test.each(Array.from({ length: 27 }, (_, i) => i + 1))('number %p', (number) => {
    const expected = number === 17 || number === 27 ? -6 : BAD.includes(number) ? -3 : 3;
    expect(yogaWorth(number).points).toBe(expected);
  });

  test('half Priti, half Vyatipata', () => {
    const yogas = lasting([0.5, { number: 2 }], [0.5, { number: 17 }]);
    expect(weightedMean(yogaPieces(drawnCourse({ yogas }), drawnDay(SUN)))).toBe(-1.5);
  });
});

describe('karana', () => {
  test('six moving ones help, four fixed ones do not', () => {
    for (const number of [2, 3, 4, 5, 6, 7]) expect(karanaWorth(number, 0).points).toBe(1);
    for (const number of [1, 58, 59, 60]) expect(karanaWorth(number, 0).points).toBe(-1);
  });

  test.each([
    ['Aries', 0, 'heaven', -2],
    ['Gemini', 2, 'heaven', -2],
    ['Cancer', 3, 'earth', -4],
    ['Leo', 4, 'earth', -4],
    ['Virgo', 5, 'nether_world', -2],
    ['Scorpio', 7, 'heaven', -2],
    ['Capricorn', 9, 'nether_world', -2],
    ['Pisces', 11, 'earth', -4],
  ])('Vishti with the Moon in %s', (_, sign, abode, points) => {
    expect(karanaWorth(8, sign)).toEqual({ found: { number: 8, abode }, points });
  });

  test('the Moon’s sign cuts Vishti alone', () => {
    const signs = {
      ...standing(),
      Moon: lasting([0.25, { index: 2, moonSignIndex: null }], [0.75, { index: 3, moonSignIndex: null }]),
    };
    const pieces = (number: number) =>
      karanaPieces(drawnCourse({ karanas: lasting([1, { number }]), signs }), drawnDay(SUN));
    expect(pieces(7)).toHaveLength(1);
    // -2 for a quarter of the day, -4 for the rest.
    expect(weightedMean(pieces(8))).toBe(-3.5);
  });
});

describe('special yogas', () => {
  const none: YogaElements = { varaIndex: TUE, tithi: 4, nakshatra: 2, sunNakshatra: 2, moonSignIndex: 0 };
  const ids = (set: Partial<YogaElements>) => specialYogasWorth({ ...none, ...set })?.found.map(({ id }) => id) ?? [];
  const points = (set: Partial<YogaElements>) => specialYogasWorth({ ...none, ...set })?.points;

  test('none where nothing comes together', () => {
    expect(specialYogasWorth(none)).toBeNull();
  });

  test.each([
    ['Sarvartha alone, Tuesday with Ashlesha', { nakshatra: 9 }, ['sarvartha_siddhi'], 4],
    ['Siddha, Tuesday with Jaya', { tithi: 3 }, ['siddha'], 3],
    ['Mrityu, Tuesday with Nanda', { tithi: 1 }, ['mrityu_tithi'], -4],
    ['Utpata, Tuesday with Dhanishta', { nakshatra: 23, sunNakshatra: 23 }, ['utpata'], -3],
    ['Mrityu star, Tuesday with Shatabhisha', { nakshatra: 24, sunNakshatra: 24 }, ['mrityu_nakshatra'], -4],
    ['Yamaghanta, Tuesday with Ardra', { nakshatra: 6, sunNakshatra: 6 }, ['yamaghanta'], -3],
    ['Dwipushkar', { tithi: 2, nakshatra: 5, sunNakshatra: 5 }, ['dwipushkar'], 1],
    ['Tripushkar', { tithi: 2, nakshatra: 7, sunNakshatra: 7 }, ['tripushkar'], 1],
    ['Ravi, the Moon in the 4th star from the Sun’s', { nakshatra: 2, sunNakshatra: 26 }, ['ravi'], 3],
    ['Panchaka, the Moon in Aquarius', { moonSignIndex: 10 }, ['panchaka'], -1],
    ['dagdha counts with the tithi, kana not at all', { tithi: 5, nakshatra: 25, sunNakshatra: 25 }, [], undefined],
  ])('%s', (_, set, expected, sum) => {
    expect(ids(set)).toEqual(expected);
    expect(points(set)).toBe(sum);
  });

  test('Pushya on Thursday has three, 5 + 4 + 5, which the cap takes to 8', () => {
    const set = { varaIndex: THU, tithi: 1, nakshatra: 8, sunNakshatra: 8 };
    expect(ids(set)).toEqual(['amrita_siddhi', 'sarvartha_siddhi', 'guru_pushya']);
    expect(points(set)).toBe(8);
  });

  test('Pushya on Sunday: 4 + 5, to 8', () => {
    const set = { varaIndex: SUN, tithi: 2, nakshatra: 8, sunNakshatra: 8 };
    expect(ids(set)).toEqual(['sarvartha_siddhi', 'ravi_pushya']);
    expect(points(set)).toBe(8);
  });

  test('Saturday with Purna and Hasta: -4 - 3 - 4, the lower cap', () => {
    const set = { varaIndex: SAT, tithi: 5, nakshatra: 13, sunNakshatra: 13, moonSignIndex: 5 };
    expect(ids(set)).toEqual(['mrityu_tithi', 'yamaghanta', 'mrityu_nakshatra']);
    expect(points(set)).toBe(-8);
  });

  test('the Sun that passes into another star ends Ravi yoga', () => {
    // Bharani is the 4th from Uttara Bhadrapada, the 3rd from Revati.
    const sunNakshatras = lasting([0.75, { index: 25 }], [0.25, { index: 26 }]);
    const course = drawnCourse({
      nakshatras: lasting([1, { number: 2 }]),
      tithis: lasting([1, { number: 4 }]),
      sunNakshatras,
    });
    const pieces = specialYogaPieces(course, drawnDay(TUE));
    expect(pieces.map(({ found, share }) => [found.map(({ id }) => id), share])).toEqual([[['ravi'], 0.75]]);
  });

  test('for as long as they last: Sarvartha a quarter of Friday, then nothing', () => {
    const nakshatras = lasting([0.25, { number: 1 }], [0.75, { number: 2 }]);
    const course = drawnCourse({
      nakshatras,
      tithis: lasting([1, { number: 4 }]),
      sunNakshatras: lasting([1, { index: 0 }]),
    });
    const pieces = specialYogaPieces(course, drawnDay(FRI));
    expect(pieces.map(({ found, share }) => [found.map(({ id }) => id), share])).toEqual([
      [['sarvartha_siddhi'], 0.25],
    ]);
    expect(weightedMean(pieces)).toBe(1);
  });
});
