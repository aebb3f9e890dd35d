/** The ten poruthams of two Moons: levels, how many agree, and the exceptions of rajju. */
import { MOON_PAIR_EXCEPTIONS } from '../../../affliction/matchExceptions.ts';
import { moonPair } from '../../../affliction/moonPair.ts';
import type { PoruthamId, PoruthamLevel } from '../../../tables/matching/ids.ts';
import { PORUTHAMS } from '../../../tables/matching/poruthams.ts';
import type { Two } from '../../../tables/matching/roles.ts';
import { courseOf } from '../../../tables/rajju.ts';
import { otherReadings, type MatchingConventions, type OtherReading } from '../conventions.ts';
import { exceptionSeen, type ExceptionSeen } from '../facts/exceptionFacts.ts';
import type { PoruthamSeen } from '../facts/poruthamFacts.ts';
import type { MatchMoon } from '../matchMoon.ts';
import { PORUTHAM_RULES } from './poruthamRules.ts';

export interface Porutham {
  readonly id: PoruthamId;
  readonly level: PoruthamLevel;
  readonly isAgreed: boolean;
  readonly seen: PoruthamSeen;
  /** Of rajju where it does not agree, met or not; named only, as they never change the level. */
  readonly exceptions: readonly ExceptionSeen[];
  /** Levels by named conventions that differ. */
  readonly otherReadings: readonly OtherReading<PoruthamLevel>[];
}

export interface PoruthamMatch {
  /** In the order of the table of poruthams. */
  readonly poruthams: readonly Porutham[];
  readonly agreed: number;
  /** Of those that custom holds essential, the ones that do not agree. */
  readonly essentialMissing: readonly PoruthamId[];
}

/** Returns the match of two Moons by the ten poruthams. */
export function poruthamMatch(moons: Two<MatchMoon>, conventions: MatchingConventions): PoruthamMatch {
  const found = PORUTHAMS.map(({ id }) => poruthamOf(id, moons, conventions));
  const isAgreed = (id: PoruthamId) => found.some((porutham) => porutham.id === id && porutham.isAgreed);
  return {
    poruthams: found.map((porutham) =>
      porutham.id === 'rajju' && !porutham.isAgreed
        ? { ...porutham, exceptions: exceptionsOfRajju(moons, isAgreed) }
        : porutham,
    ),
    agreed: found.filter((porutham) => porutham.isAgreed).length,
    essentialMissing: PORUTHAMS.filter(({ id, isEssential }) => isEssential && !isAgreed(id)).map(({ id }) => id),
  };
}

/** Returns the level of one porutham. */
export function poruthamLevel(id: PoruthamId, moons: Two<MatchMoon>, conventions: MatchingConventions): PoruthamLevel {
  return PORUTHAM_RULES[id].seen(moons, conventions).args.level;
}

function poruthamOf(id: PoruthamId, moons: Two<MatchMoon>, conventions: MatchingConventions): Porutham {
  const { choice, seen } = PORUTHAM_RULES[id];
  const found = seen(moons, conventions);
  const { level } = found.args;
  return {
    id,
    level,
    isAgreed: level !== 'adhama',
    seen: found,
    exceptions: [],
    otherReadings: otherReadings(choice, conventions, level, (others) => poruthamLevel(id, moons, others)),
  };
}

function exceptionsOfRajju(
  { bride, groom }: Two<MatchMoon>,
  isAgreed: (id: PoruthamId) => boolean,
): readonly ExceptionSeen[] {
  const agreed = {
    isLordsAgreed: isAgreed('rasi_adhipati'),
    isSignAgreed: isAgreed('rasi'),
    isDinaAgreed: isAgreed('dina'),
    isMahendraAgreed: isAgreed('mahendra'),
  };
  return [
    exceptionSeen('rajju_by_other_koots', { ...agreed, isMet: Object.values(agreed).every(Boolean) }),
    exceptionSeen('rajju_opposite_direction', {
      courses: { groom: courseOf(groom.nakshatraIndex), bride: courseOf(bride.nakshatraIndex) },
      isMet: MOON_PAIR_EXCEPTIONS.rajju_opposite_direction(moonPair(groom, bride)),
    }),
  ];
}
