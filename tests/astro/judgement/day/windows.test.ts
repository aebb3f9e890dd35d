/** A day from 6 to 18 to 30 o'clock over drawn charts; instants are told in hours. */
import { describe, expect, test } from '@jest/globals';
import {
  dayWindows,
  horaReasons,
  type DayWindow,
  type WindowDay,
} from '../../../../lib/astro/judgement/day/windows.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../../../lib/astro/tables/dayYogas.ts';
import { chartOf } from '../../../support/chartOf.ts';

const HOUR = 1 / 24;
const span = (number: number, start: number, end: number) => ({
  number,
  startJdUT: start * HOUR,
  endJdUT: end * HOUR,
});
const hours = ({ endJdUT, startJdUT }: Pick<DayWindow, 'startJdUT' | 'endJdUT'>) =>
  [startJdUT, endJdUT].map((jdUT) => Math.round((jdUT / HOUR) * 100) / 100);

/** A Thursday of the bright half, the Moon in Pushya and Cancer. */
const THURSDAY: WindowDay = {
  varaIndex: 4,
  day: { startJdUT: 6 * HOUR, duskJdUT: 18 * HOUR, endJdUT: 30 * HOUR },
  previousDuskJdUT: -6 * HOUR,
  tithis: [span(5, -5, 40)],
  nakshatras: [span(8, 0, 40)],
  signs: [span(4, -20, 40)],
  avoided: [{ id: 'rahu_kaal', startJdUT: 13.5 * HOUR, endJdUT: 15 * HOUR }],
  yogas: [],
  panchaka: null,
};

// Leo rises: the Sun rules the ascendant, Mars is its yogakaraka; the Moon of birth is in Rohini.
const LEO = chartOf({ Ascendant: 'Leo', Moon: 'Taurus 15' });
const CONTEXT = { chart: LEO, mahadashaLord: 'Jupiter', antardashaLord: 'Saturn' } as const;

const windowsOf = (day: Partial<WindowDay> = {}, context = CONTEXT) => dayWindows(context, { ...THURSDAY, ...day });
const find = (windows: readonly DayWindow[], kind: DayWindow['fact']['kind'], id?: string) =>
  windows.filter(({ fact }) => fact.kind === kind && (id === undefined || ('id' in fact && fact.id === id)));

describe('horas', () => {
  test('the lord of the ascendant, the yogakaraka and the lords that run speak for their horas', () => {
    expect(horaReasons(CONTEXT, 'Sun')).toEqual(['ascendant_lord']);
    expect(horaReasons(CONTEXT, 'Mars')).toEqual(['yogakaraka']);
    expect(horaReasons({ ...CONTEXT, mahadashaLord: 'Mars' }, 'Mars')).toEqual(['yogakaraka', 'mahadasha_lord']);
  });

  test('a running lord that is a malefic for the rising sign is no help', () => {
    // For Leo Saturn owns the 6th and the 7th, and Mercury the 2nd and the 11th.
    expect(horaReasons(CONTEXT, 'Saturn')).toEqual(['functional_malefic', 'natural_malefic']);
    expect(horaReasons({ ...CONTEXT, antardashaLord: 'Mercury' }, 'Mercury')).not.toContain('antardasha_lord');
  });

  test('24 of them tile the day, each with the sum of its reasons', () => {
    const horas = find(windowsOf(), 'hora');
    expect(horas).toHaveLength(24);
    expect(hours(horas[0]!)).toEqual([6, 7]);
    // Thursday begins with Jupiter, then Mars, then the Sun.
    expect(horas.slice(0, 3).map(({ fact }) => fact.kind === 'hora' && fact.lord)).toEqual(['Jupiter', 'Mars', 'Sun']);
    expect(horas[1]!.points).toBe(3);
    expect(horas[2]!.points).toBe(3);
  });
});

