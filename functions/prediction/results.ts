/** Answers of /prediction about one life area. */
import { relevantParts, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import { AREA_TEXTS, areaClause } from '../../lib/words/subjects/areaWords.ts';
import {
  ageNote,
  prediction,
  type LifeArea,
  type Prediction,
} from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { counselText } from '../../lib/astro/judgement/prediction/planetCounsel.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { ACTING_FACTOR_ID, PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { LifeAreaPrediction, Reason } from '../../lib/schemas/prediction/areas.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import {
  areaScoreRecord,
  factorLabel,
  sharedClause,
  blendRecord,
  scoredRecord,
  scoreSources,
} from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { spanWords } from '../../lib/records/evidence/timingWindows.ts';
import { Warned } from '../../lib/records/warned.ts';
import { completedYears } from './person.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const EN = sharedClause({ lang: 'en' });

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
    const found = prediction(areaContext, area);
    const { acting, activation, promise, transits, whole } = found;
    const data: LifeAreaPrediction = {
      area: area.id,
      name: names.of(area),
      houses: [...area.houses],
      subject: area.matter,
      overall: blendRecord(whole, names, (text) => text),
      promise: areaScoreRecord(promise, names, sharedClause(names)),
      activation: {
        ...areaScoreRecord(activation, names, sharedClause(names)),
        periods: acting.map((period) => scoredRecord(context, period)),
      },
      trigger: areaScoreRecord(transits, names, sharedClause(names)),
      supports: reasons(promise, 'for'),
      asks_care: reasons(promise, 'against'),
      summary: summary(context, area, found),
      counsel: counselText(area, promise, whole.band),
      age_note: ageNote(area, completedYears(context)),
      disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
      sources: [...scoreSources(promise, transits), citation(PERIOD_SOURCE)],
    };
    return new Warned(data, warnings);
  };
}

const REASONS_DESCRIBED = 3;

function reasons(score: AreaScore, side: 'for' | 'against'): Reason[] {
  return relevantParts(score, side)
    .slice(0, REASONS_DESCRIBED)
    .map(({ factor, id, points }) => ({ id, text: factorLabel(factor, EN, 'en'), points }));
}

function summary(
  context: BirthContext,
  { matter }: LifeArea,
  { acting, promise, transits, whole }: Prediction,
): string {
  const head = `${capitalised(matter)}: ${whole.value} of 100 now, ${AREA_TEXTS.en.standing({ band: whole.band })}.`;
  // What acts now is described separately, and is not part of the birth.
  const parts = promise.parts.filter(({ id }) => id !== ACTING_FACTOR_ID);
  const born = areaSummary(`The promise of ${matter} at birth`, { ...promise, parts }, 'en', EN);
  return [head, born, actingText(context, acting), transitText(transits)].join(' ');
}

function actingText(context: BirthContext, acting: Prediction['acting']): string {
  const last = acting.at(-1);
  if (!last) return 'No dasha period acts at this time.';
  const lords = listed(acting.map(({ period }) => named(period.lord)));
  return `The periods of ${lords} now run, the last of them from ${spanWords(context, last.period)}, and serve it with ${last.score.value} of 100.`;
}

/** Transits with fewer points are not mentioned. */
const LEAST_TRANSIT = 2;

/** Names the heaviest transit on either side. */
function transitText(transits: AreaScore): string {
  const said = (['for', 'against'] as const).flatMap((side) =>
    relevantParts(transits, side)
      .filter(({ points }) => Math.abs(points) >= LEAST_TRANSIT)
      .slice(0, 1)
      .map(({ factor }) => uncapitalised(areaClause(factor.text, 'en'))),
  );
  return `The planets that pass now give ${transits.value} of 100: ${said.join('; ')}.`;
}
