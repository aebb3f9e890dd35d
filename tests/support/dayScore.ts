/** Contexts and courses of a day score: drawn ones, whose whole sky a test sets, and those of births. */
import { birthContext } from '../../functions/_shell/context.ts';
import { personalDates, type PersonalContext } from '../../lib/birth/personalDay.ts';
import { judgedDates, type JudgedDate } from '../../functions/pdae/dayScoreContext.ts';
import type { DayCourse } from '../../lib/astro/judgement/day/score/course.ts';
import type { ScoredDay } from '../../lib/astro/judgement/day/score/pieces.ts';
import { dayScoreContext, type DayScoreContext } from '../../lib/astro/judgement/day/score/context.ts';
import { cutsOf, type PlainCourse } from '../../lib/astro/judgement/day/score/commonCourse.ts';
import type { SignSpan } from '../../lib/astro/judgement/day/score/skies.ts';
import { ashtakavarga, type Ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { planetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { forEachOfSeven, forEachPlanet, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS, type Sign } from '../../lib/astro/tables/signs.ts';
import type { PersonalDayInput } from '../../lib/schemas/pdae/inputs.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';

const START_JD_UT = 2461000.5;

/** One day long, so that shares are times of the day. */
export function drawnDay(varaIndex: number): ScoredDay {
  return { startJdUT: START_JD_UT, endJdUT: START_JD_UT + 1, varaIndex };
}

/** Spans one after another over the day, each with the share of it that it lasts; they reach over both ends. */
export function lasting<T extends object>(...parts: readonly (readonly [share: number, what: T])[]): (T & TimeSpan)[] {
  let passed = 0;
  return parts.map(([share, what], i) => {
    const startJdUT = i === 0 ? -Infinity : START_JD_UT + passed;
    passed += share;
    return { ...what, startJdUT, endJdUT: i === parts.length - 1 ? Infinity : START_JD_UT + passed };
  });
}

export const allDay = <T extends object>(what: T) => lasting([1, what]);

/** Where the nine pass all day. */
export function standing(signs: Partial<Record<Planet, Sign>> = {}): Record<Planet, readonly SignSpan[]> {
  return forEachPlanet((planet) => allDay({ index: SIGNS.indexOf(signs[planet] ?? 'Aries'), moonSignIndex: null }));
}

export function drawnCourse(
  set: Partial<PlainCourse & Pick<DayCourse, 'dashas' | 'eclipsesJdUT' | 'saturn'>> = {},
): DayCourse {
  const plain: PlainCourse = {
    tithis: allDay({ number: 5 }),
    nakshatras: allDay({ number: 1 }),
    yogas: allDay({ number: 2 }),
    karanas: allDay({ number: 2 }),
    pakshas: allDay({ paksha: 'shukla' as const }),
    eclipses: [],
    sunNakshatras: allDay({ index: 0 }),
    signs: standing(),
    kakshas: forEachOfSeven(() => allDay({ index: 0 })),
    retrogrades: forEachOfSeven(() => []),
    ...set,
  };
  return { ...plain, cuts: cutsOf(plain), dashas: [[], [], [], [], []], eclipsesJdUT: [], saturn: [], ...set };
}

/** Every planet with as many bindus in every sign, every sign with as many of all. */
export function flatAshtakavarga(chart: Chart, bindus = 4, sarva = 28): Ashtakavarga {
  const real = ashtakavarga(chart);
  const twelve = (value: number) => SIGNS.map(() => value);
  const ofMoon = { ...real.bhinna };
  for (const planet of Object.keys(ofMoon) as (keyof typeof ofMoon)[]) ofMoon[planet] = twelve(bindus);
  return { ...real, bhinna: ofMoon, sarva: twelve(sarva) };
}

export function drawnContext(chart: Chart, set: Partial<Parameters<typeof dayScoreContext>[0]> = {}): DayScoreContext {
  return dayScoreContext({
    chart,
    ashtakavarga: flatAshtakavarga(chart),
    strengths: planetStrengths(chart, null),
    birthJdUT: START_JD_UT - 10000,
    mahadashas: [],
    ...set,
  });
}

/** A period that runs all day. */
export function runningPeriod(level: Period<Planet>['level'], lord: Planet): Period<Planet> {
  return { level, lord, startJdUT: START_JD_UT - 10, endJdUT: START_JD_UT + 10, years: 1 };
}

/** Scored days of a birth, both dates included. */
export function scoredDays(body: object, firstDate: string, lastDate = firstDate): JudgedDate[] {
  const context = birthContext(body as PersonalDayInput, 'en', {}, {}, false) as PersonalContext;
  return judgedDates(context, personalDates(context, firstDate, lastDate), null);
}
