import { describe, expect, test } from '@jest/globals';
import { cappedClass } from '../../../../../lib/astro/judgement/day/score/closures.ts';
import { dayComponents } from '../../../../../lib/astro/judgement/day/score/labels.ts';
import {
  closed,
  dayClass,
  dayScore,
  leadingParts,
  type DayParts,
} from '../../../../../lib/astro/judgement/day/score/dayScore.ts';
import { PLANETS } from '../../../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import {
  allDay,
  drawnCourse,
  drawnDay,
  drawnContext,
  flatAshtakavarga,
  runningPeriod,
  scoredDays,
  standing,
} from '../../../../support/dayScore.ts';
import { bodyOf, golden, type JyotishFile } from '../../../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => birth);

test('a whole day by hand', () => {
  // Taurus rising, the Moon of birth in Ashwini; four bindus and 28 of all everywhere.
  const chart = chartOf({ Ascendant: 'Taurus', Moon: 'Aries 5' });
  const context = { ...drawnContext(chart), lordScore: () => 75 };
  const levels = [1, 2, 3, 4, 5] as const;
  const course = drawnCourse({
    tithis: allDay({ number: 11 }),
    nakshatras: allDay({ number: 6 }),
    yogas: allDay({ number: 17 }),
    karanas: allDay({ number: 21 }),
    sunNakshatras: allDay({ index: 5 }),
    signs: { ...standing({ Moon: 'Gemini', Jupiter: 'Leo', Saturn: 'Leo' }) },
    dashas: levels.map((level) => [runningPeriod(level, 'Venus')]),
    saturn: allDay({ phase: 'peak' as const, house: 1, intensity: 55, band: 'moderate' as const }),
  });
  const { parts, score } = dayScore(context, course, drawnDay(6));
  const points = Object.fromEntries(Object.values(parts).map(({ id, points }) => [id, points]));
  expect(points).toMatchObject({
    // Ardra is the sixth star from Ashwini: Sadhaka.
    tarabala: 7,
    // The 3rd from the Moon.
    chandrabala: 8,
    // Nanda 2, Ekadashi of the bright half 3.
    tithi: 5,
    // Tikshna.
    nakshatra: -2,
    // Vyatipata.
    yoga: -6,
    karana: 1,
    // Saturday: the yogakaraka, and a friend of Venus.
    vara: 5,
    special_yogas: 0,
    moon_bindus: 0,
    // 17 x 0.5.
    dasha_lords: 8.5,
    saturn: -2,
    // From Leo the two reach Leo, the 4th, and Aquarius, Gemini: of 1, 5, 9, 10, 11 the 10th.
    double_transit: 2,
  });
  const exact = 50 + 7 + 8 + 5 - 2 - 6 + 1 + 5 + 8.5 - 2 + 2 + points['gochara']!;
  expect(score).toBe(Math.round(exact));
});

describe('80 births, each on five days of its own', () => {
  const asked = births.map((birth, i) => {
    const month = String((i % 12) + 1).padStart(2, '0');
    const year = Number(birth.date.slice(0, 4)) + 1 + (i % 70);
    return { birth, days: scoredDays(bodyOf(birth), `${year}-${month}-08`, `${year}-${month}-12`) };
  });

  test('the score is the exact sum of its components, within 0 to 100, and has its class', () => {
    let days = 0;
    for (const { days: found } of asked) {
      for (const { judged } of found) {
        const { score } = judged;
        const tenths = dayComponents(score).reduce((sum, { points }) => sum + Math.round(points * 10), 0);
        expect(tenths).toBe(score.score * 10);
        expect(Number.isInteger(score.score) && score.score >= 0 && score.score <= 100).toBe(true);
        expect(score.class).toBe(cappedClass(dayClass(score.score), score.cap));
        days++;
      }
    }
    expect(days).toBe(400);
  });

  test('no part gives more than its most, and its pieces lie in the day, in order', () => {
    for (const { days: found } of asked) {
      for (const { day, judged } of found) {
        const faulty = Object.values(judged.score.parts).filter(({ id, max, pieces, points }) => {
          const bounds = [
            day.startJdUT,
            ...pieces.flatMap(({ endJdUT, startJdUT }) => [startJdUT, endJdUT]),
            day.endJdUT,
          ];
          const isInOrder = bounds.slice(1).every((bound, i) => bound >= bounds[i]!);
          const shares = pieces.reduce((sum, { share }) => sum + share, 0);
          const isWhole = id === 'saturn' || id === 'special_yogas' || Math.abs(shares - 1) < 5e-10;
          return points > max || !isInOrder || !isWhole;
        });
        expect(faulty).toEqual([]);
      }
    }
  });
});

