/** Wire records of when subjects of study ripen, with their sentences. */
import { EDUCATION_HOUSES } from '../../lib/astro/judgement/vidya/educationFactors.ts';
import { actingScores, activationScore } from '../../lib/astro/judgement/timing/activation.ts';
import { coveragePercent, type TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import type { TimedStudy } from '../../lib/astro/judgement/vidya/plans.ts';
import { matterTime } from '../../lib/astro/stage.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import type * as wire from '../../lib/schemas/vidya/common.ts';
import { areaScoreRecord, sharedClause, scoredRecord } from '../../lib/records/evidence/areas.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { significatorRecord, spanDates, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import type { FoundTimes, Study, StudyRequest } from './study.ts';

const DESCRIBED = 3;

/** @param most number of windows that are listed */
export function timingRecord(study: Study, found: FoundTimes, most = Infinity): wire.StudyTiming {
  const { context, yearsAhead } = study;
  const { birth, names, nowJdUT } = context;
  const { clock } = birth.time;
  const { plan, timed, windows } = found;
  const [from, to] = timed.usualAges;
  const words = VIDYA[names.lang];
  const untilJdUT = nowJdUT + yearsAhead * DAYS_PER_YEAR;
  const records = windowRecords(context, windows.slice(0, most), words.timed_name({ timed: timed.id }));
  return {
    from: formatJd(clock, nowJdUT),
    until: formatJd(clock, untilJdUT),
    years_ahead: yearsAhead,
    usual_ages: { from, to },
    windows: records.map((record, index) => ({
      ...record,
      stage: isUsual(context, timed, windows[index]!) ? 'usual_age' : 'later_learning',
    })),
    coverage_percent: coveragePercent(windows, nowJdUT, untilJdUT),
    why: words.chosen({ timed: timed.id, count: windows.length }),
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    reason: windows.length > 0 ? null : REASONS[matterTime(timed.matter, study.area.person)],
    text: timesText(study, found),
  };
}

const REASONS = {
  later_life: 'before_usual_age',
  now: 'none_strong_enough',
  past: 'after_usual_age',
  as_if_living: 'none_strong_enough',
} as const;

/** Whether a window begins within the usual years. */
function isUsual({ birth }: StudyRequest, { usualAges: [, to] }: TimedStudy, { startJdUT }: TimingWindow): boolean {
  return startJdUT < birth.jdUT + to * DAYS_PER_YEAR;
}

function timesText({ area, context }: Study, { plan, timed: asked, windows }: FoundTimes): string {
  const words = VIDYA[context.names.lang];
  const timed = asked.id;
  if (windows.length === 0) {
    switch (matterTime(asked.matter, area.person)) {
      case 'later_life':
        return words.too_early({ timed, fromAge: plan.ages![0] });
      case 'past':
        return words.years_over({ timed });
      case 'as_if_living':
        return words.not_lived({});
      case 'now':
        return words.no_window({ timed });
    }
  }
  const isLater = windows.every((window) => !isUsual(context, asked, window));
  const best = words.best_windows({
    timed,
    windows: windows.slice(0, DESCRIBED).map((window) => spanDates(context, window)),
  });
  return isLater ? `${best} ${words.beside_work({ timed })}` : best;
}

/** How the acting periods serve study. */
export function periodsRecord({ context, area }: Study): wire.StudyPeriods {
  const acting = actingScores(area, EDUCATION_HOUSES);
  return {
    ...areaScoreRecord(activationScore(acting, EDUCATION_HOUSES), context.names, sharedClause(context.names)),
    periods: acting.map((period) => scoredRecord(context, period)),
  };
}
