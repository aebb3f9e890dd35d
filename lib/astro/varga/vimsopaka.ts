/** Vimsopaka bala: strength by the company of vargas, 0 to 20 (BPHS 7.17-27). */
import type { Chart } from '../chart/chart.ts';
import type { Fact } from '../factsOf.ts';
import { isStrongBySign, relationToSignLord, signDignity, type Dignity } from '../planet/dignity.ts';
import type { CompoundRelation } from '../planet/relationships.ts';
import { forEachOfSeven, SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import type { ExaltationReading } from './exaltation.ts';
import { vargaFact, type VargaReason, type VargaReasons } from './facts.ts';
import { scoreOf, type VargaScore } from './points.ts';
import { vargaSignIndex, vargaSigns } from './position.ts';
import { VAISHESHIKAMSHAS, WEIGHTS, type Scheme, type VaisheshikamshaName } from './tables/vimsopaka.ts';
import type { VargaId } from './vargas.ts';
import type { NameOf } from '../scale.ts';
import { placeOf, type Place } from '../percentile.ts';
import { GRADES } from '../tables/grades.ts';
import { VIMSOPAKA_SPREAD } from '../tables/percentiles/vimsopaka.ts';

const POINTS_BY_LORD: Readonly<Record<CompoundRelation | 'own', number>> = {
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

const POINTS_IN_FULL: Readonly<Record<Dignity, number>> = {
  ...POINTS_BY_LORD,
  exalted: 20,
  moolatrikona: 20,
  debilitated: 5,
};

const FULL_POINTS = 20;

/** The place of a planet in one varga, and its points. */
export interface VargaStanding {
  readonly varga: VargaId;
  readonly signIndex: number;
  /** The reason for the points. */
  readonly grade: Dignity;
  /** 0 to 20. */
  readonly points: number;
  /** Own, moolatrikona or exaltation sign: counts towards a vaisheshikamsha. */
  readonly isGood: boolean;
}

/** The vargas of the largest scheme, which holds those of the others. */
const SIXTEEN = Object.keys(WEIGHTS.shodashavarga) as VargaId[];

/** Lists the standings of a planet in the sixteen vargas. */
export function vargaStandings(chart: Chart, planet: SevenPlanet, exaltation: ExaltationReading): VargaStanding[] {
  return SIXTEEN.map((varga) => {
    const signIndex = vargaSignIndex(chart, varga, chart.planets[planet]);
    const dignity = signDignity(planet, signIndex, chart.signs, chart.conventions.nodeExaltation);
    const relation = relationToSignLord(planet, signIndex, chart.signs);
    const isFull = exaltation === 'full';
    return {
      varga,
      signIndex,
      grade: isFull ? dignity : relation,
      points: isFull ? POINTS_IN_FULL[dignity] : POINTS_BY_LORD[relation],
      isGood: isStrongBySign(dignity),
    };
  });
}

/** Returns the score of a planet in a scheme: each weight times its share of 20 points. */
export function vimsopakaScore(standings: readonly VargaStanding[], scheme: Scheme): VargaScore<Fact<VargaReasons>> {
  return scoreOf(
    inScheme(standings, scheme).map(({ varga, grade, points }): VargaReason => ({
      id: varga,
      label: vargaFact('grade', { varga, dignity: grade }),
      points: weighedPoints(varga, points, scheme),
      max: WEIGHTS[scheme][varga]!,
    })),
  );
}

/** Returns the points of each planet in all sixteen vargas together, for callers that do not list the vargas. */
export function vimsopakaPoints(chart: Chart): Readonly<Record<SevenPlanet, number>> {
  const sums = forEachOfSeven(() => 0);
  for (const varga of SIXTEEN) {
    const signOf = vargaSigns(chart, varga);
    for (const planet of SEVEN_PLANETS) {
      const points = POINTS_BY_LORD[relationToSignLord(planet, signOf(chart.planets[planet]), chart.signs)];
      sums[planet] += weighedPoints(varga, points, 'shodashavarga');
    }
  }
  return sums;
}

function weighedPoints(varga: VargaId, points: number, scheme: Scheme): number {
  return (WEIGHTS[scheme][varga]! * points) / FULL_POINTS;
}

export type VimsopakaBand = NameOf<typeof GRADES.vimsopaka>;

/** Returns the word for a vimsopaka score of 0 to 20. */
export function vimsopakaBand(score: number): VimsopakaBand {
  return GRADES.vimsopaka.of(score);
}

/** Returns the place of a planet's score in a scheme among many births. */
export function vimsopakaPlace(scheme: Scheme, planet: SevenPlanet, score: number): Place {
  return placeOf(VIMSOPAKA_SPREAD, `${scheme}_${planet}`, score);
}

export interface Vaisheshikamsha {
  /** Vargas of the scheme in which the planet is in its own, moolatrikona or exaltation sign. */
  readonly goodVargas: number;
  /** From two good vargas upwards. */
  readonly title: VaisheshikamshaName | null;
}

/** Counts the good vargas of a planet in a scheme, and names the distinction that so many give. */
export function vaisheshikamsha(standings: readonly VargaStanding[], scheme: Scheme): Vaisheshikamsha {
  const goodVargas = inScheme(standings, scheme).filter(({ isGood }) => isGood).length;
  return { goodVargas, title: VAISHESHIKAMSHAS[scheme][goodVargas - 2] ?? null };
}

function inScheme(standings: readonly VargaStanding[], scheme: Scheme): VargaStanding[] {
  return standings.filter(({ varga }) => varga in WEIGHTS[scheme]);
}
