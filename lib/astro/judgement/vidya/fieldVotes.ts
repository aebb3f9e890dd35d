/** Votes of planets for the field of study: those on houses of learning, their lords, D24, karakamsha (weights interpretive). */
import { aspectsOn } from '../../chart/aspects.ts';
import { occupants, signOfHouse } from '../../chart/chart.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import { bphs, jaiminiSutras, practice, type Source } from '../../source.ts';
import { NAKSHATRAS, nakshatraLord } from '../../tables/nakshatras.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { capitalised, ordinal } from '../../words.ts';
import { lordInVarga } from '../vargaFactors.ts';
import type { AreaContext } from '../areaContext.ts';

/** A reason for which a planet counts for the field of study. */
export interface FieldVote {
  readonly id: string;
  readonly planet: Planet;
  readonly points: number;
  readonly text: string;
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
  const the = `the ${ordinal(number)} house`;
  const signIndex = signOfHouse(chart, number);
  const owner = lordOfHouse(chart, number);
  const stood = chart.signs[owner];
  const houses = [number];
  const keeper = signLord(stood);
  const standing = `(${SIGNS[stood]!}, where ${named(owner)}, lord of the ${ordinal(number)}, stands)`;
  return [
    ...occupants(chart, number).map((planet) =>
      vote(`in_${number}`, planet, occupant, `stands in ${the}`, bphs(11, '14-16'), houses),
    ),
    ...aspectsOn(chart, signIndex).map((planet) =>
      vote(`on_${number}`, planet, aspect, `aspects ${the}`, bphs(26, '2-5'), houses),
    ),
    vote(`lord_${number}`, owner, lord, `is lord of ${the} (${SIGNS[signIndex]!})`, bphs(24), houses),
    // A lord in his own sign has his vote as an occupant already.
    ...(keeper === owner
      ? []
      : [vote(`sign_of_lord_${number}`, keeper, dispositor, `owns a sign of study ${standing}`, bphs(24), houses)]),
  ];
}

function d24Vote(context: AreaContext): FieldVote {
  const d24 = context.varga('d24');
  const sign = SIGNS[d24.ascendant.signIndex]!;
  const what = `is lord of the ascendant of the chart of learning (D24, ${sign})`;
  return vote('d24_ascendant', lordInVarga(d24, 1), WEIGHTS.d24Lord, what, d24.varga.source);
}

function karakamshaVotes({ karakas, navamsa }: AreaContext): FieldVote[] {
  const karakamsha = navamsa.signs[charaKaraka(karakas, 'AK').planet];
  const { aspectedBy, occupants: inside, signIndex } = houseFromSign(navamsa, karakamsha, 5);
  const fifth = `the 5th from karakamsha in the navamsa (${SIGNS[signIndex]!})`;
  const source = jaiminiSutras('1.2');
  return [
    ...inside.map((planet) => vote('karakamsha_5', planet, WEIGHTS.karakamshaOccupant, `stands in ${fifth}`, source)),
    ...aspectedBy.map((planet) =>
      vote('on_karakamsha_5', planet, WEIGHTS.karakamshaAspect, `aspects by sign ${fifth}`, source),
    ),
  ];
}

function nakshatraVote({ chart }: AreaContext): FieldVote {
  const { nakshatraIndex } = chart.planets.Moon;
  const what = `is lord of the nakshatra of the Moon (${NAKSHATRAS[nakshatraIndex]!})`;
  return vote('moon_nakshatra', nakshatraLord(nakshatraIndex), WEIGHTS.nakshatraLord, what, NAKSHATRA_SOURCE);
}

export const NAKSHATRA_SOURCE = practice('Leanings by the nakshatra of the Moon: interpretive');

function vote(
  id: string,
  planet: Planet,
  points: number,
  what: string,
  source: Source,
  houses: readonly number[] = [],
): FieldVote {
  return { id, planet, points, text: `${capitalised(named(planet))} ${what}`, houses, source };
}
