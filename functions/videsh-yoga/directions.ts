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
import { CONTINENTS, type Country, type DirectionRow } from '../../lib/astro/judgement/videsh/tables/directions.ts';
import { citation } from '../../lib/astro/source.ts';
import { listed } from '../../lib/astro/words.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import type { ForeignDirection } from '../../lib/schemas/videsh-yoga/common.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

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
    components: parts.map((part) => ({ ...part })),
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
      components: parts.map((part) => ({ ...part })),
    })),
    continents: rankedElements(votes).map(({ parts, points, row }) => ({
      id: CONTINENTS[row].id,
      name: names.of(CONTINENTS[row]),
      element: row,
      points,
      components: parts.map((part) => ({ ...part })),
    })),
    is_counted_from_india: isNear,
    text: directionText(
      ranking,
      countries.map(({ row }) => row),
      votes,
    ),
    note: isNear ? NOTE : `${NOTE} ${FAR_NOTE}`,
    source: citation(DIRECTION_SOURCE),
  };
}

/** Where study leads abroad, custom associates the United States with one further direction. */
function isForStudy(yogas: readonly ForeignYoga[]): boolean {
  return yogas.some(({ isFormed, rule }) => isFormed && rule.id === 'study_abroad');
}

const NOTE =
  'Directions are those of signs and planets; which country lies in which is custom, as seen from India, and no rule of a classical text.';
const FAR_NOTE =
  'This birth is not from there: take the direction from the place of birth itself, and the countries as what they stand for.';

/** The origin from which custom counts directions: a box around the subcontinent. Interpretive. */
function isInSubcontinent(latitudeDeg: number, longitudeDeg: number): boolean {
  return latitudeDeg >= 5 && latitudeDeg <= 37 && longitudeDeg >= 61 && longitudeDeg <= 98;
}

export function directionLine(ranking: readonly Ranked<DirectionRow>[]): string {
  const most = ranking[0]!.points;
  const next = ranking.find(({ points }) => points < most)?.points;
  const alike = (points: number) => ranking.filter((one) => one.points === points).map(({ row }) => row.name);
  const [firsts, seconds] = [alike(most), next === undefined ? [] : alike(next)];
  if (firsts.length > 1) return `It points ${listed(firsts)} alike (${most} points each).`;
  if (seconds.length === 0) return `All votes point ${firsts[0]!}.`;
  return `It points ${firsts[0]!} (${most} points), then ${listed(seconds)} (${next}${seconds.length > 1 ? ' each' : ''}).`;
}

const COUNTRIES_NAMED = 4;

/** Names each country with the first of the two directions that it is associated with. */
function countriesText([first, second]: readonly Ranked<DirectionRow>[], countries: readonly Country[]): string {
  const isIn = ({ row }: Ranked<DirectionRow>, { directions }: Country) => directions.includes(row.id);
  const there = countries.filter((country) => isIn(first!, country));
  const next = second ? countries.filter((country) => !there.includes(country) && isIn(second, country)) : [];
  const said = (rows: readonly Country[]) => listed(rows.slice(0, COUNTRIES_NAMED).map(({ name }) => name));
  const beside = next.length > 0 ? `; in the ${second!.row.name}: ${said(next)}` : '';
  return `Custom sees in the ${first!.row.name}: ${said(there)}${beside}.`;
}

function directionText(
  ranking: readonly Ranked<DirectionRow>[],
  countries: readonly Country[],
  votes: readonly DirectionVote[],
) {
  const [first] = ranking;
  const reasons = first!.parts.slice(0, 3).map(({ label }) => uncapitalised(label.replace(/: [^:]*$/, '')));
  const [element] = rankedElements(votes);
  return `${directionLine(ranking)} For ${first!.row.name} speak: ${reasons.join('; ')}. ${countriesText(ranking, countries)} The signs lean to ${element!.row}, which is ${uncapitalised(CONTINENTS[element!.row].name)}.`;
}
