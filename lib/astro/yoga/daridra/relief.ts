/** What relieves want: each relief lowers its severity by one step, from severe over moderate and mild to cancelled. */
import { isAspecting } from '../../aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart.ts';
import { cancels, metConditions, weakens } from '../../condition.ts';
import { isStrongBySign } from '../../dignity.ts';
import { isKendra, isTrikona } from '../../houses.ts';
import { isExchange } from '../../links.ts';
import { ownedHouses } from '../../lordship.ts';
import { neechaBhanga } from '../../neechaBhanga.ts';
import type { RuleCondition } from '../../rule.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { hasCleanDhana } from '../dhana/lords.ts';

interface Relief {
  readonly text: Bilingual;
  readonly isOn: (chart: Chart, lord: SevenPlanet) => boolean;
}

const RELIEFS = {
  at_home: {
    text: both('An afflicted lord is exalted or in its own sign', 'पीड़ित स्वामी उच्च या स्वराशि में है'),
    isOn: (chart, lord) => isStrongBySign(chart.planets[lord].dignity),
  },
  lifted: {
    text: both('The debilitation of an afflicted lord is lifted', 'पीड़ित स्वामी का नीच भंग है'),
    isOn: (chart, lord) => (neechaBhanga(chart, lord)?.rules.length ?? 0) > 0,
  },
  benefic_aspect: {
    text: both('Jupiter or Venus aspects an afflicted lord', 'पीड़ित स्वामी पर गुरु या शुक्र की दृष्टि है'),
    isOn: (chart, lord) =>
      isAspecting(chart, 'Jupiter', chart.signs[lord]) || isAspecting(chart, 'Venus', chart.signs[lord]),
  },
  well_housed: {
    text: both('An afflicted lord is in a kendra or trikona', 'पीड़ित स्वामी केन्द्र या त्रिकोण में है'),
    isOn: (chart, lord) => isKendra(chart.planets[lord].house) || isTrikona(chart.planets[lord].house),
  },
  good_exchange: {
    text: both(
      'An afflicted lord is in exchange with a lord of a kendra or trikona',
      'पीड़ित स्वामी का केन्द्र या त्रिकोण के स्वामी से राशि-परिवर्तन है',
    ),
    isOn: isInGoodExchange,
  },
} as const satisfies Record<string, Relief>;

export type ReliefId = keyof typeof RELIEFS;

const WEALTH_BOUND = both(
  'Two lords of houses of wealth are bound to each other without blemish',
  'धन भावों के दो स्वामी परस्पर जुड़े हैं और दोषरहित हैं',
);

/**
 * Lists the reliefs of lords that a rule finds afflicted; each observes the lords that have it.
 *
 * @param ids those that can be: a lord whom the rule finds in a dusthana is in no kendra
 */
export function reliefConditions(
  chart: Chart,
  afflicted: readonly SevenPlanet[],
  ids: readonly ReliefId[],
): RuleCondition[] {
  const those = [...new Set(afflicted)];
  const onLords = ids.map((id) => {
    const { text, isOn }: Relief = RELIEFS[id];
    const planets = those.filter((lord) => isOn(chart, lord));
    return weakens(id, text, planets.length > 0, { planets });
  });
  return [...onLords, weakens('clean_dhana', WEALTH_BOUND, hasCleanDhana(chart))];
}

const SEVERITIES = ['severe', 'moderate', 'mild', 'cancelled'] as const;
const ENOUGH_RELIEFS = 3;
const THREE_RELIEFS = both('Three or more of these reliefs hold', 'इनमें से तीन या अधिक राहतें हैं');

/**
 * Adds to reliefs what they come to: observes how many hold, and how severe they leave the want.
 *
 * @param own what cancels this yoga alone and at once
 */
export function withOutcome(reliefs: readonly RuleCondition[], own: readonly RuleCondition[] = []): RuleCondition[] {
  const held = metConditions(reliefs, 'weakens').length;
  const isCancelled = held >= ENOUGH_RELIEFS;
  const severity = own.some(({ isMet }) => isMet) ? 'cancelled' : SEVERITIES[Math.min(held, ENOUGH_RELIEFS)]!;
  return [...reliefs, ...own, cancels('three_reliefs', THREE_RELIEFS, isCancelled, { reliefs: held, severity })];
}

function isInGoodExchange(chart: Chart, lord: SevenPlanet): boolean {
  const host = signLord(chart.signs[lord]);
  return isExchange(chart, lord, host) && ownedHouses(chart, host).some((house) => isKendra(house) || isTrikona(house));
}
