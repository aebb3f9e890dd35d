/** How far a chart leads abroad: the points of its yogas, less those of ties to the home (points interpretive). */
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { named, namedList } from '../../planetWords.ts';
import type { ScorePart } from '../../score.ts';
import type { Weakness } from '../../strength/facts.ts';
import { weaknesses } from '../../strength/standing.ts';
import { modality, SIGNS } from '../../tables/signs.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import type { AreaText } from '../areaFacts.ts';
import { areaFactor, onHouse } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import type { AreaFactor } from '../areaScore.ts';
import { FOREIGN_SOURCE, factorPoints } from './foreignRules.ts';
import type { ForeignYoga } from './yogas.ts';
import { PROMISE_LEVELS, type PromiseLevel } from './tables/terms.ts';

export interface ForeignPromise {
  /** Points of the yogas less those of the ties: the exact sum of the parts. Negative where the ties are stronger. */
  readonly points: number;
  readonly level: PromiseLevel;
  /** The yogas that are formed, then the ties that hold. */
  readonly parts: readonly ScorePart<AreaText>[];
  /** All ties, met or not. */
  readonly ties: readonly AreaFactor[];
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

function yogaPart({ points, rule }: ForeignYoga): ScorePart {
  return { id: rule.id, label: `${rule.name}: ${rule.gives}`, points, max: rule.most };
}

function tiePart(tie: AreaFactor): ScorePart<AreaText> {
  return { id: tie.id, label: tie.text, points: factorPoints(tie), max: 0 };
}

const TIES = { home: 8, settled: 3, weakTwelfth: 3 };

/** The lord of the 4th in his own sign there, with a benefic in the 4th or aspecting it. */
function homeTie({ chart }: AreaContext): AreaFactor {
  const lord = lordOfHouse(chart, 4);
  const at = chart.planets[lord].house;
  const benefics = onHouse(chart, 4).filter((planet) => planet !== lord && isBenefic(chart, planet));
  const support = benefics.length > 0 ? `${namedList(benefics)} on the 4th` : 'no benefic on the 4th';
  return areaFactor({
    id: 'home_holds',
    text: `${capitalised(named(lord))}, lord of the 4th, stands in the ${ordinal(at)}, with ${support}`,
    leaning: at === 4 && benefics.length > 0 ? -1 : 0,
    weight: TIES.home,
    planets: [lord, ...benefics],
    houses: [4],
    observed: { house: at, benefics },
    source: FOREIGN_SOURCE,
  });
}

/** The lord of the ascendant in a fixed sign in a kendra. */
function settledTie({ chart }: AreaContext): AreaFactor {
  const lord = lordOfHouse(chart, 1);
  const { house, signIndex } = chart.planets[lord];
  const sign = modality(signIndex);
  return areaFactor({
    id: 'settled_ascendant',
    text: `${capitalised(named(lord))}, lord of the ascendant, stands in ${SIGNS[signIndex]!}, a ${sign} sign, in the ${ordinal(house)}`,
    leaning: sign === 'fixed' && isKendra(house) ? -1 : 0,
    weight: TIES.settled,
    planets: [lord],
    houses: [house],
    observed: { modality: sign, house },
    source: FOREIGN_SOURCE,
  });
}

function weakTwelfthTie({ chart, ratios }: AreaContext): AreaFactor {
  const lord = lordOfHouse(chart, 12);
  const found = weaknesses(chart, lord, ratios).map(weaknessText);
  return areaFactor({
    id: 'weak_twelfth_lord',
    text:
      found.length > 0
        ? `${capitalised(named(lord))}, lord of the 12th, is ${listed(found)}, and so too weak to carry far`
        : `${capitalised(named(lord))}, lord of the 12th, is not weak: not fallen, combust, at odds with its place, nor poor in shadbala`,
    leaning: found.length > 0 ? -1 : 0,
    weight: TIES.weakTwelfth,
    planets: [lord],
    houses: [12],
    observed: { weaknesses: found },
    source: FOREIGN_SOURCE,
  });
}

/** Words a weakness to follow `is`. */
function weaknessText(weakness: Weakness): string {
  if (weakness.id === 'hostile_place') return `in an enemy’s sign in the ${ordinal(weakness.house)}`;
  return weakness.id === 'poor_shadbala' ? `poor in shadbala (${weakness.percent} % of what it needs)` : weakness.id;
}
