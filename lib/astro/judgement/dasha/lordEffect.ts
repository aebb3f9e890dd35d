/** How well a planet serves as lord of a period, 0 to 100: strength, office, houses, navamsa, transit (interpretive). */
import { countFrom } from '../../angle.ts';
import { companions } from '../../planet/avasthas.ts';
import { isAspecting } from '../../chart/aspects.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import type { Lordship } from '../../dasha/facts.ts';
import { signDignity, type Dignity } from '../../planet/dignity.ts';
import { isGoodForMalefics } from '../../chart/houses.ts';
import { functionalNature, HOUSES, isMaraka, isYogakaraka, ownedHouses } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Verdict } from '../../rule.ts';
import { boundsFact, weightedScore, weightedValue, type WeightedFactor } from '../../score.ts';
import { DIGNITY_SHARES, HOUSE_SHARES, PROSPERING_MALEFIC_SHARE } from '../../strength/planetStrength.ts';
import { PERIOD_SPREAD } from '../../tables/percentiles/periods.ts';
import { isNode, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import type { RuleContext } from '../../strength/verdictStrength.ts';
import { isGoodTransit } from '../../transit/vedha.ts';
import { periodLabel, type Office, type PeriodLabel, type PeriodScore, type PeriodScorePart } from './facts.ts';

/** What judging the lord of a period needs. */
export interface LordContext extends Pick<RuleContext, 'strengths' | 'navamsa'> {
  readonly chart: Chart;
}

/** What judging periods needs; made once for a chart. */
export interface DashaContext extends LordContext, RuleContext {
  /** The relevant yogas of the chart, the strongest first. */
  readonly yogas: readonly Verdict[];
  /** Sign of a planet in the sky of an instant, by index; null outside the ephemeris. */
  transitSign(planet: Planet, jdUT: number): number | null;
}

export interface Transit {
  readonly planet: Planet;
  readonly signIndex: number;
  readonly houseFromMoon: number;
  readonly isGood: boolean;
  readonly dignity: Dignity;
}

type PeriodFactor = WeightedFactor<PeriodLabel>;

/** Points of 100 for each part of the score. */
const WEIGHTS = { strength: 40, nature: 25, houses: 20, navamsa: 10, transit: 5 };

/** Returns the scores of a lord, one for each list of houses that a matter is ruled by, the main house first. */
export function lordScores(
  context: LordContext,
  planet: Planet,
  transit: Transit | null,
  houseLists: readonly (readonly number[])[],
): PeriodScore[] {
  const scoreFor = lordScorer(context, planet, transit);
  return houseLists.map((houses) => scoreFor(houses));
}

/** Returns a function that scores a lord, 0 to 100, for the houses that rule a matter, the main house first. */
export function lordScorer(
  context: LordContext,
  planet: Planet,
  transit: Transit | null,
): (houses: readonly number[]) => PeriodScore {
  const before = [strengthFactor(context, planet), natureFactor(context, planet)];
  const after = [navamsaFactor(context, planet), ...(transit === null ? [] : [transitFactor(transit)])];
  const notes = transit === null ? [UNKNOWN_TRANSIT] : [];
  const housed = housesFactor(context, planet);
  return (houses) =>
    weightedScore<PeriodLabel>([...before, housed(houses), ...after], notes, boundsFact, {
      spread: PERIOD_SPREAD,
      id: isWholeLife(houses) ? 'mahadasha' : 'mahadasha_of_matter',
    });
}

/** The houses that a period as a whole is judged from: the ascendant alone. */
export const FROM_ASCENDANT: readonly number[] = [1];

/** A period as a whole is counted apart from what it does for one matter, whose houses it is judged from. */
function isWholeLife(houses: readonly number[]): boolean {
  return houses.length === 1 && houses[0] === FROM_ASCENDANT[0];
}

/** Returns a function that scores a lord as that of a period as a whole, 0 to 100, while it passes a sign. */
export function lordInTransit(context: LordContext, planet: Planet): (transit: Transit) => number {
  const fixed = [
    strengthFactor(context, planet),
    natureFactor(context, planet),
    housesFactor(context, planet)(FROM_ASCENDANT),
    navamsaFactor(context, planet),
  ];
  return (transit) => weightedValue([...fixed, transitFactor(transit)]);
}

const UNKNOWN_TRANSIT: PeriodScorePart = {
  id: 'transit',
  label: periodLabel('unknown_transit', {}),
  points: 0,
  max: 0,
};

function strengthFactor({ strengths }: LordContext, planet: Planet): PeriodFactor {
  const { value } = strengths[planet];
  return {
    id: 'strength',
    label: periodLabel('strength', { planet, strength: value }),
    weight: WEIGHTS.strength,
    share: value / 100,
  };
}

/** Lists the houses that a planet fully aspects, ascending. */
export function aspectedHouses(chart: Chart, planet: Planet): number[] {
  return HOUSES.filter((house) => isAspecting(chart, planet, signOfHouse(chart, house)));
}

/** Lists the planets that a node acts for: the lord of its sign, then those in its sign (BPHS 34.16). */
export function agentsOf(chart: Chart, node: 'Rahu' | 'Ketu'): SevenPlanet[] {
  const joined = companions(chart, chart.planets[node]).map(({ id }) => id);
  const seven = joined.filter((id): id is SevenPlanet => !isNode(id));
  return [...new Set([signLord(chart.signs[node]), ...seven])];
}

/** Returns what a planet owns; of a node, for whom it acts. */
export function lordshipOf(chart: Chart, planet: Planet): Lordship {
  const agents = isNode(planet) ? agentsOf(chart, planet) : [];
  return {
    planet,
    houses: ownedHouses(chart, planet),
    agents: agents.map((agent) => ({ planet: agent, houses: ownedHouses(chart, agent) })),
  };
}

/** Lists the houses that a planet rules, ascending: those it owns, for a node those of the planets it acts for. */
export function ruledHouses(chart: Chart, planet: Planet): number[] {
  if (!isNode(planet)) return ownedHouses(chart, planet);
  return [...new Set(agentsOf(chart, planet).flatMap((agent) => ownedHouses(chart, agent)))].sort((a, b) => a - b);
}

function natureFactor({ chart }: LordContext, planet: Planet): PeriodFactor {
  const agents = isNode(planet) ? agentsOf(chart, planet) : [planet];
  const offices = agents.map((agent) => officeOf(chart, agent));
  const share = offices.reduce((sum, office) => sum + OFFICE_SHARES[office], 0) / offices.length;
  const label = periodLabel('functional_nature', {
    planet,
    ascendantSignIndex: chart.ascendant.signIndex,
    offices: agents.map((agent, index) => ({ planet: agent, office: offices[index]! })),
  });
  return { id: 'functional_nature', label, weight: WEIGHTS.nature, share };
}

const OFFICE_SHARES: Readonly<Record<Office, number>> = {
  yogakaraka: 1,
  benefic: 0.8,
  neutral: 0.5,
  malefic: 0.2,
  killing_malefic: 0.1,
};

function officeOf(chart: Chart, planet: SevenPlanet): Office {
  if (isYogakaraka(chart, planet)) return 'yogakaraka';
  const nature = functionalNature(chart, planet);
  return nature === 'malefic' && isMaraka(chart, planet) ? 'killing_malefic' : nature;
}

/** How much heavier the main house of a matter counts than the others. */
const MAIN_HOUSE_WEIGHT = 2;

/** Place and ownership count alike, each counted from the houses of the matter as if they were the first. */
function housesFactor({ chart }: LordContext, planet: Planet): (houses: readonly number[]) => PeriodFactor {
  const ruled = ruledHouses(chart, planet);
  const { house } = chart.planets[planet];
  const isMalefic = !isBenefic(chart, planet);
  const shareFrom = (first: number) => {
    const owning = ruled.reduce((sum, owned) => sum + ownershipShare(counted(first, owned)), 0) / ruled.length;
    return (placeShare(counted(first, house), isMalefic) + owning) / 2;
  };
  return (houses) => {
    const weights = houses.map((_, index) => (index === 0 ? MAIN_HOUSE_WEIGHT : 1));
    const sum = houses.reduce((total, first, index) => total + weights[index]! * shareFrom(first), 0);
    const share = sum / weights.reduce((total, weight) => total + weight, 0);
    const label = periodLabel('houses', { planet, fromHouses: houses, house, ruled });
    return { id: 'houses', label, weight: WEIGHTS.houses, share };
  };
}

function counted(first: number, house: number): number {
  return countFrom(first - 1, house - 1);
}

function placeShare(house: number, isMalefic: boolean): number {
  return isMalefic && isGoodForMalefics(house) ? PROSPERING_MALEFIC_SHARE : HOUSE_SHARES[house - 1]!;
}

function ownershipShare(house: number): number {
  return HOUSE_SHARES[house - 1]!;
}

/** Returns the planet that is judged in place of another in the navamsa: itself, or the lord of a node's sign there. */
export function navamsaJudge({ signs }: Chart, planet: Planet): SevenPlanet {
  return isNode(planet) ? signLord(signs[planet]) : planet;
}

function navamsaFactor({ navamsa }: LordContext, planet: Planet): PeriodFactor {
  const judge = navamsaJudge(navamsa, planet);
  const { dignity, signIndex } = navamsa.planets[judge];
  const label = periodLabel('navamsa', { planet, judge, signIndex, dignity });
  return { id: 'navamsa', label, weight: WEIGHTS.navamsa, share: DIGNITY_SHARES[dignity] };
}

/** Returns where a lord passes at an instant, or null outside the ephemeris. */
export function transitOf({ chart, transitSign }: DashaContext, planet: Planet, jdUT: number): Transit | null {
  const signIndex = transitSign(planet, jdUT);
  return signIndex === null ? null : transitIn(chart, planet, signIndex);
}

/** Returns a lord as it passes a sign. */
export function transitIn(chart: Chart, planet: Planet, signIndex: number): Transit {
  const houseFromMoon = countFrom(chart.signs.Moon, signIndex);
  return {
    planet,
    signIndex,
    houseFromMoon,
    isGood: isGoodTransit(planet, houseFromMoon),
    dignity: signDignity(planet, signIndex, chart.signs, chart.conventions.nodeExaltation),
  };
}

/** Half by the place from the Moon, half by the sign. */
function transitFactor({ planet, signIndex, houseFromMoon, isGood, dignity }: Transit): PeriodFactor {
  const label = periodLabel('transit', { planet, signIndex, fromHouse: houseFromMoon, isGood, dignity });
  const share = ((isGood ? 1 : 0) + DIGNITY_SHARES[dignity]) / 2;
  return { id: 'transit', label, weight: WEIGHTS.transit, share };
}
