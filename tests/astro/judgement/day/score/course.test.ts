/** The course of some days against positions looked up at instants, and against almanac dates. */
import { birthContext } from '../../../../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import type { PersonalContext } from '../../../../../lib/birth/personalDay.ts';
import { personalScoreContext } from '../../../../../functions/pdae/dayScoreContext.ts';
import { dayCourse, type DayCourse, runningDashas } from '../../../../../lib/astro/judgement/day/score/course.ts';
import { running, spansTouching } from '../../../../../lib/astro/judgement/day/score/pieces.ts';
import { elementAt, PANCHANG_ELEMENTS } from '../../../../../lib/astro/panchang/elements.ts';
import { ttFromUt } from '../../../../../lib/astro/earth/deltaT.ts';
import { skyAt } from '../../../../../lib/astro/chart/sky.ts';
import { NAKSHATRAS } from '../../../../../lib/astro/tables/nakshatras.ts';
import { TITHIS } from '../../../../../lib/astro/tables/panchang.ts';
import { PLANETS, SEVEN_PLANETS, type Planet } from '../../../../../lib/astro/tables/planets.ts';
import { jdFromDate } from '../../../../../lib/astro/time.ts';
import { partAt, stayAt } from '../../../../../lib/astro/transit/stays.ts';
import { tracksOf } from '../../../../../lib/astro/transit/sky.ts';
import { BIRTH } from '../../../../support/call.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { SIGN_ARC_DEG } from '../../../../../lib/astro/tables/signs.ts';
import { mahadashas, runningPath } from '../../../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../../../lib/astro/dasha/vimshottari.ts';

const DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
const contextOf = (body: object) =>
  birthContext({ ...BIRTH, ...body } as typeof BIRTH, 'en', {}, {}, false) as unknown as PersonalContext;

describe.each([
  ['lahiri', 'mean'],
  ['true_chitra', 'true'],
])('%s, %s node: a year', (ayanamsa, node) => {
  const context = contextOf({ ayanamsa, node });
  const fromJdUT = jdFromDate(2026, 1, 1);
  const toJdUT = jdFromDate(2027, 1, 1);
  const whole = { startJdUT: fromJdUT, endJdUT: toJdUT };
  const scoreContext = personalScoreContext(context);
  const course = dayCourse(scoreContext, ephemeris, DELHI, whole);
  const { conventions } = context.chart;

  test('has Sun, Moon and planets in the right place at every instant', () => {
    for (let jdUT = fromJdUT; jdUT < toJdUT; jdUT += 0.731) {
      const { planets } = skyAt(ephemeris, ttFromUt(jdUT), conventions);
      const floorsOf = (arcDeg: number) => (planet: Planet) => Math.floor(planets[planet].longitudeDeg / arcDeg);
      expect(PLANETS.map((planet) => running(course.signs[planet], jdUT)!.index)).toEqual(PLANETS.map(floorsOf(30)));
      expect(SEVEN_PLANETS.map((planet) => running(course.kakshas[planet], jdUT)!.index)).toEqual(
        SEVEN_PLANETS.map(floorsOf(3.75)),
      );
      expect(SEVEN_PLANETS.map((planet) => running(course.retrogrades[planet], jdUT) !== undefined)).toEqual(
        SEVEN_PLANETS.map((planet) => planets[planet].speedDegPerDay < 0),
      );
      const [sun, moon] = [planets.Sun.longitudeDeg, planets.Moon.longitudeDeg];
      const number = (dayElement: keyof typeof PANCHANG_ELEMENTS) =>
        elementAt(PANCHANG_ELEMENTS[dayElement], sun, moon).number;
      expect({
        tithi: running(course.tithis, jdUT)!.number,
        nakshatra: running(course.nakshatras, jdUT)!.number,
        yoga: running(course.yogas, jdUT)!.number,
        karana: running(course.karanas, jdUT)!.number,
        paksha: running(course.pakshas, jdUT)!.paksha,
        sunNakshatra: running(course.sunNakshatras, jdUT)!.index,
      }).toEqual({
        tithi: number('tithi'),
        nakshatra: number('nakshatra'),
        yoga: number('yoga'),
        karana: number('karana'),
        paksha: TITHIS[number('tithi') - 1]!.paksha,
        sunNakshatra: Math.floor((sun * NAKSHATRAS.length) / 360),
      });
    }
  });

  test('tells of every planet but the Moon where she passed at its last ingress', () => {
    const tracks = tracksOf(ephemeris, conventions);
    for (const planet of PLANETS) {
      for (const { endJdUT, moonSignIndex, startJdUT } of spansTouching(course.signs[planet], whole)) {
        const jdUT = (Math.max(startJdUT, fromJdUT) + Math.min(endJdUT, toJdUT)) / 2;
        const entered = stayAt(tracks[planet], SIGN_ARC_DEG, jdUT).startJdUT;
        const found = partAt(tracks.Moon, SIGN_ARC_DEG, entered!);
        expect(moonSignIndex).toBe(planet === 'Moon' ? null : found);
      }
    }
  });

  test('leaves no gap and no overlap', () => {
    const lists = [
      course.tithis,
      course.nakshatras,
      course.yogas,
      course.karanas,
      ...Object.values(course.signs),
      ...Object.values(course.kakshas),
      ...course.dashas,
    ];
    for (const spans of lists) {
      expect(spans[0]!.startJdUT).toBeLessThanOrEqual(fromJdUT);
      expect(spans.at(-1)!.endJdUT).toBeGreaterThanOrEqual(toJdUT);
      expect(spans.slice(1).map(({ startJdUT }) => startJdUT)).toEqual(
        spans.slice(0, -1).map(({ endJdUT }) => endJdUT),
      );
    }
  });
});

