/** Scores of the houses of growth in 60 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const UPACHAYA_SPREAD: Spread = {
  subject: 'upachaya',
  scores: {
    ascendant: {
      knots: [
        21.4, 32, 33.9, 39.8, 45.6, 46.4, 49, 51.8, 52.9, 55.6, 63.2, 63.5, 64.3, 65, 66.7, 72.1, 73.2, 75.2, 77.6,
        84.1, 85.7,
      ],
    },
    moon: {
      knots: [
        22.5, 31.9, 37.3, 38.9, 45.3, 48.2, 49.6, 51.8, 53.9, 55.6, 56.5, 57.6, 59.8, 61.9, 62.2, 63, 63.7, 66.3, 68.1,
        73.6, 75.8,
      ],
    },
  },
};
