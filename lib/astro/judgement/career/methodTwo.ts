/** The second method: work by karakamsha, the navamsa sign of the atmakaraka (JS 1.2; BPHS 32-33; points interpretive). */
import { signRelation, type SignRelation } from '../../jaimini/signRelation.ts';
import { isBenefic } from '../../planet/nature.ts';
import { named, namedList } from '../../planetWords.ts';
import { bphs, jaiminiSutras } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { capitalised, ordinal } from '../../words.ts';
import { areaFactor, standingFactor } from '../areaFactors.ts';
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
import { workSignifications, type WorkSignification } from './significations.ts';
import { voteFact as fact } from './voteFacts.ts';
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
): AreaScore {
  const ofTenth = 'lord of the 10th from karakamsha';
  return areaScore([
    beneficFactor(context, tenth),
    maleficFactor(context, tenth),
    standingFactor(context, 'tenth_lord', tenth.lord, ofTenth, WEIGHTS.lord, bphs(33)),
    standingFactor(
      context,
      'amatyakaraka',
      amatyakaraka.planet,
      'amatyakaraka, the significator of profession',
      WEIGHTS.amatyakaraka,
      AMATYAKARAKA_SOURCE,
    ),
    relationFactor(context, { amatyakaraka, atmakaraka }, relation),
    standingFactor(
      context,
      'atmakaraka',
      atmakaraka.planet,
      'atmakaraka',
      WEIGHTS.atmakaraka,
      jaiminiSutras('1.1', '11-18'),
    ),
  ]);
}

/** Jupiter and Mercury are the ones that the rule names; the Moon and Venus are milder help. */
const MAKERS = ['Jupiter', 'Mercury'] as const;
const BENEFIC_LEANINGS = { trade: 1, inside: 0.9, other: 0.5, aspecting: 0.4, none: -0.6 };

function beneficFactor({ chart }: AreaContext, { aspectedBy, occupants }: KarakamshaHouse): AreaFactor {
  const inside = MAKERS.filter((planet) => occupants.includes(planet));
  const looking = MAKERS.filter((planet) => aspectedBy.includes(planet));
  const others = occupants.filter((planet) => !inside.some((maker) => maker === planet) && isBenefic(chart, planet));
  const isTrade = inside.includes('Mercury') && (looking.includes('Jupiter') || inside.includes('Jupiter'));
  const tenth = 'the 10th from karakamsha';
  const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length > 1 ? many : one);
  const cases: readonly (readonly [isMet: boolean, leaning: number, text: string])[] = [
    [
      isTrade,
      BENEFIC_LEANINGS.trade,
      `Mercury with the help of Jupiter holds ${tenth}: great success, in trade above all`,
    ],
    [
      inside.length > 0,
      BENEFIC_LEANINGS.inside,
      `${namedList(inside)} in ${tenth} ${verb(inside, 'makes', 'make')} the work succeed`,
    ],
    [
      others.length > 0,
      BENEFIC_LEANINGS.other,
      `${namedList(others)} in ${tenth} ${verb(others, 'helps', 'help')} the work`,
    ],
    [
      looking.length > 0,
      BENEFIC_LEANINGS.aspecting,
      `${namedList(looking)} ${verb(looking, 'aspects', 'aspect')} ${tenth} by sign`,
    ],
    [true, BENEFIC_LEANINGS.none, `Neither Jupiter nor Mercury holds or aspects ${tenth}`],
  ];
  const [, leaning, text] = cases.find(([isMet]) => isMet)!;
  return areaFactor({
    id: 'benefics_10',
    text: capitalised(text),
    leaning,
    weight: WEIGHTS.benefics,
    planets: [...inside, ...looking, ...others],
    observed: { in_tenth: [...inside, ...others], aspecting: looking },
    source: KARAKAMSHA_SOURCE,
  });
}

const MALEFIC_LEANINGS = { inside: -1, aspecting: -0.3, none: 0.6 };

function maleficFactor({ chart }: AreaContext, { aspectedBy, occupants }: KarakamshaHouse): AreaFactor {
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
  const are = pressing.length > 1;
  const text = {
    inside: `${namedList(pressing)} ${are ? 'stand' : 'stands'} in the 10th from karakamsha: success comes with setbacks that teach`,
    aspecting: `${namedList(pressing)} ${are ? 'aspect' : 'aspects'} the 10th from karakamsha by sign: the way has stops`,
    none: 'No malefic holds or aspects the 10th from karakamsha',
  }[kind];
  const isHalved = kind !== 'none' && relief.length > 0;
  return areaFactor({
    id: 'malefics_10',
    text: capitalised(text),
    leaning: MALEFIC_LEANINGS[kind],
    weight: WEIGHTS.malefics,
    planets: pressing,
    observed: { malefics: pressing, relieved_by: relief },
    source: KARAKAMSHA_SOURCE,
    halvedBy: isHalved ? `${namedList(relief)} ${relief.length > 1 ? 'help' : 'helps'} there` : null,
  });
}

function relationFactor(
  { chart }: AreaContext,
  { amatyakaraka, atmakaraka }: Pick<Karakamsha, 'amatyakaraka' | 'atmakaraka'>,
  relation: SignRelation,
): AreaFactor {
  const { house, isAspect, isEasy, kind } = relation;
  const where = kind === 'same_sign' ? 'in one sign with' : `in the ${ordinal(house)} from`;
  const aspect = isAspect ? ', with an aspect of signs' : '';
  return areaFactor({
    id: 'karaka_relation',
    text: `${capitalised(named(amatyakaraka.planet))}, the amatyakaraka, is ${where} the atmakaraka ${named(atmakaraka.planet)}${aspect}: calling and profession ${isEasy ? 'pull one way' : 'ask to be reconciled'}`,
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
