/** Further evidence of two whole charts: what each sign of it is, and what it rests on. No points come of it. */
import { both, type Bilingual } from '../../bilingual.ts';
import { phaladeepika, practice, type Source } from '../../source.ts';
import type { MatchStatus } from './ids.ts';

export interface EvidenceRow {
  /** What is looked for. */
  readonly text: Bilingual;
  readonly status: MatchStatus;
  readonly source: Source;
}

const RAMAN = practice('B. V. Raman, Muhurtha');
const CUSTOM = { status: 'practice', source: practice('Practice of matching') } as const;

/** By id, in the order of the answer. */
export const EVIDENCE = {
  moon_sign_is_ascendant: {
    text: both('The Moon sign of one is the ascendant of the other', 'एक की चंद्र-राशि दूसरे का लग्न है'),
    status: 'practice',
    source: RAMAN,
  },
  ascendant_seventh_from_lord: {
    text: both(
      'The ascendant of one is the 7th sign from the other’s lord of the 7th',
      'एक का लग्न दूसरे के सप्तमेश की राशि से सातवाँ है',
    ),
    status: 'practice',
    source: RAMAN,
  },
  spouse_sign: {
    text: both(
      'The ascendant or Moon sign of one follows from the other’s lord of the 7th: its sign, exaltation or navamsa, or a trine',
      'एक का लग्न या चंद्र-राशि दूसरे के सप्तमेश की राशि, उच्च राशि या नवांश, या उनके त्रिकोण में है',
    ),
    status: 'textual',
    source: phaladeepika(10),
  },
  ascendants: { text: both('Where the ascendants stand from each other', 'दोनों के लग्नों की परस्पर स्थिति'), ...CUSTOM },
  ascendant_lords: {
    text: both('How the lords of the ascendants regard each other', 'दोनों के लग्नेशों की मैत्री'),
    ...CUSTOM,
  },
  seventh_lords: {
    text: both('How the lords of the 7th houses regard each other', 'दोनों के सप्तमेशों की मैत्री'),
    ...CUSTOM,
  },
  navamsa_ascendants: {
    text: both('Where the navamsa ascendants stand from each other', 'दोनों के नवांश लग्नों की परस्पर स्थिति'),
    ...CUSTOM,
  },
  venus_mars: {
    text: both('The Venus of one is near the Mars of the other', 'एक का शुक्र दूसरे के मंगल के पास है'),
    status: 'practice',
    source: practice('Modern practice'),
  },
  benefic_seventh: {
    text: both(
      'Jupiter or Venus of one is in the other’s ascendant or 7th sign',
      'एक का गुरु या शुक्र दूसरे के लग्न या सातवीं राशि में है',
    ),
    ...CUSTOM,
  },
} as const satisfies Record<string, EvidenceRow>;

export type EvidenceId = keyof typeof EVIDENCE;
