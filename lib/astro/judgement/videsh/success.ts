/** How well a life abroad goes, and with how much struggle (BPHS 24 for the lords; weights interpretive). */
import { VIDESH_SPREAD } from '../../tables/percentiles/videsh.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { bphs } from '../../source.ts';
import { within, TENTHS } from '../../score.ts';
import { isNode, PLANETS, type Planet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { areaFactor, beneficsOn, areaFactorsOf, house, lord, maleficsOn, type FactorRow } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, leaningOf, SCALES, type AreaScore } from '../areaScore.ts';
import { foreignFact as fact, type ForeignFact, type ForeignFacts, type Standing } from './facts.ts';
import { FOREIGN_SOURCE, type ForeignFactor } from './foreignRules.ts';
import type { ForeignYoga } from './yogas.ts';
import { placingOf } from '../placing.ts';
import { STRUGGLES, type Struggle } from './tables/terms.ts';

export interface Success {
  readonly score: AreaScore<ForeignFact>;
  readonly struggle: Struggle;
  /** Points that the success loses: the sum of the factors against it. */
  readonly lost: number;
}

/** Scores how well life abroad goes, 0 to 100, and names the struggle by the points that were lost. */
export function success(context: AreaContext, yogas: readonly ForeignYoga[]): Success {
  const score = areaScore<ForeignFact>([...areaFactorsOf(context, ROWS), fallenBonds(context, yogas)], {
    spread: VIDESH_SPREAD,
    id: 'success',
  });
  const lost = score.parts.reduce((sum, { points }) => sum - Math.min(points, 0) * TENTHS, 0) / TENTHS;
  return { score, lost, struggle: STRUGGLES.find(({ from }) => lost >= from)! };
}

/** Leaning of a house for one who lives abroad, the 1st first: the 12th is not a loss there. Interpretive. */
const HOUSES_ABROAD = [0.5, 0.2, 0.3, -0.2, 0.4, -0.7, 0.5, -1, 1, 0.8, 1, 0.3];

function houseSide(leaning: number): ForeignFacts['lord_abroad']['houseSide'] {
  if (leaning >= CLEAR_LEANING) return 'good';
  return leaning <= -CLEAR_LEANING ? 'hard' : 'plain';
}

const CLEAR_LEANING = 0.5;

/** Shares of strength and of house in the leaning; together they can reach it in full. Interpretive. */
const STANDING_SHARE = 0.7;

/** A planet by its strength and by its house. */
function standingAbroad(
  { chart, strengths }: AreaContext,
  id: string,
  planet: Planet,
  weight: number,
  factOf: (standing: Standing) => ForeignFact,
): ForeignFactor {
  const { value } = strengths[planet];
  const { dignity, house: at } = chart.planets[planet];
  const ofHouse = HOUSES_ABROAD[at - 1]!;
  const standing = { planet, ...placingOf(chart, planet), house: at, houseSide: houseSide(ofHouse), strength: value };
  return areaFactor<ForeignFact>({
    id,
    text: factOf(standing),
    leaning: within(-1, STANDING_SHARE * (leaningOf(value, SCALES.planet) + ofHouse), 1),
    weight,
    planets: [planet],
    houses: [at],
    observed: { planet, strength: value, dignity, house: at },
    source: bphs(24),
  });
}

function lordAbroad(number: number, weight: number): FactorRow<ForeignFact> {
  return (context) =>
    standingAbroad(context, `lord_${number}`, lordOfHouse(context.chart, number), weight, (standing) =>
      fact('lord_abroad', { ownedHouse: number, ...standing }),
    );
}

/** Rahu gives the results of the lord of his sign. */
const rahusDispositor: FactorRow<ForeignFact> = (context) => {
  const rahuSignIndex = context.chart.signs.Rahu;
  return standingAbroad(context, 'rahu_dispositor', signLord(rahuSignIndex), 7, (standing) =>
    fact('rahu_dispositor', { rahuSignIndex, ...standing }),
  );
};

/** Debilitated lords that form the yogas; their results come against resistance. */
function fallenBonds({ chart }: AreaContext, yogas: readonly ForeignYoga[]): ForeignFactor {
  const bound = new Set(yogas.flatMap(({ isFormed, planets, rule }) => (isFormed && rule.isPrimary ? planets : [])));
  const fallen = [...bound].filter((planet) => !isNode(planet) && isFallen(chart, planet));
  return areaFactor<ForeignFact>({
    id: 'fallen_bonds',
    text: fact('fallen_bonds', { planets: fallen }),
    leaning: -Math.min(fallen.length, 1),
    weight: 5,
    planets: fallen,
    observed: { debilitated: fallen },
    source: FOREIGN_SOURCE,
  });
}

/** Factors that can weigh most against it. */
const TRIALS = ['lord_9', 'lord_12', 'rahu_dispositor', 'malefics_12', 'lord_1', 'house_9', 'fallen_bonds'] as const;
export type TrialId = (typeof TRIALS)[number];

/** Tells whether a factor can weigh against life abroad. */
export function isTrial(factorId: string): factorId is TrialId {
  return TRIALS.some((id) => id === factorId);
}

const ROWS: readonly FactorRow<ForeignFact>[] = [
  lordAbroad(9, 8),
  lordAbroad(12, 8),
  rahusDispositor,
  beneficsOn(12, 6),
  maleficsOn(12, 6, PLANETS),
  lord(1, 5),
  house(9, 5),
];
