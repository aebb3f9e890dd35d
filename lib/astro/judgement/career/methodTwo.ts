/** The second method: work by karakamsha, the navamsa sign of the atmakaraka (JS 1.2; BPHS 32-33; points interpretive). */
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import { signRelation, type SignRelation } from '../../jaimini/signRelation.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs, jaiminiSutras } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { areaFactor, standingFactor } from '../areaFactors.ts';
import { office } from '../areaFacts.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, type AreaFactor, type AreaScore } from '../areaScore.ts';
import {
  karakamshaHouse,
  karakamshaInfluences,
  karakamshaOf,
  type Karakamsha,
  type KarakamshaHouse,
  type KarakamshaInfluence,
} from './karakamshaCareer.ts';
import { karakamshaFact } from './facts/karakamshaFacts.ts';
import type { MethodFact } from './facts/methodFacts.ts';
import { workSignifications, type WorkSignification } from './significations.ts';
import { voteFact as fact } from './facts/voteFacts.ts';
import type { CareerMethod, CareerVote } from './votes.ts';

export interface MethodTwo extends CareerMethod {
  readonly karakamsha: Karakamsha;
  readonly influences: readonly KarakamshaInfluence[];
  /** The tenth from karakamsha, which shows success. */
  readonly tenth: KarakamshaHouse;
  /** From the atmakaraka to the amatyakaraka, in the birth chart. */
  readonly relation: SignRelation;
  /** Of what bears on karakamsha, of the tenth from it and of the amatyakaraka; each planet once. */
  readonly significations: readonly WorkSignification[];
}

export const KARAKAMSHA_SOURCE = jaiminiSutras('1.2');
const AMATYAKARAKA_SOURCE = bphs(32, '13-17');

/** Judges work by karakamsha; significations are listed only for the planets that lead the votes. */
export function methodTwo(context: AreaContext): MethodTwo {
  const karakamsha = karakamshaOf(context);
  const { amatyakaraka, atmakaraka } = karakamsha;
  const influences = karakamshaInfluences(karakamsha);
  const tenth = karakamshaHouse(karakamsha, 10);
  const relation = signRelation(context.chart.signs[atmakaraka.planet], context.chart.signs[amatyakaraka.planet]);
  const votes = votesOf(influences, tenth, karakamsha, relation);
  const leading = votes.filter(({ points }) => points >= LEADING_POINTS);
  return {
    karakamsha,
    influences,
    tenth,
    relation,
    votes,
    success: success(context, karakamsha, tenth, relation),
    significations: workSignifications(
      context,
      leading.map(({ planet, reason }) => ({ planet, role: reason })),
    ),
  };
}

const TENTH_POINTS = { occupant: 8, lord: 4 };
/** Votes of fewer points count, but are not described. */
const LEADING_POINTS = 7;

function votesOf(
  influences: readonly KarakamshaInfluence[],
  tenth: KarakamshaHouse,
  { amatyakaraka }: Karakamsha,
  relation: SignRelation,
): CareerVote[] {
  const { lord, occupants, signIndex } = tenth;
  return [
    ...influences.map(({ kind, planet, points }): CareerVote => {
      return { planet, points, reason: fact('on_karakamsha', { kind }), houses: [], source: KARAKAMSHA_SOURCE };
    }),
    ...occupants.map((planet): CareerVote => ({
      planet,
      points: TENTH_POINTS.occupant,
      reason: fact('in_karakamsha_tenth', { signIndex }),
      houses: [],
      source: KARAKAMSHA_SOURCE,
    })),
    {
      planet: lord,
      points: TENTH_POINTS.lord,
      reason: fact('karakamsha_tenth_lord', { signIndex }),
      houses: [],
      source: KARAKAMSHA_SOURCE,
    },
    {
      planet: amatyakaraka.planet,
      points: amatyakarakaPoints(relation),
      reason: fact('amatyakaraka_vote', { house: relation.house }),
      houses: [],
      source: AMATYAKARAKA_SOURCE,
    },
  ];
}

/** The nearer it stands to the atmakaraka, the more the amatyakaraka decides the work. */
function amatyakarakaPoints({ isAspect, isEasy, kind }: SignRelation): number {
  if (kind === 'same_sign') return 10;
  if (isEasy) return isAspect ? 8 : 7;
  return isAspect ? 5 : 4;
}

const WEIGHTS = { benefics: 8, malefics: 7, lord: 6, amatyakaraka: 5, relation: 5, atmakaraka: 3 };

function success(
  context: AreaContext,
  { amatyakaraka, atmakaraka }: Karakamsha,
  tenth: KarakamshaHouse,
  relation: SignRelation,
): AreaScore<MethodFact> {
  const ofTenth = office('karakamsha_tenth_lord', {});
  return areaScore<MethodFact>(
    [
      beneficFactor(context, tenth),
      maleficFactor(context, tenth),
      standingFactor(context, 'tenth_lord', tenth.lord, ofTenth, WEIGHTS.lord, bphs(33)),
      standingFactor(
        context,
        'amatyakaraka',
        amatyakaraka.planet,
        office('profession_significator', {}),
        WEIGHTS.amatyakaraka,
        AMATYAKARAKA_SOURCE,
      ),
      relationFactor(context, { amatyakaraka, atmakaraka }, relation),
      standingFactor(
        context,
        'atmakaraka',
        atmakaraka.planet,
        office('soul_significator', {}),
        WEIGHTS.atmakaraka,
        jaiminiSutras('1.1', '11-18'),
      ),
    ],
    { spread: CAREER_SPREAD, id: 'method_2' },
  );
}