describe('weights', () => {
  test('the lords of the chart speak loudest for an hora, a malefic of the rising sign against it', () => {
    const reasons = {
      ascendant_lord: 3,
      yogakaraka: 3,
      mahadasha_lord: 2,
      antardasha_lord: 1,
      functional_benefic: 1,
      natural_benefic: 1,
      functional_malefic: -2,
      natural_malefic: -1,
    };
    const met = new Set<string>();
    for (const rising of ['Leo', 'Taurus', 'Libra', 'Sagittarius'] as const) {
      const chart = chartOf({ Ascendant: rising, Moon: 'Taurus 15' });
      const context = { chart, mahadashaLord: 'Moon', antardashaLord: 'Mars' } as const;
      for (const { fact, points } of find(dayWindows(context, THURSDAY), 'hora')) {
        if (fact.kind !== 'hora') continue;
        fact.reasons.forEach((reason) => met.add(reason));
        expect(points).toBe(fact.reasons.reduce((sum, reason) => sum + reasons[reason], 0));
      }
    }
    expect([...met].sort()).toEqual(Object.keys(reasons).sort());
  });

  test('choghadiyas, muhurtas and special yogas', () => {
    const pointsOf = (kind: 'choghadiya' | 'muhurta') =>
      Object.fromEntries(find(windowsOf(), kind).map(({ fact, points }) => ['id' in fact && fact.id, points]));
    expect(pointsOf('choghadiya')).toEqual({ amrit: 3, shubh: 3, labh: 2, char: 1, udveg: -2, kaal: -2, rog: -2 });
    expect(pointsOf('muhurta')).toEqual({ abhijit: 4, brahma_muhurta: 2, vijaya_muhurta: 2, amrita_kaal: 3 });
    const yogas = [...DAY_YOGAS, RAVI_YOGA].map((yoga) => ({ ...span(1, 6, 30), yoga, conditions: [] }));
    const weights = find(windowsOf({ yogas }), 'special_yoga').map(({ fact, points }) => [
      fact.kind === 'special_yoga' && fact.formed.yoga.id,
      points,
    ]);
    expect(Object.fromEntries(weights)).toEqual({
      amrita_siddhi: 3,
      guru_pushya: 3,
      ravi_pushya: 3,
      sarvartha_siddhi: 2,
      siddha: 1,
      ravi: 1,
      dwipushkar: 0,
      tripushkar: 0,
      mrityu_tithi: -2,
      mrityu_nakshatra: -2,
      dagdha: -2,
      yamaghanta: -2,
      utpata: -2,
      kana: -2,
    });
  });
});

describe('muhurtas', () => {
  test('Abhijit is the 8th fifteenth of the day, and is not taken on a Wednesday', () => {
    expect(find(windowsOf(), 'muhurta', 'abhijit').map(hours)).toEqual([[11.6, 12.4]]);
    expect(find(windowsOf({ varaIndex: 3 }), 'muhurta', 'abhijit')).toEqual([]);
  });

  test('Brahma muhurta belongs to the night before, Vijaya is the 11th of the day', () => {
    expect(find(windowsOf(), 'muhurta', 'brahma_muhurta').map(hours)).toEqual([[4.4, 5.2]]);
    expect(find(windowsOf(), 'muhurta', 'vijaya_muhurta').map(hours)).toEqual([[14, 14.8]]);
  });

  test('amrita kaal of Pushya begins after 44 of its 60 ghatis', () => {
    // 17.6 of 24 hour-units of a nakshatra of 40 hours, 1.6 of them long.
    expect(find(windowsOf(), 'muhurta', 'amrita_kaal').map(hours)).toEqual([[29.33, 32]]);
  });
});

test('choghadiyas weigh by their nature: Thursday begins with Shubh, then Rog', () => {
  const [first, second] = find(windowsOf(), 'choghadiya');
  expect([first, second].map((one) => one!.fact.kind === 'choghadiya' && one!.fact.id)).toEqual(['shubh', 'rog']);
  expect([first!.points, second!.points]).toEqual([3, -2]);
});

describe('the Moon', () => {
  test('star and house are counted from those of birth', () => {
    // Pushya is the 5th from Rohini: Pratyak. Cancer is the 3rd from Taurus.
    const [star] = find(windowsOf(), 'tara');
    const [moon] = find(windowsOf(), 'moon');
    expect(star!.fact.kind === 'tara' && star!.fact.of.tara.id).toBe('pratyak');
    expect(star!.points).toBe(-2);
    expect(moon!.fact.kind === 'moon' && moon!.fact.of.moon.house).toBe(3);
    expect(moon!.points).toBe(2);
  });

  test('in the 2nd it gives one while it waxes, and nothing while it wanes', () => {
    const second = { signs: [span(3, -20, 40)] };
    expect(find(windowsOf(second), 'moon')[0]!.points).toBe(1);
    expect(find(windowsOf({ ...second, tithis: [span(20, -5, 40)] }), 'moon')[0]!.points).toBe(0);
  });

  test('in the 8th it takes four, and the change of sign cuts the day', () => {
    const windows = find(windowsOf({ signs: [span(8, -20, 12), span(9, 12, 60)] }), 'moon');
    expect(windows.map(hours)).toEqual([
      [6, 12],
      [12, 30],
    ]);
    expect(windows.map(({ points }) => points)).toEqual([2, -4]);
  });
});

test('the times that beginnings avoid are shunned', () => {
  const shunned = windowsOf().filter(({ isShunned }) => isShunned);
  expect(shunned.map(hours)).toEqual([[13.5, 15]]);
  expect(shunned[0]!.fact).toMatchObject({ kind: 'avoided', id: 'rahu_kaal' });
  expect(shunned.every(({ points }) => points === 0)).toBe(true);
});

test('Panchaka is listed without taking points', () => {
  const [found] = find(windowsOf({ panchaka: { startJdUT: 20 * HOUR, endJdUT: 99 * HOUR } }), 'panchaka');
  expect(hours(found!)).toEqual([20, 30]);
  expect(found!.points).toBe(0);
});
