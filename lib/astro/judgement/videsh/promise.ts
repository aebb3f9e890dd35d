/** How far a chart leads abroad: the points of its yogas, less those of ties to the home (points interpretive). */
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { ScorePart } from '../../score.ts';
import { weaknesses } from '../../strength/standing.ts';
import { modality } from '../../tables/signs.ts';
import { both } from '../../bilingual.ts';
import { areaFactor, onHouse } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { foreignFact as fact, type ForeignFact } from './facts.ts';
import { factorPoints, FOREIGN_SOURCE, type ForeignFactor } from './foreignRules.ts';
import type { ForeignYoga } from './yogas.ts';
import { PROMISE_LEVELS, type PromiseLevel } from './tables/terms.ts';

export interface ForeignPromise {
  /** Points of the yogas less those of the ties: the exact sum of the parts. Negative where the ties are stronger. */
  readonly points: number;
  readonly level: PromiseLevel;
  /** The yogas that are formed, then the ties that hold. */
  readonly parts: readonly ScorePart<ForeignFact>[];
  /** All ties, met or not. */
  readonly ties: readonly ForeignFactor[];
}

/** Returns the points for going abroad less those of ties to the home, with their level. */
export function foreignPromise(context: AreaContext, yogas: readonly ForeignYoga[]): ForeignPromise {
  const ties = [homeTie(context), settledTie(context), weakTwelfthTie(context)];
  const parts = [
    ...yogas.filter(({ isFormed }) => isFormed).map(yogaPart),
    ...ties.filter(({ leaning }) => leaning < 0).map(tiePart),
  ];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const level = PROMISE_LEVELS.find(({ from }) => points >= from)!;
  return { points, level, parts, ties };
}

function yogaPart({ points, rule }: ForeignYoga): ScorePart<ForeignFact> {
  const { id, most, name, sanskrit } = rule;
  return { id, label: fact('yoga', { name: both(name, sanskrit), rule: id }), points, max: most };
}

function tiePart(tie: ForeignFactor): ScorePart<ForeignFact> {
  return { id: tie.id, label: tie.text, points: factorPoints(tie), max: 0 };
}

const TIES = { home: 8, settled: 3, weakTwelfth: 3 };

/** The lord of the 4th in his own sign there, with a benefic in the 4th or aspecting it. */
function homeTie({ chart }: AreaContext): ForeignFactor {
  const lord = lordOfHouse(chart, 4);
  const at = chart.planets[lord].house;
  const benefics = onHouse(chart, 4).filter((planet) => planet !== lord && isBenefic(chart, planet));
  return areaFactor<ForeignFact>({
    id: 'home_holds',
    text: fact('home_holds', { planet: lord, house: at, benefics }),
    leaning: at === 4 && benefics.length > 0 ? -1 : 0,
    weight: TIES.home,
    source: FOREIGN_SOURCE,
    planets: [lord, ...benefics],
    houses: [4],
    observed: { house: at, benefics },
  });
}

/** The lord of the ascendant in a fixed sign in a kendra. */
function settledTie({ chart }: AreaContext): ForeignFactor {
  const lord = lordOfHouse(chart, 1);
  const { house, signIndex } = chart.planets[lord];
  const sign = modality(signIndex);
  return areaFactor<ForeignFact>({
    id: 'settled_ascendant',
    text: fact('settled', { planet: lord, signIndex, house }),
    leaning: sign === 'fixed' && isKendra(house) ? -1 : 0,
    weight: TIES.settled,
    source: FOREIGN_SOURCE,
    planets: [lord],
    houses: [house],
    observed: { modality: sign, house },
  });
}

function weakTwelfthTie({ chart, ratios }: AreaContext): ForeignFactor {
  const lord = lordOfHouse(chart, 12);
  const found = weaknesses(chart, lord, ratios);
  return areaFactor<ForeignFact>({
    id: 'weak_twelfth_lord',
    text: fact('weak_twelfth', { planet: lord, weaknesses: found }),
    leaning: found.length > 0 ? -1 : 0,
    weight: TIES.weakTwelfth,
    source: FOREIGN_SOURCE,
    planets: [lord],
    houses: [12],
    observed: { weaknesses: found.map(({ id }) => id) },
  });
}
