/** Answers of /videsh-yoga about one side of life abroad. */
import { foreignYogas, type ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import { directionVotes, rankedDirections } from '../../lib/astro/judgement/videsh/foreignDirection.ts';
import { foreignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import { success } from '../../lib/astro/judgement/videsh/success.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/answers.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { Warned } from '../../lib/records/warned.ts';
import { askedArea, askedTiming, askedVotes, foreignSources, type AskedContext } from './asked.ts';
import { directionLine, directionRecord } from './directions.ts';
import { factorsOfSide, successCounsel, successRecord } from './outcomes.ts';
import { timingRecord } from './timing.ts';
import { promiseLine, promiseRecord, resultText, strongestYoga, foreignYogaRecord, yogaName } from './yogas.ts';
import { FOREIGN_PROMISE } from '../../lib/words/subjects/videsh/promise.ts';
import type { Names } from '../../lib/words/names.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function direction(context: BirthContext): wire.ForeignDirectionAnswer {
  const { area } = requestedArea(context);
  const yogas = foreignYogas(area);
  const record = directionRecord(context, directionVotes(area, yogas), yogas);
  return { ...record, disclaimer: disclaimerIn('abroad', context.names.lang), sources: foreignSources(record.source) };
}

export function successAnalysis(context: BirthContext): wire.ForeignSuccessAnswer {
  const { area } = requestedArea(context);
  const outcome = success(area, foreignYogas(area));
  const record = successRecord(outcome, context.names);
  return {
    ...record,
    positive_factors: factorsOfSide(record.components, 1),
    caution_factors: factorsOfSide(record.components, -1),
    advice: successCounsel(outcome, context.names),
    disclaimer: disclaimerIn('abroad', context.names.lang),
    sources: foreignSources(...scoreSources(outcome.score)),
  };
}

export function timing(context: AskedContext): Warned {
  const { area, warnings } = askedArea(context);
  const yogas = foreignYogas(area);
  const promise = foreignPromise(area, yogas);
  const found = askedTiming(context, area);
  const pointing = askedVotes(context, area, yogas);
  const record = found && timingRecord(context, area, found);
  const where = pointing && directionRecord(context, pointing, yogas);
  const data: wire.ForeignTimingAnswer = {
    promise: promiseRecord(promise, yogas, context.names),
    timing: record,
    direction: where,
    summary: [
      promiseLine(promise, yogas, context.names),
      ...(record ? [record.text] : []),
      ...(pointing ? [directionLine(rankedDirections(pointing), context.names)] : []),
    ].join(' '),
    disclaimer: disclaimerIn('abroad', context.names.lang),
    sources: foreignSources(...(record?.sources ?? []), ...(where ? [where.source] : [])),
  };
  return new Warned(data, warnings);
}

export function yogasOnly(context: BirthContext): wire.ForeignYogas {
  const { names } = context;
  const { area } = requestedArea(context);
  const yogas = foreignYogas(area).filter(({ rule }) => rule.isPrimary);
  const formed = yogas.filter(({ isFormed }) => isFormed);
  const best = strongestYoga(yogas);
  return {
    formed: formed.length,
    total: yogas.length,
    points: formed.reduce((sum, { points }) => sum + points, 0),
    yogas: yogas.map((yoga) => foreignYogaRecord(yoga, names)),
    summary: best === null ? FOREIGN_PROMISE[names.lang].none_formed({}) : formedText(formed, best, names),
    sources: foreignSources(),
  };
}

function formedText(formed: readonly ForeignYoga[], best: ForeignYoga, names: Names): string {
  const yogas = formed.map(({ points, rule }) => ({ name: yogaName(rule), points }));
  return `${FOREIGN_PROMISE[names.lang].formed({ yogas })} ${resultText(best, names)}`;
}
