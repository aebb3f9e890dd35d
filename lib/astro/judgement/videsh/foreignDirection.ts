/** The direction of a life abroad: a weighted vote of signs and planets for eight directions (later practice; interpretive). */
import { occupants, signOfHouse } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { practice } from '../../source.ts';
import type { ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, type Element } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { directionFact as fact, type DirectionFact, type DirectionReason } from './directionFacts.ts';
import type { ForeignYoga } from './yogas.ts';
import {
  COUNTRIES,
  DIRECTIONS,
  ELEMENT_DIRECTIONS,
  PLANET_DIRECTIONS,
  type Country,
  type DirectionId,
  type DirectionRow,
} from './tables/directions.ts';

export const DIRECTION_SOURCE = practice('Directions of planets and signs: later practice, weights interpretive');

/** A vote for a direction: of the element of a sign, or of a planet as lord of a direction. */
export interface DirectionVote {
  readonly id: string;
  readonly reason: DirectionReason;
  readonly points: number;
  readonly direction: DirectionId;
  /** Null where a planet votes. */
  readonly element: Element | null;
  readonly planet: Planet | null;
}

const WEIGHTS = { twelfth: 3, lordOfTwelfth: 3, rahu: 2, occupant: 2, ninth: 2, strongest: 2 };

/** Lists the votes, the weightiest first. */
export function directionVotes(context: AreaContext, yogas: readonly ForeignYoga[]): DirectionVote[] {
  const { chart } = context;
  const [ninth, twelfth] = [lordOfHouse(chart, 9), lordOfHouse(chart, 12)];
  const strongest = strongestAbroad(context, yogas);
  const signs = chart.signs;
  return [
    signVote('house_12', signOfHouse(chart, 12), WEIGHTS.twelfth, (signIndex) =>
      fact('house_sign', { house: 12, signIndex }),
    ),
    signVote('lord_12_sign', signs[twelfth], WEIGHTS.lordOfTwelfth, (signIndex) =>
      fact('lord_sign', { planet: twelfth, house: 12, signIndex }),
    ),
    planetVote('lord_12', twelfth, fact('lord_of', { planet: twelfth, house: 12 }), WEIGHTS.lordOfTwelfth),
    signVote('rahu', signs.Rahu, WEIGHTS.rahu, (signIndex) => fact('rahu_sign', { signIndex })),
    signVote('house_9', signOfHouse(chart, 9), WEIGHTS.ninth, (signIndex) =>
      fact('house_sign', { house: 9, signIndex }),
    ),
    signVote('lord_9_sign', signs[ninth], WEIGHTS.ninth, (signIndex) =>
      fact('lord_sign', { planet: ninth, house: 9, signIndex }),
    ),
    ...[12, 9].flatMap((house) =>
      occupants(chart, house).map((planet) =>
        planetVote(
          `${planet.toLowerCase()}_in_${house}`,
          planet,
          fact('occupant', { planet, house }),
          WEIGHTS.occupant,
        ),
      ),
    ),
    ...(strongest === null
      ? []
      : [planetVote('strongest', strongest, fact('strongest', { planet: strongest }), WEIGHTS.strongest)]),
  ];
}

function signVote(
  id: string,
  signIndex: number,
  points: number,
  reasonOf: (signIndex: number) => DirectionReason,
): DirectionVote {
  const kind = element(signIndex);
  return { id, reason: reasonOf(signIndex), points, direction: ELEMENT_DIRECTIONS[kind], element: kind, planet: null };
}

function planetVote(id: string, planet: Planet, reason: DirectionReason, points: number): DirectionVote {
  return { id, reason, points, direction: PLANET_DIRECTIONS[planet], element: null, planet };
}

function directionOf(id: DirectionId): DirectionRow {
  return DIRECTIONS.find((row) => row.id === id)!;
}

/** Of the planets that form the primary yogas; null where none is formed. */
function strongestAbroad({ strengths }: AreaContext, yogas: readonly ForeignYoga[]): Planet | null {
  const planets = yogas.flatMap(({ isFormed, planets: own, rule }) => (isFormed && rule.isPrimary ? own : []));
  return planets.reduce<Planet | null>(
    (best, planet) => (best === null || strengths[planet].value > strengths[best].value ? planet : best),
    null,
  );
}

export interface Ranked<Row> {
  readonly row: Row;
  /** The exact sum of the parts. */
  readonly points: number;
  readonly parts: readonly ScorePart<DirectionFact>[];
}

/** Lists the directions that have votes, the most points first; of equal ones, that of the weightier vote. */
export function rankedDirections(votes: readonly DirectionVote[]): Ranked<DirectionRow>[] {
  return ranked(
    votes.map(({ direction }) => direction).filter((id, index, all) => all.indexOf(id) === index),
    (id) => votes.filter(({ direction }) => direction === id),
  ).map(({ row, ...rest }) => ({ row: directionOf(row), ...rest }));
}

/** Lists the elements of the signs that vote, with their parts of the world, the most points first. */
export function rankedElements(votes: readonly DirectionVote[]): Ranked<Element>[] {
  return ranked(
    votes.flatMap(({ element: kind }) => kind ?? []).filter((kind, index, all) => all.indexOf(kind) === index),
    (kind) => votes.filter((vote) => vote.element === kind),
  );
}

function ranked<Row>(rows: readonly Row[], votesFor: (row: Row) => readonly DirectionVote[]): Ranked<Row>[] {
  return rows
    .map((row) => {
      const parts = votesFor(row).map(({ direction, id, points, reason }): ScorePart<DirectionFact> => {
        return { id, label: fact('vote', { reason, direction }), points, max: points };
      });
      return { row, points: parts.reduce((sum, { points }) => sum + points, 0), parts };
    })
    .sort((a, b) => b.points - a.points);
}

const COUNTRIES_DESCRIBED = 8;

/**
 * Lists the countries that custom assigns to the first two directions: those of the first direction first, and among them
 * those with more points from all their directions.
 */
export function rankedCountries(directions: readonly Ranked<DirectionRow>[], isForStudy: boolean): Ranked<Country>[] {
  const [first, second] = directions.map(({ row }) => row.id);
  const rankOf = ({ directions: own }: Country) => (own.includes(first!) ? 0 : second && own.includes(second) ? 1 : 2);
  return COUNTRIES.map((country) => countryVote(country, directions, isForStudy))
    .filter(({ row }) => rankOf(row) < 2)
    .sort((a, b) => rankOf(a.row) - rankOf(b.row) || b.points - a.points)
    .slice(0, COUNTRIES_DESCRIBED);
}

function countryVote(
  country: Country,
  directions: readonly Ranked<DirectionRow>[],
  isForStudy: boolean,
): Ranked<Country> {
  const { studyDirection } = country;
  const seen = isForStudy && studyDirection ? [...country.directions, studyDirection] : country.directions;
  const row = { ...country, directions: seen };
  const parts = directions
    .filter(({ row: { id } }) => seen.includes(id))
    .map(({ points, row: { id } }): ScorePart<DirectionFact> => {
      return { id, label: fact('lies', { direction: id }), points, max: points };
    });
  return { row, points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
