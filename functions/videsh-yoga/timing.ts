/** Record of when life abroad ripens. */
import { pressingPlanets } from '../../lib/astro/judgement/ladder/sides.ts';
import type { ForeignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import { actingScores } from '../../lib/astro/judgement/timing/activation.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import type { ForeignFact } from '../../lib/astro/judgement/videsh/facts.ts';
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import {
  coveragePercent,
  timingWindows,
  type TimingContext,
  type TimingWindow,
} from '../../lib/astro/judgement/timing/timingWindows.ts';
import type { Significator } from '../../lib/astro/judgement/timing/windowPeriods.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { actingScore, signifyingLords } from '../../lib/astro/judgement/videsh/acting.ts';
import { favourableDashas, type FavourableDasha } from '../../lib/astro/judgement/videsh/foreignDashas.ts';
import {
  FOREIGN_HOUSES,
  foreignDoubleTransits,
  foreignPassages,
  foreignPlan,
  livedTime,
  timeOfAges,
  PASSAGE_SOURCE,
  type ForeignDoubleTransit,
  type ForeignPassage,
} from '../../lib/astro/judgement/videsh/timing.ts';
import { isRunning } from '../../lib/astro/dasha/period.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import { isStayAt } from '../../lib/astro/transit/stays.ts';
import type { ForeignTiming } from '../../lib/schemas/videsh-yoga/timing.ts';
import { areaScoreRecord, scoredRecord, scoreSources } from '../../lib/records/evidence/areas.ts';
import { timingContext } from '../../lib/birth/requestedArea.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import {
  lordPeriodRecord,
  officeTexts,
  significatorRecord,
  spanDates,
  windowRecords,
} from '../../lib/records/evidence/timingWindows.ts';
import { FOREIGN_TIMING } from '../../lib/words/subjects/videsh/timing.ts';
import { foreignClause } from './factorText.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { DAYS_PER_YEAR, type TimeSpan } from '../../lib/astro/time.ts';

/** The findings about the years ahead, before their record is made. */
export interface FoundTiming {
  readonly sky: TimingContext;
  readonly significators: readonly Significator[];
  readonly yearsAhead: number;
  readonly asked: TimeSpan;
  /** The part of it within the lifetime and the ages at which one goes abroad; null where there is none. */
  readonly lived: TimeSpan | null;
  /** Why there is none. */
  readonly outside: 'life' | 'young' | 'old' | null;
  /** The best first. */
  readonly peaks: readonly TimingWindow[];
  readonly further: readonly TimingWindow[];
}

const PEAK_SCORE = 65;

export function foundTiming(
  context: BirthContext,
  area: AreaContext,
  { ladder }: Pick<ForeignPromise, 'ladder'>,
  yearsAhead: number,
): FoundTiming {
  const { nowJdUT } = context;
  const asked = { startJdUT: nowJdUT, endJdUT: nowJdUT + yearsAhead * DAYS_PER_YEAR };
  const sky = timingContext(context, asked.endJdUT);
  const inLife = livedTime(sky, asked);
  const plan = { ...foreignPlan(area), pressing: pressingPlanets(ladder) };
  // What lies ahead of a child has no dates yet.
  const isChild = area.person.stage === 'child';
  const lived = inLife && !isChild ? timeOfAges(sky, inLife, plan.ages) : null;
  const isYoung = isChild || (inLife !== null && inLife.endJdUT <= sky.birthJdUT + plan.ages[0] * DAYS_PER_YEAR);
  const windows = lived ? timingWindows(sky, plan, asked.startJdUT, asked.endJdUT) : [];
  const isPeak = ({ score }: TimingWindow) => score >= PEAK_SCORE;
  return {
    sky,
    significators: plan.significators,
    yearsAhead,
    asked,
    lived,
    outside: lived ? null : inLife === null || area.person.stage === 'beyond' ? 'life' : isYoung ? 'young' : 'old',
    peaks: windows.filter(isPeak),
    further: windows.filter((window) => !isPeak(window)),
  };
}

const REASONS = {
  none: 'none_strong_enough',
  life: 'outside_life',
  young: 'outside_ages',
  old: 'outside_ages',
} as const;

export function timingRecord(context: BirthContext, area: AreaContext, found: FoundTiming): ForeignTiming {
  const { clock } = context.birth.time;
  const { asked, further, lived, peaks, significators, sky, yearsAhead } = found;
  const activation = actingScore(area, significators);
  const acting = actingRecord(context, area, activation, significators);
  const dashas = lived ? favourableDashas(sky.life, significators, lived) : [];
  const passages = lived ? foreignPassages(sky, lived) : [];
  const doubles = lived ? foreignDoubleTransits(sky, lived) : [];
  const { endJdUT, startJdUT } = lived ?? asked;
  const matter = FOREIGN_TIMING[context.names.lang].matter({});
  const windows = windowRecords(context, [...peaks, ...further], matter);
  return {
    from: formatJd(clock, startJdUT),
    until: formatJd(clock, endJdUT),
    years_ahead: yearsAhead,
    acting,
    favorable_dashas: dashas.map((dasha) => dashaRecord(context, dasha)),
    peak_periods: windows.slice(0, peaks.length),
    further_periods: windows.slice(peaks.length),
    coverage_percent: coveragePercent([...peaks, ...further], asked.startJdUT, asked.endJdUT),
    why: FOREIGN_TIMING[context.names.lang].chosen({ count: peaks.length + further.length }),
    reason: peaks.length > 0 ? null : REASONS[found.outside ?? 'none'],
    transit_triggers: passages.map((passage) => passageRecord(context, passage)),
    double_transits: doubles.map((double) => doubleRecord(context, double)),
    significators: significators.map((one) => significatorRecord(context, one)),
    text: timingLine(context, found),
    sources: [...scoreSources(activation), ...TIMING_SOURCES],
  };
}

