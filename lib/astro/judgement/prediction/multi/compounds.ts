/** Compound effects: a yoga of the chart, the periods of its planets and a transit at the same time (Phaladeepika 20; interpretive). */
import { PREDICTION_SPREAD } from '../../../tables/percentiles/predictions.ts';
import type { Verdict } from '../../../rule.ts';
import { blended, type Blend } from '../../areaScore.ts';
import type { AreaContext } from '../../areaContext.ts';
import { timingWindows, type TimingPlan, type TimingContext, type TimingWindow } from '../../timing/timingWindows.ts';
import {
  bindusTrigger,
  doubleTransitTrigger,
  jupiterTrigger,
  passageTrigger,
  significators,
} from '../../timing/windowPoints.ts';
import { office } from '../../areaFacts.ts';
import { blendFact, namedYoga, type BlendFact } from '../facts.ts';
import { windowAges } from '../../../stage.ts';
import type { TimedArea } from '../areaPrediction.ts';

export interface Compound {
  readonly yoga: Verdict;
  readonly window: TimingWindow;
  readonly score: Blend<BlendFact>;
}

/** Percent of the yoga and of the window in the whole (interpretive). */
const PERCENTS = { yoga: 40, window: 60 };
/** Least strength of a yoga that can bring an event. */
const LEAST_STRENGTH = 30;
const YOGAS_SEARCHED = 3;

/**
 * Returns, for each of the strongest yogas of a matter, the best time when its periods and a transit agree; in order of time.
 *
 * @param yogas of the matter, the strongest first
 */
export function compoundEffects(
  context: AreaContext,
  timing: TimingContext,
  area: TimedArea,
  yogas: readonly Verdict[],
  span: { readonly fromJdUT: number; readonly untilJdUT: number },
): Compound[] {
  const acting = yogas.filter(({ status, strength }) => status !== 'cancelled' && strength!.value >= LEAST_STRENGTH);
  const isBad = ({ rule }: Verdict) => rule.polarity === 'bad';
  const searched = [
    ...acting.filter((yoga) => !isBad(yoga)).slice(0, YOGAS_SEARCHED),
    ...acting.filter(isBad).slice(0, YOGAS_SEARCHED),
  ];
  return searched
    .flatMap((yoga) =>
      timingWindows(timing, planOf(context, area, yoga), span.fromJdUT, span.untilJdUT)
        .filter(({ isAgreed }) => isAgreed)
        .slice(0, 1)
        .map((window) => ({ yoga, window, score: scoreOf(yoga, window) })),
    )
    .sort((a, b) => a.window.startJdUT - b.window.startJdUT);
}

function scoreOf({ rule, strength }: Verdict, { score }: TimingWindow): Blend<BlendFact> {
  return blended<BlendFact>(
    [
      { id: 'yoga', label: blendFact('yoga_share', namedYoga(rule)), value: strength!.value, percent: PERCENTS.yoga },
      { id: 'window', label: blendFact('window_share', {}), value: score, percent: PERCENTS.window },
    ],
    { spread: PREDICTION_SPREAD, id: 'compound' },
  );
}

function planOf(context: AreaContext, { houses: [main], matter }: TimedArea, { planets, rule }: Verdict): TimingPlan {
  const { chart } = context;
  const reason = office('in_yoga', namedYoga(rule));
  const found = significators(planets.map((planet) => ({ planet, reason, isPrimary: true })));
  const common = { significators: found, ages: windowAges(matter, context.person) };
  if (rule.polarity === 'bad') {
    const triggers = [
      passageTrigger(chart, 'Saturn', [main], 15, true),
      passageTrigger(chart, 'Rahu', [main], 15, true),
    ];
    return { ...common, triggers, movers: ['Saturn', 'Rahu'], isCaution: true };
  }
  const triggers = [doubleTransitTrigger(chart, main), jupiterTrigger(chart, main), bindusTrigger(context, 'Jupiter')];
  return { ...common, triggers, movers: ['Jupiter', 'Saturn'] };
}
