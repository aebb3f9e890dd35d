/** Where the Moons of two births can have stood: in one place each, or in several where a time of birth is open. */
import { matchMoonOf, moonsOfPada, segmentAt, type MatchMoon } from '../../lib/astro/judgement/matching/matchMoon.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { eachOfTwo, ROLES, type Two } from '../../lib/astro/tables/matching/roles.ts';
import type { ReadBirth } from '../../lib/birth/birthOrDay.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import type { Ashtakoota } from '../../lib/schemas/matching/match.ts';
import type { StarsInput } from '../../lib/schemas/matching/inputs.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import type { Lacking, WhichSide } from '../../lib/words/facts/matching/koots.ts';
import type { Names } from '../../lib/words/names.ts';

/** Where the Moon of one of the two can have stood. */
export interface OpenMoon {
  /** At least one, in order of time. */
  readonly moons: readonly MatchMoon[];
  /** When each begins, on the clock of the birth place; null where no instants are known. */
  readonly starts: readonly string[] | null;
  /** Null without a known time of birth. */
  readonly longitudeDeg: number | null;
  readonly isTimeKnown: boolean;
  /** The end of the last. */
  readonly until: string | null;
}

/** Returns where the Moon of a birth can have stood. */
export function openMoonOf(birth: ReadBirth): OpenMoon {
  const { context, span, time } = birth;
  if (context) {
    const { longitudeDeg } = context.chart.planets.Moon;
    return { moons: [matchMoonOf(context.chart)], starts: null, longitudeDeg, isTimeKnown: true, until: null };
  }
  const stays = distinctStays(birth.moons());
  return {
    moons: stays.map(({ longitudeDeg }) => segmentAt(longitudeDeg)),
    starts: stays.map(({ startJdUT }) => formatJd(time.clock, startJdUT)),
    longitudeDeg: null,
    isTimeKnown: false,
    until: formatJd(time.clock, span.endJdUT),
  };
}

/** Most signs are of one kind throughout, and no koot changes in their middle. */
function distinctStays(stays: ReturnType<ReadBirth['moons']>): ReturnType<ReadBirth['moons']> {
  const segments = stays.map(({ longitudeDeg }) => segmentAt(longitudeDeg));
  return stays.filter((_, i) => segments[i] !== segments[i - 1]);
}

/** Returns what a star of birth leaves open: the half of the sign, in two of 108. */
export function openMoonOfStar({ degree_in_sign, nakshatra, pada }: StarsInput['groom']): OpenMoon {
  const moons = moonsOfPada(nakshatra - 1, pada, degree_in_sign ?? null);
  return { moons, starts: null, longitudeDeg: null, isTimeKnown: false, until: null };
}

/** Tells whose Moon can have stood in several places; null where neither can. */
export function openSide(moons: Two<OpenMoon>): WhichSide | null {
  const open = ROLES.filter((role) => moons[role].moons.length > 1);
  return open.length === 2 ? 'both' : (open[0] ?? null);
}

/** Tells what would decide between several places of a Moon: of a star that is given alone there are no instants. */
export function lackingOf(moons: Two<OpenMoon>): Lacking {
  return ROLES.some((role) => moons[role].moons.length > 1 && moons[role].starts === null) ? 'degree' : 'time';
}

type MoonRecord = Ashtakoota['groom'];

/** Returns the records of the Moons of the two. */
export function moonRecords(moons: Two<OpenMoon>, names: Names): Two<MoonRecord> {
  return eachOfTwo(moons, (open) => moonRecord(open, names));
}

/** Returns the record of the Moon of one of the two. */
export function moonRecord({ isTimeKnown, longitudeDeg, moons, starts, until }: OpenMoon, names: Names): MoonRecord {
  const nakshatraIndex = shared(moons, (moon) => moon.nakshatraIndex);
  const signIndex = shared(moons, (moon) => moon.signIndex);
  return {
    nakshatra: nakshatraIndex === null ? null : nakshatraRef(nakshatraIndex, names),
    pada: nakshatraIndex === null ? null : shared(moons, ({ pada }) => pada),
    sign: signIndex === null ? null : signRef(signIndex, names),
    moon_longitude: longitudeDeg === null ? null : degrees(longitudeDeg),
    time_known: isTimeKnown,
    stays: (starts ?? []).map((from, i) => ({
      from,
      until: starts![i + 1] ?? until!,
      nakshatra: nakshatraRef(moons[i]!.nakshatraIndex, names),
      pada: moons[i]!.pada,
      sign: signRef(moons[i]!.signIndex, names),
    })),
  };
}

/** Returns what all of a list have in common; null where they differ. */
export function shared<Item, Value>(items: readonly Item[], valueOf: (item: Item) => Value): Value | null {
  const values = new Set(items.map(valueOf));
  return values.size === 1 ? [...values][0]! : null;
}
