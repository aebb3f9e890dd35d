/** Who brings work, and what the passing planets trigger: the plan that every search for times of work goes by. */
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { lordInVarga } from '../vargaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import type { TimingPlan } from './timingWindows.ts';
import {
  bindusTrigger,
  doubleTransitTrigger,
  jupiterTrigger,
  karaka,
  lordOnly,
  ofHouse,
  significators,
} from './windowPoints.ts';

/** Times of work are looked for from here on. */
export const WORKING_AGES = [16, Infinity] as const;

/** Returns who signifies work and what triggers it; ages are those of work. */
export function careerPlan(context: AreaContext): TimingPlan {
  const { chart, karakas } = context;
  return {
    significators: significators([
      ...ofHouse(chart, 10, true),
      karaka('Saturn', 'steady work', false),
      karaka('Sun', 'rank and authority', false),
      lordOnly(chart, 6),
      lordOnly(chart, 11),
      { planet: lordInVarga(context.varga('d10'), 10), reason: 'lord of the 10th of the dasamsa' },
      { planet: charaKaraka(karakas, 'AmK').planet, reason: 'Amatyakaraka' },
    ]),
    triggers: careerTriggers(context),
    movers: ['Jupiter', 'Saturn'],
    ages: WORKING_AGES,
  };
}

/** Lists what Jupiter and Saturn trigger in matters of work. */
export function careerTriggers(context: AreaContext): TimingPlan['triggers'] {
  const { chart } = context;
  return [doubleTransitTrigger(chart, 10), jupiterTrigger(chart, 10), bindusTrigger(context, 'Saturn')];
}
