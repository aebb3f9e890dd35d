/** Votes of planets for the field of study: those on houses of learning, their lords, D24, karakamsha (weights interpretive). */
import { aspectsOn } from '../../chart/aspects.ts';
import { occupants, signOfHouse } from '../../chart/chart.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, jaiminiSutras, practice, type Source } from '../../source.ts';
import { nakshatraLord } from '../../tables/nakshatras.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { lordInVarga } from '../vargaFactors.ts';
import type { VoteReasonFacts } from './fieldFacts.ts';

const fact = factsOf<VoteReasonFacts>();

/** A reason for which a planet counts for the field of study. */
export interface FieldVote {
  readonly id: string;
  readonly planet: Planet;
  readonly points: number;
  /** What the planet does for it. */
  readonly reason: Fact<VoteReasonFacts>;
  readonly houses: readonly number[];
  readonly source: Source;
}

/** A planet and its votes, which sum to its points. */
export interface VotingPlanet {
  readonly planet: Planet;
  readonly points: number;
  readonly votes: readonly FieldVote[];
}

interface HouseWeights {
  readonly number: number;
  readonly occupant: number;
  readonly aspect: number;
  readonly lord: number;
  readonly dispositor: number;
}

/** Weight of each house: the 5th, the intellect, above schooling and higher learning. Interpretive. */
const HOUSE_WEIGHTS: readonly HouseWeights[] = [
  { number: 5, occupant: 10, aspect: 5, lord: 8, dispositor: 4 },
  { number: 4, occupant: 7, aspect: 3, lord: 5, dispositor: 2 },
  { number: 9, occupant: 7, aspect: 3, lord: 5, dispositor: 2 },
];
const WEIGHTS = { d24Lord: 6, karakamshaOccupant: 6, karakamshaAspect: 3, nakshatraLord: 4 };

/** Lists the nine planets, the one with the most points first. */
export function votingPlanets(context: AreaContext): VotingPlanet[] {
  const votes = [
    ...HOUSE_WEIGHTS.flatMap((weights) => houseVotes(context, weights)),
    d24Vote(context),
    ...karakamshaVotes(context),
    nakshatraVote(context),
  ];
  return PLANETS.map((planet): VotingPlanet => {
    const own = votes.filter((vote) => vote.planet === planet);
    return { planet, votes: own, points: own.reduce((sum, { points }) => sum + points, 0) };
  }).sort((a, b) => b.points - a.points);
}

function houseVotes({ chart }: AreaContext, { aspect, dispositor, lord, number, occupant }: HouseWeights): FieldVote[] {
  const signIndex = signOfHouse(chart, number);
  const owner = lordOfHouse(chart, number);
  const stood = chart.signs[owner];
  const houses = [number];
  const keeper = signLord(stood);
  const at = { house: number };
  const kept = fact('keeps_lord', { house: number, lord: owner, signIndex: stood });
  return [
    ...occupants(chart, number).map((planet) =>
      vote(`in_${number}`, planet, occupant, fact('in_house', at), bphs(11, '14-16'), houses),
    ),
    ...aspectsOn(chart, signIndex).map((planet) =>
      vote(`on_${number}`, planet, aspect, fact('on_house', at), bphs(26, '2-5'), houses),
    ),
    vote(`lord_${number}`, owner, lord, fact('lord_of', { house: number, signIndex }), bphs(24), houses),
    // A lord in his own sign has his vote as an occupant already.
    ...(keeper === owner ? [] : [vote(`sign_of_lord_${number}`, keeper, dispositor, kept, bphs(24), houses)]),
  ];
}

function d24Vote(context: AreaContext): FieldVote {
  const d24 = context.varga('d24');
  const { signIndex } = d24.ascendant;
  const reason = fact('d24_ascendant', { signIndex });
  return vote('d24_ascendant', lordInVarga(d24, 1), WEIGHTS.d24Lord, reason, d24.varga.source);
}

function karakamshaVotes({ karakas, navamsa }: AreaContext): FieldVote[] {
  const karakamsha = navamsa.signs[charaKaraka(karakas, 'AK').planet];
  const { aspectedBy, occupants: inside, signIndex } = houseFromSign(navamsa, karakamsha, 5);
  const [within, aspected] = [fact('in_karakamsha_5', { signIndex }), fact('on_karakamsha_5', { signIndex })];
  const source = jaiminiSutras('1.2');
  return [
    ...inside.map((planet) => vote('karakamsha_5', planet, WEIGHTS.karakamshaOccupant, within, source)),
    ...aspectedBy.map((planet) => vote('on_karakamsha_5', planet, WEIGHTS.karakamshaAspect, aspected, source)),
  ];
}

function nakshatraVote({ chart }: AreaContext): FieldVote {
  const { nakshatraIndex } = chart.planets.Moon;
  const reason = fact('moon_nakshatra', { nakshatraIndex });
  return vote('moon_nakshatra', nakshatraLord(nakshatraIndex), WEIGHTS.nakshatraLord, reason, NAKSHATRA_SOURCE);
}

export const NAKSHATRA_SOURCE = practice('Leanings by the nakshatra of the Moon: interpretive');

function vote(
  id: string,
  planet: Planet,
  points: number,
  reason: Fact<VoteReasonFacts>,
  source: Source,
  houses: readonly number[] = [],
): FieldVote {
  return { id, planet, points, reason, houses, source };
}
