/** Answers of /prediction about one matter of life. */
import { areaSummary, reasonsText, sideOfBand } from '../../lib/astro/area/areaText.ts';
import { prediction, type LifeArea, type Prediction } from '../../lib/astro/area/prediction/lifeArea.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { PERIOD_SOURCE } from '../../lib/astro/area/activation.ts';
import { capitalised } from '../../lib/astro/words.ts';
import type { LifeAreaPrediction } from '../../lib/schemas/predictions.ts';
import { areaScoreRecord, blendRecord, scoredRecord, scoreSources } from '../_shell/areaRecords.ts';
import { foundScene } from '../_shell/areaScenes.ts';
import type { NatalContext } from '../_shell/birth.ts';
import { spanWords } from '../_shell/timingRecords.ts';
import { Warned } from '../_shell/route.ts';

type Context = NatalContext<unknown, unknown>;

/** Returns the function that answers about a matter of life. */
export function predicted(area: LifeArea): (context: Context) => Warned {
  return (context) => {
    const { names } = context;
    const { scene, warnings } = foundScene(context);
    const found = prediction(scene, area);
    const { acting, activation, promise, transits, whole } = found;
    const data: LifeAreaPrediction = {
      area: area.id,
      name: names.of(area),
      houses: [...area.houses],
      overall: blendRecord(whole, names),
      promise: areaScoreRecord(promise, names),
      activation: {
        ...areaScoreRecord(activation, names),
        periods: acting.map((period) => scoredRecord(context, period)),
      },
      trigger: areaScoreRecord(transits, names),
      summary: summary(context, area, found),
      counsel: area.counsel[sideOfBand(whole.band)],
      disclaimer: area.disclaimer,
      sources: [...scoreSources(promise, transits), citation(PERIOD_SOURCE)],
    };
    return new Warned(data, warnings);
  };
}

function summary(context: Context, { matter }: LifeArea, { acting, promise, transits, whole }: Prediction): string {
  const born = areaSummary(`In the birth chart ${matter}`, promise);
  const last = acting.at(-1);
  const acts = last
    ? `The periods of ${acting.map(({ period }) => named(period.lord)).join(' – ')} (the last ${spanWords(context, last.period)}) serve it with ${last.score.value} of 100.`
    : 'No dasha period acts at this time.';
  const passing = `The passing planets give ${transits.value}. ${reasonsText(transits, 1)}`;
  return [born, acts, passing, `${capitalised(matter)} stands at ${whole.value} of 100 in all.`].join(' ');
}
