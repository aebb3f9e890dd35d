/** Scores of acting periods and of transits for a matter of life in 300 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const MOMENT_SPREAD: Spread = {
  subject: 'moment',
  scores: {
    transits: {
      knots: [
        22.5, 22.5, 28.3, 28.3, 29, 33.4, 34.8, 38.2, 43.8, 44.7, 47.3, 50.5, 53.1, 57.5, 62.5, 66.9, 68.3, 72.1, 75.6,
        82.6, 94.8,
      ],
    },
    periods: {
      knots: [
        0, 7.8, 18.5, 25.5, 29.7, 33.2, 37, 40.5, 43.2, 46, 49, 51.8, 55.3, 59, 62.7, 67, 70.7, 75, 80, 89.3, 100,
      ],
    },
    health_transits: {
      knots: [
        8.9, 27.1, 37.4, 38.9, 40, 47.8, 47.8, 47.8, 47.8, 50.4, 51.8, 58.2, 58.2, 58.2, 60.7, 62.2, 68.5, 71.1, 78.9,
        78.9, 78.9,
      ],
    },
  },
};
