/** Which script a name is written in, and which names look alike (Unicode Technical Standard #39). */
import { LOOK_ALIKES } from '../tables/lookAlikes.ts';

/** Scripts in use today: UAX #31, tables 5 (recommended) and 7 (limited use). Historical scripts are in neither. */
const LIVING_SCRIPTS = `
Latin Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Arabic Thaana Tibetan Myanmar
Thai Lao Khmer Cyrillic Greek Armenian Georgian Hebrew Ethiopic
Meetei_Mayek Ol_Chiki Chakma Lepcha Limbu Syloti_Nagri Newa Saurashtra Wancho Hanifi_Rohingya Nko Adlam Vai Bamum
Osage Cherokee Canadian_Aboriginal Tifinagh Syriac Mandaic Javanese Balinese Sundanese Batak Cham Kayah_Li Lisu Miao
New_Tai_Lue Tai_Le Tai_Tham Tai_Viet Nyiakeng_Puachue_Hmong Yi
`
  .trim()
  .split(/\s+/);

/** Scripts that one language mixes: Japanese, Chinese with its phonetic signs, Korean. */
const WRITTEN_TOGETHER = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
];

/** Digits, signs and marks that belong to no script are allowed with every one. */
const ONE_WRITING = [...LIVING_SCRIPTS.map((script) => [script]), ...WRITTEN_TOGETHER].map((scripts) => {
  const all = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${all.join('')}]*$`, 'u');
});

/** Tells whether a name keeps to one script, or to scripts that one language mixes. */
export function isOfOneScript(name: string): boolean {
  return ONE_WRITING.some((writing) => writing.test(name));
}

const LATIN_LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alikes]) => [...alikes].map((alike) => [alike, letter])),
);

/** ASCII characters that look alike, each by one of them; i, l and 1 cannot be told apart. */
const ASCII_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/** Returns a form that look-alike names share: without marks, dots, underscores and hyphens; for comparison only. */
export function lookOf(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/[\p{M}._-]/gu, '')].map((letter) => {
    const latin = (LATIN_LETTERS.get(letter) ?? letter).toLowerCase();
    return ASCII_ALIKES[latin] ?? latin;
  });
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
}
