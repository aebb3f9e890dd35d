/** Scores of life abroad in 60 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const VIDESH_SPREAD: Spread = {
  subject: 'videsh',
  scores: {
    success: {
      knots: [
        28.9, 37.5, 41.2, 44.6, 45.9, 46.8, 47.7, 48.3, 49.7, 51.4, 52.4, 52.5, 54.2, 54.9, 57.6, 58.2, 60.3, 62.6,
        63.6, 66.2, 71,
      ],
    },
    stay: {
      knots: [
        15, 32.3, 34.2, 36.3, 37.7, 40.3, 41.8, 44.7, 46.5, 49.4, 51.5, 53.4, 55.4, 56.7, 58.6, 59.8, 63.6, 67.6, 70.9,
        74.4, 79.3,
      ],
    },
    periods: {
      knots: [
        21, 35, 43, 45.5, 48.4, 55, 57.2, 57.9, 62, 63.1, 63.7, 65, 66.1, 67.7, 68.8, 69.2, 71.2, 72.7, 73.9, 80, 88.3,
      ],
    },
  },
};
