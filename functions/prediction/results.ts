/** Answers of /prediction about one life area. */
import { relevantParts, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import { prediction, type LifeArea, type Prediction } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { citation } from '../../lib/astro/source.ts';
import { ACTING_FACTOR_ID, PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import type { LifeAreaPrediction, Reason } from '../../lib/schemas/prediction/areas.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import {
  areaScoreRecord,
  blendRecord,
  factorLabel,
  scoredRecord,
  scoreSources,
  type Clause,
} from '../../lib/records/evidence/areas.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { PredictionFact } from '../../lib/astro/judgement/prediction/facts.ts';
import type { Names } from '../../lib/words/names.ts';
import { LIFE_MATTERS } from '../../lib/words/subjects/prediction/matters.ts';
import { ageNoteText, blendClause, counselText, matterText, predictionClause } from './wording.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/**
 * Returns the function that answers about a life area.
 *
 * @param matter the life area, or what chooses it by the fields of the request
 */
export function predicted(matter: LifeArea | ((context: BirthContext) => LifeArea)): (context: BirthContext) => Warned {
  return (context) => {
    const { names } = context;
    const area = typeof matter === 'function' ? matter(context) : matter;
    const { area: areaContext, warnings } = requestedArea(context);
    const clause = predictionClause(names);
    const found = prediction(areaContext, area);
    const { acting, activation, promise, transits, whole } = found;
    const data: LifeAreaPrediction = {
      area: area.id,
      name: names.of(area),
      houses: [...area.houses],
      subject: matterText(area, names),
      overall: blendRecord(whole, names, blendClause(names)),
      promise: areaScoreRecord(promise, names, clause),
      activation: {
        ...areaScoreRecord(activation, names, clause),
        periods: acting.map((period) => scoredRecord(context, period)),
      },
      trigger: areaScoreRecord(transits, names, clause),
      supports: reasons(promise, 'for', names),
      asks_care: reasons(promise, 'against', names),
      summary: summary(context, area, found),
      counsel: counselText(area, promise, whole.band, names),
      age_note: ageNoteText(context, area),
      disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
      sources: [...scoreSources(promise, transits), citation(PERIOD_SOURCE)],
    };
    return new Warned(data, warnings);
  };
}

const REASONS_DESCRIBED = 3;

function reasons(score: AreaScore<PredictionFact>, side: 'for' | 'against', names: Names): Reason[] {
  const clause = predictionClause(names);
  return relevantParts(score, side)
    .slice(0, REASONS_DESCRIBED)
    .map(({ factor, id, points }) => ({ id, text: factorLabel(factor, clause, names.lang), points }));
}

function summary(
  context: BirthContext,
  { matter }: LifeArea,
  { acting, promise, transits, whole }: Prediction,
): string {
  const { names } = context;
  const words = LIFE_MATTERS[names.lang];
  const clause = predictionClause(names);
  // What acts now is described separately, and is not part of the birth.
  const parts = promise.parts.filter(({ id }) => id !== ACTING_FACTOR_ID);
  return [
    words.now({ matter, score: whole.value, band: whole.band }),
    areaSummary(words.promise_subject({ matter }), { ...promise, parts }, names.lang, clause),
    actingText(context, acting),
    words.transits({ score: transits.value, clauses: transitClauses(transits, clause) }),
  ].join(' ');
}

function actingText(context: BirthContext, acting: Prediction['acting']): string {
  const words = LIFE_MATTERS[context.names.lang];
  const last = acting.at(-1);
  if (!last) return words.no_period({});
  const planets = acting.map(({ period }) => period.lord);
  return words.acting({ planets, ...spanDates(context, last.period), score: last.score.value });
}

/** Transits with fewer points are not mentioned. */
const LEAST_TRANSIT = 2;

/** The heaviest transit on either side. */
function transitClauses(transits: AreaScore<PredictionFact>, clause: Clause<PredictionFact>): string[] {
  return (['for', 'against'] as const).flatMap((side) =>
    relevantParts(transits, side)
      .filter(({ points }) => Math.abs(points) >= LEAST_TRANSIT)
      .slice(0, 1)
      .map(({ factor }) => clause(factor.text)),
  );
}
