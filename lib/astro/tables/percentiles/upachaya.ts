/** Scores of the houses of growth in 300 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const UPACHAYA_SPREAD: Spread = {
  subject: 'upachaya',
  scores: {
    ascendant: {
      knots: [
        19.5, 32.7, 36.6, 40.3, 45.6, 47.6, 48.8, 51, 53, 55.3, 58.9, 60.7, 62.6, 64.8, 66.1, 69.5, 72.5, 75, 76.9,
        82.2, 88.4,
      ],
    },
    moon: {
      knots: [
        20.6, 30.2, 34.5, 37.7, 41.3, 46.3, 48.6, 49.5, 51.1, 53.6, 55.8, 57.6, 59.8, 62, 63, 64.5, 66.1, 70.2, 73.6,
        76.5, 88,
      ],
    },
  },
};
