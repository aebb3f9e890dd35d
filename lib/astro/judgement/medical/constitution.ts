/** The constitution of a chart: which humours and elements its main bodies vote for (points interpretive). */
import { aspectsOn } from '../../chart/aspects.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Fact } from '../../factsOf.ts';
import type { ScorePart } from '../../score.ts';
import { brihatJataka, phaladeepika, practice } from '../../source.ts';
import { PLANET_NATURES } from '../../tables/karakas.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import { element, SIGNS, signLord, type Element } from '../../tables/signs.ts';
import { voteFact as fact, type VoteFacts } from './constitutionFacts.ts';
import { ELEMENT_IDS, HUMOURS, type ElementId, type Humour } from './tables/humours.ts';
import { sumInTenths, TENTHS } from '../../score.ts';

export const CONSTITUTION_SOURCES = [
  brihatJataka(2, '5-11'),
  phaladeepika(2),
  practice('Humours of the signs and weights of the vote: later practice, interpretive'),
];

/** Points of each voter. */
const VOTES = { ascendantLord: 3, ascendantSign: 3, moonSign: 3, moonLord: 2, inFirst: 2, onFirst: 1, sunSign: 1 };

export interface ConstitutionVote {
  readonly id: string;
  readonly text: Fact<VoteFacts>;
  readonly planet: Planet | null;
  readonly signIndex: number | null;
  readonly points: number;
  readonly element: ElementId;
  /** Of its points, to the tenth. */
  readonly humours: Readonly<Partial<Record<Humour, number>>>;
}

/** The points of a humour or an element, with the parts that sum to them. */
export interface Tally<Id extends string> {
  readonly id: Id;
  readonly points: number;
  /** Of all points. */
  readonly percent: number;
  readonly parts: readonly ScorePart<Fact<VoteFacts>>[];
}

export interface Constitution {
  readonly votes: readonly ConstitutionVote[];
  /** The strongest first. */
  readonly humours: readonly Tally<Humour>[];
  readonly elements: readonly Tally<ElementId>[];
  readonly dominantHumour: Humour;
  readonly dominantElement: ElementId;
  /** The second humour where it is near the first; null where one clearly leads. */
  readonly second: Humour | null;
  readonly ascendantLord: SevenPlanet;
  readonly moonLord: SevenPlanet;
}

/** A second humour that is no further behind, in percent of all points, shares the lead. */
const NEAR_PERCENT = 8;

/** Returns the shares of humours and elements; a second humour is named only where it comes near the first. */
export function constitution(chart: Chart): Constitution {
  const votes = votesOf(chart);
  const humours = tallies(HUMOURS, votes, (vote, id) => vote.humours[id] ?? 0);
  const elements = tallies(ELEMENT_IDS, votes, (vote, id) => (vote.element === id ? vote.points : 0));
  const [first, next] = humours;
  return {
    votes,
    humours,
    elements,
    dominantHumour: first!.id,
    dominantElement: elements[0]!.id,
    second: first!.percent - next!.percent <= NEAR_PERCENT ? next!.id : null,
    ascendantLord: lordOfHouse(chart, 1),
    moonLord: signLord(chart.signs.Moon),
  };
}

function votesOf(chart: Chart): ConstitutionVote[] {
  const self = lordOfHouse(chart, 1);
  const rising = chart.ascendant.signIndex;
  const inside = occupants(chart, 1);
  return [
    planetVote('ascendant_lord', 'ascendant_lord', self, VOTES.ascendantLord),
    signVote('ascendant_sign', rising, VOTES.ascendantSign),
    signVote('moon_sign', chart.signs.Moon, VOTES.moonSign),
    planetVote('moon_lord', 'moon_lord', signLord(chart.signs.Moon), VOTES.moonLord),
    ...inside.map((planet) => planetVote(`in_first_${planet.toLowerCase()}`, 'in_first', planet, VOTES.inFirst)),
    ...aspectsOn(chart, rising).map((planet) =>
      planetVote(`on_first_${planet.toLowerCase()}`, 'on_first', planet, VOTES.onFirst),
    ),
    signVote('sun_sign', chart.signs.Sun, VOTES.sunSign),
  ];
}

type PlanetVoter = 'ascendant_lord' | 'moon_lord' | 'in_first' | 'on_first';
type SignVoter = Exclude<keyof VoteFacts, PlanetVoter>;

function planetVote(id: string, voter: PlanetVoter, planet: Planet, points: number): ConstitutionVote {
  const { element: ofPlanet, humours } = PLANET_NATURES[planet];
  // Of two humours the first leads; three are equal.
  const shares = humours.length === 2 ? [2 / 3, 1 / 3] : humours.map(() => 1 / humours.length);
  return {
    id,
    text: fact(voter, { planet }),
    planet,
    signIndex: null,
    points,
    element: ofPlanet,
    humours: divided(points, humours, shares),
  };
}

/** Humours of signs by element; airy ones hold all three, moved by vata, and Virgo is mixed. */
const SIGN_HUMOURS: Readonly<Record<Element, readonly (readonly [Humour, number])[]>> = {
  fire: [['pitta', 1]],
  earth: [['vata', 1]],
  air: [
    ['vata', 0.5],
    ['pitta', 0.25],
    ['kapha', 0.25],
  ],
  water: [['kapha', 1]],
};
const VIRGO = SIGNS.indexOf('Virgo');
const VIRGO_HUMOURS: (typeof SIGN_HUMOURS)[Element] = [
  ['vata', 0.6],
  ['pitta', 0.4],
];

function signVote(id: SignVoter, signIndex: number, points: number): ConstitutionVote {
  const ofSign = element(signIndex);
  const rows = signIndex === VIRGO ? VIRGO_HUMOURS : SIGN_HUMOURS[ofSign];
  return {
    id,
    text: fact(id, { signIndex }),
    planet: null,
    signIndex,
    points,
    element: ofSign,
    humours: divided(
      points,
      rows.map(([humour]) => humour),
      rows.map(([, share]) => share),
    ),
  };
}

/** Divides points among humours in tenths that sum to the whole. */
function divided(points: number, humours: readonly Humour[], shares: readonly number[]): ConstitutionVote['humours'] {
  let upTo = 0;
  let given = 0;
  const parts = humours.map((humour, index): [Humour, number] => {
    upTo += shares[index]!;
    const tenths = Math.round(points * upTo * 10) - given;
    given += tenths;
    return [humour, tenths / 10];
  });
  return Object.fromEntries(parts);
}

function tallies<Id extends string>(
  ids: readonly Id[],
  votes: readonly ConstitutionVote[],
  pointsOf: (vote: ConstitutionVote, id: Id) => number,
): Tally<Id>[] {
  const all = votes.reduce((sum, { points }) => sum + points, 0);
  return ids
    .map((id): Tally<Id> => {
      const parts = votes
        .map((vote): Tally<Id>['parts'][number] => {
          return { id: vote.id, label: vote.text, points: pointsOf(vote, id), max: vote.points };
        })
        .filter(({ points }) => points > 0);
      const sum = sumInTenths(parts);
      return { id, points: sum / TENTHS, percent: Math.round((sum * 10) / all), parts };
    })
    .sort((a, b) => b.points - a.points);
}
