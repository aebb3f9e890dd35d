/** Kinds of shashtiamshas whose names belong together; each of the sixty stands in one (interpretive, after the names). */
interface PartTheme {
  readonly id: string;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly numbers: readonly number[];
  /** Meaning where several bodies are in it; follows a colon. */
  readonly meaning: string;
}

export const PART_THEMES: readonly PartTheme[] = [
  theme('divine', 'Gods', 'देव', [3, 13, 14, 21, 22, 23, 24, 25], 'devotion kept before protects now'),
  theme('treasure', 'Treasure', 'निधि', [4, 5, 6, 28, 29], 'generosity kept before returns as means and taste'),
  theme('nectar', 'Nectar', 'अमृत', [17, 37, 38, 57, 58], 'there is a gift for healing and making whole'),
  theme('moon', 'Moon', 'चंद्र', [18, 39, 49, 60], 'the feeling for others is old and can be trusted'),
  theme('gentle', 'Gentleness', 'सौम्य', [19, 20, 26, 45, 46, 47, 54, 56], 'mildness achieves here what force does not'),
  theme('clear', 'Clearness', 'निर्मल', [27, 50, 53], 'skill and a clean conscience are brought along'),
  theme('fire', 'Fire', 'अग्नि', [10, 33, 51], 'heat has to be turned into steady warmth'),
  theme('poison', 'Poison', 'विष', [9, 16, 30, 40], 'words, food and company want to be kept clean'),
  theme('time', 'Time', 'काल', [15, 31, 32, 35, 44], 'patience, and care for those who suffer, is the theme'),
  theme('clan', 'Family', 'कुल', [8, 41, 42], 'the family is where something is made good'),
  theme('fierce', 'Fierceness', 'उग्र', [1, 2, 34, 48, 52, 55], 'strength wants to be put to the service of the weak'),
  theme('restless', 'Unrest', 'चंचल', [7, 11, 12, 36, 43, 59], 'order, truth and staying with one thing bring rest'),
];

function theme(id: string, name: string, sanskrit: string, numbers: readonly number[], meaning: string): PartTheme {
  return { id, name, sanskrit, numbers, meaning };
}
