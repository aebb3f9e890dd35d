/** Scores of life abroad in 300 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const VIDESH_SPREAD: Spread = {
  subject: 'videsh',
  scores: {
    success: {
      knots: [
        14.5, 35.3, 38.1, 41.2, 43.8, 45.2, 46.7, 48.4, 50.2, 51.2, 52.5, 53.8, 54.9, 56, 58.2, 60.3, 62.2, 63.9, 66.2,
        69.6, 80.4,
      ],
    },
    stay: {
      knots: [
        15, 29.9, 34.7, 36.5, 38.7, 41.2, 42.9, 43.6, 45.1, 46.4, 48.2, 50.2, 52.1, 54.1, 56, 58.6, 59.8, 63.7, 67.4,
        71.7, 79.3,
      ],
    },
    periods: {
      knots: [
        12.5, 26.5, 32.9, 41.9, 48.3, 52.9, 55, 57.2, 58.7, 61.3, 62.7, 64.2, 66.1, 67.9, 69.2, 71.4, 73.5, 75.4, 79.6,
        83.6, 96,
      ],
    },
  },
};
