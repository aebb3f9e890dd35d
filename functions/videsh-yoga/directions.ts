/** Record of the directions that a chart points to. */
import type { ForeignYoga } from '../../lib/astro/judgement/videsh/yogas.ts';
import {
  DIRECTION_SOURCE,
  rankedCountries,
  rankedDirections,
  rankedElements,
  type Ranked,
  type DirectionVote,
} from '../../lib/astro/judgement/videsh/foreignDirection.ts';
import type { DirectionFact } from '../../lib/astro/judgement/videsh/directionFacts.ts';
import { CONTINENTS, type Country, type DirectionRow } from '../../lib/astro/judgement/videsh/tables/directions.ts';
import { citation } from '../../lib/astro/source.ts';
import type { ScorePart } from '../../lib/astro/score.ts';
import type { ForeignDirection } from '../../lib/schemas/videsh-yoga/common.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { FOREIGN_DIRECTIONS } from '../../lib/words/subjects/videsh/directions.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';

export function directionRecord(
  context: BirthContext,
  votes: readonly DirectionVote[],
  yogas: readonly ForeignYoga[],
): ForeignDirection {
  const { birth, names } = context;
  const ranking = rankedDirections(votes);
  const total = votes.reduce((sum, { points }) => sum + points, 0);
  const records = ranking.map(({ parts, points, row }) => ({
    id: row.id,
    name: names.of(row),
    points,
    percent_of_votes: Math.round((points / total) * 1000) / 10,
    components: partsInWords(parts, names),
  }));
  const [primary, secondary = null] = records;
  const countries = rankedCountries(ranking, isForStudy(yogas));
  const isNear = isInSubcontinent(birth.latitudeDeg, birth.longitudeDeg);
  return {
    primary: primary!,
    secondary,
    total_points: total,
    is_tied: secondary !== null && secondary.points === primary!.points,
    ranking: records,
    countries: countries.map(({ parts, points, row }) => ({
      id: row.id,
      name: names.of(row),
      directions: [...row.directions],
      is_primary: row.directions.includes(primary!.id),
      points,
      components: partsInWords(parts, names),
    })),
    continents: rankedElements(votes).map(({ parts, points, row }) => ({
      id: CONTINENTS[row].id,
      name: names.of(CONTINENTS[row]),
      element: row,
      points,
      components: partsInWords(parts, names),
    })),
    is_counted_from_india: isNear,
    text: directionText(
      ranking,
      countries.map(({ row }) => row),
      votes,
      names,
    ),
    note: noteText(isNear, names),
    source: citation(DIRECTION_SOURCE),
  };
}

/** Where study leads abroad, custom associates the United States with one further direction. */
function isForStudy(yogas: readonly ForeignYoga[]): boolean {
  return yogas.some(({ isFormed, rule }) => isFormed && rule.id === 'study_abroad');
}

function partsInWords(parts: readonly ScorePart<DirectionFact>[], { lang }: Names): ScorePart[] {
  return parts.map((part) => ({ ...part, label: say(FOREIGN_DIRECTIONS, part.label, lang) }));
}

function noteText(isNear: boolean, { lang }: Names): string {
  const words = FOREIGN_DIRECTIONS[lang];
  return [words.custom({}), ...(isNear ? [] : [words.born_elsewhere({})])].join(' ');
}

/** The origin from which custom counts directions: a box around the subcontinent. Interpretive. */
function isInSubcontinent(latitudeDeg: number, longitudeDeg: number): boolean {
  return latitudeDeg >= 5 && latitudeDeg <= 37 && longitudeDeg >= 61 && longitudeDeg <= 98;
}

/** One sentence, for a summary of all. */
export function directionLine(ranking: readonly Ranked<DirectionRow>[], { lang }: Names): string {
  const words = FOREIGN_DIRECTIONS[lang];
  const points = ranking[0]!.points;
  const nextPoints = ranking.find((one) => one.points < points)?.points;
  const alike = (wanted: number) => ranking.filter((one) => one.points === wanted).map(({ row }) => row.id);
  const directions = alike(points);
  const direction = directions[0]!;
  if (directions.length > 1) return words.alike({ directions });
  if (nextPoints === undefined) return words.single({ direction });
  return words.first_and_next({ direction, nextDirections: alike(nextPoints) });
}

const COUNTRIES_NAMED = 4;

/** Names each country with the first of the two directions that it is associated with. */
function countriesText(
  [first, second]: readonly Ranked<DirectionRow>[],
  countries: readonly Country[],
  { lang }: Names,
): string {
  const isIn = ({ row }: Ranked<DirectionRow>, { directions }: Country) => directions.includes(row.id);
  const there = countries.filter((country) => isIn(first!, country));
  const next = second ? countries.filter((country) => !there.includes(country) && isIn(second, country)) : [];
  const seen = ({ row }: Ranked<DirectionRow>, rows: readonly Country[]) => {
    return { direction: row.id, countries: rows.slice(0, COUNTRIES_NAMED).map(({ id }) => id) };
  };
  return FOREIGN_DIRECTIONS[lang].countries({
    first: seen(first!, there),
    second: next.length > 0 ? seen(second!, next) : null,
  });
}

const REASONS_NAMED = 3;

function directionText(
  ranking: readonly Ranked<DirectionRow>[],
  countries: readonly Country[],
  votes: readonly DirectionVote[],
  names: Names,
) {
  const words = FOREIGN_DIRECTIONS[names.lang];
  const direction = ranking[0]!.row.id;
  const own = votes.filter((vote) => vote.direction === direction).map(({ reason }) => reason);
  const bySign = own.flatMap((reason) => (reason.id === 'lord_sign' ? [reason.args.planet] : []));
  // A lord that is named by its sign is not named again as a lord.
  const told = own.filter((reason) => reason.id !== 'lord_of' || !bySign.includes(reason.args.planet));
  return [
    words.reasons({ direction, reasons: told.slice(0, REASONS_NAMED) }),
    countriesText(ranking, countries, names),
    words.elements({ element: rankedElements(votes)[0]!.row }),
  ].join(' ');
}
