/** Scores of the houses of growth in 500 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const UPACHAYA_SPREAD: Spread = {
  subject: 'upachaya',
  scores: {
    ascendant: {
      knots: [
        17.9, 31.6, 36.3, 40.4, 45.3, 47.6, 49.1, 51, 53, 55.6, 58.5, 60.5, 62.4, 63.8, 65.9, 67.6, 71.4, 74.3, 76.4,
        81.4, 88.4,
      ],
    },
    moon: {
      knots: [
        20.6, 31.9, 35.4, 37.7, 42.5, 45.6, 47.9, 49.3, 50.6, 52.5, 55, 56.9, 59.5, 61.4, 62.9, 64.2, 66.1, 70.6, 73.6,
        76.4, 88,
      ],
    },
  },
};
