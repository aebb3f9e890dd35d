/** Names of the times in which nothing is begun. */
import { CLOSURE_NAMES, type ClosureId } from '../../../astro/judgement/tables/dayClosures.ts';
import { AVOIDED_NAMES } from '../../../astro/judgement/tables/dayWindows.ts';
import type { PanchangName } from '../../../astro/tables/panchang.ts';
import type { ShunnedId } from '../../facts/day/dayText.ts';

/** Returns the name of a time in which nothing is begun. */
export function shunnedName(id: ShunnedId): PanchangName {
  return isClosure(id) ? CLOSURE_NAMES[id] : AVOIDED_NAMES[id];
}

function isClosure(id: ShunnedId): id is ClosureId {
  return id in CLOSURE_NAMES;
}
