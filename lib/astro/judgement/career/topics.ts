/** Matters of work that periods are judged for (domains of houses by practice; counsel interpretive). */
import type { DashaTheme } from '../tables/dashaThemes.ts';

export const CAREER = {
  id: 'career',
  name: 'Work',
  sanskrit: 'कार्यक्षेत्र',
  area: 'work',
  houses: [10, 6, 2, 11],
  karakas: ['Sun', 'Mercury', 'Saturn'],
  counsel: {
    supportive: 'put plans forward and take the responsibility that is offered',
    mixed: 'choose one aim and finish it before the next',
    demanding: 'keep what stands, deliver reliably and let large moves wait',
  },
} as const satisfies DashaTheme;

export const CHANGE = {
  id: 'change',
  name: 'Change of job',
  sanskrit: 'नौकरी परिवर्तन',
  area: 'change',
  houses: [3, 5, 8, 12, 9],
  karakas: [],
  counsel: {
    supportive: 'a move in this time is well borne, so compare offers in earnest',
    mixed: 'a move needs preparation: sign the new contract before leaving the old one',
    demanding: 'a move in this time costs more than it gives, so prepare it and wait',
  },
} as const satisfies DashaTheme;

export const PROMOTION = {
  id: 'promotion',
  name: 'Promotion',
  sanskrit: 'पदोन्नति',
  area: 'rise and recognition',
  houses: [10, 11, 1, 9],
  karakas: ['Sun', 'Jupiter'],
  counsel: {
    supportive: 'ask for the post, the title or the rise, with results in hand',
    mixed: 'make your results visible first and ask after the next success',
    demanding: 'build the case in writing and let others speak for you',
  },
} as const satisfies DashaTheme;

const SETBACK = {
  id: 'setback',
  name: 'Protection from setbacks',
  sanskrit: 'हानि से रक्षा',
  area: 'what threatens work',
  houses: [8, 12, 5],
  karakas: [],
  counsel: {
    supportive: 'what threatens work is weathered well, so do not let fear decide',
    mixed: 'keep a reserve of some months and your papers in order',
    demanding: 'avoid guarantees and quarrels at work, and save before spending',
  },
} as const satisfies DashaTheme;

export const CAREER_TOPICS: readonly DashaTheme[] = [CAREER, CHANGE, PROMOTION, SETBACK];
