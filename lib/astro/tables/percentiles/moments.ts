/** Scores of acting periods and of transits for a matter of life in 10000 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const MOMENT_SPREAD: Spread = {
  subject: 'moment',
  scores: {
    transits: {
      knots: [
        22.5, 22.5, 28.3, 28.3, 29, 32.7, 34.8, 38.2, 42, 44.7, 47.3, 50.5, 53.1, 57.5, 62.5, 66.9, 68.3, 72.7, 77.7,
        83.5, 98.1,
      ],
    },
    periods: {
      knots: [
        0, 8, 17, 23.5, 28.2, 32.8, 36.8, 40.3, 43.5, 47, 50, 53.2, 56.3, 59.3, 62.5, 66.3, 70.2, 75, 80.7, 89.5, 100,
      ],
    },
    health_transits: {
      knots: [
        8.9, 27.1, 29.7, 37.5, 40, 40, 47.8, 47.8, 47.8, 50.4, 51.8, 58.2, 58.2, 59.6, 60.7, 68.5, 68.5, 68.5, 71.1,
        78.9, 78.9,
      ],
    },
  },
};
