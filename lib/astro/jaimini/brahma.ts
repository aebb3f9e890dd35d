/** Brahma, the planet from whose sign sthira dasha begins. */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { countFrom, nthSignFrom } from '../angle.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { isOddSign } from '../tables/signs.ts';
import { charaKaraka, charaKarakas } from './charaKarakas.ts';
import { strongerLord, strongerSign } from './stronger.ts';

export interface BrahmaCandidate<Of extends Planet = Planet> {
  readonly planet: Of;
  /** Houses owned among the sixth, eighth and twelfth, in the order of preference. */
  readonly houses: readonly number[];
  readonly signIndex: number;
  readonly degreeInSign: number;
}

export interface Brahma {
  readonly planet: SevenPlanet;
  readonly signIndex: number;
  readonly reason: 'eighth_lord_at_home' | 'highest_degree';
  /** In the order in which a tie would be decided: lords of the eighth, sixth, twelfth. */
  readonly candidates: readonly BrahmaCandidate<SevenPlanet>[];
}

/** The eighth goes before the sixth, that before the twelfth, where two stand at one degree. */
const HOUSES_OF_BRAHMA = [8, 6, 12] as const;

/**
 * Returns Brahma as the specification has it: of the lords of 6, 8 and 12 the one with most degrees in its sign.
 *
 * The lord of the eighth in the eighth wins at once. Mars and Saturn alone own Scorpio and Aquarius here.
 */
export function brahma(chart: Chart): Brahma {
  const candidates = merged(chart, HOUSES_OF_BRAHMA, (house) => lordOfHouse(chart, house));
  const home = candidates.find(({ houses, signIndex }) => houses.includes(8) && signIndex === signOfHouse(chart, 8));
  const found = home ?? highest(candidates);
  const reason = home ? 'eighth_lord_at_home' : 'highest_degree';
  return { planet: found.planet, signIndex: found.signIndex, reason, candidates };
}

export interface ClassicalBrahma {
  readonly planet: Planet;
  readonly signIndex: number;
  /** The stronger of the ascendant and the seventh, from which houses are counted. */
  readonly referenceSignIndex: number;
  readonly candidates: readonly (BrahmaCandidate & { readonly isOdd: boolean; readonly isVisible: boolean })[];
  /** Saturn or the node that the planet replaces; else null. */
  readonly handedOverBy: Planet | null;
  readonly reason: 'only_candidate' | 'highest_degree' | 'eighth_lord_from_atmakaraka';
}

/** Saturn and the nodes do not act as Brahma; the sixth planet from them in the order of weekdays does. */
const STAND_IN_STEPS = 5;
const DECLINING: readonly Planet[] = ['Saturn', 'Rahu', 'Ketu'];

/**
 * Returns Brahma as Jaimini words it: of the lords of 6, 8 and 12 from the stronger of ascendant and seventh, one in an
 * odd sign and in the visible half, the houses 7 to 12 from there.
 *
 * Where there is none, the lord of the eighth from the atmakaraka is Brahma.
 *
 * @see Jaimini Upadesha Sutras 2.1
 */
export function classicalBrahma(chart: Chart): ClassicalBrahma {
  const referenceSignIndex = strongerSign(chart, chart.ascendant.signIndex, signOfHouse(chart, 7)).winner;
  const signOf = (house: number) => nthSignFrom(referenceSignIndex, house);
  const lords = merged(chart, HOUSES_OF_BRAHMA, (house) => strongerLord(chart, signOf(house)).winner);
  const candidates = lords.map((candidate) => ({
    ...candidate,
    isOdd: isOddSign(candidate.signIndex),
    isVisible: countFrom(referenceSignIndex, candidate.signIndex) >= 7,
  }));
  const able = candidates.filter(({ isOdd, isVisible }) => isOdd && isVisible);
  const { planet, reason } = able.length === 0 ? fallback(chart) : chosen(able);
  const declines = DECLINING.includes(planet);
  const acting = declines ? PLANETS[(PLANETS.indexOf(planet) + STAND_IN_STEPS) % PLANETS.length]! : planet;
  return {
    ...{ referenceSignIndex, candidates, planet: acting, signIndex: chart.signs[acting] },
    ...{ handedOverBy: declines ? planet : null, reason },
  };
}

type Choice = Pick<ClassicalBrahma, 'planet' | 'reason'>;

function chosen(able: readonly BrahmaCandidate[]): Choice {
  return { planet: highest(able).planet, reason: able.length === 1 ? 'only_candidate' : 'highest_degree' };
}

function fallback(chart: Chart): Choice {
  const { planet: atmakaraka } = charaKaraka(charaKarakas(chart), 'AK');
  const planet = strongerLord(chart, nthSignFrom(chart.signs[atmakaraka], 8)).winner;
  return { planet, reason: 'eighth_lord_from_atmakaraka' };
}

/** A planet that owns two of the houses counts once. */
function merged<Of extends Planet>(
  chart: Chart,
  houses: readonly number[],
  lordOf: (house: number) => Of,
): BrahmaCandidate<Of>[] {
  return [...new Set(houses.map(lordOf))].map((planet) => {
    const { degreeInSign, signIndex } = chart.planets[planet];
    return { planet, houses: houses.filter((house) => lordOf(house) === planet), signIndex, degreeInSign };
  });
}

/** The first of those with most degrees. */
function highest<Candidate extends BrahmaCandidate>(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, next) => (next.degreeInSign > best.degreeInSign ? next : best));
}
