/** Scores of doshas in 10000 random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const DOSHA_SPREAD: Spread = {
  subject: 'dosha',
  scores: {
    manglik: {
      sharePercent: 41.27,
      knots: [7.5, 8.3, 9, 9.8, 11.1, 12.4, 12.8, 13.5, 14.3, 15, 15, 15, 15, 15, 20, 27.5, 42.5, 55, 65, 83.8, 100],
    },
    kaal_sarp: {
      sharePercent: 7.33,
      knots: [0, 10, 15, 20, 25, 30, 30, 35, 35, 40, 40, 45, 45, 50, 50, 55, 55, 60, 60, 70, 80],
    },
    pitra: {
      sharePercent: 20.14,
      knots: [0, 15, 20, 25, 30, 35, 35, 40, 45, 45, 50, 50, 50, 55, 60, 65, 70, 75, 80, 90, 100],
    },
    nadi: { sharePercent: 0, knots: [] },
    guru_chandal: {
      sharePercent: 30.83,
      knots: [0, 0, 0, 0, 5, 5, 5, 5, 10, 15, 15, 20, 20, 20, 20, 20, 30, 40, 45, 55, 65],
    },
    grahan: {
      sharePercent: 31.33,
      knots: [6, 6, 8.3, 8.3, 8.3, 9, 20, 20, 27.5, 27.5, 27.5, 27.5, 32.5, 37.5, 40, 47.5, 55, 55, 60, 75, 95],
    },
    shrapit: {
      sharePercent: 9.11,
      knots: [0, 10, 15, 25, 25, 25, 25, 30, 30, 40, 40, 40, 40, 40, 45, 50, 55, 55, 55, 65, 65],
    },
    kemdrum: { sharePercent: 42.37, knots: [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 60] },
    gandmool: {
      sharePercent: 21.76,
      knots: [0, 0, 0, 5, 10, 10, 10, 10, 15, 20, 20, 25, 30, 30, 40, 40, 40, 55, 55, 60, 75],
    },
    vish: {
      sharePercent: 15.83,
      knots: [0, 10, 10, 20, 20, 25, 25, 25, 25, 35, 35, 35, 35, 40, 40, 40, 50, 50, 55, 60, 75],
    },
    angarak: {
      sharePercent: 17.35,
      knots: [0, 10, 25, 25, 25, 25, 25, 30, 30, 40, 40, 45, 45, 45, 45, 45, 45, 60, 60, 60, 60],
    },
    daridra: { sharePercent: 62.7, knots: [0, 0, 0, 0, 0, 0, 0, 4, 8, 8, 8, 8, 14, 16, 20, 20, 26, 28, 38, 46, 100] },
    marak: { sharePercent: 71.36, knots: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 10, 10, 10, 15, 20, 20, 25, 30, 30, 40, 60] },
    kalathra: {
      sharePercent: 47.14,
      knots: [5, 10, 10, 15, 20, 20, 25, 25, 25, 30, 30, 30, 35, 40, 40, 40, 45, 50, 50, 65, 80],
    },
    sarpa: { sharePercent: 10.46, knots: [5, 5, 5, 5, 5, 5, 5, 5, 20, 20, 20, 20, 20, 20, 35, 35, 35, 40, 50, 50, 70] },
    putra: {
      sharePercent: 51.73,
      knots: [0, 0, 0, 10, 10, 10, 10, 10, 10, 20, 20, 20, 20, 20, 20, 20, 30, 30, 40, 40, 70],
    },
    papakartari: {
      sharePercent: 29.63,
      knots: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 25, 25, 30, 30, 30, 40, 40, 40, 95],
    },
    bandhan: {
      sharePercent: 16.58,
      knots: [5, 5, 5, 20, 20, 20, 20, 20, 20, 20, 40, 40, 40, 40, 40, 40, 40, 40, 40, 60, 60],
    },
    matri: {
      sharePercent: 25.79,
      knots: [0, 5, 5, 5, 5, 5, 10, 15, 15, 20, 20, 20, 20, 25, 30, 30, 35, 40, 40, 50, 65],
    },
    bhratri: {
      sharePercent: 38.46,
      knots: [0, 0, 0, 5, 10, 10, 10, 10, 15, 15, 20, 20, 20, 20, 25, 25, 30, 35, 35, 40, 60],
    },
    shakat: {
      sharePercent: 24.46,
      knots: [4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 6.8, 6.8, 30, 30, 30, 30, 30, 30, 30, 45, 45, 45, 45],
    },
    kendradhipati: {
      sharePercent: 23.78,
      knots: [0, 0, 0, 0, 5, 5, 5, 15, 15, 15, 15, 15, 15, 20, 25, 25, 30, 30, 35, 35, 50],
    },
    badhaka: {
      sharePercent: 16.62,
      knots: [5, 5, 5, 5, 15, 20, 30, 30, 30, 30, 30, 30, 30, 30, 30, 40, 40, 40, 45, 45, 70],
    },
    amavasya: {
      sharePercent: 3.3,
      knots: [20, 20, 30, 30, 30, 30, 30, 30, 30, 30, 30, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40],
    },
    chaturdashi: {
      sharePercent: 3.05,
      knots: [0, 10, 10, 15, 15, 15, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 35, 35, 35, 35],
    },
    sankranti: {
      sharePercent: 1.86,
      knots: [5, 5, 5, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 25, 25, 30, 30, 30, 30, 30, 40],
    },
    vyatipata: {
      sharePercent: 3.54,
      knots: [15, 15, 15, 15, 15, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 35, 35, 35],
    },
    vaidhriti: {
      sharePercent: 3.48,
      knots: [15, 15, 15, 15, 15, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 35, 35, 35],
    },
    vishti: {
      sharePercent: 13.05,
      knots: [0, 0, 0, 0, 10, 10, 10, 10, 10, 10, 10, 15, 15, 20, 20, 25, 25, 25, 25, 35, 45],
    },
    dagdha_tithi: {
      sharePercent: 6.77,
      knots: [5, 5, 5, 5, 5, 5, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 25, 25, 25],
    },
    rajju: { sharePercent: 0, knots: [] },
    bhakoot: { sharePercent: 0, knots: [] },
    gana: { sharePercent: 0, knots: [] },
    ekanakshatra: { sharePercent: 0, knots: [] },
  },
};

/** Digest of the raw values of the first births: where it differs, npm run shares counts anew. */
export const DOSHA_DIGEST = 'b31587731b8067dd';
