/** What the answers about the times of a career read, made once per request. */
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import {
  indicatorGroup,
  JOB_CHANGE,
  RISE,
  type IndicatorGroup,
} from '../../lib/astro/judgement/career/indicators/indicatorGroups.ts';
import { hasPosts, workTime, type WorkTime } from '../../lib/astro/judgement/career/workAtAge.ts';
import type { TimingContext } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import type { CareerInput } from '../../lib/schemas/common/areaInput.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { requestedArea, timingContext } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import { DEFAULT_YEARS_AHEAD } from '../../lib/records/evidence/timingWindows.ts';

export type CareerContext = NatalContext<Fields<typeof YearsAheadQuery>, unknown, CareerInput>;

/** Signs of a change of job and of promotion. */
export interface PostSigns {
  readonly change: IndicatorGroup;
  readonly promotion: IndicatorGroup;
}

export interface CareerTimes {
  readonly context: CareerContext;
  readonly area: AreaContext;
  readonly timing: TimingContext;
  readonly years: number;
  readonly untilJdUT: number;
  /** How work is told at the age of the person. */
  readonly time: WorkTime;
  /** Null at ages at which no post is looked for. */
  readonly posts: PostSigns | null;
  readonly warnings: Meta['warnings'];
}

export function careerTimes(context: CareerContext): CareerTimes {
  const { antardasha_lord, mahadasha_lord, pratyantardasha_lord } = context.input;
  const { area, warnings } = requestedArea(context, [mahadasha_lord, antardasha_lord, pratyantardasha_lord]);
  const years = context.query.years_ahead ?? DEFAULT_YEARS_AHEAD;
  const untilJdUT = context.nowJdUT + years * DAYS_PER_YEAR;
  const timing = timingContext(context, untilJdUT);
  const { stage } = area.person;
  const posts = hasPosts(stage)
    ? {
        change: indicatorGroup({ area, timing, untilJdUT }, JOB_CHANGE),
        promotion: indicatorGroup({ area, timing, untilJdUT }, RISE),
      }
    : null;
  return { context, area, timing, years, untilJdUT, time: workTime(stage), posts, warnings };
}

/** The current date, YYYY-MM-DD. */
export function analysisDate({ birth, nowJdUT }: CareerContext): string {
  return localDate(birth.time.clock, unixMsFromJd(nowJdUT));
}
