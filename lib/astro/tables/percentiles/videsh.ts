/** Scores of life abroad in 10000 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const VIDESH_SPREAD: Spread = {
  subject: 'videsh',
  scores: {
    success: {
      knots: [
        14.5, 34, 38.3, 41.3, 43.6, 45.4, 47.1, 48.6, 50.1, 51.4, 52.8, 54.1, 55.4, 56.7, 58.1, 59.7, 61.3, 63.2, 65.6,
        69, 82.4,
      ],
    },
    stay: {
      knots: [
        13.4, 29.1, 33, 35.6, 38, 40.2, 41.9, 43.7, 45.2, 46.8, 48.5, 50.1, 51.7, 53.4, 55.1, 57.1, 59.2, 61.6, 64.6,
        69.2, 93.9,
      ],
    },
    periods: {
      knots: [
        12.5, 27.9, 37.2, 44, 48.9, 52.3, 55, 57.1, 59.1, 60.9, 62.7, 64.3, 65.9, 67.6, 69.6, 71.5, 73.6, 76, 79, 83.5,
        100,
      ],
    },
  },
};
