/** What relieves want: each relief lowers its severity by one step, from severe over moderate and mild to cancelled. */
import {
  LORD_RELIEFS,
  STRONG_WEALTH,
  strongWealthPair,
  type LordRelief,
  type LordReliefId,
} from '../../affliction/want.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, metConditions, weakens } from '../../evidence.ts';
import type { RuleCondition } from '../../rule.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';

/**
 * Lists the reliefs by the lords that a rule finds afflicted, or whose house it finds so; each observes those that have it.
 *
 * @param ids those that can be: a lord whom the rule finds in a dusthana is in no kendra
 */
export function reliefConditions(
  chart: Chart,
  { ratios }: RuleFacts,
  lords: readonly SevenPlanet[],
  ids: readonly LordReliefId[],
): RuleCondition[] {
  const those = [...new Set(lords)];
  const onLords = ids.map((id) => {
    const { text, isOn }: LordRelief = LORD_RELIEFS[id];
    const planets = those.filter((lord) => isOn(chart, lord));
    return weakens(id, text, planets.length > 0, { planets });
  });
  const wealthy = strongWealthPair(chart, ratios);
  return [...onLords, weakens('strong_wealth', STRONG_WEALTH, wealthy.length > 0, { planets: wealthy })];
}

/** Of rules in which a lord is poor by his own place: no other planet afflicts him. */
export const noneAfflict = (): readonly SevenPlanet[] => [];

const SEVERITIES = ['severe', 'moderate', 'mild', 'cancelled'] as const;
const ENOUGH_RELIEFS = 3;
const THREE_RELIEFS = both('Three or more of these reliefs hold', 'इनमें से तीन या अधिक राहतें हैं');

/**
 * Adds to reliefs the observed number that holds, and the severity that they leave.
 *
 * @param own the condition that cancels this yoga alone and fully
 */
export function withOutcome(reliefs: readonly RuleCondition[], own: readonly RuleCondition[] = []): RuleCondition[] {
  const held = metConditions(reliefs, 'weakens').length;
  const isCancelled = held >= ENOUGH_RELIEFS;
  const severity = own.some(({ isMet }) => isMet) ? 'cancelled' : SEVERITIES[Math.min(held, ENOUGH_RELIEFS)]!;
  return [...reliefs, ...own, cancels('three_reliefs', THREE_RELIEFS, isCancelled, { reliefs: held, severity })];
}
