/** Forms of the 36 drekkanas (Brihat Jataka 27), Aries first, in one letter each; editions differ. */
const FORMS = ['AQA', '-Q-', '-AA', 'Q-S', 'B-A', '-A-', '-BA', 'SPQ', 'A-A', 'N--', 'B--', '--S'] as const;

const NAMES: Readonly<Record<string, string>> = {
  A: 'an armed',
  P: 'a noose',
  N: 'a fetter',
  S: 'a serpent',
  B: 'a bird',
  Q: 'a quadruped',
  '-': 'a plain',
};

/** Returns the form of a drekkana with its article: `an armed`. */
export function drekkanaForm(signIndex: number, partIndex: number): string {
  return NAMES[FORMS[signIndex]![partIndex]!]!;
}
