/** Scores of acting periods and of transits for a matter of life in 60 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const MOMENT_SPREAD: Spread = {
  subject: 'moment',
  scores: {
    transits: {
      knots: [
        22.5, 22.5, 28.3, 28.3, 29, 32.7, 34.8, 38.2, 40.8, 44.7, 47.3, 50.5, 53.1, 57.5, 62.5, 66.9, 68.3, 71.6, 74.8,
        82.4, 94.8,
      ],
    },
    periods: {
      knots: [
        0, 7.8, 17.3, 24, 29.7, 33.5, 38.2, 41.3, 43.5, 45.7, 48.2, 51, 56.5, 60.2, 64, 67.7, 70.2, 74, 80.7, 89.8, 100,
      ],
    },
    health_transits: {
      knots: [
        19.3, 27.1, 37.4, 37.5, 40, 47.8, 47.8, 47.8, 47.8, 49.3, 50.4, 58.1, 58.2, 58.2, 60.7, 68.5, 68.5, 71.1, 78.9,
        78.9, 78.9,
      ],
    },
  },
};
