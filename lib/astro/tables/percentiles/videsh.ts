/** Scores of life abroad in 10000 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const VIDESH_SPREAD: Spread = {
  subject: 'videsh',
  scores: {
    success: {
      knots: [
        14.5, 33.6, 38, 41, 43.2, 45.2, 46.8, 48.2, 49.8, 51.1, 52.4, 53.8, 55.1, 56.4, 57.9, 59.4, 61, 63, 65.3, 68.8,
        82.4,
      ],
    },
    stay: {
      knots: [
        13.4, 29.2, 33.1, 35.7, 38.1, 40.2, 42.1, 43.7, 45.4, 47, 48.6, 50.1, 51.8, 53.6, 55.4, 57.3, 59.3, 61.8, 64.7,
        69.3, 93.9,
      ],
    },
    periods: {
      knots: [
        12.5, 27.8, 37, 43.9, 48.8, 52.1, 54.9, 57, 59, 60.8, 62.6, 64.3, 65.8, 67.5, 69.5, 71.4, 73.5, 75.9, 78.9,
        83.4, 100,
      ],
    },
  },
};
