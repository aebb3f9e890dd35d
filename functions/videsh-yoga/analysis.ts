/** Answers of /videsh-yoga/analyze and /videsh-yoga/summary. */
import { leadingVotes } from '../../lib/astro/judgement/videsh/connection.ts';
import {
  DIRECTION_SOURCE,
  directionVotes,
  rankedDirections,
  type DirectionVote,
} from '../../lib/astro/judgement/videsh/foreignDirection.ts';
import { foreignJudgement, type ForeignJudgement } from '../../lib/astro/judgement/videsh/judgement.ts';
import { citation } from '../../lib/astro/source.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/answers.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { Warned } from '../../lib/records/warned.ts';
import { DEFAULT_YEARS_AHEAD, spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { askedArea, askedTiming, askedVotes, foreignSources, type AskedContext } from './asked.ts';
import { directionLine, directionRecord } from './directions.ts';
import { stayLine, stayRecord, successCounsel, successLine, successRecord } from './outcomes.ts';
import { FOREIGN_TIMING } from '../../lib/words/subjects/videsh/timing.ts';
import { foundTiming, nextPeak, timingRecord, TIMING_SOURCES, type FoundTiming } from './timing.ts';
import {
  connectionLine,
  connectionRecord,
  formedPrimary,
  promiseRecord,
  strongestYogas,
  foreignYogaRecord,
} from './yogas.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { abroadTold, voiceOf } from './headline.ts';

export function analysis(context: AskedContext): Warned {
  const { names } = context;
  const { area, warnings } = askedArea(context);
  const judged = foreignJudgement(area);
  const { outcome, promise, stay, votes, yogas } = judged;
  const found = askedTiming(context, area, promise);
  const pointing = askedVotes(context, area, yogas);
  const timing = found && timingRecord(context, area, found);
  const direction = pointing && directionRecord(context, pointing, yogas);
  const data: wire.ForeignAnalysis = {
    ...abroadTold(context, promise, found),
    promise: promiseRecord(promise, yogas, names),
    yogas: yogas.map((yoga) => foreignYogaRecord(yoga, names)),
    connection: connectionRecord(votes, yogas, names),
    timing,
    direction,
    success: successRecord(outcome, names),
    stay: stayRecord(stay, names),
    summary: wholeSummary(context, judged, pointing),
    advice: [...successCounsel(context, outcome, votes), ...(found?.lived ? [timeCounsel(context, found)] : [])],
    disclaimer: disclaimerIn('abroad', context.names.lang),
    sources: foreignSources(
      ...scoreSources(outcome.score, stay.score),
      ...(timing?.sources ?? []),
      ...(direction ? [direction.source] : []),
    ),
  };
  return new Warned(data, warnings);
}

function wholeSummary(
  context: BirthContext,
  { outcome, stay, votes }: ForeignJudgement,
  pointing: readonly DirectionVote[] | null,
): string {
  const { names } = context;
  // An elder goes for no errand and settles nowhere anew.
  const isGoing = voiceOf(context) !== 'elder';
  return [
    // That no yoga says so is told with the connection itself.
    ...(isGoing && leadingVotes(votes).length > 0 ? [connectionLine(votes, names)] : []),
    successLine(context, outcome),
    ...(isGoing ? [stayLine(stay, names)] : []),
    ...(pointing ? [directionLine(rankedDirections(pointing), names)] : []),
  ].join(' ');
}

function timeCounsel(context: BirthContext, { peaks }: FoundTiming): string {
  const words = FOREIGN_TIMING[context.names.lang];
  const isElder = voiceOf(context) === 'elder';
  const next = nextPeak(peaks);
  if (!next) return words.prepare({ isElder });
  const span = { ...spanDates(context, next), isElder };
  return next.startJdUT <= context.nowJdUT ? words.peak_runs(span) : words.peak_ahead(span);
}

export function summary(context: BirthContext): Warned {
  const { names } = context;
  const { area, warnings } = requestedArea(context);
  const judged = foreignJudgement(area);
  const { outcome, promise, stay, votes, yogas } = judged;
  const pointing = directionVotes(area, yogas);
  const found = foundTiming(context, area, promise, DEFAULT_YEARS_AHEAD);
  const [strongest = null] = strongestYogas(yogas);
  const data: wire.ForeignSummary = {
    ...abroadTold(context, promise, found),
    level: promise.level.id,
    level_name: names.of(promise.level),
    primary_formed: formedPrimary(yogas).length,
    strongest_yoga: strongest && { id: strongest.rule.id, name: names.of(strongest.rule) },
    connections: leadingVotes(votes).map(({ connection }) => ({ id: connection.id, name: names.of(connection) })),
    success_band: outcome.score.band,
    success_band_name: names.term(outcome.score.band),
    stay: stay.verdict.id,
    stay_name: names.of(stay.verdict),
    primary_direction: directionHead(context, pointing),
    next_peak: peakHead(context, found),
    summary: wholeSummary(context, judged, pointing),
    disclaimer: disclaimerIn('abroad', context.names.lang),
    sources: foreignSources(...scoreSources(outcome.score, stay.score), ...TIMING_SOURCES, citation(DIRECTION_SOURCE)),
  };
  return new Warned(data, warnings);
}

function directionHead(
  { names }: BirthContext,
  pointing: readonly DirectionVote[],
): wire.ForeignSummary['primary_direction'] {
  const { row } = rankedDirections(pointing)[0]!;
  return { id: row.id, name: names.of(row) };
}

function peakHead({ birth, nowJdUT }: BirthContext, { peaks }: FoundTiming): wire.ForeignSummary['next_peak'] {
  const next = nextPeak(peaks);
  if (!next) return null;
  const { clock } = birth.time;
  return {
    start: formatJd(clock, next.startJdUT),
    end: formatJd(clock, next.endJdUT),
    is_running: next.startJdUT <= nowJdUT,
  };
}
