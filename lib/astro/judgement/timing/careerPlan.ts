/** Who brings work, and what the passing planets trigger: the plan that every search for times of work goes by. */
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { lordInVarga } from '../vargaFactors.ts';
import type { AreaScene } from '../lifeContext.ts';
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
export function careerPlan(scene: AreaScene): TimingPlan {
  const { chart, karakas } = scene;
  return {
    significators: significators([
      ...ofHouse(chart, 10, true),
      karaka('Saturn', 'steady work', false),
      karaka('Sun', 'rank and authority', false),
      lordOnly(chart, 6),
      lordOnly(chart, 11),
      { planet: lordInVarga(scene.varga('d10'), 10), reason: 'lord of the 10th of the dasamsa' },
      { planet: charaKaraka(karakas, 'AmK').planet, reason: 'Amatyakaraka' },
    ]),
    triggers: careerTriggers(scene),
    movers: ['Jupiter', 'Saturn'],
    ages: WORKING_AGES,
  };
}

/** Lists what Jupiter and Saturn trigger in matters of work. */
export function careerTriggers(scene: AreaScene): TimingPlan['triggers'] {
  const { chart } = scene;
  return [doubleTransitTrigger(chart, 10), jupiterTrigger(chart, 10), bindusTrigger(scene, 'Saturn')];
}
