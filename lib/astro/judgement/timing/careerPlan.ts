/** The plan of all searches for times of work: the significators and what transits trigger. */
import { windowAges } from '../../stage.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { lordInVarga } from '../vargaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { office } from '../areaFacts.ts';
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

/** Returns the significators and the triggers of work, within the ages of work. */
export function careerPlan(context: AreaContext): TimingPlan {
  const { chart, karakas, person } = context;
  return {
    significators: significators([
      ...ofHouse(chart, 10, true),
      karaka('Saturn', 'steady_work', false),
      karaka('Sun', 'rank_and_authority', false),
      lordOnly(chart, 6),
      lordOnly(chart, 11),
      { planet: lordInVarga(context.varga('d10'), 10), reason: office('lord_in_varga', { house: 10, varga: 'd10' }) },
      { planet: charaKaraka(karakas, 'AmK').planet, reason: office('karaka', { karaka: 'AmK' }) },
    ]),
    triggers: [doubleTransitTrigger(chart, 10), jupiterTrigger(chart, 10), bindusTrigger(context, 'Saturn')],
    movers: ['Jupiter', 'Saturn'],
    ages: windowAges('career', person),
  };
}
