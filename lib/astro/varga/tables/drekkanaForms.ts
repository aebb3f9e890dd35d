/** Forms of the 36 drekkanas (Brihat Jataka 27), Aries first, in one letter each; editions differ. */
const FORMS = ['AQA', '-Q-', '-AA', 'Q-S', 'B-A', '-A-', '-BA', 'SPQ', 'A-A', 'N--', 'B--', '--S'] as const;

export type DrekkanaForm = 'armed' | 'noose' | 'fetter' | 'serpent' | 'bird' | 'quadruped' | 'plain';

const BY_LETTER: Readonly<Record<string, DrekkanaForm>> = {
  A: 'armed',
  P: 'noose',
  N: 'fetter',
  S: 'serpent',
  B: 'bird',
  Q: 'quadruped',
  '-': 'plain',
};

/** Returns the form of a drekkana. */
export function drekkanaForm(signIndex: number, partIndex: number): DrekkanaForm {
  return BY_LETTER[FORMS[signIndex]![partIndex]!]!;
}
