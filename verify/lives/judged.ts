/** What the engine says of a birth, read from its judgements: the one file that knows their names. */
import { methodOne } from '../../lib/astro/judgement/career/methodOne.ts';
import { methodThree } from '../../lib/astro/judgement/career/methodThree.ts';
import { methodTwo } from '../../lib/astro/judgement/career/methodTwo.ts';
import { categoryReadings, fieldReadings } from '../../lib/astro/judgement/career/modernFields.ts';
import { professionRanking } from '../../lib/astro/judgement/career/votes.ts';
import { promiseOf, timingPlan } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { marriage } from '../../lib/astro/judgement/prediction/marriage.ts';
import { timingWindows } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { wrap360 } from '../../lib/astro/angle.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { DAYS_PER_YEAR, unixMsFromJd, type TimeSpan } from '../../lib/astro/time.ts';
import type { Ephemeris } from '../../lib/astro/ephemeris.ts';
import { natalContext } from '../../lib/birth/natal.ts';
import { requestedArea, timingContext } from '../../lib/birth/requestedArea.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';

/** What a chart says of work. */
export interface WorkJudgement {
  /** Score of the career, 0 to 100. */
  readonly success: number;
  readonly category: string;
  /** Ids of all fields, the one that fits best first. */
  readonly fields: readonly string[];
  /** Planets that have risen or culminated lately. */
  readonly prominent: readonly Planet[];
}

/** The age at which a chart is judged for work. */
const WORKING_YEARS = 40;

/** Judges a birth for work, at the age of forty. */
export function workJudgement(ephemeris: Ephemeris, body: Birth): WorkJudgement {
  const context = contextAt(ephemeris, body, WORKING_YEARS);
  const { area } = requestedArea(context);
  const ranking = professionRanking({ one: methodOne(area), two: methodTwo(area), three: methodThree(area) });
  const fields = fieldReadings(area, ranking);
  const { ascendantDeg, midheavenDeg } = context.horizon;
  const { planets } = context.sky;
  return {
    success: promiseOf(area, career).ladder.value,
    category: categoryReadings(fields)[0]!.id,
    fields: fields.map(({ id }) => id),
    prominent: PLANETS.filter((planet) => {
      const longitudeDeg = planets[planet].longitudeDeg + context.sky.ayanamsaDeg;
      return [ascendantDeg, midheavenDeg].some((angleDeg) => wrap360(angleDeg - longitudeDeg) < PROMINENT_DEG);
    }),
  };
}

/** So many degrees of the zodiac after the ascendant or the midheaven. */
const PROMINENT_DEG = 15;

const FROM_YEARS = 18;
const UNTIL_YEARS = 50;

/** Ages, in years, of the windows of marriage between 18 and 50. */
export function weddingWindows(ephemeris: Ephemeris, body: Birth): TimeSpan[] {
  const context = contextAt(ephemeris, body, FROM_YEARS);
  const { area } = requestedArea(context);
  const { jdUT } = context.birth;
  const [fromJdUT, untilJdUT] = [FROM_YEARS, UNTIL_YEARS].map((years) => jdUT + years * DAYS_PER_YEAR) as [
    number,
    number,
  ];
  return timingWindows(timingContext(context, untilJdUT), timingPlan(marriage, area), fromJdUT, untilJdUT);
}

/** Returns the instant of birth, as a Julian day UT. */
export function bornJdUT(ephemeris: Ephemeris, body: Birth): number {
  return contextAt(ephemeris, body, 0).birth.jdUT;
}

function contextAt(ephemeris: Ephemeris, body: Birth, ageYears: number) {
  const born = natalContext({ ephemeris, nowUnixMs: 0 }, body, 'en', {}, {}, false);
  if (ageYears === 0) return born;
  const nowUnixMs = unixMsFromJd(born.birth.jdUT + ageYears * DAYS_PER_YEAR);
  return natalContext({ ephemeris, nowUnixMs }, body, 'en', {}, {}, false);
}
