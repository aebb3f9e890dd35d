/** The way of a journey: weekday and star that close a quarter, where the Moon dwells, and where the yogini stands. */
import { wrapIndex } from '../../../angle.ts';
import { DISHA_SHOOL, moonDirection } from '../../../tables/directions.ts';
import { COMPASS_IDS, type CompassId } from '../../../tables/muhurta/ids.ts';
import { FURTHER_POINTS, NAKSHATRA_SHOOL, YOGINI } from '../../../tables/muhurta/rules.ts';
import { AMAVASYA } from '../../../tables/panchang.ts';
import { PANCHAKA_START_DEG } from '../../../tables/panchaka.ts';
import type { Choice } from '../ruleContext.ts';
import { muhurtaFact as fact, type Side } from '../facts.ts';
import { pointsMark, shareMark, type Mark, type MomentRule } from '../marks.ts';
import { signOf, type Moment } from '../moments.ts';

/** The quarters that a way goes toward: its own, or the two that a slanting way lies between. */
function quartersOf(direction: CompassId): readonly CompassId[] {
  const at = COMPASS_IDS.indexOf(direction);
  if (at % 2 === 0) return [direction];
  return [COMPASS_IDS[at - 1]!, COMPASS_IDS[wrapIndex(at + 1, 8)]!];
}

/** Tells whether a way goes toward the south, straight or slanting. */
export function isTowardSouth(direction: CompassId): boolean {
  return quartersOf(direction).includes('south');
}

/** Tells whether a weekday, Sunday 0, closes a direction. */
export function isShoolDay(direction: CompassId, varaIndex: number): boolean {
  return quartersOf(direction).includes(DISHA_SHOOL[varaIndex]!);
}

/** Returns the mark of a weekday that closes a direction: texts name four quarters, so on a slanting way it only counts against. */
export function shoolMark(direction: CompassId): Mark {
  if (quartersOf(direction).length === 1) return shareMark('weekday_shool', 'veto', 0);
  return { id: 'weekday_shool', effect: 'against', points: FURTHER_POINTS.shool_beside, share: 0 };
}

/** The side of a traveller on which a direction is; what is half in front counts as in front. */
function sideOf(of: CompassId, facing: CompassId): Side {
  const eighths = wrapIndex(COMPASS_IDS.indexOf(of) - COMPASS_IDS.indexOf(facing), 8);
  // The compass runs from east over south, so that what follows is on the right.
  if (eighths <= 1 || eighths === 7) return 'in_front';
  if (eighths === 2) return 'right';
  return eighths === 6 ? 'left' : 'behind';
}

/** Returns the rules of a way; none where the purpose has none or the direction is not told. */
export function journeyRules({ options: { direction }, purpose }: Choice): MomentRule[] {
  if (!purpose.isDirected || direction === null) return [];
  return [nakshatraShoolRule(direction), moonDwellsRule(direction), yoginiRule(direction)];
}

function nakshatraShoolRule(direction: CompassId): MomentRule {
  const stars = quartersOf(direction).map((quarter) => NAKSHATRA_SHOOL[quarter]!);
  const mark = pointsMark('nakshatra_shool', FURTHER_POINTS.nakshatra_shool);
  return {
    component: null,
    weight: null,
    mark: ({ nakshatra }) => (stars.includes(nakshatra) ? mark : null),
    told: ({ nakshatra }) => ({
      fact: fact('nakshatra_shool', { direction, nakshatraIndex: nakshatra - 1 }),
      observed: { nakshatra, direction },
    }),
  };
}

function moonDwellsRule(direction: CompassId): MomentRule {
  const good = pointsMark('moon_dwells', FURTHER_POINTS.moon_dwells);
  const bad = pointsMark('moon_dwells', -FURTHER_POINTS.moon_dwells);
  const sideAt = (moment: Moment) => sideOf(moonDirection(signOf(moment.sky, 'Moon')), direction);
  return {
    component: null,
    weight: null,
    mark: (moment) => (['in_front', 'right'].includes(sideAt(moment)) ? good : bad),
    told(moment) {
      const moonSign = signOf(moment.sky, 'Moon');
      const side = sideAt(moment);
      return {
        fact: fact('moon_dwells', { direction, moonDirection: moonDirection(moonSign), side }),
        observed: { moon_sign: moonSign, direction, side },
      };
    },
  };
}

function yoginiRule(direction: CompassId): MomentRule {
  const good = pointsMark('yogini', FURTHER_POINTS.yogini);
  const bad = pointsMark('yogini', -FURTHER_POINTS.yogini);
  const at = ({ tithi }: Moment) => {
    const number = tithi === AMAVASYA ? AMAVASYA : wrapIndex(tithi - 1, 15) + 1;
    return COMPASS_IDS.find((id) => YOGINI[id].includes(number))!;
  };
  return {
    component: null,
    weight: null,
    mark: (moment) => (['behind', 'left'].includes(sideOf(at(moment), direction)) ? good : bad),
    told(moment) {
      const yoginiDirection = at(moment);
      const side = sideOf(yoginiDirection, direction);
      return {
        fact: fact('yogini', { direction, yoginiDirection, side }),
        observed: { tithi: moment.tithi, yogini: yoginiDirection, direction, side },
      };
    },
  };
}

/** Where Panchaka begins: the third quarter of Dhanishta, which is the beginning of Aquarius. */
const AQUARIUS = PANCHAKA_START_DEG / 30;

/** Panchaka of the Moon: no matter for the purposes, except to the south. */
export function panchakaMoonRule({ options: { direction }, purpose }: Choice): MomentRule {
  const isSouth = purpose.isDirected && direction !== null && isTowardSouth(direction);
  const mark = pointsMark('panchaka_moon', isSouth ? FURTHER_POINTS.panchaka_to_south : 0);
  return {
    component: null,
    weight: null,
    mark: ({ sky }) => (signOf(sky, 'Moon') >= AQUARIUS ? mark : null),
    told: ({ nakshatra, sky }) => ({
      fact: fact('panchaka_moon', { purpose: purpose.id, isTowardSouth: isSouth }),
      observed: { moon_sign: signOf(sky, 'Moon'), nakshatra },
    }),
  };
}
