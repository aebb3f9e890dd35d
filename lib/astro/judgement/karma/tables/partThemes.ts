/** Kinds of shashtiamshas whose names belong together; each of the sixty stands in one (interpretive, after the names). */
export type PartThemeId =
  | 'divine'
  | 'treasure'
  | 'nectar'
  | 'moon'
  | 'gentle'
  | 'clear'
  | 'fire'
  | 'poison'
  | 'time'
  | 'clan'
  | 'fierce'
  | 'restless';

interface PartTheme {
  readonly id: PartThemeId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly numbers: readonly number[];
}

export const PART_THEMES: readonly PartTheme[] = [
  { id: 'divine', name: 'Gods', sanskrit: 'देव', numbers: [3, 13, 14, 21, 22, 23, 24, 25] },
  { id: 'treasure', name: 'Treasure', sanskrit: 'निधि', numbers: [4, 5, 6, 28, 29] },
  { id: 'nectar', name: 'Nectar', sanskrit: 'अमृत', numbers: [17, 37, 38, 57, 58] },
  { id: 'moon', name: 'Moon', sanskrit: 'चंद्र', numbers: [18, 39, 49, 60] },
  { id: 'gentle', name: 'Gentleness', sanskrit: 'सौम्य', numbers: [19, 20, 26, 45, 46, 47, 54, 56] },
  { id: 'clear', name: 'Clearness', sanskrit: 'निर्मल', numbers: [27, 50, 53] },
  { id: 'fire', name: 'Fire', sanskrit: 'अग्नि', numbers: [10, 33, 51] },
  { id: 'poison', name: 'Poison', sanskrit: 'विष', numbers: [9, 16, 30, 40] },
  { id: 'time', name: 'Time', sanskrit: 'काल', numbers: [15, 31, 32, 35, 44] },
  { id: 'clan', name: 'Family', sanskrit: 'कुल', numbers: [8, 41, 42] },
  { id: 'fierce', name: 'Fierceness', sanskrit: 'उग्र', numbers: [1, 2, 34, 48, 52, 55] },
  { id: 'restless', name: 'Unrest', sanskrit: 'चंचल', numbers: [7, 11, 12, 36, 43, 59] },
];
