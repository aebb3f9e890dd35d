/** Until when a planet stays obstructed, relieved, or free. */
import { PLANETS, type Planet } from '../tables/planets.ts';
import type { GocharaContext, JudgedTransits } from './gochara.ts';
import type { PassingPlanet, Tracks } from './sky.ts';
import { nextEntryJdUT, partAt, stayAt, NEIGHBOUR_DAYS } from './stays.ts';
import { isVedhaBetween } from './vedha.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { nthSignFrom } from '../angle.ts';
import { DAYS_PER_YEAR } from '../time.ts';

/** The passing planets as the search needs them. */
export interface VedhaSky {
  readonly gochara: GocharaContext;
  readonly tracks: Tracks;
  readonly jdUT: number;
  readonly passing: Readonly<Record<Planet, PassingPlanet>>;
  readonly judged: JudgedTransits;
}

/**
 * Returns when the result of a passage changes: the planet leaves its sign, or the paired house fills or empties.
 *
 * Null where the ephemeris ends before.
 */
export function vedhaUntilJdUT(sky: VedhaSky, planet: Planet): number | null {
  const { chart, nodeVedha } = sky.gochara;
  const { by, pairedHouse } = sky.judged[planet].vedha;
  const leavesJdUT = sky.passing[planet].crossing.current.endJdUT;
  if (pairedHouse === null) return leavesJdUT;
  const signIndex = nthSignFrom(chart.signs.Moon, pairedHouse);
  const others = PLANETS.filter((other) => other !== planet && isVedhaBetween(planet, other, nodeVedha));
  const changesJdUT =
    by.length > 0 ? emptiedJdUT(sky, others, by, signIndex) : filledJdUT(sky, others, signIndex, leavesJdUT);
  const known = [leavesJdUT, changesJdUT].filter((jdUT) => jdUT !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The instant at which the last planet has left; one that enters before keeps the house filled. */
function emptiedJdUT(
  sky: VedhaSky,
  others: readonly Planet[],
  by: readonly Planet[],
  signIndex: number,
): number | null {
  let there = by;
  let atJdUT = sky.jdUT;
  for (;;) {
    const ends = there.map((other) => stayAt(sky.tracks[other], SIGN_ARC_DEG, atJdUT).endJdUT);
    if (ends.some((endJdUT) => endJdUT === null)) return null;
    const goneJdUT = Math.max(...ends.map((endJdUT) => endJdUT!));
    atJdUT = goneJdUT + NEIGHBOUR_DAYS;
    there = others.filter((other) => partAt(sky.tracks[other], SIGN_ARC_DEG, atJdUT) === signIndex);
    if (there.length === 0) return goneJdUT;
  }
}

/** Days the Moon, the fastest, can be away; no other planet is searched for longer. */
const MOON_ROUND_DAYS = 28;

/** The instant at which the first planet enters. */
function filledJdUT(
  sky: VedhaSky,
  others: readonly Planet[],
  signIndex: number,
  leavesJdUT: number | null,
): number | null {
  let firstJdUT = Infinity;
  let horizonJdUT = leavesJdUT ?? sky.jdUT + 100 * DAYS_PER_YEAR;
  // The fast ones first: they bring the horizon near.
  for (const other of [...others].sort((a, b) => Number(b === 'Moon') - Number(a === 'Moon'))) {
    const until = other === 'Moon' ? Math.min(horizonJdUT, sky.jdUT + MOON_ROUND_DAYS) : horizonJdUT;
    const entryJdUT = nextEntryJdUT(sky.tracks[other], SIGN_ARC_DEG, signIndex, sky.jdUT, until);
    firstJdUT = Math.min(firstJdUT, entryJdUT ?? Infinity);
    horizonJdUT = Math.min(horizonJdUT, firstJdUT);
  }
  return firstJdUT === Infinity ? null : firstJdUT;
}
