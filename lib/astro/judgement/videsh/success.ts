/** How well a life abroad goes, and with how much struggle (BPHS 24 for the lords; weights interpretive). */
import { lordOfHouse } from '../../planet/lordship.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { named, namedList } from '../../planetWords.ts';
import { bphs } from '../../source.ts';
import { within, TENTHS } from '../../score.ts';
import { isNode, PLANETS, type Planet } from '../../tables/planets.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { capitalised, ordinal } from '../../words.ts';
import { areaFactor, beneficsOn, areaFactorsOf, house, lord, maleficsOn, type FactorRow } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, leaningOf, SCALES, type AreaFactor, type AreaScore } from '../areaScore.ts';
import { FOREIGN_SOURCE } from './foreignRules.ts';
import type { ForeignYoga } from './yogas.ts';
import { dignityText } from '../phrases.ts';
import { STRUGGLES, type Struggle } from './tables/terms.ts';

export interface Success {
  readonly score: AreaScore;
  readonly struggle: Struggle;
  /** Points that the success loses: the sum of the factors against it. */
  readonly lost: number;
}

/** Scores how well life abroad goes, 0 to 100, and names the struggle by the points that were lost. */
export function success(context: AreaContext, yogas: readonly ForeignYoga[]): Success {
  const score = areaScore([...areaFactorsOf(context, ROWS), fallenBonds(context, yogas)]);
  const lost = score.parts.reduce((sum, { points }) => sum - Math.min(points, 0) * TENTHS, 0) / TENTHS;
  return { score, lost, struggle: STRUGGLES.find(({ from }) => lost >= from)! };
}

/** Points are counted in tenths, so that their sums are exact. */
/** Leaning of a house for one who lives abroad, the 1st first: the 12th is not a loss there. Interpretive. */
const HOUSES_ABROAD = [0.5, 0.2, 0.3, -0.2, 0.4, -0.7, 0.5, -1, 1, 0.8, 1, 0.3];

function houseWords(leaning: number): string {
  if (leaning >= CLEAR_LEANING) return ', a good house for one abroad';
  return leaning <= -CLEAR_LEANING ? ', a hard house for one abroad' : '';
}

const CLEAR_LEANING = 0.5;

/** Shares of strength and of house in the leaning; together they can reach it in full. Interpretive. */
const STANDING_SHARE = 0.7;

/** A planet by its strength and by its house. */
function standingAbroad(context: AreaContext, id: string, planet: Planet, role: string, weight: number): AreaFactor {
  const { chart, strengths } = context;
  const { value } = strengths[planet];
  const { dignity, house: at } = chart.planets[planet];
  const ofHouse = HOUSES_ABROAD[at - 1]!;
  return areaFactor({
    id,
    text: `${capitalised(named(planet))}, ${role}, ${dignityText(chart, planet)}, in the ${ordinal(at)}${houseWords(ofHouse)}, has ${value} of 100`,
    leaning: within(-1, STANDING_SHARE * (leaningOf(value, SCALES.planet) + ofHouse), 1),
    weight,
    planets: [planet],
    houses: [at],
    observed: { planet, strength: value, dignity, house: at },
    source: bphs(24),
  });
}

function lordAbroad(number: number, weight: number): FactorRow {
  return (context) => {
    const planet = lordOfHouse(context.chart, number);
    return standingAbroad(context, `lord_${number}`, planet, `lord of the ${ordinal(number)}`, weight);
  };
}

/** Rahu gives the results of the lord of his sign. */
const rahusDispositor: FactorRow = (context) => {
  const sign = context.chart.signs.Rahu;
  return standingAbroad(context, 'rahu_dispositor', signLord(sign), `lord of Rahu’s sign ${SIGNS[sign]!}`, 7);
};

/** Debilitated lords that form the yogas; their results come against resistance. */
function fallenBonds({ chart }: AreaContext, yogas: readonly ForeignYoga[]): AreaFactor {
  const bound = new Set(yogas.flatMap(({ isFormed, planets, rule }) => (isFormed && rule.isPrimary ? planets : [])));
  const fallen = [...bound].filter((planet) => !isNode(planet) && isFallen(chart, planet));
  return areaFactor({
    id: 'fallen_bonds',
    text:
      fallen.length > 0
        ? `${capitalised(namedList(fallen))}, by whom the way abroad forms, ${fallen.length > 1 ? 'are' : 'is'} debilitated`
        : 'No planet by which the way abroad forms is debilitated',
    leaning: -Math.min(fallen.length, 1),
    weight: 5,
    planets: fallen,
    observed: { debilitated: fallen },
    source: FOREIGN_SOURCE,
  });
}

const ROWS: readonly FactorRow[] = [
  lordAbroad(9, 8),
  lordAbroad(12, 8),
  rahusDispositor,
  beneficsOn(12, 6),
  maleficsOn(12, 6, PLANETS),
  lord(1, 5),
  house(9, 5),
];
