/** Wire records of when subjects of study ripen, with their sentences. */
import { actingScores, activationScore } from '../../lib/astro/judgement/timing/activation.ts';
import type { TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import type { TimedStudy } from '../../lib/astro/judgement/vidya/plans.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import { capitalised } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/vidya/common.ts';
import { areaScoreRecord, sharedClause, scoredRecord } from '../../lib/records/evidence/areas.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import { significatorRecord, spanWords, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import { MATTERS, type FoundTimes, type Study, type StudyRequest } from './study.ts';

const DESCRIBED = 3;

/** @param most number of windows that are listed */
export function timingRecord(study: Study, found: FoundTimes, most = Infinity): wire.StudyTiming {
  const { context, yearsAhead } = study;
  const { birth, nowJdUT } = context;
  const { clock } = birth.time;
  const { plan, timed, windows } = found;
  const [from, to] = timed.usualAges;
  const records = windowRecords(context, windows.slice(0, most), timed.matter.matter);
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
export function ageNow({ birth, nowJdUT }: StudyRequest): number {
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  return ageAt(date(birth.jdUT), date(nowJdUT))[0];
}

function timesText(study: Study, found: FoundTimes): string {
  const { context, yearsAhead } = study;
  const { timed, windows } = found;
  const { matter } = timed.matter;
  const [from, to] = timed.usualAges;
  const years = yearsAhead === 1 ? 'year' : `${yearsAhead} years`;
  if (isBefore(study, found)) {
    return `${capitalised(matter)} is looked for from the age of ${from}; the next ${years} end before it.`;
  }
  if (windows.length === 0) return `In the next ${years} no window for ${matter} reaches 60 of 100.`;
  const usual = windows.filter((window) => isUsual(context, timed, window));
  if (usual.length > 0) return bestText(context, usual, matter);
  const behind =
    ageNow(context) >= to
      ? `The usual years for ${matter}, ${from} to ${to}, lie behind: what follows serves learning in later life.`
      : `Until the age of ${to}, in the usual years for ${matter}, no window opens: what follows serves learning in later life.`;
  return `${behind} ${bestText(context, windows, matter)}`;
}

/** Whether a window begins in the usual years of its subject. */
export function isUsual(
  { birth }: StudyRequest,
  { usualAges: [, to] }: TimedStudy,
  { startJdUT }: TimingWindow,
): boolean {
  return startJdUT < birth.jdUT + to * DAYS_PER_YEAR;
}

function bestText(context: StudyRequest, windows: readonly TimingWindow[], matter: string): string {
  const agreed = windows.filter(({ isAgreed }) => isAgreed);
  const described = (agreed.length > 0 ? agreed : windows).slice(0, DESCRIBED);
  const spans = described
    .map((window) => {
      const [mahadasha, antardasha] = window.peak.path;
      return `${spanWords(context, window)} (${named(antardasha.lord)} within ${named(mahadasha.lord)}, ${window.score} of 100)`;
    })
    .join('; ');
  const how =
    agreed.length > 0 ? 'periods and transits agree best' : 'the periods alone carry it best, no transit joining them,';
  return `For ${matter} ${how} from ${spans}.`;
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
