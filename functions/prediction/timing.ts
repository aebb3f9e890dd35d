/** Answers of /prediction about when a life area ripens. */
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { counselText } from '../../lib/astro/judgement/prediction/planetCounsel.ts';
import { ageNote, promiseOf, timingPlan, type TimedArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import type { TimingPlan, TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { namedList } from '../../lib/astro/planetWords.ts';
import { citation, phaladeepika, type Source } from '../../lib/astro/source.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { listed } from '../../lib/astro/words.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { LifeAreaTiming } from '../../lib/schemas/prediction/areas.ts';
import { areaScoreRecord, sharedClause, scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/route.ts';
import {
  DEFAULT_YEARS_AHEAD,
  significatorRecord,
  spanWords,
  windowRecords,
  windowsAhead,
} from '../../lib/records/evidence/timingWindows.ts';
import { completedYears } from './person.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { AREA_TEXTS } from '../../lib/words/subjects/areaWords.ts';

type TimedContext = NatalContext<Fields<typeof YearsAheadQuery>>;

/**
 * Returns the function that answers when a life area ripens.
 *
 * @param matter the life area, or what chooses it by the fields of the request
 */
export function timed(matter: TimedArea | ((context: TimedContext) => TimedArea)): (context: TimedContext) => Warned {
  return (context) => {
    const area = typeof matter === 'function' ? matter(context) : matter;
    const { birth, names, nowJdUT, query } = context;
    const { area: areaContext, warnings } = requestedArea(context);
    const years = query.years_ahead ?? DEFAULT_YEARS_AHEAD;
    const plan = timingPlan(area, areaContext);
    const windows = described(windowsAhead(context, plan, years));
    const promise = promiseOf(areaContext, area);
    const untilJdUT = nowJdUT + years * DAYS_PER_YEAR;
    const reason = windows.length > 0 ? null : noneReason(context, plan, untilJdUT);
    const data: LifeAreaTiming = {
      area: area.id,
      name: names.of(area),
      houses: [...area.houses],
      subject: area.matter,
      nature: plan.isCaution ? 'caution' : 'favourable',
      from: formatJd(birth.time.clock, nowJdUT),
      until: formatJd(birth.time.clock, untilJdUT),
      years_ahead: years,
      windows: windowRecords(context, windows, area.matter),
      significators: plan.significators.map((one) => significatorRecord(context, one)),
      reason,
      promise: areaScoreRecord(promise, names, sharedClause(names)),
      summary: summary(context, area, { plan, windows, reason, promise }),
      counsel: counselText(area, promise, promise.band),
      age_note: ageNote(area, completedYears(context)),
      disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
      sources: [...scoreSources(promise), ...[phaladeepika(20), transitSource(plan)].map(citation)],
    };
    return new Warned(data, warnings);
  };
}

/** Periods alone give many windows, more than are useful. Interpretive. */
const ALONE_DESCRIBED = 3;

/** Keeps only the best of the windows that rest on periods alone; they follow those that transits support. */
function described(windows: readonly TimingWindow[]): TimingWindow[] {
  const agreed = windows.filter(({ isAgreed }) => isAgreed);
  return [...agreed, ...windows.filter(({ isAgreed }) => !isAgreed).slice(0, ALONE_DESCRIBED)];
}

interface Found {
  readonly plan: TimingPlan;
  readonly windows: readonly TimingWindow[];
  readonly reason: LifeAreaTiming['reason'];
  readonly promise: AreaScore;
}

function transitSource({ isCaution }: TimingPlan): Source {
  return isCaution ? phaladeepika(26) : DOUBLE_TRANSIT_SOURCE;
}

function noneReason(
  context: TimedContext,
  { ages }: TimingPlan,
  untilJdUT: number,
): NonNullable<LifeAreaTiming['reason']> {
  const { birth, nowJdUT } = context;
  const lastJdUT = context.life(vimshottari).at(-1)!.endJdUT;
  if (untilJdUT <= birth.jdUT || nowJdUT >= lastJdUT) return 'nothing_runs';
  if (ages === null) return 'none_strong_enough';
  const [young, old] = ages.map((years) => birth.jdUT + years * DAYS_PER_YEAR) as [number, number];
  return nowJdUT >= old || untilJdUT <= young ? 'outside_ages' : 'none_strong_enough';
}

function summary(context: TimedContext, area: TimedArea, found: Found): string {
  const { plan, promise, reason, windows } = found;
  const { matter } = area;
  const head = `The promise of ${matter} at birth is ${AREA_TEXTS.en.standing({ band: promise.band })} (${promise.value} of 100).`;
  if (reason === 'outside_ages')
    return `${head} The time asked about lies outside the years in which it is looked for.`;
  if (reason === 'nothing_runs') return `${head} No period of the dasha runs in the time asked about.`;
  if (windows.length === 0) return `${head} ${NONE[plan.isCaution ? 'caution' : 'favourable']}`;
  const agreed = windows.filter(({ isAgreed }) => isAgreed);
  const best = (agreed.length > 0 ? agreed : windows).slice(0, WINDOWS_DESCRIBED);
  const spans = listed(
    best.map((window) => `${spanWords(context, window)} (${namedList(lordsOf(window))}; ${window.score})`),
  );
  if (plan.isCaution) {
    const by = agreed.length > 0 ? 'Periods and passing planets together ask' : 'By its periods alone this time asks';
    return `${head} ${by} for most care of ${matter} from ${spans}.`;
  }
  return agreed.length > 0
    ? `${head} Periods and double transit agree best from ${spans}.`
    : `${head} Periods and double transit nowhere agree in the time asked about; the periods alone carry it best from ${spans}.`;
}

const WINDOWS_DESCRIBED = 3;
const NONE = {
  favourable: 'In the time asked about no window reaches 60 of 100: it grows by effort rather than by season.',
  caution: 'In the time asked about no window asks for particular care.',
};

function lordsOf({ peak }: TimingWindow): Planet[] {
  const [mahadasha, antardasha] = peak.path;
  return [...new Set([mahadasha.lord, antardasha.lord])];
}
