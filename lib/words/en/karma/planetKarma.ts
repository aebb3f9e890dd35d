/** What each planet carries over from past lives, as parts of sentences (interpretive, after BPHS 3.12-13 and 32.22-24). */
import type { KarmaBody } from '../../../astro/judgement/karma/places.ts';

/** What one of them carries over. */
export interface PlanetKarma {
  /** `looks towards ...`. */
  readonly people: string;
  /** `... can be relied on`, `success in ...`: without a verb, in the singular. */
  readonly theme: string;
  /** `asks ...`. */
  readonly lesson: string;
}

export const PLANET_KARMA: Readonly<Record<KarmaBody, PlanetKarma>> = {
  Ascendant: {
    people: 'those who shared one’s daily life',
    theme: 'the course of one’s own life',
    lesson: 'to begin again with care, and to look after the body',
  },
  Sun: {
    people: 'a father, a ruler or others in authority',
    theme: 'standing among others',
    lesson: 'to lead without pride',
  },
  Moon: {
    people: 'a mother, or those who fed and sheltered one',
    theme: 'peace of mind',
    lesson: 'to comfort others without asking for it back',
  },
  Mars: {
    people: 'brothers, comrades or rivals',
    theme: 'courage and the use of strength',
    lesson: 'to use strength for protection only',
  },
  Mercury: {
    people: 'pupils, friends or partners in trade',
    theme: 'learning, speech and dealing',
    lesson: 'to say what is true and keep what was agreed',
  },
  Jupiter: {
    people: 'teachers, priests or those who trusted one’s counsel',
    theme: 'faith and good counsel',
    lesson: 'to live what is taught',
  },
  Venus: {
    people: 'a partner, or those who gave affection',
    theme: 'affection and the joys of life',
    lesson: 'to love without bargaining',
  },
  Saturn: {
    people: 'workers, servants or the aged',
    theme: 'work and lasting duty',
    lesson: 'to serve with patience and pay what is due',
  },
  Rahu: {
    people: 'strangers and people of other ways',
    theme: 'ambition and the unfamiliar',
    lesson: 'to want less and to look closely',
  },
  Ketu: {
    people: 'ascetics, or those who were left behind',
    theme: 'letting go',
    lesson: 'to finish what was begun before turning away',
  },
};

/** The same of a child, in matters of its own age. */
export const CHILD_KARMA: Readonly<Record<KarmaBody, PlanetKarma>> = {
  ...PLANET_KARMA,
  Ascendant: { people: 'the whole family', theme: 'growing up', lesson: 'to try again with good cheer' },
  Sun: { people: 'a father or a grandfather', theme: 'confidence', lesson: 'to take turns in leading' },
  Moon: { people: 'a mother or a grandmother', theme: 'a calm mind', lesson: 'to say what hurts' },
  Mars: { people: 'brothers and playmates', theme: 'courage', lesson: 'to protect those who are smaller' },
  Mercury: { people: 'friends and fellow pupils', theme: 'learning and speech', lesson: 'to say what is true' },
  Jupiter: { people: 'teachers and elders', theme: 'good customs', lesson: 'to listen to those who know' },
  Venus: { people: 'sisters and friends', theme: 'affection and art', lesson: 'to share gladly' },
  Saturn: { people: 'the old and those who help at home', theme: 'patience', lesson: 'to finish small duties' },
  Rahu: { people: 'new people', theme: 'curiosity', lesson: 'to look closely before wanting' },
  Ketu: { people: 'forebears', theme: 'quiet play', lesson: 'to finish what was begun' },
};
