/** Record of when life abroad ripens. */
import { actingScores } from '../../lib/astro/judgement/timing/activation.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import {
  timingWindows,
  type TimingContext,
  type TimingWindow,
} from '../../lib/astro/judgement/timing/timingWindows.ts';
import type { Significator } from '../../lib/astro/judgement/timing/windowPeriods.ts';
import { actingScore, signifyingLords } from '../../lib/astro/judgement/videsh/acting.ts';
import { favourableDashas, type FavourableDasha } from '../../lib/astro/judgement/videsh/foreignDashas.ts';
import {
  FOREIGN_HOUSES,
  foreignDoubleTransits,
  foreignPassages,
  foreignPlan,
  livedTime,
  PASSAGE_SOURCE,
  type ForeignDoubleTransit,
  type ForeignPassage,
} from '../../lib/astro/judgement/videsh/timing.ts';
import { isRunning } from '../../lib/astro/dasha/period.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import { isStayAt } from '../../lib/astro/transit/stays.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type { ForeignTiming } from '../../lib/schemas/videsh-yoga/timing.ts';
import { areaScoreRecord, sharedClause, scoredRecord, scoreSources } from '../../lib/records/evidence/areas.ts';
import { timingContext } from '../../lib/birth/requestedArea.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import {
  lordPeriodRecord,
  officeTexts,
  significatorRecord,
  spanWords,
  windowRecords,
} from '../../lib/records/evidence/timingWindows.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { DAYS_PER_YEAR, type TimeSpan } from '../../lib/astro/time.ts';

/** The findings about the years ahead, before their record is made. */
export interface FoundTiming {
  readonly sky: TimingContext;
  readonly significators: readonly Significator[];
  readonly yearsAhead: number;
  readonly asked: TimeSpan;
  /** The part of it within the lifetime; null where there is none. */
  readonly lived: TimeSpan | null;
  /** The best first. */
  readonly peaks: readonly TimingWindow[];
  readonly further: readonly TimingWindow[];
}

const PEAK_SCORE = 65;

export function foundTiming(context: BirthContext, area: AreaContext, yearsAhead: number): FoundTiming {
  const { nowJdUT } = context;
  const asked = { startJdUT: nowJdUT, endJdUT: nowJdUT + yearsAhead * DAYS_PER_YEAR };
  const sky = timingContext(context, asked.endJdUT);
  const lived = livedTime(sky, asked);
  const plan = foreignPlan(area);
  const windows = lived ? timingWindows(sky, plan, lived.startJdUT, lived.endJdUT) : [];
  const isPeak = ({ score }: TimingWindow) => score >= PEAK_SCORE;
  return {
    sky,
    significators: plan.significators,
    yearsAhead,
    asked,
    lived,
    peaks: windows.filter(isPeak),
    further: windows.filter((window) => !isPeak(window)),
  };
}

export function timingRecord(context: BirthContext, area: AreaContext, found: FoundTiming): ForeignTiming {
  const { clock } = context.birth.time;
  const { asked, further, lived, peaks, significators, sky, yearsAhead } = found;
  const activation = actingScore(area, significators);
  const acting = actingRecord(context, area, activation, significators);
  const dashas = lived ? favourableDashas(sky.life, significators, lived) : [];
  const passages = lived ? foreignPassages(sky, lived) : [];
  const doubles = lived ? foreignDoubleTransits(sky, lived) : [];
  const { endJdUT, startJdUT } = lived ?? asked;
  return {
    from: formatJd(clock, startJdUT),
    until: formatJd(clock, endJdUT),
    years_ahead: yearsAhead,
    acting,
    favorable_dashas: dashas.map((dasha) => dashaRecord(context, dasha)),
    peak_periods: windowRecords(context, peaks, MATTER),
    further_periods: windowRecords(context, further, MATTER),
    reason: peaks.length > 0 ? null : lived ? 'none_strong_enough' : 'outside_life',
    transit_triggers: passages.map((passage) => passageRecord(context, passage)),
    double_transits: doubles.map((double) => doubleRecord(context, double)),
    significators: significators.map((one) => significatorRecord(context, one)),
    text: `${timingLine(context, found)} ${acting.text}`,
    sources: [...scoreSources(activation), ...TIMING_SOURCES],
  };
}

