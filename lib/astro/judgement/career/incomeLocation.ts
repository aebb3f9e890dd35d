/** Whether income is found near home or away from it, by points for either side (interpretive; the factors are those of practice). */
import { isTie, linkBetween } from '../../chart/links.ts';
import { lordOfHouse, ownedHouses } from '../../planet/lordship.ts';
import type { Chart } from '../../chart/chart.ts';
import { practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, modality } from '../../tables/signs.ts';
import { incomeFact, type IncomeBond, type IncomeFact, type SignSpeech } from './facts/incomeFacts.ts';

type LocationSide = 'foreign' | 'domestic';

/** One reason for a side. */
export interface LocationPoint {
  readonly id: string;
  readonly side: LocationSide;
  readonly points: number;
  readonly text: IncomeFact;
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
}

export interface IncomeLocation {
  readonly verdict: LocationSide | 'mixed';
  /** Sums of the points of each side. */
  readonly foreign: number;
  readonly domestic: number;
  readonly points: readonly LocationPoint[];
}

export const LOCATION_SOURCE = practice(
  'Practice: movable and watery signs, the 7th, 9th and 12th and Rahu for income away; fixed signs and the 4th for income at home',
);

/** The factors for a life away are twice as many; without these points two births in three would be sent abroad. */
const HOME: LocationPoint = {
  id: 'home',
  side: 'domestic',
  points: 2,
  text: incomeFact('at_home', {}),
  planets: [],
  houses: [],
};

/** A difference between the sides of this much or less decides nothing. */
const UNDECIDED = 1;

/**
 * Returns where income is found, by the planets that signify the livelihood.
 *
 * @param planets the significator and the tenth lord; one planet that is both counts once
 */
export function incomeLocation(chart: Chart, planets: readonly Planet[]): IncomeLocation {
  const points = [
    HOME,
    ...[...new Set(planets)].flatMap((planet) => LOCATION_RULES.flatMap((rule) => pointOf(rule, chart, planet))),
  ];
  const sum = (side: LocationSide) =>
    points.filter((point) => point.side === side).reduce((total, each) => total + each.points, 0);
  const [foreign, domestic] = [sum('foreign'), sum('domestic')];
  const lead = foreign - domestic;
  const verdict = Math.abs(lead) <= UNDECIDED ? 'mixed' : lead > 0 ? 'foreign' : 'domestic';
  return { verdict, foreign, domestic, points };
}

function pointOf({ id, look, points, side }: LocationRule, chart: Chart, planet: Planet): LocationPoint[] {
  const seen = look(chart, planet);
  return seen ? [{ id: `${planet.toLowerCase()}_${id}`, side, points, ...seen }] : [];
}

/** The result of a rule for a planet that signifies the livelihood. */
type Seen = Pick<LocationPoint, 'text' | 'planets' | 'houses'>;

interface LocationRule extends Pick<LocationPoint, 'id' | 'side' | 'points'> {
  /** Null where it does not hold. */
  look(chart: Chart, planet: Planet): Seen | null;
}

const BOND_POINTS = 2;

/** In the order of the answer, for each planet; the number of rules of method one is counted from this table. */
export const LOCATION_RULES: readonly LocationRule[] = [
  inSign('movable_sign', 'foreign', 2, 'movable', (signIndex) => modality(signIndex) === 'movable'),
  inSign('fixed_sign', 'domestic', 2, 'fixed', (signIndex) => modality(signIndex) === 'fixed'),
  inSign('dual_sign_away', 'foreign', 1, 'dual', (signIndex) => modality(signIndex) === 'dual'),
  inSign('dual_sign_home', 'domestic', 1, 'dual', (signIndex) => modality(signIndex) === 'dual'),
  inSign('water_sign', 'foreign', 1, 'water', (signIndex) => element(signIndex) === 'water'),
  inHouse(4, 'domestic', 3),
  inHouse(7, 'foreign', 1),
  inHouse(9, 'foreign', 2),
  inHouse(12, 'foreign', 3),
  boundTo('rahu', 'foreign', []),
  boundTo('lord_9_12', 'foreign', [9, 12]),
  boundTo('lord_4', 'domestic', [4]),
];

function inSign(
  id: string,
  side: LocationSide,
  points: number,
  speech: SignSpeech,
  isMet: (signIndex: number) => boolean,
): LocationRule {
  return {
    id,
    side,
    points,
    look(chart, planet) {
      const signIndex = chart.signs[planet];
      if (!isMet(signIndex)) return null;
      return { text: incomeFact('in_sign', { planet, signIndex, speech }), planets: [planet], houses: [] };
    },
  };
}

function inHouse(house: number, side: LocationSide, points: number): LocationRule {
  return {
    id: `house_${house}`,
    side,
    points,
    look(chart, planet) {
      if (chart.planets[planet].house !== house) return null;
      return { text: incomeFact('in_house', { planet, house }), planets: [planet], houses: [house] };
    },
  };
}

/** A bond with Rahu, or with the lord of a house; owning the house is one too. */
function boundTo(id: string, side: LocationSide, houses: readonly number[]): LocationRule {
  return {
    id,
    side,
    points: BOND_POINTS,
    look(chart, planet) {
      const owned = ownedHouses(chart, planet).filter((house) => houses.includes(house));
      if (owned.length > 0) {
        return { text: incomeFact('lord_of', { planet, houses: owned }), planets: [planet], houses: owned };
      }
      const others: Planet[] = houses.length === 0 ? ['Rahu'] : houses.map((house) => lordOfHouse(chart, house));
      const bonds = [...new Set(others)].flatMap((other) => bondsWith(chart, planet, other, houses));
      if (bonds.length === 0) return null;
      return {
        text: incomeFact('bound', { planet, bonds }),
        planets: [planet, ...bonds.map(({ other }) => other)],
        houses: bonds.flatMap((bond) => bond.houses),
      };
    },
  };
}

function bondsWith(chart: Chart, planet: Planet, other: Planet, houses: readonly number[]): IncomeBond[] {
  const link = linkBetween(chart, planet, other);
  if (!isTie(link)) return [];
  return [{ other, link, houses: ownedHouses(chart, other).filter((house) => houses.includes(house)) }];
}
