/** Of whom a karma is told in English: to a grown person, or of a child to the parents. */
import type { KarmaBody } from '../../../astro/judgement/karma/places.ts';
import { houseTheme } from '../varga/phrases.ts';
import { isBeneficPart, partPhrase, partShort } from './phrases.ts';
import { CHILD_KARMA, PLANET_KARMA, type PlanetKarma } from './planetKarma.ts';

export interface KarmaVoice {
  readonly isChild: boolean;
  /** Returns what works through a house, 1 to 12. */
  theme(house: number): string;
  karma(body: KarmaBody): PlanetKarma;
  /** Names a part of the D60 in short; to parents no malefic one by its name, which would frighten. */
  part(shashtiamsha: number): string;
  /** The same with the meaning of a benefic one. */
  partNamed(shashtiamsha: number): string;
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
  part: partShort,
  partNamed: partPhrase,
  your: 'your',
};

export const CHILD_VOICE: KarmaVoice = {
  isChild: true,
  theme: (house) => CHILD_THEMES[house - 1]!,
  karma: (body) => CHILD_KARMA[body],
  part: (shashtiamsha) => (isBeneficPart(shashtiamsha) ? partShort(shashtiamsha) : 'a malefic part'),
  partNamed: (shashtiamsha) => (isBeneficPart(shashtiamsha) ? partPhrase(shashtiamsha) : 'a malefic part'),
  your: 'the child’s',
};
