/** Scores of the houses of growth in 10000 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const UPACHAYA_SPREAD: Spread = {
  subject: 'upachaya',
  scores: {
    ascendant: {
      knots: [
        15.7, 32.2, 36.1, 39.4, 43.8, 46.9, 49, 51.1, 53.2, 56.1, 58.7, 60.7, 62.5, 64, 65.7, 68.3, 71.2, 73.4, 75.6,
        80.3, 92.1,
      ],
    },
    moon: {
      knots: [
        14.6, 29.1, 34.4, 36.9, 39.6, 43.6, 46.5, 48.4, 50.2, 52.1, 54.6, 57.9, 60.1, 61.8, 63.4, 65.1, 67.7, 71.4,
        74.1, 77.1, 91.5,
      ],
    },
  },
};
