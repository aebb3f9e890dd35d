/** Scores of the houses of growth in 10000 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const UPACHAYA_SPREAD: Spread = {
  subject: 'upachaya',
  scores: {
    ascendant: {
      knots: [
        15.7, 32.2, 36.3, 39.5, 43.8, 46.9, 49.1, 51.2, 53.3, 56.2, 58.8, 60.8, 62.6, 64.1, 65.8, 68.4, 71.2, 73.4,
        75.7, 80.4, 92.1,
      ],
    },
    moon: {
      knots: [
        14.6, 29.1, 34.5, 37, 39.7, 43.7, 46.7, 48.6, 50.3, 52.2, 54.6, 57.9, 60.2, 61.9, 63.5, 65.2, 67.7, 71.5, 74.2,
        77.3, 91.5,
      ],
    },
  },
};
