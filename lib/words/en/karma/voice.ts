/** Of whom a karma is told in English: to a grown person, or of a child to the parents. */
import type { KarmaBody } from '../../../astro/judgement/karma/places.ts';
import { houseTheme } from '../varga/phrases.ts';
import { CHILD_KARMA, PLANET_KARMA, type PlanetKarma } from './planetKarma.ts';

export interface KarmaVoice {
  readonly isChild: boolean;
  /** Returns what works through a house, 1 to 12. */
  theme(house: number): string;
  karma(body: KarmaBody): PlanetKarma;
  /** `your`, `the child’s`. */
  readonly your: string;
}

/** What works through a house for a child, the 1st first: nothing of work, money and marriage. */
const CHILD_THEMES = [
  'temperament and health',
  'family and speech',
  'courage and siblings',
  'home and inner ease',
  'play, talent and learning',
  'routine and small tasks',
  'playing with others',
  'change and trust',
  'teachers and good customs',
  'doing things well in the open',
  'friends and wishes',
  'rest and quiet',
] as const;

export const GROWN_VOICE: KarmaVoice = {
  isChild: false,
  theme: houseTheme,
  karma: (body) => PLANET_KARMA[body],
  your: 'your',
};

export const CHILD_VOICE: KarmaVoice = {
  isChild: true,
  theme: (house) => CHILD_THEMES[house - 1]!,
  karma: (body) => CHILD_KARMA[body],
  your: 'the child’s',
};
