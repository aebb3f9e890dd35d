/** Names and short words of one language, each list in one order for all languages, its words separated by ` | `. */

/** The lists; those of `lib/astro` tables are in their order. */
const LISTS = [
  'planets',
  'signs',
  'nakshatras',
  'tithis',
  'yogas',
  'karanas',
  'weekdays',
  'lunarMonths',
  'seasons',
  'ayanas',
  'samvatsaras',
  'pakshas',
  'choghadiyas',
  'kaals',
  'directions',
  'deities',
  'tithiGroups',
  'ganas',
  'nadis',
  'nakshatraTypes',
  'yonis',
  'avakahada',
  'muhurtas',
  'dayYogas',
  'anandadiYogas',
  'panchakas',
  'abodes',
  'taras',
  'specialTaras',
  'houses',
  'bodyLabels',
  'drawing',
  'charts',
  'terms',
] as const;

type List = (typeof LISTS)[number];
export type NameTable = Readonly<Record<List, string>>;

/** Words that another list has with another meaning; only who asks for this kind gets them. */
export type NameKind = 'samvatsaras' | 'pakshas' | 'choghadiyas' | 'avakahada';
const KINDS: readonly List[] = ['samvatsaras', 'pakshas', 'choghadiyas', 'avakahada', 'terms'] satisfies readonly (
  NameKind | 'terms'
)[];

/** Returns the words of a list in order. */
export function wordsOf(list: string): string[] {
  return list.split('|').map((word) => word.trim());
}

/** A dictionary from the Devanagari of `lib/astro` tables to another language; kinds and terms have a prefix. */
export type Dictionary = ReadonlyMap<string, string>;

/** Returns the dictionary of a language: where a word stands in two lists, the first list decides. */
export function dictionaryOf(devanagari: NameTable, table: NameTable): Dictionary {
  const words = new Map<string, string>();
  for (const list of LISTS) {
    const prefix = KINDS.includes(list) ? `${list} ` : '';
    const there = wordsOf(table[list]);
    for (const [i, word] of wordsOf(devanagari[list]).entries()) {
      const key = prefix + word;
      if (!words.has(key)) words.set(key, there[i]!);
    }
  }
  return words;
}