test('a day in the course of a year is the day by itself', () => {
  const body = bodyOf(births[3]!);
  const year = scoredDays(body, '2026-01-01', '2026-12-31');
  expect(year).toHaveLength(365);
  for (let i = 0; i < year.length; i += 13) {
    const { date, judged } = year[i]!;
    const [alone] = scoredDays(body, date);
    const points = (parts: DayParts) => Object.values(parts).map(({ id, points }) => [id, points]);
    expect(points(alone!.judged.score.parts)).toEqual(points(judged.score.parts));
    expect(alone!.judged.score.score).toBe(judged.score.score);
    for (const planet of PLANETS) {
      const [own, among] = [alone!.judged.score.transitScores[planet], judged.score.transitScores[planet]];
      expect(Math.abs(own - among)).toBeLessThan(1e-4);
    }
  }
});

test('rich and poor ashtakavargas move gochara and the bindus of the Moon, and nothing else', () => {
  const chart = chartOf({ Ascendant: 'Taurus', Moon: 'Aries 5' });
  const of = (bindus: number, sarva: number) =>
    dayScore(drawnContext(chart, { ashtakavarga: flatAshtakavarga(chart, bindus, sarva) }), drawnCourse(), drawnDay(1));
  const [poor, mean, rich] = [of(2, 20), of(4, 28), of(6, 38)];
  expect(rich.parts.moon_bindus.points).toBe(5);
  expect(poor.parts.moon_bindus.points).toBe(-4.4);
  expect(poor.parts.gochara.points).toBeLessThan(mean.parts.gochara.points);
  expect(rich.parts.gochara.points).toBeGreaterThan(mean.parts.gochara.points);
  expect(rich.parts.tithi).toEqual(mean.parts.tithi);
});

test.each([
  [62.4, { score: 62, rounding: -0.4, bounds: 0 }],
  [62.5, { score: 63, rounding: 0.5, bounds: 0 }],
  [62, { score: 62, rounding: 0, bounds: 0 }],
  [104.3, { score: 100, rounding: -0.3, bounds: -4 }],
  [-2.6, { score: 0, rounding: -0.4, bounds: 3 }],
])('%p is closed to a whole number', (sum, expected) => {
  expect(closed(sum)).toEqual(expected);
});

test.each([
  [100, 'best'],
  [70, 'best'],
  [69, 'good'],
  [50, 'good'],
  [49, 'normal'],
  [35, 'normal'],
  [34, 'avoid'],
  [20, 'avoid'],
  [19, 'danger'],
  [0, 'danger'],
])('%p is %s', (score, expected) => {
  expect(dayClass(score)).toBe(expected);
});

test('the three that give most and the three that take most, ties in the order of the parts', () => {
  const given = {
    tarabala: 3,
    tithi: 3,
    nakshatra: 1,
    yoga: 0,
    karana: -1,
    vara: 4,
    saturn: -1,
    gochara: -2,
    chandrabala: -1,
  };
  const parts = Object.fromEntries(Object.entries(given).map(([id, points]) => [id, { id, points }]));
  const { best, worst } = leadingParts({ parts: parts as unknown as DayParts });
  expect(best.map(({ id }) => id)).toEqual(['vara', 'tarabala', 'tithi']);
  expect(worst.map(({ id }) => id)).toEqual(['gochara', 'karana', 'saturn']);
});
