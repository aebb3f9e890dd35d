/** A planet's course through the kakshas of the sign it passes, and the value of each for it. */
import { utFromTt } from '../../earth/deltaT.ts';
import type { Ashtakavarga, Contributor } from '../../ashtakavarga/bindus.ts';
import { isKakshaActive, KAKSHA_LORDS, KAKSHA_ARC_DEG } from '../../ashtakavarga/kaksha.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { naturalRelation } from '../../tables/relationships.ts';
import { stayAt, stays, type Stay } from '../../transit/stays.ts';
import type { Track } from '../../transit/track.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';

export interface KakshaStay extends Stay {
  readonly signIndex: number;
  /** Within the sign, 0..7. */
  readonly kaksha: number;
}

export interface KakshaCourse {
  /** The unbroken stay in the sign. */
  readonly inSign: Stay;
  /** The kaksha that runs, then those that follow in the sign; again where the planet turns back. */
  readonly kakshas: readonly KakshaStay[];
}

/** Days before the end of a stay at which the search stops, so that the border itself is not passed. */
const BEFORE_DAYS = 1e-5;

/**
 * Returns the way of a planet from an instant to the end of its stay in the sign.
 *
 * @param inSign the stay that runs, where it is known
 */
export function kakshaCourse(track: Track, jdUT: number, inSign = stayAt(track, SIGN_ARC_DEG, jdUT)): KakshaCourse {
  const endJdUT = inSign.endJdUT ?? utFromTt(track.endJdTT);
  const found = stays(track, KAKSHA_ARC_DEG, jdUT, Math.max(jdUT, endJdUT - BEFORE_DAYS));
  const kakshas = found.map((stay) => ({ ...stay, signIndex: Math.floor(stay.index / 8), kaksha: stay.index % 8 }));
  return { inSign, kakshas: kakshas.filter(({ signIndex }) => signIndex === inSign.index) };
}

/** How far a kaksha lets its planet give results: freely, less freely, or hardly (interpretive). */
export type KakshaEffect = 'good' | 'mixed' | 'weak';

/** Returns the value of a kaksha of a sign for a passing planet; null for the nodes, which receive no bindus. */
export function kakshaEffect(av: Ashtakavarga, planet: Planet, signIndex: number, kaksha: number): KakshaEffect | null {
  if (isNode(planet)) return null;
  if (!isKakshaActive(av, planet, signIndex, kaksha)) return 'weak';
  return isFriendlyKaksha(planet, KAKSHA_LORDS[kaksha]!) ? 'good' : 'mixed';
}

/** Tells whether the lord of a kaksha is the planet itself, its natural friend, or the ascendant, who is no one's enemy. */
export function isFriendlyKaksha(planet: Planet, lord: Contributor): boolean {
  return lord === 'Ascendant' || lord === planet || naturalRelation(planet, lord) === 'friend';
}
