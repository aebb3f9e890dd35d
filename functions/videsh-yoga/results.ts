/** Answers of /videsh-yoga about one side of life abroad. */
import { connections } from '../../lib/astro/judgement/videsh/connection.ts';
import { foreignJudgement } from '../../lib/astro/judgement/videsh/judgement.ts';
import { foreignYogas } from '../../lib/astro/judgement/videsh/yogas.ts';
import { directionVotes, rankedDirections } from '../../lib/astro/judgement/videsh/foreignDirection.ts';
import { foreignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/answers.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { Warned } from '../../lib/records/warned.ts';
import { askedArea, askedTiming, askedVotes, foreignSources, type AskedContext } from './asked.ts';
import { directionLine, directionRecord } from './directions.ts';
import { factorsOfSide, successCounsel, successLine, successRecord } from './outcomes.ts';
import { timingRecord } from './timing.ts';
import { abroadTold } from './headline.ts';
import { connectionLine, promiseRecord, strongestYogas, foreignYogaRecord, yogaName } from './yogas.ts';
import { FOREIGN_PROMISE } from '../../lib/words/subjects/videsh/promise.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function direction(context: BirthContext): wire.ForeignDirectionAnswer {
  const { area } = requestedArea(context);
  const yogas = foreignYogas(area);
  const votes = directionVotes(area, yogas);
  const record = directionRecord(context, votes, yogas);
  return {
    ...abroadTold(context, foreignPromise(area, yogas), null),
    ...record,
    text: `${directionLine(rankedDirections(votes), context.names)} ${record.text}`,
    disclaimer: disclaimerIn('abroad', context.names.lang),
    sources: foreignSources(record.source),
  };
}

export function successAnalysis(context: BirthContext): wire.ForeignSuccessAnswer {
  const { area } = requestedArea(context);
  const { outcome, promise, votes } = foreignJudgement(area);
  const record = successRecord(outcome, context.names);
  return {
    ...abroadTold(context, promise, null),
    ...record,
    text: `${successLine(context, outcome)} ${record.text}`,
    positive_factors: factorsOfSide(record.components, 1),
    caution_factors: factorsOfSide(record.components, -1),
    advice: successCounsel(context, outcome, votes),
    disclaimer: disclaimerIn('abroad', context.names.lang),
    sources: foreignSources(...scoreSources(outcome.score)),
  };
}

export function timing(context: AskedContext): Warned {
  const { area, warnings } = askedArea(context);
  const yogas = foreignYogas(area);
  const promise = foreignPromise(area, yogas);
  const found = askedTiming(context, area, promise);
  const pointing = askedVotes(context, area, yogas);
  const record = found && timingRecord(context, area, found);
  const where = pointing && directionRecord(context, pointing, yogas);
  const data: wire.ForeignTimingAnswer = {
    ...abroadTold(context, promise, found),
    promise: promiseRecord(promise, yogas, context.names),
    timing: record,
    direction: where,
    summary: [
      connectionLine(connections(yogas), context.names),
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
  const all = foreignYogas(area);
  const yogas = all.filter(({ rule }) => rule.isPrimary);
  const formed = strongestYogas(yogas);
  const words = FOREIGN_PROMISE[names.lang];
  return {
    ...abroadTold(context, foreignPromise(area, all), null),
    formed: formed.length,
    total: yogas.length,
    points: formed.reduce((sum, { points }) => sum + points, 0),
    yogas: yogas.map((yoga) => foreignYogaRecord(yoga, names)),
    summary:
      formed.length === 0 ? words.none_formed({}) : words.formed({ yogas: formed.map(({ rule }) => yogaName(rule)) }),
    sources: foreignSources(),
  };
}