/** Jupiter and Mercury are the ones that the rule names; the Moon and Venus are milder help. */
const MAKERS = ['Jupiter', 'Mercury'] as const;
const BENEFIC_LEANINGS = { trade: 1, inside: 0.9, other: 0.5, aspecting: 0.4, none: -0.6 };

function beneficFactor({ chart }: AreaContext, { aspectedBy, occupants }: KarakamshaHouse): AreaFactor<MethodFact> {
  const inside = MAKERS.filter((planet) => occupants.includes(planet));
  const looking = MAKERS.filter((planet) => aspectedBy.includes(planet));
  const others = occupants.filter((planet) => !inside.some((maker) => maker === planet) && isBenefic(chart, planet));
  const isTrade = inside.includes('Mercury') && (looking.includes('Jupiter') || inside.includes('Jupiter'));
  const cases: readonly (readonly [isMet: boolean, leaning: number, text: MethodFact])[] = [
    [isTrade, BENEFIC_LEANINGS.trade, karakamshaFact('tenth_trade', {})],
    [inside.length > 0, BENEFIC_LEANINGS.inside, karakamshaFact('tenth_makers', { planets: inside })],
    [others.length > 0, BENEFIC_LEANINGS.other, karakamshaFact('tenth_benefics', { planets: others })],
    [looking.length > 0, BENEFIC_LEANINGS.aspecting, karakamshaFact('tenth_aspects', { planets: looking })],
    [true, BENEFIC_LEANINGS.none, karakamshaFact('tenth_without_makers', {})],
  ];
  const [, leaning, text] = cases.find(([isMet]) => isMet)!;
  return areaFactor<MethodFact>({
    id: 'benefics_10',
    text,
    leaning,
    weight: WEIGHTS.benefics,
    planets: [...inside, ...looking, ...others],
    observed: { in_tenth: [...inside, ...others], aspecting: looking },
    source: KARAKAMSHA_SOURCE,
  });
}

const MALEFIC_LEANINGS = { inside: -1, aspecting: -0.3, none: 0.6 };

function maleficFactor({ chart }: AreaContext, { aspectedBy, occupants }: KarakamshaHouse): AreaFactor<MethodFact> {
  // Mercury joined by malefics counts here all the same, as the rule names him.
  const isKind = (planet: Planet) => isBenefic(chart, planet) || MAKERS.some((maker) => maker === planet);
  const isHard = (planet: Planet) => !isKind(planet);
  const inside = occupants.filter(isHard);
  const looking = aspectedBy.filter(isHard);
  const relief = [...occupants, ...aspectedBy].filter(isKind);
  const [kind, pressing] =
    inside.length > 0
      ? (['inside', inside] as const)
      : looking.length > 0
        ? (['aspecting', looking] as const)
        : (['none', []] as const);
  const text = {
    inside: karakamshaFact('tenth_malefics', { planets: pressing }),
    aspecting: karakamshaFact('tenth_malefic_aspects', { planets: pressing }),
    none: karakamshaFact('tenth_without_malefics', {}),
  }[kind];
  const isHalved = kind !== 'none' && relief.length > 0;
  return areaFactor<MethodFact>({
    id: 'malefics_10',
    text,
    leaning: MALEFIC_LEANINGS[kind],
    weight: WEIGHTS.malefics,
    planets: pressing,
    observed: { malefics: pressing, relieved_by: relief },
    source: KARAKAMSHA_SOURCE,
    halvedBy: isHalved ? karakamshaFact('tenth_relieved', { planets: relief }) : null,
  });
}

function relationFactor(
  { chart }: AreaContext,
  { amatyakaraka, atmakaraka }: Pick<Karakamsha, 'amatyakaraka' | 'atmakaraka'>,
  relation: SignRelation,
): AreaFactor<MethodFact> {
  const { house, isAspect, isEasy, kind } = relation;
  return areaFactor<MethodFact>({
    id: 'karaka_relation',
    text: karakamshaFact('karaka_relation', {
      amatyakaraka: amatyakaraka.planet,
      atmakaraka: atmakaraka.planet,
      house,
      isAspect,
      isEasy,
    }),
    leaning: relationLeaning(relation),
    weight: WEIGHTS.relation,
    planets: [atmakaraka.planet, amatyakaraka.planet],
    houses: [chart.planets[atmakaraka.planet].house, chart.planets[amatyakaraka.planet].house],
    observed: { relation: kind, house, sign_aspect: isAspect, easy: isEasy },
    source: AMATYAKARAKA_SOURCE,
  });
}

/** Leaning by the relation of the two: where they agree, soul and work have one direction. Interpretive. */
function relationLeaning({ isAspect, isEasy, kind }: SignRelation): number {
  if (kind === 'same_sign') return 1;
  if (isEasy) return isAspect ? 0.6 : 0.4;
  return isAspect ? -0.4 : -0.8;
}
