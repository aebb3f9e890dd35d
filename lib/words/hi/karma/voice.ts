/** Of whom a karma is told in Hindi: to a grown person, or of a child to the parents. */
import type { KarmaBody } from '../../../astro/judgement/karma/places.ts';
import { HOUSE_THEMES_HI } from '../divisionalPhrases.ts';
import { isBeneficPartHi, partHi, partNamedHi } from './phrases.ts';
import { CHILD_KARMA_HI, PLANET_KARMA_HI, type PlanetKarmaHi } from './planetKarma.ts';

export interface KarmaVoiceHi {
  readonly isChild: boolean;
  /** Returns what works through a house, 1 to 12, before a postposition. */
  theme(house: number): string;
  karma(body: KarmaBody): PlanetKarmaHi;
  /** Names a part of the D60 before में; to parents no malefic one by its name, which would frighten. */
  part(shashtiamsha: number): string;
  /** The same with the meaning of a benefic one. */
  partNamed(shashtiamsha: number): string;
  /** Before a masculine noun in the direct case: आपका, बच्चे का. */
  readonly your: string;
}

/** What works through a house for a child, the 1st first, before a postposition: nothing of work, money and marriage. */
const CHILD_THEMES = [
  'स्वभाव और सेहत',
  'परिवार और बोलचाल',
  'साहस और भाई-बहनों',
  'घर और मन के सुकून',
  'खेल, हुनर और पढ़ाई',
  'दिनचर्या और छोटे कामों',
  'मिलकर खेलने',
  'बदलाव और भरोसे',
  'गुरुजनों और अच्छे संस्कारों',
  'सबके सामने अच्छा करने',
  'मित्रों और इच्छाओं',
  'आराम और शांति',
] as const;

export const GROWN_VOICE_HI: KarmaVoiceHi = {
  isChild: false,
  theme: (house) => HOUSE_THEMES_HI[house - 1]!,
  karma: (body) => PLANET_KARMA_HI[body],
  part: (shashtiamsha) => `${partHi(shashtiamsha)} षष्ट्यंश`,
  partNamed: partNamedHi,
  your: 'आपका',
};

export const CHILD_VOICE_HI: KarmaVoiceHi = {
  isChild: true,
  theme: (house) => CHILD_THEMES[house - 1]!,
  karma: (body) => CHILD_KARMA_HI[body],
  part: (shashtiamsha) => (isBeneficPartHi(shashtiamsha) ? `${partHi(shashtiamsha)} षष्ट्यंश` : 'कठिन षष्ट्यंश'),
  partNamed: (shashtiamsha) => (isBeneficPartHi(shashtiamsha) ? partNamedHi(shashtiamsha) : 'कठिन षष्ट्यंश'),
  your: 'बच्चे का',
};
