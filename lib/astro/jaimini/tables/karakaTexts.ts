/** Lessons, professions and images by planet, in our own words. Interpretive, after JS 1.2 and BPHS 3.12-32. */
import type { Planet } from '../../tables/planets.ts';

/** What the soul is here to learn, and the way through it, by the planet that is atmakaraka. */
export const SOUL_LESSONS: Readonly<Record<Planet, string>> = {
  Sun: 'to lead without pride: authority is held best when the self steps back from it',
  Moon: 'to care for others without losing oneself: feeling becomes compassion when it asks for nothing back',
  Mars: 'to master anger: strength is complete when it protects and does not strike',
  Mercury: 'to speak the truth: a quick mind becomes trustworthy by careful words',
  Jupiter: 'to honour teachers, children and what is greater: knowledge ripens by respect',
  Venus: 'to refine desire: love grows clear when pleasure follows loyalty',
  Saturn: 'to bear sorrow with patience: burdens carried for others turn into peace',
  Rahu: 'to see through illusion: unusual ways lead home when intentions are plain',
  Ketu: 'to let go: insight comes where nothing needs to be kept',
};

/** Fields of work, the most typical first. */
export const PROFESSIONS: Readonly<Record<Planet, readonly string[]>> = {
  Sun: ['government and administration', 'leadership of an institution', 'medicine', 'politics'],
  Moon: ['care and nursing', 'food, water and hospitality', 'work with the public', 'psychology'],
  Mars: ['engineering', 'surgery and emergency work', 'armed and protective services', 'property and building'],
  Mercury: ['trade and commerce', 'writing, media and teaching', 'law and accounts', 'information technology'],
  Jupiter: ['teaching and scholarship', 'law and counsel', 'finance and banking', 'religion and philosophy'],
  Venus: ['arts, music and design', 'fashion, beauty and luxury goods', 'diplomacy', 'entertainment and hospitality'],
  Saturn: [
    'large organisations and public works',
    'labour, mining and agriculture',
    'research',
    'crafts of long practice',
  ],
  Rahu: ['technology and aviation', 'foreign trade', 'pharmacy and chemistry', 'film, media and new fields'],
  Ketu: ['computing and mathematics', 'astrology and spiritual work', 'healing arts', 'investigation'],
};

/** How the world sees a person, by a planet in the arudha of the ascendant. */
export const IMAGES: Readonly<Record<Planet, string>> = {
  Sun: 'dignified and in charge',
  Moon: 'approachable and caring',
  Mars: 'bold and energetic',
  Mercury: 'clever, young and well-spoken',
  Jupiter: 'wise, kind and respectable',
  Venus: 'charming and refined',
  Saturn: 'serious, modest and hard-working',
  Rahu: 'unusual and ambitious',
  Ketu: 'reserved and hard to read',
};

/** How a spouse is described by a planet on the seventh from the upapada, or by its lord. */
export const SPOUSES: Readonly<Record<Planet, string>> = {
  Sun: 'self-assured, with a sense of duty',
  Moon: 'sensitive and attached to the home',
  Mars: 'energetic and direct',
  Mercury: 'quick, talkative and youthful',
  Jupiter: 'generous, learned and principled',
  Venus: 'affectionate, with taste',
  Saturn: 'steady, mature and reserved',
  Rahu: 'of another background, or unconventional',
  Ketu: 'inward and independent',
};
