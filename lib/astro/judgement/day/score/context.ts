/** What scoring days needs of a birth; made once for all days of a request. */
import type { Ashtakavarga } from '../../../ashtakavarga/bindus.ts';
import type { Chart } from '../../../chart/chart.ts';
import type { Period } from '../../../dasha/period.ts';
import { navamsaChart } from '../../../chart/derivedCharts.ts';
import { functionalNature, isYogakaraka, lordOfHouse, ownedHouses } from '../../../planet/lordship.ts';
import { memoized, memoizedEach } from '../../../memoized.ts';
import type { PlanetStrengths } from '../../../strength/planetStrength.ts';
import { VARAS } from '../../../tables/panchang.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../../tables/planets.ts';
import { naturalRelation } from '../../../tables/relationships.ts';
import type { GocharaContext } from '../../../transit/gochara.ts';
import { transitTable, type TransitTable } from '../../../transit/points.ts';
import { lordInTransit, ruledHouses, transitIn, type LordContext } from '../../dasha/lordEffect.ts';
import { DAY_CATEGORIES, forEachCategory, type DayCategoryId } from '../../tables/dayCategories.ts';
import { VARA_POINTS, VARA_RELATION_POINTS } from '../../tables/dayScore.ts';
import type { Worth } from './pieces.ts';
import { NODE_VEDHA } from './skies.ts';
import { nthSignFrom } from '../../../angle.ts';

/** The nature of the lord of a weekday for a birth. */
export interface VaraFound {
  readonly varaIndex: number;
  readonly lord: Planet;
  readonly office: keyof typeof VARA_POINTS;
  /** As the lord of the ascendant sees it. */
  readonly relation: keyof typeof VARA_RELATION_POINTS;
}

/** What a birth has for a matter of life. */
export interface NatalMatter {
  /** Planets that own a house of the matter, act for its owner, or stand in one; Sun to Ketu. */
  readonly lords: readonly Planet[];
  /** Bindus of the signs of its houses on the average. */
  readonly meanSarva: number;
}

export interface DayScoreContext extends LordContext {
  readonly gochara: GocharaContext;
  /** Of the Moon at birth, 0..26. */
  readonly natalNakshatraIndex: number;
  readonly birthJdUT: number;
  /** Of the whole life. */
  readonly mahadashas: readonly Period<Planet>[];
  /** Sunday first. */
  readonly varas: readonly Worth<VaraFound>[];
  /** Facts of the birth that count for a matter on every day. */
  readonly matters: Readonly<Record<DayCategoryId, NatalMatter>>;
  readonly transits: TransitTable;
  /** How well a planet serves as lord of a period while it passes a sign, 0 to 100. */
  lordScore(lord: Planet, signIndex: number): number;
}

interface DayScoreInput {
  readonly chart: Chart;
  readonly ashtakavarga: Ashtakavarga;
  readonly strengths: PlanetStrengths;
  readonly birthJdUT: number;
  readonly mahadashas: readonly Period<Planet>[];
}

/** Returns what days are scored from; the nodes count in vedha. */
export function dayScoreContext({
  ashtakavarga,
  birthJdUT,
  chart,
  mahadashas,
  strengths,
}: DayScoreInput): DayScoreContext {
  const lords: LordContext = { chart, strengths, navamsa: navamsaChart(chart) };
  const gochara: GocharaContext = { chart, ashtakavarga, nodeVedha: NODE_VEDHA };
  return {
    ...lords,
    gochara,
    transits: transitTable(gochara),
    natalNakshatraIndex: chart.planets.Moon.nakshatraIndex,
    birthJdUT,
    mahadashas,
    varas: VARAS.map((_, varaIndex) => varaWorth(chart, varaIndex)),
    matters: natalMatters(chart, ashtakavarga),
    lordScore: lordScoresBySign(lords),
  };
}

function varaWorth(chart: Chart, varaIndex: number): Worth<VaraFound> {
  const { lord } = VARAS[varaIndex]!;
  const office = isYogakaraka(chart, lord) ? 'yogakaraka' : functionalNature(chart, lord);
  const ascendantLord = lordOfHouse(chart, 1);
  const relation = lord === ascendantLord ? 'itself' : naturalRelation(ascendantLord, lord);
  return {
    found: { varaIndex, lord, office, relation },
    points: VARA_POINTS[office] + VARA_RELATION_POINTS[relation],
  };
}

function natalMatters(chart: Chart, { sarva }: Ashtakavarga): DayScoreContext['matters'] {
  const houses = forEachPlanet((planet) => housesOf(chart, planet));
  return forEachCategory((category) => {
    const { houses: wanted } = DAY_CATEGORIES[category];
    const bindus = wanted.map((house) => sarva[nthSignFrom(chart.ascendant.signIndex, house)]!);
    return {
      lords: PLANETS.filter((planet) => houses[planet].some((house) => wanted.includes(house))),
      meanSarva: bindus.reduce((sum, one) => sum + one, 0) / wanted.length,
    };
  });
}

/** Houses that a planet owns and the one it stands in; for a node, those of the planets it acts for. */
function housesOf(chart: Chart, planet: Planet): number[] {
  const owned = ownedHouses(chart, planet);
  return [...(owned.length > 0 ? owned : ruledHouses(chart, planet)), chart.planets[planet].house];
}

/** Memoized, as each of the nine lords passes only a few signs in the requested days. */
function lordScoresBySign(context: LordContext): DayScoreContext['lordScore'] {
  const known = forEachPlanet((lord) => {
    const scoreIn = memoized(() => lordInTransit(context, lord));
    return memoizedEach((signIndex: number) => scoreIn()(transitIn(context.chart, lord, signIndex)));
  });
  return (lord, signIndex) => known[lord](signIndex);
}
