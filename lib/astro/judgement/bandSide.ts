/** The side of a score of a matter of life. */
import type { AreaBand } from './areaScore.ts';

/** Returns the side of a band: `kind` from good on, `hard` from weak down, else `mixed`. */
export function sideOfBand(band: AreaBand): 'kind' | 'mixed' | 'hard' {
  if (band === 'excellent' || band === 'good') return 'kind';
  return band === 'mixed' ? 'mixed' : 'hard';
}
