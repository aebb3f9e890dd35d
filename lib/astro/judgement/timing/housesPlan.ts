/** The plan of windows of a matter that has none of its own: its houses, and the double transit on the main one. */
import { windowAges, type AgedMatter } from '../../stage.ts';
import type { AreaContext } from '../areaContext.ts';
import type { TimingPlan } from './timingWindows.ts';
import { doubleTransitTrigger, jupiterTrigger, lordOnly, ofHouse, significators } from './windowPoints.ts';

/** Returns the lord and the occupants of the main house and the lords of the others as significators. */
export function housesPlan(
  { chart, person }: AreaContext,
  matter: AgedMatter,
  [main, ...others]: readonly [number, ...number[]],
): TimingPlan {
  return {
    significators: significators([...ofHouse(chart, main, true), ...others.map((house) => lordOnly(chart, house))]),
    triggers: [doubleTransitTrigger(chart, main), jupiterTrigger(chart, main)],
    movers: ['Jupiter', 'Saturn'],
    ages: windowAges(matter, person),
  };
}
