/** Wire records of when subjects of study ripen, with their sentences. */
import { actingScores, activationScore } from '../../lib/astro/judgement/timing/activation.ts';
import type { TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import type { StudyMatterId } from '../../lib/astro/judgement/vidya/matters.ts';
import type { TimedStudy } from '../../lib/astro/judgement/vidya/plans.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import type * as wire from '../../lib/schemas/vidya/common.ts';
import { areaScoreRecord, sharedClause, scoredRecord } from '../../lib/records/evidence/areas.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import { significatorRecord, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import { MATTERS, type FoundTimes, type Study, type StudyRequest } from './study.ts';

const DESCRIBED = 3;

/** @param most number of windows that are listed */
export function timingRecord(study: Study, found: FoundTimes, most = Infinity): wire.StudyTiming {
  const { context, yearsAhead } = study;
  const { birth, nowJdUT } = context;
  const { clock } = birth.time;
  const { plan, timed, windows } = found;
  const [from, to] = timed.usualAges;
  const records = windowRecords(
    context,
    windows.slice(0, most),
    VIDYA[context.names.lang].matter_name({ matter: timed.matter.id }),
  );
  return {
    from: formatJd(clock, nowJdUT),
    until: formatJd(clock, nowJdUT + yearsAhead * DAYS_PER_YEAR),
    years_ahead: yearsAhead,
    usual_ages: { from, to },
    windows: records.map((record, index) => ({
      ...record,
      stage: isUsual(context, timed, windows[index]!) ? 'usual_age' : 'later_learning',
    })),
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    reason: windows.length > 0 ? null : isBefore(study, found) ? 'before_usual_age' : 'none_strong_enough',
    text: timesText(study, found),
  };
}

/** True where the searched time ends before the years in question. */
function isBefore({ context, yearsAhead }: Study, { timed }: FoundTimes): boolean {
  const { birth, nowJdUT } = context;
  return nowJdUT + yearsAhead * DAYS_PER_YEAR <= birth.jdUT + timed.usualAges[0] * DAYS_PER_YEAR;
}

/** Completed years of age at the current time; negative before birth. */
export function ageNow(context: StudyRequest): number {
  return ageAt(dateOf(context, context.birth.jdUT), dateOf(context, context.nowJdUT))[0];
}

function timesText(study: Study, found: FoundTimes): string {
  const { context, yearsAhead: years } = study;
  const { timed, windows } = found;
  const matter = timed.matter.id;
  const words = VIDYA[context.names.lang];
  const [fromAge, toAge] = timed.usualAges;
  if (isBefore(study, found)) return words.too_early({ matter, fromAge, years });
  if (windows.length === 0) return words.no_window({ matter, years });
  const usual = windows.filter((window) => isUsual(context, timed, window));
  if (usual.length > 0) return words.best_windows(bestWindows(context, usual, matter));
  const later =
    ageNow(context) >= toAge
      ? words.usual_years_over({ matter, fromAge, toAge })
      : words.none_in_usual_years({ matter, toAge });
  return `${later} ${words.best_windows(bestWindows(context, windows, matter))}`;
}

/** Whether a window begins in the usual years of its subject. */
export function isUsual(
  { birth }: StudyRequest,
  { usualAges: [, to] }: TimedStudy,
  { startJdUT }: TimingWindow,
): boolean {
  return startJdUT < birth.jdUT + to * DAYS_PER_YEAR;
}

/** The windows that are described: those that the transits agree with, else the best. */
function bestWindows(context: StudyRequest, windows: readonly TimingWindow[], matter: StudyMatterId) {
  const agreed = windows.filter(({ isAgreed }) => isAgreed);
  const described = (agreed.length > 0 ? agreed : windows).slice(0, DESCRIBED);
  return {
    matter,
    isAgreed: agreed.length > 0,
    windows: described.map(({ endJdUT, peak, score, startJdUT }) => ({
      fromDate: dateOf(context, startJdUT),
      untilDate: dateOf(context, endJdUT),
      mahadasha: peak.path[0].lord,
      antardasha: peak.path[1].lord,
      score,
    })),
  };
}

/** Returns the date of an instant at the birth place. */
export function dateOf({ birth }: StudyRequest, jdUT: number): string {
  return localDate(birth.time.clock, unixMsFromJd(jdUT));
}

/** How the acting periods serve study. */
export function periodsRecord({ context, area }: Study): wire.StudyPeriods {
  const { houses } = MATTERS.study;
  const acting = actingScores(area, houses);
  return {
    ...areaScoreRecord(activationScore(acting, houses), context.names, sharedClause(context.names)),
    periods: acting.map((period) => scoredRecord(context, period)),
  };
}
