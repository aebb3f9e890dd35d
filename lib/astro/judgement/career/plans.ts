/** The plan of the demanding times of work (weights interpretive). */
import { countFrom } from '../../angle.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { windowAges } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';
import type { AreaContext } from '../areaContext.ts';
import { office } from '../areaFacts.ts';
import { windowFact } from '../timing/facts.ts';
import type { TimingPlan, Trigger } from '../timing/timingWindows.ts';
import { lordOnly, ofHouse, significators } from '../timing/windowPoints.ts';

/** Strength of 100 below which a significator of work gives little in its periods. */
const WEAK = 45;

/**
 * Returns the periods of the lords of setback and of weak significators of work, and the slow planets that pass the tenth,
 * its lord and the Moon.
 */
export function careerCarePlan({ chart, person, strengths }: AreaContext): TimingPlan {
  const tenthLord = lordOfHouse(chart, 10);
  const weak = [...new Set<Planet>([tenthLord, 'Sun', 'Saturn', 'Mercury'])].filter(
    (planet) => strengths[planet].value < WEAK,
  );
  return {
    significators: significators([
      ...ofHouse(chart, 8, true),
      ...ofHouse(chart, 12, true),
      lordOnly(chart, 5),
      lordOnly(chart, 3),
      ...weak.map((planet) => ({ planet, reason: office('weak_in_chart', { value: strengths[planet].value }) })),
    ]),
    triggers: [pressTrigger(chart, 'Saturn', 15), pressTrigger(chart, 'Rahu', 12), moonTrigger(chart)],
    movers: ['Saturn', 'Rahu'],
    ages: windowAges('career', person),
    isCaution: true,
  };
}

/** A slow planet over the 10th house or the sign of its lord. */
function pressTrigger(chart: Chart, planet: 'Saturn' | 'Rahu', points: number): Trigger {
  const lord = lordOfHouse(chart, 10);
  const lordSignIndex = chart.signs[lord];
  const tenthSignIndex = signOfHouse(chart, 10);
  return {
    id: `${planet.toLowerCase()}_over_tenth`,
    max: points,
    isDeciding: true,
    at(passing) {
      const signIndex = passing[planet]!;
      const isOnHouse = signIndex === tenthSignIndex;
      const tenthLord = signIndex === lordSignIndex ? lord : null;
      if (!isOnHouse && tenthLord === null) return null;
      return { points, text: windowFact('passes_tenth', { planet, signIndex, isOnHouse, tenthLord }) };
    },
  };
}

/** Points of Saturn by his place from the Moon: the 8th presses most, then the 4th and the seven and a half years. */
const MOON_PLACES: Readonly<Record<number, number>> = { 8: 10, 4: 6, 12: 6, 1: 6, 2: 6 };

function moonTrigger(chart: Chart): Trigger {
  return {
    id: 'saturn_from_moon',
    max: 10,
    isDeciding: false,
    at({ Saturn: sign }) {
      const place = countFrom(chart.signs.Moon, sign!);
      const points = MOON_PLACES[place];
      if (points === undefined) return null;
      return { points, text: windowFact('saturn_from_moon', { signIndex: sign!, place }) };
    },
  };
}
