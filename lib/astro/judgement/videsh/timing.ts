/** Timing of life abroad: its significators, triggers by slow planets, and periods (weights interpretive). */
import { countFrom } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { practice } from '../../source.ts';
import { activations, houseDoubleTransit, pairSpans, type Pair } from '../../transit/doubleTransit.ts';
import type { Stay } from '../../transit/stays.ts';
import { windowAges, type AgeSpan } from '../../stage.ts';
import type { AreaContext } from '../areaContext.ts';
import { office } from '../areaFacts.ts';
import type { TimingPlan, TimingContext, Trigger } from '../timing/timingWindows.ts';
import {
  doubleTransitTrigger,
  karaka,
  lordOnly,
  ofHouse,
  passageTrigger,
  significators,
} from '../timing/windowPoints.ts';
import { WATCHED, type SlowPassage, type WatchedPlanet } from './tables/passages.ts';
import { DAYS_PER_YEAR, type TimeSpan } from '../../time.ts';

/** Houses of life abroad, the main one first. */
export const FOREIGN_HOUSES = [12, 9, 7, 3] as const;
/** Houses that a double transit opens. */
const DOUBLE_HOUSES = [12, 9] as const;

export const PASSAGE_SOURCE = practice('Slow planets over houses of life abroad: later practice, interpretive');

/** Returns the significators and the triggers of life abroad, and the ages at which one goes. */
export function foreignPlan({ chart, person }: Pick<AreaContext, 'chart' | 'person'>): TimingPlan & {
  readonly ages: AgeSpan;
} {
  const fourth = lordOfHouse(chart, 4);
  const isAway = chart.planets[fourth].house === 12;
  return {
    significators: significators([
      ...ofHouse(chart, 12, true),
      ...ofHouse(chart, 9),
      karaka('Rahu', 'life_abroad', false),
      lordOnly(chart, 7),
      lordOnly(chart, 3),
      ...(isAway ? [{ planet: fourth, reason: office('lord_away', { house: 4, awayHouse: 12 }) }] : []),
    ]),
    triggers: [
      strongestOf(
        'double_transit',
        DOUBLE_HOUSES.map((house) => doubleTransitTrigger(chart, house)),
      ),
      ...WATCHED.map(({ passages, planet, points }) =>
        passageTrigger(
          chart,
          planet,
          passages.map(({ house }) => house),
          points,
        ),
      ),
    ],
    movers: WATCHED.map(({ planet }) => planet),
    ages: windowAges('abroad', person),
  };
}

/** Joins triggers of one kind into one: only the one with most points counts. */
function strongestOf(id: string, triggers: readonly Trigger[]): Trigger {
  return {
    id,
    max: Math.max(...triggers.map(({ max }) => max)),
    isDeciding: true,
    at(passing) {
      const held = triggers.flatMap((trigger) => trigger.at(passing) ?? []);
      return held.reduce<ReturnType<Trigger['at']>>(
        (best, one) => (best && best.points >= one.points ? best : one),
        null,
      );
    },
  };
}

/** Returns the part of a time in which a person is of some ages; null where there is none. */
export function timeOfAges(
  { birthJdUT }: Pick<TimingContext, 'birthJdUT'>,
  time: TimeSpan,
  ages: AgeSpan,
): TimeSpan | null {
  const [young, old] = ages.map((years) => birthJdUT + years * DAYS_PER_YEAR) as [number, number];
  const within = { startJdUT: Math.max(time.startJdUT, young), endJdUT: Math.min(time.endJdUT, old) };
  return within.startJdUT < within.endJdUT ? within : null;
}

/** An unbroken stay of a slow planet in a house that bears on life abroad. */
export interface ForeignPassage {
  readonly passage: SlowPassage;
  readonly stay: Stay;
}

/** Returns the part of a time that is lived, from birth to the end of the dashas; null where none of it is. */
export function livedTime({ birthJdUT, life }: TimingContext, asked: TimeSpan): TimeSpan | null {
  const lived = {
    startJdUT: Math.max(asked.startJdUT, birthJdUT),
    endJdUT: Math.min(asked.endJdUT, life.at(-1)!.endJdUT),
  };
  return lived.startJdUT < lived.endJdUT ? lived : null;
}

/** Lists the stays that touch a time, in the order in which they begin. */
export function foreignPassages(context: TimingContext, time: TimeSpan): ForeignPassage[] {
  return WATCHED.flatMap((watched) => passagesOf(context, watched))
    .filter(({ stay }) => isTouching(stay, time))
    .sort((a, b) => (a.stay.startJdUT ?? -Infinity) - (b.stay.startJdUT ?? -Infinity));
}

function isTouching({ endJdUT, startJdUT }: Pick<Stay, 'startJdUT' | 'endJdUT'>, time: TimeSpan): boolean {
  return (startJdUT ?? -Infinity) < time.endJdUT && (endJdUT ?? Infinity) > time.startJdUT;
}

function passagesOf({ chart, staysOf }: TimingContext, { passages, planet }: WatchedPlanet): ForeignPassage[] {
  return staysOf(planet).flatMap((stay) => {
    const house = countFrom(chart.ascendant.signIndex, stay.index);
    return passages.filter((passage) => passage.house === house).map((passage) => ({ passage, stay }));
  });
}

/** A time in which Jupiter and Saturn both reach a house or its lord. */
export interface ForeignDoubleTransit extends TimeSpan {
  readonly house: number;
}

/** Lists those that touch a time, whole, in the order in which they begin. */
export function foreignDoubleTransits({ chart, staysOf }: TimingContext, time: TimeSpan): ForeignDoubleTransit[] {
  const pairs = pairSpans(staysOf('Jupiter'), staysOf('Saturn'), time.startJdUT, time.endJdUT);
  return DOUBLE_HOUSES.flatMap((house) =>
    activations(pairs, (pair) => reaches(chart, house, pair)).map((span) => ({ ...span, house })),
  )
    .filter((span) => isTouching(span, time))
    .sort((a, b) => a.startJdUT - b.startJdUT);
}

function reaches({ ascendant, signs }: Chart, house: number, pair: Pair): boolean {
  return houseDoubleTransit(pair, ascendant.signIndex, house, signs).isByHouseOrLord;
}
