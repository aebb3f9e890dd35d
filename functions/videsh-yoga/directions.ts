/** Record of the directions that a chart points to. */
import type { ForeignYoga } from '../../lib/astro/area/foreignYogas.ts';
import {
  DIRECTION_SOURCE,
  rankedCountries,
  rankedDirections,
  rankedElements,
  type Ranked,
  type Vote,
} from '../../lib/astro/area/videsh/direction.ts';
import { CONTINENTS, type DirectionRow } from '../../lib/astro/area/videsh/tables/directions.ts';
import { citation } from '../../lib/astro/source.ts';
import { listed } from '../../lib/astro/words.ts';
import { uncapitalised } from '../../lib/astro/area/phrases.ts';
import type { ForeignDirection } from '../../lib/schemas/videshParts.ts';
import type { NatalContext } from '../_shell/birth.ts';

type Context = NatalContext<unknown, unknown>;

export function directionRecord(
  context: Context,
  votes: readonly Vote[],
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
      countries.map(({ row }) => row.name),
      votes,
    ),
    note: isNear ? NOTE : `${NOTE} ${FAR_NOTE}`,
    source: citation(DIRECTION_SOURCE),
  };
}

/** Where study leads abroad, custom sees the United States in one direction more. */
function isForStudy(yogas: readonly ForeignYoga[]): boolean {
  return yogas.some(({ isFormed, rule }) => isFormed && rule.id === 'study_abroad');
}

const NOTE =
  'Directions are those of signs and planets; which country lies in which is custom, as seen from India, and no rule of a classical text.';
const FAR_NOTE =
  'This birth is not from there: take the direction from the place of birth itself, and the countries as what they stand for.';

/** From where the custom counts: a box around the subcontinent. Interpretive. */
function isInSubcontinent(latitudeDeg: number, longitudeDeg: number): boolean {
  return latitudeDeg >= 5 && latitudeDeg <= 37 && longitudeDeg >= 61 && longitudeDeg <= 98;
}

export function directionLine(ranking: readonly Ranked<DirectionRow>[]): string {
  const [first, second] = ranking;
  if (!second) return `All votes point ${first!.row.name}.`;
  if (first!.points === second.points)
    return `It points ${first!.row.name} and ${second.row.name} alike (${first!.points} points each).`;
  return `It points ${first!.row.name} (${first!.points} points), then ${second.row.name} (${second.points}).`;
}

function directionText(ranking: readonly Ranked<DirectionRow>[], countries: readonly string[], votes: readonly Vote[]) {
  const [first] = ranking;
  const reasons = first!.parts.slice(0, 3).map(({ label }) => uncapitalised(label.replace(/: [^:]*$/, '')));
  const [element] = rankedElements(votes);
  return `${directionLine(ranking)} For ${first!.row.name} speak: ${reasons.join('; ')}. Custom sees there and in the next direction ${listed(countries.slice(0, 5))}. The signs lean to ${element!.row}, which is ${uncapitalised(CONTINENTS[element!.row].name)}.`;
}
