/** The first method: the lord of the navamsa in which the tenth lord stands gives the livelihood (BJ 10.1-3; Phaladeepika 5). */
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import { wholeSignHouse } from '../../chart/houses.ts';
import type { Strength } from '../../strength/facts.ts';
import { houseStrength } from '../../strength/houseStrength.ts';
import { bphs, brihatJataka, phaladeepika } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { areaFactor, standingFactor } from '../areaFactors.ts';
import { office } from '../areaFacts.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, leaningOf, SCALES, type AreaFactor, type AreaScore } from '../areaScore.ts';
import type { Finding } from '../../evidence.ts';
import { livelihoodFact, type MannerFact } from './facts/livelihoodFacts.ts';
import type { MethodFact } from './facts/methodFacts.ts';
import { incomeLocation, type IncomeLocation } from './incomeLocation.ts';
import { references, type Reference } from './livelihood.ts';
import { earningManner } from './manner.ts';
import { workSignifications, type WorkActor, type WorkSignification } from './significations.ts';
import { placeVotes, withNodeVotes } from './placeVotes.ts';
import { voteFact as fact } from './facts/voteFacts.ts';
import type { CareerMethod, CareerVote } from './votes.ts';

export interface MethodOne extends CareerMethod {
  /** The place that the method uses, the strongest of three. */
  readonly reference: Reference;
  /** The other two, the stronger first; their results are secondary. */
  readonly others: readonly Reference[];
  /** How the livelihood is earned. */
  readonly manner: readonly Finding<MannerFact>[];
  readonly income: IncomeLocation;
  /** Of the significator, of the planets in the tenth and of its lord; each planet once. */
  readonly significations: readonly WorkSignification[];
}

export const LIVELIHOOD_SOURCE = brihatJataka(10, '1-3');

/** Judges work by the tenth from the strongest reference; the other two add votes of less weight. */
export function methodOne(context: AreaContext): MethodOne {
  const [reference, ...others] = references(context);
  const { lord, significator } = reference.livelihood;
  return {
    reference,
    others,
    votes: withNodeVotes(context.chart, [
      ...placeVotes(context),
      ...referenceVotes(reference, MAIN_POINTS),
      ...others.flatMap((one) => referenceVotes(one, SIDE_POINTS)),
    ]),
    success: success(context, reference),
    manner: earningManner(context, significator),
    income: incomeLocation(context.chart, [significator, lord]),
    significations: workSignifications(context, actors(reference)),
  };
}

/**
 * Points of votes by the role of the planet (interpretive): for the strongest reference, and for the other two. The lord
 * of the navamsa has half of what a planet in the tenth has, which acts first (BJ 10.1).
 */
const MAIN_POINTS = { significator: 5, occupant: 10, lord: 5 };
const SIDE_POINTS = { significator: 1.5, occupant: 3, lord: 1.5 };

function referenceVotes({ id, livelihood }: Reference, points: typeof MAIN_POINTS): CareerVote[] {
  const { house, lord, navamsaSignIndex, occupants, significator } = livelihood;
  const houses = [house];
  return [
    {
      planet: significator,
      points: points.significator,
      reason: fact('significator_vote', { signIndex: navamsaSignIndex, lord, reference: id }),
      houses,
      source: LIVELIHOOD_SOURCE,
    },
    ...occupants.map((planet) => ({
      planet,
      points: points.occupant,
      reason: fact('in_tenth', { reference: id }),
      houses,
      source: phaladeepika(5),
    })),
    { planet: lord, points: points.lord, reason: fact('tenth_lord', { reference: id }), houses, source: bphs(24) },
  ];
}

/** Planets of the livelihood with their roles: those in the tenth act first, the significator carries the whole. */
function actors({ id: reference, livelihood }: Reference): WorkActor[] {
  const { lord, navamsaSignIndex: signIndex, occupants, significator } = livelihood;
  const role =
    significator === lord ? fact('own_navamsa_role', { signIndex }) : fact('significator_role', { signIndex, lord });
  return [
    { planet: significator, role },
    ...occupants.map((planet) => ({ planet, role: fact('acting_first_role', { reference }) })),
    { planet: lord, role: fact('tenth_lord', { reference }) },
  ];
}

const WEIGHTS = { significator: 4, lord: 3, house: 3 };

function success(context: AreaContext, reference: Reference): AreaScore<MethodFact> {
  const { lord, significator } = reference.livelihood;
  const lordRole = office('tenth_lord_from', { reference: reference.id });
  return areaScore<MethodFact>(
    [
      standingFactor(
        context,
        'significator',
        significator,
        office('livelihood_significator', {}),
        WEIGHTS.significator,
        LIVELIHOOD_SOURCE,
      ),
      standingFactor(context, 'lord_10', lord, lordRole, WEIGHTS.lord, bphs(24)),
      tenthHouse(context, reference),
    ],
    { spread: CAREER_SPREAD, id: 'method_1' },
  );
}

/** The tenth is judged in the chart from the place that the method uses. */
function tenthHouse(context: AreaContext, reference: Reference): AreaFactor<MethodFact> {
  const { id, livelihood } = reference;
  const { value } = tenthScore(context, reference);
  const { house, occupants, tenthSignIndex } = livelihood;
  return areaFactor<MethodFact>({
    id: 'house_10',
    text: livelihoodFact('tenth_standing', { reference: id, signIndex: tenthSignIndex, occupants, value }),
    leaning: leaningOf(value, SCALES.house),
    weight: WEIGHTS.house,
    planets: [...occupants],
    houses: [house],
    observed: { score: value, occupants: [...occupants], sign: SIGNS[tenthSignIndex]! },
    source: bphs(11, '14-16'),
  });
}

function tenthScore({ bindus, chart: birth, houseScore, strengths }: AreaContext, { chart }: Reference): Strength {
  if (chart === birth) return houseScore(10);
  return houseStrength(chart, wholeSignHouse(chart, 10), strengths, bindus.sarva);
}