/** Sources of the search for times. */
export const TIMING_SOURCES = [phaladeepika(20), DOUBLE_TRANSIT_SOURCE, PASSAGE_SOURCE].map(citation);

function actingRecord(
  context: BirthContext,
  area: AreaContext,
  activation: AreaScore<ForeignFact>,
  significators: readonly Significator[],
): ForeignTiming['acting'] {
  const scored = actingScores(area, FOREIGN_HOUSES);
  const serving = signifyingLords(area, significators);
  return {
    ...areaScoreRecord(activation, context.names, foreignClause(context.names)),
    is_favorable: serving.length > 0,
    periods: scored.map((period) => scoredRecord(context, period)),
    text: actingText(context, area, activation, serving),
  };
}

function actingText(
  context: BirthContext,
  { acting }: AreaContext,
  { band }: Pick<AreaScore, 'band'>,
  serving: readonly Significator[],
): string {
  const [, antardasha] = acting;
  if (!antardasha) return FOREIGN_TIMING[context.names.lang].no_period({});
  return FOREIGN_TIMING[context.names.lang].acting({
    isAsked: acting.some(({ basis }) => basis === 'asked'),
    lords: acting.map(({ period }) => period.lord),
    ...spanDates(context, antardasha.period),
    side: sideOfBand(band),
    serving: serving.map(({ planet, reasons }) => ({ planet, offices: reasons })),
  });
}

function dashaRecord(
  context: BirthContext,
  { antardasha, around, mahadasha, significator }: FavourableDasha,
): ForeignTiming['favorable_dashas'][number] {
  return {
    mahadasha: lordPeriodRecord(context, mahadasha),
    antardasha: lordPeriodRecord(context, antardasha),
    is_current: isRunning(antardasha, lifeJdUT(context)),
    strength: around ? 'strong' : 'fair',
    reasons: officeTexts(significator.reasons, context.names),
    mahadasha_reasons: around ? officeTexts(around.reasons, context.names) : [],
  };
}

function passageRecord(
  context: BirthContext,
  { passage, stay }: ForeignPassage,
): ForeignTiming['transit_triggers'][number] {
  const { birth, names, nowJdUT } = context;
  const { clock } = birth.time;
  const { house, planet } = passage;
  const at = (jdUT: number | null) => (jdUT === null ? null : formatJd(clock, jdUT));
  const { endJdUT, index, isEnteredBackward, isLeftBackward, startJdUT } = stay;
  const span = startJdUT === null || endJdUT === null ? null : spanDates(context, { startJdUT, endJdUT });
  const isNodal = planet === 'Rahu' || planet === 'Ketu';
  return {
    planet: planetId(planet),
    name: planetHead(planet, names).name,
    house,
    sign: signRef(index, names),
    start: at(startJdUT),
    end: at(endJdUT),
    is_current: isStayAt(stay, nowJdUT),
    // The nodes always move backwards.
    is_return: !isNodal && (isEnteredBackward === true || isLeftBackward === true),
    text: FOREIGN_TIMING[names.lang].passage({ passage, span }),
  };
}

function doubleRecord(
  context: BirthContext,
  { house, ...span }: ForeignDoubleTransit,
): ForeignTiming['double_transits'][number] {
  const { birth, names, nowJdUT } = context;
  return {
    house,
    start: formatJd(birth.time.clock, span.startJdUT),
    end: formatJd(birth.time.clock, span.endJdUT),
    is_current: span.startJdUT <= nowJdUT && nowJdUT < span.endJdUT,
    text: FOREIGN_TIMING[names.lang].double_transit({ house, ...spanDates(context, span) }),
  };
}

const PEAKS_DESCRIBED = 3;

const OUTSIDE = { life: 'outside_life', young: 'too_young', old: 'too_old' } as const;

/** One sentence, for a summary of all. */
export function timingLine(context: BirthContext, { further, outside, peaks }: FoundTiming): string {
  const words = FOREIGN_TIMING[context.names.lang];
  if (outside !== null) return words[OUTSIDE[outside]]({});
  const best = (windows: readonly TimingWindow[]) =>
    windows.slice(0, PEAKS_DESCRIBED).map((window) => spanDates(context, window));
  if (peaks.length > 0) return words.peaks({ windows: best(peaks) });
  if (further.length > 0) return words.no_peak({ windows: best(further) });
  return words.nothing_ripens({});
}

/** The next good time, for a short text; nothing where there is none. */
export function nextLine(context: BirthContext, found: FoundTiming): string[] {
  const words = FOREIGN_TIMING[context.names.lang];
  const next = nextPeak(found.peaks);
  return next ? [words.next({ ...spanDates(context, next), isRunning: next.startJdUT <= context.nowJdUT })] : [];
}

/** The current one, or the one that begins first. */
export function nextPeak(peaks: FoundTiming['peaks']): TimingWindow | undefined {
  return [...peaks].sort((a, b) => a.startJdUT - b.startJdUT)[0];
}
