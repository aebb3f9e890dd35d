/** The plan of windows in which health asks for care: its periods and transits. */
import { countFrom } from '../../angle.ts';
import type { Planet } from '../../tables/planets.ts';
import type { AreaContext } from '../areaContext.ts';
import { office } from '../areaFacts.ts';
import { windowFact, type StrainedPlace } from './facts.ts';
import type { TimingPlan, Trigger } from './timingWindows.ts';
import { lordOnly, ofHouse, significators, type Signifies } from './windowPoints.ts';

/** Houses in which transits count, besides the sign of the Moon: the self, illness, crisis. */
const CARE_HOUSES: readonly number[] = [1, 6, 8];

/** Points of a planet that passes one of them (interpretive); the first three planets are deciding. */
const CARE_POINTS = [
  ['Saturn', 15, true],
  ['Rahu', 10, true],
  ['Ketu', 10, true],
  ['Mars', 5, false],
] as const;

/**
 * Returns the planets that strain health: lords and occupants of the 6th and 8th, lords of the 12th and the marakas, Saturn.
 *
 * @param weak planets whose periods ask for care for their own weakness
 * @param hasTransits false where transits are left out
 */
export function carePlan(context: AreaContext, weak: readonly Planet[] = [], hasTransits = true): TimingPlan {
  const { chart } = context;
  return {
    significators: significators([
      ...ofHouse(chart, 6, true),
      ...ofHouse(chart, 8, true),
      lordOnly(chart, 12),
      lordOnly(chart, 2),
      lordOnly(chart, 7),
      ...weak.map((planet): Signifies => ({ planet, reason: office('weak_at_birth', {}) })),
      { planet: 'Saturn', reason: office('natural_significator', { matter: 'weariness' }), isKaraka: true },
    ]),
    triggers: hasTransits
      ? CARE_POINTS.map(([planet, points, isDeciding]) => careTrigger(context, planet, points, isDeciding))
      : [],
    movers: hasTransits ? CARE_POINTS.map(([planet]) => planet) : [],
    ages: null,
    isCaution: true,
  };
}

function careTrigger(context: AreaContext, planet: Planet, points: number, isDeciding: boolean): Trigger {
  return {
    id: `care_${planet.toLowerCase()}`,
    max: points,
    isDeciding,
    at(passing) {
      const over = strainedPlace(context, passing[planet]!);
      return over === null ? null : { points, text: windowFact('passes_strained', { planet, place: over }) };
    },
  };
}

/** Returns the place of health in a sign that a planet passes, the 8th house for example; null where there is none. */
export function strainedPlace({ chart }: AreaContext, signIndex: number): StrainedPlace | null {
  const place = countFrom(chart.ascendant.signIndex, signIndex);
  const isMoon = signIndex === chart.signs.Moon;
  return isMoon || CARE_HOUSES.includes(place) ? { house: place, isMoon } : null;
}
