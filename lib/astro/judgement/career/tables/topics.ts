/** Matters of work that periods are judged for (domains of houses by practice). */
import type { Planet } from '../../../tables/planets.ts';

export type CareerTopicId = 'career' | 'change' | 'promotion' | 'setback';

export interface CareerTopic {
  readonly id: CareerTopicId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  /** Planets that signify it by nature. */
  readonly karakas: readonly Planet[];
}

export const CAREER: CareerTopic = {
  id: 'career',
  name: 'Work',
  sanskrit: 'कार्यक्षेत्र',
  houses: [10, 6, 2, 11],
  karakas: ['Sun', 'Mercury', 'Saturn'],
};

export const CHANGE: CareerTopic = {
  id: 'change',
  name: 'Change of job',
  sanskrit: 'नौकरी परिवर्तन',
  houses: [3, 5, 8, 12, 9],
  karakas: [],
};

export const PROMOTION: CareerTopic = {
  id: 'promotion',
  name: 'Promotion',
  sanskrit: 'पदोन्नति',
  houses: [10, 11, 1, 9],
  karakas: ['Sun', 'Jupiter'],
};

export const SETBACK: CareerTopic = {
  id: 'setback',
  name: 'Protection from setbacks',
  sanskrit: 'हानि से रक्षा',
  houses: [8, 12, 5],
  karakas: [],
};

export const CAREER_TOPICS: readonly CareerTopic[] = [CAREER, CHANGE, PROMOTION, SETBACK];
