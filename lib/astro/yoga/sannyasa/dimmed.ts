/** What makes of renunciation an inclination only: planets of the yoga that are combust, or that have lost a war. */
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { weakens } from '../../evidence.ts';
import { defeaterOf } from '../../chart/conjunctions.ts';
import type { Rule, RuleCondition } from '../../rule.ts';
import type { Planet } from '../../tables/planets.ts';

/** Blemishes that renunciation is at home with: a place in the 8th or the 12th, and a node beside it. */
export const RENOUNCING = { spares: ['in_dusthana', 'near_node'] } as const satisfies Pick<Rule, 'spares'>;

/** Returns the conditions that weaken a yoga of renunciation to an inclination, met or not. */
export function inclinationConditions(chart: Chart, forming: readonly Planet[]): RuleCondition[] {
  const combust = forming.filter((id) => chart.planets[id].isCombust);
  const defeated = forming.filter((id) => defeaterOf(chart, id) !== null);
  return [
    weakens('combust', COMBUST, combust.length > 0, { planets: combust }),
    weakens('defeated', DEFEATED, defeated.length > 0, { planets: defeated }),
  ];
}

const COMBUST = both(
  'A planet that forms it is combust, which leaves an inclination',
  'इसे बनाने वाला कोई ग्रह अस्त है, अतः केवल झुकाव रहता है',
);
const DEFEATED = both(
  'A planet that forms it is defeated in planetary war, which leaves an inclination',
  'इसे बनाने वाला कोई ग्रह ग्रह-युद्ध में पराजित है, अतः केवल झुकाव रहता है',
);
