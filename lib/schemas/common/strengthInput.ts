/** Which readings of strength a caller may ask for. */
import { DIG_READINGS, MINIMUM_READINGS, SAPTAVARGAJA_READINGS } from '../../astro/strength/strengthReadings.ts';
import { EXALTATION_READINGS } from '../../astro/varga/exaltation.ts';
import { choice } from './inputs.ts';

/** Taken by /varga/vimsopaka. */
export const VimsopakaQuery = {
  exaltation: choice(
    EXALTATION_READINGS,
    'by_lord: a sign counts by its lord alone; full: 20 points in exaltation and moolatrikona signs, 5 in debilitation; default by_lord',
  ),
};

/** Taken by /planets/dignity. */
export const ShadbalaQuery = {
  saptavargaja: choice(
    SAPTAVARGAJA_READINGS,
    'Virupas of great friend, friend, neutral, enemy, great enemy: raman 22.5, 15, 7.5, 3.75, 1.875; bphs 20, 15, 10, 4, 2; default raman',
  ),
  dig: choice(
    DIG_READINGS,
    'Strength by direction from the meridian, or from the point 270 degrees after the ascendant (equal); default meridian',
  ),
  minimum: choice(
    MINIMUM_READINGS,
    'Whose least rupas ratio, band and rank go by: 5 for the Sun by raman, 6.5 by bphs, the others alike; default raman',
  ),
};
