/** Answers of /prediction about one life area. */
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { relevantParts, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { LadderPart } from '../../lib/astro/judgement/ladder/ladder.ts';
import {
  factorRecords,
  ladderText,
  promiseRecord,
  promiseSources,
  verdictRecord,
} from '../../lib/records/evidence/promise.ts';
import { prediction, type LifeArea, type Prediction } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { citation } from '../../lib/astro/source.ts';
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import type { LifeAreaPrediction, Reason } from '../../lib/schemas/prediction/areas.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import {
  areaScoreRecord,
  blendRecord,
  scoredRecord,
  scoreSources,
  type Clause,
} from '../../lib/records/evidence/areas.ts';
import { pastEventsRecord } from '../../lib/records/evidence/pastEvents.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { PredictionFact } from '../../lib/astro/judgement/prediction/facts.ts';
import type { Names } from '../../lib/words/names.ts';
import { LIFE_MATTERS } from '../../lib/words/subjects/prediction/matters.ts';
import {
  ageNoteText,
  blendClause,
  furtherReasons,
  matterTold,
  predictionClause,
  reasonSentences,
  type MatterTold,
} from './wording.ts';
import { GRADES } from '../../lib/astro/tables/grades.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/**
 * Returns the function that answers about a life area.
 *
 * @param matter the life area, or what chooses it by the fields of the request
 * @param further fields that this life area alone has
 */
export function predicted(
  matter: LifeArea | ((context: BirthContext) => LifeArea),
  further: (area: AreaContext, context: BirthContext) => object = () => ({}),
): (context: BirthContext) => Warned {
  return (context) => {
    const { names } = context;
    const area = typeof matter === 'function' ? matter(context) : matter;
    const { area: areaContext, warnings } = requestedArea(context);
    const clause = predictionClause(names);
    const found = prediction(areaContext, area);
    const { acting, activation, promise, transits, whole } = found;
    const { ladder } = promise;
    const told = matterTold(context, area, ladder);
    const data: LifeAreaPrediction = {
      area: area.id,
      name: names.of(area),
      houses: [...area.houses],
      subject: told.subject,
      headline: told.headline,
      short: told.short,
      verdict: verdictRecord(ladder, names),
      overall: blendRecord(whole, names, blendClause(names)),
      promise: promiseRecord(ladder, names),
      factors: factorRecords(promise.evidence, names, clause),
      activation: {
        ...areaScoreRecord(activation, names, clause),
        periods: acting.map((period) => scoredRecord(context, period)),
      },
      trigger: areaScoreRecord(transits, names, clause),
      supports: reasons(told.sides.supports, names),
      asks_care: reasons(told.sides.asksCare, names),
      summary: summary(context, found, told),
      counsel: told.counsel,
      age_note: ageNoteText(context, area),
      past_events: pastEventsRecord(context, areaContext, area),
      disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
      sources: [
        ...new Set([...promiseSources(ladder, promise.evidence), ...scoreSources(transits), citation(PERIOD_SOURCE)]),
      ],
    };
    return new Warned({ ...data, ...further(areaContext, context) }, warnings);
  };
}

/** How many reasons of a side are listed. */
const REASONS_TOLD = 3;

function reasons(parts: readonly LadderPart[], names: Names): Reason[] {
  return parts
    .slice(0, REASONS_TOLD)
    .map((part) => ({ id: part.id, text: ladderText(part, names), points: part.points }));
}

function summary(context: BirthContext, { acting, transits }: Prediction, { sides }: MatterTold): string {
  const { names } = context;
  const words = LIFE_MATTERS[names.lang];
  return [
    actingText(context, acting),
    ...transitClauses(transits, predictionClause(names)).map((clause) => words.reason({ clause })),
    ...reasonSentences(furtherReasons(sides), names),
  ].join(' ');
}

function actingText(context: BirthContext, acting: Prediction['acting']): string {
  const words = LIFE_MATTERS[context.names.lang];
  const last = acting.at(-1);
  if (!last) return words.no_period({});
  return words.acting({
    planets: acting.map(({ period }) => period.lord),
    untilDate: spanDates(context, last.period).until,
    side: sideOfBand(GRADES.life_area.of(last.score.percentile)),
  });
}

/** Transits with fewer points are not mentioned. */
const LEAST_TRANSIT = 2;

/** The heaviest transit. */
function transitClauses(transits: AreaScore<PredictionFact>, clause: Clause<PredictionFact>): string[] {
  return (['for', 'against'] as const)
    .flatMap((side) => relevantParts(transits, side).slice(0, 1))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 1)
    .filter(({ points }) => Math.abs(points) >= LEAST_TRANSIT)
    .map(({ factor }) => clause(factor.text));
}
