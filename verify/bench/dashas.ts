/** Vimshottari dasha: all pranas of a cycle, and the running one with the four periods above it. */
import { mahadashas, runningPath, subPeriods } from '../../lib/astro/dasha/nakshatra.ts';
import { DEEPEST_LEVEL, type Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { J2000_JD } from '../../lib/astro/time.ts';
import { microsecondsEach, table } from './timing.ts';

const PRANAS = 9 ** DEEPEST_LEVEL;
const INSTANTS = 2000;
/** Trees for each thousand paths. */
const TREE_SHARE = 5 / 1000;

export function benchDashas(): void {
  const life = mahadashas(vimshottari, 218.25, J2000_JD, 365.25);
  const cycle = life.slice(0, vimshottari.lords.length);
  const instants = Array.from({ length: INSTANTS }, (_, i) => J2000_JD + i * 20);
  const times = microsecondsEach(
    [
      { name: 'tree', run: () => expectCount(pranas(cycle), PRANAS), share: TREE_SHARE },
      { name: 'path', run: (i) => expectCount(runningPath(vimshottari, life, instants[i]!)!.length, DEEPEST_LEVEL) },
    ],
    instants.map((_, i) => i),
  );
  table('Vimshottari: microseconds (medians)', [
    ['', 'us'],
    [`all ${PRANAS} pranas of a cycle`, times.get('tree')!.toFixed(0)],
    ['the running path of five levels', times.get('path')!.toFixed(2)],
  ]);
}

function pranas(periods: readonly Period<Planet>[]): number {
  let count = 0;
  for (const period of periods) count += period.level === DEEPEST_LEVEL ? 1 : pranas(subPeriods(vimshottari, period));
  return count;
}

/** Keeps the work from being optimised away. */
function expectCount(count: number, wanted: number): void {
  if (count !== wanted) throw new Error(`${count} periods instead of ${wanted}`);
}