/** Sources of the search for times. */
export const TIMING_SOURCES = [phaladeepika(20), DOUBLE_TRANSIT_SOURCE, PASSAGE_SOURCE].map(citation);

const MATTER = 'life abroad';

function actingRecord(
  context: BirthContext,
  area: AreaContext,
  activation: AreaScore,
  significators: readonly Significator[],
): ForeignTiming['acting'] {
  const scored = actingScores(area, FOREIGN_HOUSES);
  const serving = signifyingLords(area, significators);
  return {
    ...areaScoreRecord(activation, context.names, sharedClause(context.names)),
    is_favorable: serving.length > 0,
    periods: scored.map((period) => scoredRecord(context, period)),
    text: actingText(context, area, activation, serving),
  };
}

function actingText(
  context: BirthContext,
  { acting }: AreaContext,
  { value }: AreaScore,
  serving: readonly Significator[],
): string {
  const [, antardasha] = acting;
  if (!antardasha) return 'No dasha period acts at the instant asked about.';
  const which = acting.some(({ basis }) => basis === 'asked') ? 'asked about' : 'that run now';
  const lords = acting.map(({ period }) => named(period.lord)).join(' – ');
  const head = `The periods ${which}, ${lords} (antardasha ${spanWords(context, antardasha.period)}), stand at ${value} of 100 for life abroad`;
  if (serving.length === 0)
    return `${head}; neither the lord of the mahadasha nor that of the antardasha signifies it.`;
  const why = serving.map(
    ({ planet, reasons }) => `${named(planet)} is ${listed(officeTexts(reasons, { lang: 'en' }).map(asRole))}`,
  );
  return `${head}: ${listed(why)}.`;
}

/** `in the 12th` is a place; all other reasons are roles of a planet. */
function asRole(reason: string): string {
  return reason.startsWith('natural') ? `the ${reason}` : reason;
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
    reasons: officeTexts(significator.reasons, { lang: 'en' }),
    mahadasha_reasons: around ? officeTexts(around.reasons, { lang: 'en' }) : [],
  };
}

function passageRecord(
  context: BirthContext,
  { house, meaning, planet, stay }: ForeignPassage,
): ForeignTiming['transit_triggers'][number] {
  const { birth, names, nowJdUT } = context;
  const { clock } = birth.time;
  const at = (jdUT: number | null) => (jdUT === null ? null : formatJd(clock, jdUT));
  const { endJdUT, index, isEnteredBackward, isLeftBackward, startJdUT } = stay;
  const when = startJdUT === null || endJdUT === null ? '' : ` from ${spanWords(context, { startJdUT, endJdUT })}`;
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
    text: `${capitalised(named(planet))} passes the ${ordinal(house)} house${when}: ${meaning}.`,
  };
}

function doubleRecord(
  context: BirthContext,
  { house, ...span }: ForeignDoubleTransit,
): ForeignTiming['double_transits'][number] {
  const { birth, nowJdUT } = context;
  return {
    house,
    start: formatJd(birth.time.clock, span.startJdUT),
    end: formatJd(birth.time.clock, span.endJdUT),
    is_current: span.startJdUT <= nowJdUT && nowJdUT < span.endJdUT,
    text: `From ${spanWords(context, span)} Jupiter and Saturn both reach the ${ordinal(house)} house or its lord.`,
  };
}

const PEAKS_DESCRIBED = 3;

export function timingLine(context: BirthContext, { further, lived, peaks }: FoundTiming): string {
  if (!lived) return 'The years asked about lie outside this life: before the birth, or after the last of its dashas.';
  const spans = (windows: readonly TimingWindow[]) =>
    windows
      .slice(0, PEAKS_DESCRIBED)
      .map((window) => `${spanWords(context, window)} (${window.score})`)
      .join('; ');
  if (peaks.length > 0) return `It ripens most ${spans(peaks)}.`;
  if (further.length > 0) return `No time of the years asked about is a peak; the best are ${spans(further)}.`;
  return 'In the years asked about no time reaches 60 of 100.';
}