test('eclipses of 2026 and 2027 that are seen in Delhi: two of six, as no half shadow counts', () => {
  const whole = { startJdUT: jdFromDate(2026, 1, 1), endJdUT: jdFromDate(2028, 1, 1) };
  const { eclipsesJdUT } = dayCourse(personalScoreContext(contextOf({})), ephemeris, DELHI, whole);
  const dates = eclipsesJdUT.map((jdUT) => new Date((jdUT - 2440587.5) * 86_400_000).toISOString().slice(0, 10));
  expect(dates).toEqual(['2026-03-03', '2027-08-02']);
});

describe('retrogrades of 2026, as almanacs print them', () => {
  const context = personalScoreContext(contextOf({}));
  const course: DayCourse = dayCourse(context, ephemeris, DELHI, {
    startJdUT: jdFromDate(2026, 1, 1),
    endJdUT: jdFromDate(2027, 1, 1),
  });
  const turns = (planet: Exclude<Planet, 'Rahu' | 'Ketu'>) =>
    course.retrogrades[planet].map(({ endJdUT, startJdUT }) => [startJdUT, endJdUT]);

  test('Mercury from 26 Feb, 29 Jun and 24 Oct', () => {
    const starts = [jdFromDate(2026, 2, 26), jdFromDate(2026, 6, 29), jdFromDate(2026, 10, 24)];
    const ends = [jdFromDate(2026, 3, 20), jdFromDate(2026, 7, 23), jdFromDate(2026, 11, 13)];
    const found = turns('Mercury');
    expect(found).toHaveLength(3);
    found.forEach(([from, to], i) => {
      expect(Math.abs(from! - starts[i]! - 0.5)).toBeLessThan(1.5);
      expect(Math.abs(to! - ends[i]! - 0.5)).toBeLessThan(1.5);
    });
  });

  test('Jupiter goes back when the year begins and again as it ends; Mars not at all', () => {
    const [first, last] = turns('Jupiter');
    expect(first![0]).toBe(-Infinity);
    expect(Math.abs(first![1]! - jdFromDate(2026, 3, 11))).toBeLessThan(1.5);
    expect(Math.abs(last![0]! - jdFromDate(2026, 12, 13))).toBeLessThan(1.5);
    expect(last![1]).toBe(Infinity);
    expect(turns('Mars')).toEqual([]);
    expect(turns('Sun')).toEqual([]);
  });
});

test('five levels over some days are those that the running path has at each instant of them', () => {
  const life = mahadashas(vimshottari, 123.4, 2448000, 365.25);
  const whole = { startJdUT: 2461000.2, endJdUT: 2461020.7 };
  const levels = runningDashas(life, whole);
  expect(levels).toHaveLength(5);
  for (let jdUT = whole.startJdUT; jdUT < whole.endJdUT; jdUT += 0.37) {
    const path = runningPath(vimshottari, life, jdUT)!;
    const found = levels.map((periods) => periods.find((one) => one.startJdUT <= jdUT && jdUT < one.endJdUT));
    expect(found).toEqual(path);
  }
  for (const periods of levels) {
    expect(periods[0]!.startJdUT).toBeLessThanOrEqual(whole.startJdUT);
    expect(periods.at(-1)!.endJdUT).toBeGreaterThanOrEqual(whole.endJdUT);
    expect(periods.filter((one) => one.endJdUT <= whole.startJdUT || one.startJdUT >= whole.endJdUT)).toEqual([]);
  }
});
