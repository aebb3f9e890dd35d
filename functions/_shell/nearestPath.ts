/** The existing path that a caller most likely meant by one that does not exist. */
import { distance } from 'fastest-levenshtein';
import { PATHS } from './tables/paths.ts';

const PREFIX = '/api/v1';
const LONGEST_COMPARED = 120;

/**
 * Returns the nearest existing path; null where none is near.
 *
 * A path is near if it differs only by case, slashes or the prefix, by a few letters, or has the same last segment.
 */
export function nearestPath(path: string): string | null {
  const plain = plainPath(path).slice(0, LONGEST_COMPARED);
  const whole = plain.startsWith(`${PREFIX}/`) || !plain.includes('/', 1) ? plain : PREFIX + plain;
  const [nearest] = PATHS.map((known) => ({ known, apart: distance(whole, known) })).sort((a, b) => a.apart - b.apart);
  if (nearest!.apart <= lettersForgiven(whole)) return nearest!.known;
  const last = lastPart(plain);
  const named = PATHS.filter((known) => lastPart(known) === last);
  return named.length === 1 ? named[0]! : null;
}

function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return plain.replace(/^\/(api|v1|api\/v\d+|v1\/api)(?=\/)/, PREFIX);
}

const lettersForgiven = (path: string) => Math.max(2, Math.floor(path.replace(PREFIX, '').length / 4));

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
