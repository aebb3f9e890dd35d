/** Plans of the windows of rise, and of those in which work asks for care (weights interpretive). */
import { countFrom } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { isYogakaraka, lordOfHouse } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { listed, ordinal } from '../../words.ts';
import type { AreaContext } from '../areaContext.ts';
import { careerTriggers, WORKING_AGES } from '../timing/careerPlan.ts';
import type { TimingPlan, Trigger } from '../timing/timingWindows.ts';
import { lordOnly, ofHouse, significators, type Signifies } from '../timing/windowPoints.ts';
import { tenthGrounds } from './changeIndicators.ts';

/** Returns the periods of the lords of rise, and the triggers of all times of work. */
export function promotionPlan(context: AreaContext): TimingPlan {
  const { chart } = context;
  const yogakarakas = PLANETS.filter((planet) => isYogakaraka(chart, planet));
  return {
    significators: significators([
      ...ofHouse(chart, 10, true),
      lordOnly(chart, 11, true),
      lordOnly(chart, 9),
      lordOnly(chart, 1),
      ...yogakarakas.map((planet): Signifies => ({ planet, reason: 'the yogakaraka', isPrimary: true })),
    ]),
    triggers: careerTriggers(context),
    movers: ['Jupiter', 'Saturn'],
    ages: WORKING_AGES,
  };
}

/** Strength of 100 below which a significator of work gives little in its periods. */
const WEAK = 45;

/**
 * Returns the periods of the lords of setback and of weak significators of work, and the slow planets that pass the tenth,
 * its lord and the Moon.
 */
export function careerCarePlan({ chart, strengths }: AreaContext): TimingPlan {
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
      ...weak.map((planet) => ({ planet, reason: `weak in this chart, ${strengths[planet].value} of 100` })),
    ]),
    triggers: [pressTrigger(chart, 'Saturn', 15), pressTrigger(chart, 'Rahu', 12), moonTrigger(chart)],
    movers: ['Saturn', 'Rahu'],
    ages: WORKING_AGES,
    isCaution: true,
  };
}

/** A slow planet over the 10th house or the sign of its lord. */
function pressTrigger(chart: Chart, planet: 'Saturn' | 'Rahu', points: number): Trigger {
  const grounds = tenthGrounds(chart);
  return {
    id: `${planet.toLowerCase()}_over_tenth`,
    max: points,
    isDeciding: true,
    at(passing) {
      const passed = grounds.filter(({ signIndex }) => signIndex === passing[planet]).map(({ what }) => what);
      return passed.length === 0 ? null : { points, text: `${planet} passes ${listed(passed)}` };
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
      return { points, text: `Saturn passes ${SIGNS[sign!]!}, the ${ordinal(place)} from ${named('Moon')}` };
    },
  };
}
